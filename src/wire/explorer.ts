/** Results of the namespace `ots`, which the explorer Otterscan reads. */
import type { Address, Hash, Hex, Quantity } from '../primitives/hex.js'
import type { Block } from './block.js'
import type { Log, Receipt, Transaction } from './transaction.js'

/** A block with the number of its transactions. The bloom is null. */
export type BlockSummary = Omit<Block, 'transactions' | 'logsBloom'> & {
  logsBloom: Hex | null
  transactionCount: number
}

/** A block with its fees and the ether that it created. */
export type BlockDetails = {
  block: BlockSummary
  issuance: BlockIssuance
  /** Wei that the senders paid. */
  totalFees: Quantity
}

/** Ether that a block created, in wei; nothing after the merge. */
export type BlockIssuance = {
  blockReward: Quantity
  uncleReward: Quantity
  /** The sum of both. */
  issuance: Quantity
}

/** A page of the transactions of a block. */
export type BlockTransactions = {
  fullblock: BlockPage
  receipts: readonly ReceiptSummary[]
}

/** A block with a page of its transactions. */
export type BlockPage = BlockSummary & {
  /** Their `input` is cut to the function selector. */
  transactions: readonly Transaction[]
}

/** A receipt whose logs and bloom are null. */
export type ReceiptSummary = Omit<Receipt, 'logs' | 'logsBloom'> & {
  logs: readonly Log[] | null
  logsBloom: Hex | null
}

/** A page of the transactions that touched an account, newest first. */
export type TransactionPage = {
  txs: readonly Transaction[]
  receipts: readonly TimedReceipt[]
  /** Whether there is nothing newer. */
  firstPage: boolean
  /** Whether there is nothing older. */
  lastPage: boolean
}

/** A receipt with the time of its block. */
export type TimedReceipt = Receipt & {
  /** Seconds since 1970. */
  timestamp: Quantity
}

/** Creator of a contract. */
export type ContractCreator = {
  /** Transaction that created it. */
  hash: Hash
  creator: Address
}

/** A transfer of ether, a creation or a destruction within a transaction. */
export type InternalOperation = {
  /** 0 transfer, 1 SELFDESTRUCT, 2 CREATE, 3 CREATE2. */
  type: number
  from: Address
  to: Address
  /** Wei. */
  value: Quantity
}

/** A call frame in a list, depth first. */
export type TraceEntry = {
  /** Name of the instruction. */
  type: string
  /** 0 for the outermost frame. */
  depth: number
  from: Address
  to: Address
  /** Wei. Null for DELEGATECALL and STATICCALL. */
  value: Quantity | null
  input: Hex
  output: Hex
}
