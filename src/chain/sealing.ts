import { sha256 } from 'ethereum-cryptography/sha256.js'
import type { EmittedLog } from '../evm/emitted-log.js'
import type { ExecutionRequest, TransactionResult } from '../evm/executor.js'
import { difficultyAfter, type Header, type HeaderFields, NO_REQUESTS_HASH, newHeader, nextExcessBlobGas } from '../evm/header.js'
import type { Rules } from '../evm/rules.js'
import type { Transaction } from '../evm/transaction.js'
import { type Address, bytesToHex, concatBytes, type Hash } from '../primitives/hex.js'
import { orderedRoot } from '../state/trie.js'
import type { WorldState } from '../state/world-state.js'
import type { Block, Log, Receipt, Withdrawal } from './block.js'
import { transactionsRootOf, withdrawalsRootOf } from './block-encoding.js'
import { encodeReceipt, unionOfBlooms } from './receipt-encoding.js'

/** Header fields that are known before the execution of a block. */
export interface HeaderTemplate {
  readonly parent: Block
  readonly rules: Rules
  /** Seconds since 1970. */
  readonly timestamp: bigint
  readonly feeRecipient: Address
  readonly gasLimit: bigint
  /** Wei per gas; ignored before London. */
  readonly baseFeePerGas: bigint
  /** Value of PREVRANDAO after the merge. */
  readonly prevRandao: Hash
  readonly extraData: Uint8Array
  readonly parentBeaconBlockRoot: Hash
  /** Before the merge: what the protocol asks for, unless given. */
  readonly difficulty?: bigint | undefined
}

/** Returns the header under which a block runs: with all that code can see. The results of the run are missing unless they are given. */
export function openHeader(template: HeaderTemplate, results: Partial<HeaderFields> = {}): Header {
  const { parent, rules, timestamp } = template
  const number = parent.number + 1n
  return newHeader(rules, {
    parentHash: parent.hash,
    number,
    timestamp,
    feeRecipient: template.feeRecipient,
    gasLimit: template.gasLimit,
    extraData: template.extraData,
    ...(rules.isMerged
      ? { mixHash: template.prevRandao }
      : { difficulty: template.difficulty ?? difficultyAfter(parent.header, number, timestamp, rules) }),
    ...(rules.isActive(1559) ? { baseFeePerGas: template.baseFeePerGas } : {}),
    ...(rules.isActive(4844) ? { excessBlobGas: nextExcessBlobGas(parent.header, rules) } : {}),
    ...(rules.isActive(4788) ? { parentBeaconBlockRoot: template.parentBeaconBlockRoot } : {}),
    ...results,
  })
}

/** A transaction that ran, with what it did and the gas of the block up to and with it. */
export interface IncludedTransaction {
  readonly transaction: Transaction
  readonly result: TransactionResult
  readonly cumulativeGasUsed: bigint
}

function consensusReceipts(included: readonly IncludedTransaction[]): Uint8Array[] {
  return included.map(({ transaction, result, cumulativeGasUsed }) =>
    encodeReceipt(
      { status: statusOf(result), root: result.root, cumulativeGasUsed, logsBloom: result.bloom, logs: result.logs },
      transaction.body.type,
    ),
  )
}

function statusOf(result: TransactionResult): 0 | 1 | undefined {
  if (result.root !== undefined) return undefined
  return result.ending.kind === 'return' ? 1 : 0
}

/** EIP-7685: the hash over the requests that are not empty. */
export function requestsHash(requests: readonly ExecutionRequest[]): Hash {
  const given = requests.filter(({ data }) => data.length > 0)
  if (given.length === 0) return NO_REQUESTS_HASH
  const hashes = given.map(({ type, data }) => sha256(concatBytes(Uint8Array.of(type), data)))
  return bytesToHex(sha256(concatBytes(...hashes)))
}

/** Fields of a header that follow from the run of its block. */
export type SealedFields = Pick<HeaderFields, 'stateRoot' | 'transactionsRoot' | 'receiptsRoot' | 'logsBloom' | 'gasUsed'>

export function sealedFields(included: readonly IncludedTransaction[], state: WorldState): SealedFields {
  return {
    stateRoot: state.root,
    transactionsRoot: transactionsRootOf(included.map(({ transaction }) => transaction.body)),
    receiptsRoot: orderedRoot(consensusReceipts(included)),
    logsBloom: unionOfBlooms(included.map(({ result }) => result.bloom)),
    gasUsed: included.at(-1)?.cumulativeGasUsed ?? 0n,
  }
}

/** Closes a block of our own: the header gets the results of the run, and the block its hash. */
export function sealBlock(
  template: HeaderTemplate,
  included: readonly IncludedTransaction[],
  requests: readonly ExecutionRequest[] | undefined,
  withdrawals: readonly Withdrawal[],
  state: WorldState,
): Block {
  const { rules, parent } = template
  const header = openHeader(template, {
    ...sealedFields(included, state),
    ...(requests ? { requestsHash: requestsHash(requests) } : {}),
    ...(rules.isActive(4895) ? { withdrawalsRoot: withdrawalsRootOf(withdrawals) } : {}),
    ...(rules.isActive(4844) ? { blobGasUsed: included.reduce((sum, { result }) => sum + (result.blobGasUsed ?? 0n), 0n) } : {}),
  })
  const parts = { header, uncles: [], withdrawals: rules.isActive(4895) ? withdrawals : undefined }
  return decidedBlock(parts, included, state, parent.totalDifficulty + header.difficulty)
}

/** Returns a block of our own without transactions and withdrawals. All other fields of its header are those of an empty block. */
export function sealEmptyBlock(template: HeaderTemplate, state: WorldState): Block {
  const { rules, parent } = template
  const header = openHeader(template, { stateRoot: state.root })
  const parts = { header, uncles: [], withdrawals: rules.isActive(4895) ? [] : undefined }
  return decidedBlock(parts, [], state, parent.totalDifficulty + header.difficulty)
}

/** A decided block with its receipts and logs in their places. */
export function decidedBlock(
  { header, uncles, withdrawals }: Pick<Block, 'header' | 'uncles' | 'withdrawals'>,
  included: readonly IncludedTransaction[],
  state: WorldState,
  totalDifficulty: bigint,
): Block {
  const { hash } = header
  let logIndex = 0
  // Spelled out: a copy that gets members afterwards takes several times as long, and a block may have tens of thousands.
  const placeLog = ({ address, topics, data }: EmittedLog, transaction: Transaction, transactionIndex: number): Log => ({
    address,
    topics,
    data,
    blockNumber: header.number,
    blockHash: hash,
    blockTimestamp: header.timestamp,
    transactionHash: transaction.hash,
    transactionIndex,
    logIndex: logIndex++,
    removed: false,
  })
  const receipts = included.map(
    ({ transaction, result, cumulativeGasUsed }, transactionIndex): Receipt => ({
      transaction,
      transactionIndex,
      blockHash: hash,
      blockNumber: header.number,
      status: statusOf(result),
      root: result.root,
      gasUsed: result.gasUsed,
      cumulativeGasUsed,
      effectiveGasPrice: result.effectiveGasPrice,
      blobGasUsed: result.blobGasUsed,
      blobGasPrice: result.blobGasPrice,
      contractAddress: result.createdAddress,
      logsBloom: result.bloom,
      logs: result.logs.map((log) => placeLog(log, transaction, transactionIndex)),
    }),
  )
  return {
    number: header.number,
    hash,
    header,
    uncles,
    withdrawals,
    transactions: included.map(({ transaction }) => transaction),
    receipts,
    totalDifficulty,
    state,
  }
}
