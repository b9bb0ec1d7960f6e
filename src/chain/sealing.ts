import { Block as BlockBody, type BlockHeader, createBlockHeader } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import { RLP } from '@ethereumjs/rlp'
import type { Withdrawal } from '@ethereumjs/util'
import { sha256 } from 'ethereum-cryptography/sha256.js'
import type { EmittedLog, ExecutionRequest, TransactionResult } from '../evm/executor.js'
import type { Transaction } from '../evm/transaction.js'
import { encodeTransaction } from '../evm/transaction.js'
import { type Address, bytesToHex, concatBytes, type Hash, hexToBytes } from '../primitives/hex.js'
import { orderedRoot } from '../state/trie.js'
import type { WorldState } from '../state/world-state.js'
import type { Block, Log, Receipt } from './block.js'
import { encodeReceipt, unionOfBlooms } from './receipt-encoding.js'

/** What is decided about a block before it runs. */
export interface HeaderTemplate {
  readonly parent: Block
  readonly common: Common
  /** Seconds since 1970. */
  readonly timestamp: bigint
  readonly feeRecipient: Address
  readonly gasLimit: bigint
  /** Wei per gas; ignored before London. */
  readonly baseFeePerGas: bigint
  /** What PREVRANDAO returns after the merge. */
  readonly prevRandao: Hash
  readonly extraData: Uint8Array
  readonly parentBeaconBlockRoot: Hash
  /** Before the merge: what the protocol asks for, unless given. */
  readonly difficulty?: bigint | undefined
}

const EMPTY_ROOT_FIELDS = {}

/** The header under which a block runs: everything that code can see, nothing that only the run will tell. */
export function openHeader(
  template: HeaderTemplate,
  results: Readonly<Record<string, Uint8Array | bigint>> = EMPTY_ROOT_FIELDS,
): BlockHeader {
  const { parent, common, difficulty } = template
  const isMerged = common.consensusType() === 'pos'
  return createBlockHeader(
    {
      parentHash: hexToBytes(parent.hash),
      number: parent.number + 1n,
      timestamp: template.timestamp,
      coinbase: template.feeRecipient,
      gasLimit: template.gasLimit,
      extraData: template.extraData,
      ...(isMerged ? { mixHash: hexToBytes(template.prevRandao) } : {}),
      ...(isMerged || difficulty === undefined ? {} : { difficulty }),
      ...(common.isActivatedEIP(1559) ? { baseFeePerGas: template.baseFeePerGas } : {}),
      ...(common.isActivatedEIP(4844) ? { blobGasUsed: 0n, excessBlobGas: parent.header.calcNextExcessBlobGas(common) } : {}),
      ...(common.isActivatedEIP(4788) ? { parentBeaconBlockRoot: hexToBytes(template.parentBeaconBlockRoot) } : {}),
      ...results,
    },
    {
      common,
      skipConsensusFormatValidation: true,
      ...(isMerged || difficulty !== undefined ? {} : { calcDifficultyFromHeader: parent.header }),
    },
  )
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
export function requestsHash(requests: readonly ExecutionRequest[]): Uint8Array {
  const hashes = requests.filter(({ data }) => data.length > 0).map(({ type, data }) => sha256(concatBytes(Uint8Array.of(type), data)))
  return sha256(concatBytes(...hashes))
}

/** What the run of a block has told about its header. */
export interface SealedFields {
  readonly stateRoot: Uint8Array
  readonly transactionsTrie: Uint8Array
  readonly receiptTrie: Uint8Array
  readonly logsBloom: Uint8Array
  readonly gasUsed: bigint
}

export function sealedFields(included: readonly IncludedTransaction[], state: WorldState): SealedFields {
  return {
    stateRoot: hexToBytes(state.root),
    transactionsTrie: hexToBytes(orderedRoot(included.map(({ transaction }) => encodeTransaction(transaction)))),
    receiptTrie: hexToBytes(orderedRoot(consensusReceipts(included))),
    logsBloom: unionOfBlooms(included.map(({ result }) => result.bloom)),
    gasUsed: included.at(-1)?.cumulativeGasUsed ?? 0n,
  }
}

/** Closes a block of our own: the header gets what the run has told, and the block its hash. */
export function sealBlock(
  template: HeaderTemplate,
  included: readonly IncludedTransaction[],
  requests: readonly ExecutionRequest[] | undefined,
  withdrawals: readonly Withdrawal[],
  state: WorldState,
): Block {
  const { common, parent } = template
  const fields: Record<string, Uint8Array | bigint> = { ...sealedFields(included, state) }
  if (requests) fields.requestsHash = requestsHash(requests)
  if (common.isActivatedEIP(4895))
    fields.withdrawalsRoot = hexToBytes(orderedRoot(withdrawals.map((withdrawal) => RLP.encode(withdrawal.raw()))))
  if (common.isActivatedEIP(4844)) fields.blobGasUsed = included.reduce((sum, { result }) => sum + (result.blobGasUsed ?? 0n), 0n)
  const header = openHeader(template, fields)
  const body = new BlockBody(
    header,
    included.map(({ transaction }) => transaction.body),
    [],
    common.isActivatedEIP(4895) ? [...withdrawals] : undefined,
    { common },
  )
  return decidedBlock(body, included, state, parent.totalDifficulty + header.difficulty)
}

/** A decided block with its receipts and logs in their places. */
export function decidedBlock(body: BlockBody, included: readonly IncludedTransaction[], state: WorldState, totalDifficulty: bigint): Block {
  const { header } = body
  const hash = bytesToHex(header.hash())
  let logIndex = 0
  const placeLog = (log: EmittedLog, transaction: Transaction, transactionIndex: number): Log => ({
    ...log,
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
    body,
    transactions: included.map(({ transaction }) => transaction),
    receipts,
    totalDifficulty,
    state,
  }
}
