import type { Transaction } from '../evm/transaction.js'
import { type BlockPrices, tipAt } from './block-prices.js'
import type { PoolEntry } from './sender-transactions.js'

/** Orders in which a block takes transactions of different senders: by the tip, or by arrival. */
export const POOL_ORDERS = ['priority', 'fifo'] as const
export type PoolOrder = (typeof POOL_ORDERS)[number]

/** The next transaction that a block may take from a sender. */
interface Candidate {
  /** Executable prefix of the sender. */
  readonly prefix: readonly PoolEntry[]
  readonly at: number
  readonly entry: PoolEntry
  /** Wei per gas above the base fee. */
  readonly tip: bigint
}

/** Compares two candidates. Below 0 if a block takes the first one before the second. */
const COMPARE: { readonly [Order in PoolOrder]: (a: Candidate, b: Candidate) => number } = {
  priority: (a, b) => (a.tip === b.tip ? a.entry.arrival - b.entry.arrival : a.tip > b.tip ? -1 : 1),
  fifo: (a, b) => a.entry.arrival - b.entry.arrival,
}

/** Returns the index at which a candidate is inserted into a list that is sorted in reverse. */
function insertionIndex(candidate: Candidate, candidates: readonly Candidate[], compare: (a: Candidate, b: Candidate) => number): number {
  let low = 0
  let high = candidates.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = candidates[middle]
    if (other && compare(candidate, other) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns executable transactions in the order in which a block takes them. The nonces of a sender stay in order. A transaction that does not pay the
 * prices of the block is left out, and so are its successors.
 *
 * @param prefixes executable prefixes of the senders
 */
export function inBlockOrder(prefixes: Iterable<readonly PoolEntry[]>, order: PoolOrder, prices: BlockPrices): Transaction[] {
  const candidates: Candidate[] = []
  const enter = (prefix: readonly PoolEntry[], at: number): void => {
    const entry = prefix[at]
    const tip = entry && tipAt(prices, entry.transaction.body)
    if (!entry || tip === undefined) return
    const candidate: Candidate = { prefix, at, entry, tip }
    candidates.splice(insertionIndex(candidate, candidates, COMPARE[order]), 0, candidate)
  }
  for (const prefix of prefixes) enter(prefix, 0)
  const ordered: Transaction[] = []
  for (let first = candidates.pop(); first; first = candidates.pop()) {
    ordered.push(first.entry.transaction)
    enter(first.prefix, first.at + 1)
  }
  return ordered
}
