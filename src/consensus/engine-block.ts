import type { BlockPlan } from '../chain/application.js'
import type { Block } from '../chain/block.js'
import type { Header } from '../evm/header.js'
import { bytesToHex, hexToBytes } from '../primitives/hex.js'
import { keccakHash } from '../primitives/keccak.js'
import type { ProposedBlock } from './abci.js'

const NANOSECONDS = 1_000_000_000n
/** Bytes of an engine's hash of a block: SHA-256. */
const HASH_LENGTH = 32

/** Part of an engine's block that is known before the engine has its hash. */
export type EngineBlock = Pick<ProposedBlock, 'height' | 'time' | 'proposer' | 'transactions'>

/**
 * Returns the header parameters of an engine's block. They follow from the block and its parent alone, so all validators have the same.
 *
 * PREVRANDAO is the hash of the parent's hash, which contains the engine's hash of the parent: it is unknown before the parent is decided, and the
 * proposer, who knows everything that code can read, executes exactly the block that the others will execute. The engine's hash of the block itself
 * would let a proposer choose among values, by its choice of transactions.
 *
 * @param gasLimit consensus parameter; undefined for the gas limit of the parent
 */
export function planOf({ time, proposer }: EngineBlock, parent: Block, gasLimit: bigint | undefined): BlockPlan {
  const seconds = time / NANOSECONDS
  const { timestamp } = parent.header
  return {
    // Times of the engine rise strictly, in nanoseconds. The parent may be a block of a single node, which runs ahead of the clock.
    timestamp: seconds > timestamp ? seconds : timestamp,
    feeRecipient: bytesToHex(proposer),
    prevRandao: randomnessAfter(parent),
    gasLimit,
  }
}

/** Returns whether an engine decided a block: its `extraData` is then the engine's hash. */
export function isOfEngine({ extraData }: Pick<Header, 'extraData'>): boolean {
  return extraData.length === HASH_LENGTH
}

/** Returns the PREVRANDAO of the block after a parent. */
export function randomnessAfter({ hash }: Pick<Block, 'hash'>): BlockPlan['prevRandao'] {
  return keccakHash(hexToBytes(hash))
}
