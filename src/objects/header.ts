import type { Block } from '../chain/block.js'
import type { Header } from '../evm/header.js'
import { address, blockNonce, bloom, data, hash, nullable, type ObjectValue, objectOf, optional, quantity, uint64 } from '../rpc/schema.js'
import type * as wire from '../wire/block.js'

/** Members of a header, with those that later forks have added. */
export const headerFields = {
  number: quantity,
  /** Null in a pending block, as `nonce` and `miner` are. */
  hash: nullable(hash),
  parentHash: hash,
  sha3Uncles: hash,
  miner: nullable(address),
  stateRoot: hash,
  transactionsRoot: hash,
  receiptsRoot: hash,
  logsBloom: bloom,
  difficulty: quantity,
  gasLimit: uint64,
  gasUsed: uint64,
  timestamp: uint64,
  extraData: data,
  mixHash: hash,
  nonce: nullable(blockNonce),
  baseFeePerGas: optional(quantity),
  withdrawalsRoot: optional(hash),
  blobGasUsed: optional(uint64),
  excessBlobGas: optional(uint64),
  parentBeaconBlockRoot: optional(hash),
  requestsHash: optional(hash),
} as const

export const headerSchema = objectOf<wire.Header>()('Header', headerFields)
export type HeaderValue = ObjectValue<typeof headerFields>

export function describeHeaderFields(header: Header): HeaderValue {
  return {
    number: header.number,
    hash: header.hash,
    parentHash: header.parentHash,
    sha3Uncles: header.unclesHash,
    miner: header.feeRecipient,
    stateRoot: header.stateRoot,
    transactionsRoot: header.transactionsRoot,
    receiptsRoot: header.receiptsRoot,
    logsBloom: header.logsBloom,
    difficulty: header.difficulty,
    gasLimit: header.gasLimit,
    gasUsed: header.gasUsed,
    timestamp: header.timestamp,
    extraData: header.extraData,
    mixHash: header.mixHash,
    nonce: header.nonce,
    baseFeePerGas: header.baseFeePerGas,
    withdrawalsRoot: header.withdrawalsRoot,
    blobGasUsed: header.blobGasUsed,
    excessBlobGas: header.excessBlobGas,
    parentBeaconBlockRoot: header.parentBeaconBlockRoot,
    requestsHash: header.requestsHash,
  }
}

/** The head that subscriptions announce and that eth_getHeaderByHash answers: one object, from one place. */
export function describeHeader(block: Block): HeaderValue {
  return describeHeaderFields(block.header)
}

/** Members of a block that are unknown before it is decided. */
export const UNDECIDED = { hash: null, nonce: null, miner: null } as const
