import { feesOf, type Transaction } from '../evm/transaction.js'
import type { Address } from '../primitives/hex.js'
import { AccountLimitExceeded, FutureReplacesPending, PoolFull, TransactionUnderpriced } from './errors.js'
import type { PoolLimits } from './limits.js'
import type { PoolEntry } from './sender-transactions.js'

/** The contents of the pool, which include the incoming transaction. */
export interface EvictableContents {
  readonly size: number
  senders(): readonly Address[]
  entries(): readonly PoolEntry[]
  executablePrefix(sender: Address): readonly PoolEntry[]
  /** Transactions of a sender behind a gap, in the order of nonces. */
  queue(sender: Address): readonly PoolEntry[]
  /** Senders with queued transactions. The first one has waited for the longest time. */
  queuedSenders(): readonly Address[]
  isPending(transaction: Transaction): boolean
}

function countOf(parts: Iterable<readonly PoolEntry[]>): number {
  return [...parts].reduce((sum, part) => sum + part.length, 0)
}

/** Compares what two transactions offer, whatever the base fee will be. */
function isCheaper(one: Transaction, other: Transaction): boolean {
  const a = feesOf(one.body)
  const b = feesOf(other.body)
  return a.feeCap < b.feeCap || (a.feeCap === b.feeCap && a.tipCap < b.tipCap)
}

/** Returns the transaction to evict. Throws if it is the incoming transaction. */
function rejectIncoming(incoming: Transaction, excess: PoolEntry | undefined, Refusal: new () => Error): PoolEntry | undefined {
  if (excess?.transaction === incoming) throw new Refusal()
  return excess
}

/**
 * Returns one transaction that exceeds the limits, by geth's rules; undefined if all limits are kept. Throws if it is the incoming transaction: geth
 * accepts that one and drops it a moment later.
 *
 * @param senders senders whose queues may have grown
 */
export function excessOf(
  contents: EvictableContents,
  limits: PoolLimits,
  incoming: Transaction,
  senders: Iterable<Address>,
): PoolEntry | undefined {
  if (contents.size > limits.globalSlots + limits.globalQueue) return cheapestOf(contents, incoming)
  return excessOfPending(contents, limits, incoming) ?? excessOfQueues(contents, limits, incoming, senders)
}

/**
 * Returns the cheapest transaction of the other senders. Those of the sender of the incoming transaction are left out, because it would then wait behind
 * a gap.
 */
function cheapestOf(contents: EvictableContents, incoming: Transaction): PoolEntry {
  const [first, ...others] = contents.entries().filter(({ transaction }) => transaction.from !== incoming.from)
  if (!first) throw new PoolFull()
  const cheapest = others.reduce((found, other) => (isCheaper(other.transaction, found.transaction) ? other : found), first)
  if (!isCheaper(cheapest.transaction, incoming)) throw new TransactionUnderpriced()
  if (!contents.isPending(incoming) && contents.isPending(cheapest.transaction)) throw new FutureReplacesPending()
  return cheapest
}

/** Returns the last pending transaction of the sender with the most, if there are too many. */
function excessOfPending(contents: EvictableContents, limits: PoolLimits, incoming: Transaction): PoolEntry | undefined {
  const { accountSlots, globalSlots } = limits
  if (contents.size <= globalSlots) return undefined
  const prefixes = new Map(contents.senders().map((sender) => [sender, contents.executablePrefix(sender)]))
  if (countOf(prefixes.values()) <= globalSlots) return undefined
  // Among equals the sender of the incoming transaction is chosen, so that no sender loses a place to one with as many.
  const own = prefixes.get(incoming.from) ?? []
  const longest = [...prefixes.values()].reduce((found, prefix) => (prefix.length > found.length ? prefix : found), own)
  return longest.length > accountSlots ? rejectIncoming(incoming, longest.at(-1), PoolFull) : undefined
}

/** Returns the last queued transaction of a sender with too many, or of the sender that has waited for the longest time, if there are too many in total. */
function excessOfQueues(
  contents: EvictableContents,
  limits: PoolLimits,
  incoming: Transaction,
  senders: Iterable<Address>,
): PoolEntry | undefined {
  const { accountQueue, globalQueue } = limits
  for (const sender of senders) {
    const queue = contents.queue(sender)
    if (queue.length > accountQueue) return rejectIncoming(incoming, queue.at(-1), AccountLimitExceeded)
  }
  if (contents.size <= globalQueue) return undefined
  const queuedSenders = contents.queuedSenders()
  const queues = new Map([...new Set([...queuedSenders, ...senders])].map((sender) => [sender, contents.queue(sender)]))
  if (countOf(queues.values()) <= globalQueue) return undefined
  // A sender whose queue begins with the incoming transaction has not waited at all.
  const oldest = queuedSenders.find((sender) => queues.get(sender)?.length) ?? incoming.from
  return rejectIncoming(incoming, queues.get(oldest)?.at(-1), PoolFull)
}
