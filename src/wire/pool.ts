import type { Quantity } from '../primitives/hex.js'
import type { Transaction } from './transaction.js'

/** Transactions by nonce, in decimal. */
export type TransactionsByNonce = {
  [nonce: string]: Transaction
}

/** Transactions by sender, with its checksum, and by nonce. */
export type TransactionsBySender = {
  [sender: string]: TransactionsByNonce
}

/** Result of txpool_content: transactions of the pool. Queued ones wait behind a nonce gap. */
export type PoolContent = {
  pending: TransactionsBySender
  queued: TransactionsBySender
}

/** Result of txpool_contentFrom: transactions of a sender. */
export type SenderContent = {
  pending: TransactionsByNonce
  queued: TransactionsByNonce
}

/** Lines of text by sender, with its checksum, and by nonce. */
export type SummariesBySender = {
  [sender: string]: { [nonce: string]: string }
}

/** Result of txpool_inspect: a line of text for each transaction of the pool. */
export type PoolSummary = {
  pending: SummariesBySender
  queued: SummariesBySender
}

/** Result of txpool_status: numbers of transactions. */
export type PoolStatus = {
  pending: Quantity
  queued: Quantity
}
