import { feesOf, maximumCost, type Transaction } from '../evm/transaction.js'
import { type Clock, monotonicTime } from '../primitives/clock.js'
import type { Address, Hash } from '../primitives/hex.js'
import { MissingState, readingState } from '../primitives/missing-state.js'
import type { AccountFields } from '../state/account.js'
import { type BlockPrices, tipAt } from './block-prices.js'
import {
  AccountLimitExceeded,
  AlreadyKnown,
  CannotAfford,
  FutureReplacesPending,
  PoolFull,
  ReplacementUnderpriced,
  TransactionUnderpriced,
} from './errors.js'
import type { PoolLimits } from './limits.js'
import type { PoolOrder } from './order.js'

/** The part of the chain that the pool needs. */
export interface PoolChain {
  account(address: Address): AccountFields | undefined
  /** Throws `MissingState` unless some accounts are in memory. The addresses are asked for only if accounts may be elsewhere. */
  prepare?(addresses: () => Iterable<Address>): void
  /** Returns the gas limit of the next block. */
  gasLimit(): bigint
  /** Refuses a transaction that could be in no block from the next one on. */
  checkTx(transaction: Transaction): void
  /** Returns why no block under the rules of now can contain a transaction, whatever the state is. */
  misfitOf?(transaction: Transaction): string | undefined
}

/** A transaction that no block can contain, and why. */
export interface Misfit {
  readonly transaction: Transaction
  readonly reason: string
}

/** Receives every change of the contents. */
export interface PoolJournal {
  added(transaction: Transaction): void
  removed(transaction: Transaction): void
  /** Is called for a transaction that was to be restored, and is not. */
  refused(transaction: Transaction): void
}

export interface PoolOptions {
  readonly chain: PoolChain
  /** Measures for how long queued transactions have waited. */
  readonly clock: Clock
  readonly limits: PoolLimits
  readonly order: PoolOrder
  /** Called with a transaction when it becomes executable for the first time. */
  readonly onPending: (transaction: Transaction) => void
  /** Called with transactions that were to be restored, and are not. */
  readonly onMisfits?: ((misfits: readonly Misfit[]) => void) | undefined
  readonly journal?: PoolJournal | undefined
}

interface Waiting {
  readonly transaction: Transaction
  /** Order of arrival, for transactions that pay the same. */
  readonly arrival: number
}

/** Content of the pool at one time, for snapshots and forks. */
export type PoolContents = readonly Transaction[]

/** The next transaction that a block may take from a sender. */
interface Head {
  readonly run: readonly Waiting[]
  readonly at: number
  readonly waiting: Waiting
  /** Wei per gas above the base fee. */
  readonly tip: bigint
}

/** Whether a block takes the first of two transactions before the second, by their order. */
const PRECEDES: { readonly [Order in PoolOrder]: (a: Head, b: Head) => boolean } = {
  priority: (a, b) => a.tip > b.tip || (a.tip === b.tip && a.waiting.arrival < b.waiting.arrival),
  fifo: (a, b) => a.waiting.arrival < b.waiting.arrival,
}

/** Returns the insertion index of a head in a list in reverse order. */
function placeOf(head: Head, heads: readonly Head[], precedes: (a: Head, b: Head) => boolean): number {
  let low = 0
  let high = heads.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = heads[middle]
    if (other && precedes(head, other)) low = middle + 1
    else high = middle
  }
  return low
}

const byNonce = (a: Waiting, b: Waiting) => (a.transaction.body.nonce < b.transaction.body.nonce ? -1 : 1)

function isOutbid(old: Transaction, replacement: Transaction, bump: number): boolean {
  const factor = 100n + BigInt(bump)
  const before = feesOf(old.body)
  const after = feesOf(replacement.body)
  const isHigher = (now: bigint, then: bigint) => now * 100n >= then * factor && now > then
  return isHigher(after.feeCap, before.feeCap) && isHigher(after.tipCap, before.tipCap)
}

/** Whether a transaction offers less than another, whatever the base fee will be. */
function isCheaper(one: Transaction, other: Transaction): boolean {
  const a = feesOf(one.body)
  const b = feesOf(other.body)
  return a.feeCap < b.feeCap || (a.feeCap === b.feeCap && a.tipCap < b.tipCap)
}

function countOf(parts: Iterable<readonly Waiting[]>): number {
  return [...parts].reduce((sum, part) => sum + part.length, 0)
}

/** Returns the transaction to evict. Throws if it is the incoming transaction. */
function otherThan(newcomer: Transaction, surplus: Waiting | undefined, Refusal: new () => Error): Waiting | undefined {
  if (surplus?.transaction === newcomer) throw new Refusal()
  return surplus
}

/**
 * The waiting transactions of a sender. It keeps what would take a look at all of them for each new one: their cost, and how far they continue the account
 * without a gap.
 */
class OwnTransactions extends Map<bigint, Waiting> {
  /** Sum of the maximum costs, in wei. */
  cost = 0n
  /** Every nonce from `#start` to before `#end`, if that is greater, has a transaction. */
  #start = 0n
  #end = 0n
  /** Those of the run before this nonce were settled. */
  #settled = 0n

  /** Adds a transaction whose nonce none of the others has. */
  override set(nonce: bigint, waiting: Waiting): this {
    this.#changeAt(nonce, maximumCost(waiting.transaction.body))
    return super.set(nonce, waiting)
  }

  override delete(nonce: bigint): boolean {
    const waiting = this.get(nonce)
    if (!waiting) return false
    this.#changeAt(nonce, -maximumCost(waiting.transaction.body))
    // Blocks take transactions from the start of the run.
    if (nonce === this.#start) this.#start++
    else if (nonce < this.#end) this.#end = nonce
    return super.delete(nonce)
  }

  /** Returns the nonce after the run that begins at the nonce of the account. */
  endOfRun(nonce: bigint): bigint {
    if (nonce < this.#start || nonce > this.#end) this.#end = nonce
    this.#start = nonce
    while (this.has(this.#end)) this.#end++
    return this.#end
  }

  /** Whether there are transactions behind the run that begins at a nonce. */
  hasQueue(nonce: bigint): boolean {
    return this.endOfRun(nonce) - nonce < this.size
  }

  /** Returns the transactions of the run that begins at a nonce. */
  run(nonce: bigint): Waiting[] {
    const run: Waiting[] = []
    for (let waiting = this.get(nonce); waiting; waiting = this.get(++nonce)) run.push(waiting)
    return run
  }

  /** Returns the transactions that may have joined the run since the last call. */
  settle(nonce: bigint): Waiting[] {
    const from = this.#settled > nonce ? this.#settled : nonce
    this.#settled = this.endOfRun(nonce)
    return this.run(from)
  }

  #changeAt(nonce: bigint, cost: bigint): void {
    this.cost += cost
    if (nonce < this.#settled) this.#settled = nonce
  }
}

/**
 * Transactions that wait for a block.
 *
 * For every sender the run of nonces that continues its account is *pending*, what stands behind a gap is *queued*. Where a limit is exceeded, a
 * transaction goes by geth's rules; a newcomer that would have to go itself is refused. (geth takes it, and drops it a moment later.)
 */
export class Pool {
  readonly #chain: PoolChain
  readonly #clock: Clock
  readonly #limits: PoolLimits
  readonly #order: PoolOrder
  readonly #onPending: (transaction: Transaction) => void
  readonly #onMisfits: ((misfits: readonly Misfit[]) => void) | undefined
  readonly #journal: PoolJournal | undefined
  readonly #senders = new Map<Address, OwnTransactions>()
  readonly #byHash = new Map<Hash, Transaction>()
  readonly #announced = new Set<Hash>()
  /** Senders with queued transactions, and since when none of theirs has become pending: milliseconds since 1970, the oldest first. */
  readonly #queuedSince = new Map<Address, number>()
  #cancelExpiry: (() => void) | undefined
  #arrivals = 0
  #version = 0

  constructor({ chain, clock, limits, order, onPending, onMisfits, journal }: PoolOptions) {
    this.#chain = chain
    this.#clock = clock
    this.#limits = limits
    this.#order = order
    this.#onPending = onPending
    this.#onMisfits = onMisfits
    this.#journal = journal
  }

  /** Changes whenever the contents do, and when something was to be dropped that is gone already: another call may have dropped it, whose change is not in the store yet. */
  get version(): number {
    return this.#version
  }

  get size(): number {
    return this.#byHash.size
  }

  get(hash: Hash): Transaction | undefined {
    return this.#byHash.get(hash)
  }

  /** Takes a transaction, or throws why not; then nothing has changed. */
  add(transaction: Transaction): void {
    const { from, hash, body } = transaction
    if (this.#byHash.has(hash)) throw new AlreadyKnown()
    this.#prepare([from])
    this.#chain.checkTx(transaction)
    const own = this.#senders.get(from)
    const replaced = own?.get(body.nonce)
    if (replaced && !isOutbid(replaced.transaction, transaction, this.#limits.priceBump)) throw new ReplacementUnderpriced()
    this.#checkFunds(transaction, (own?.cost ?? 0n) - (replaced ? maximumCost(replaced.transaction.body) : 0n))

    if (replaced) this.#forget(replaced.transaction)
    this.#insert({ transaction, arrival: this.#arrivals++ })
    const evicted = replaced ? [] : this.#makeRoom(transaction)
    this.#version++
    for (const sender of new Set([from, ...evicted.map((other) => other.from)])) this.#settle(sender)
  }

  /** The nonce after the last pending transaction of an account. */
  nextNonce(address: Address): bigint {
    const nonce = this.#chain.account(address)?.nonce ?? 0n
    return this.#senders.get(address)?.endOfRun(nonce) ?? nonce
  }

  /** Number of transactions that continue the account of their sender; if accounts have to be loaded for it, as far as it was announced. */
  get pendingCount(): number {
    try {
      return countOf([...this.#senders.keys()].map((sender) => this.#run(sender)))
    } catch (error) {
      if (error instanceof MissingState) return this.#announced.size
      throw error
    }
  }

  /** Per sender, in the order of nonces: what continues the account. */
  pending(): Map<Address, readonly Transaction[]> {
    return this.#partition((own, run) => own.slice(0, run))
  }

  /** Per sender, in the order of nonces: what waits behind a gap. */
  queued(): Map<Address, readonly Transaction[]> {
    return this.#partition((own, run) => own.slice(run))
  }

  /**
   * The pending transactions in the order in which a block takes them: what pays the producer more comes first, and of those that pay the same the
   * earlier; with the order `fifo` the earlier in any case. The nonces of a sender stay in order. A transaction that does not pay the prices of the block waits, and so do its successors.
   */
  executable(prices: BlockPrices): Transaction[] {
    const heads: Head[] = []
    const enter = (run: readonly Waiting[], at: number): void => {
      const waiting = run[at]
      const tip = waiting && tipAt(prices, waiting.transaction.body)
      if (!waiting || tip === undefined) return
      const head: Head = { run, at, waiting, tip }
      heads.splice(placeOf(head, heads, PRECEDES[this.#order]), 0, head)
    }
    for (const sender of this.#senders.keys()) enter(this.#run(sender), 0)
    const ordered: Transaction[] = []
    for (let first = heads.pop(); first; first = heads.pop()) {
      ordered.push(first.waiting.transaction)
      enter(first.run, first.at + 1)
    }
    return ordered
  }

  /** Takes a transaction out. Returns whether it was there. */
  drop(hash: Hash): boolean {
    const transaction = this.#byHash.get(hash)
    if (transaction) {
      this.#prepare()
      this.#forget(transaction)
      this.#settle(transaction.from)
    }
    this.#version++
    return transaction !== undefined
  }

  /** Takes out all transactions of a sender. */
  dropFrom(sender: Address): void {
    const own = this.#senders.get(sender)?.values() ?? []
    for (const { transaction } of [...own].sort(byNonce).reverse()) this.drop(transaction.hash)
    this.#version++
  }

  /** Takes out what offers less than a tip, in wei per gas; what followed it in its sender's order waits behind a gap. */
  dropBelow(tip: bigint): void {
    for (const transaction of [...this.#byHash.values()]) {
      if (feesOf(transaction.body).tipCap < tip) this.drop(transaction.hash)
    }
  }

  /**
   * After a change of the chain: drops the transactions whose nonce is used, whose sender can no longer pay them, or whose gas limit is above that of the
   * next block. Announces those that have become pending.
   */
  update(): void {
    this.#prepare()
    const gasLimit = this.#chain.gasLimit()
    for (const [sender, own] of this.#senders) {
      const { nonce = 0n, balance = 0n } = this.#chain.account(sender) ?? {}
      for (const { transaction } of [...own.values()]) {
        const { body } = transaction
        if (body.nonce < nonce || body.gasLimit > gasLimit || maximumCost(body) > balance) this.#forget(transaction)
      }
      this.#settle(sender)
    }
    this.#version++
  }

  contents(): PoolContents {
    return this.#waiting()
      .sort((a, b) => a.arrival - b.arrival)
      .map(({ transaction }) => transaction)
  }

  /**
   * Replaces the contents. Pending transactions are not announced again. Transactions that no block can contain are left out: the contents may be those of a node
   * with other limits.
   */
  restore(contents: PoolContents): void {
    this.#prepare(contents.map(({ from }) => from))
    this.clear()
    const misfits: Misfit[] = []
    for (const transaction of contents) {
      const reason = this.#chain.misfitOf?.(transaction)
      if (reason === undefined) this.#insert({ transaction, arrival: this.#arrivals++ })
      else misfits.push({ transaction, reason })
    }
    for (const sender of this.#senders.keys()) {
      for (const { transaction } of this.#run(sender)) this.#announced.add(transaction.hash)
      this.#settle(sender)
    }
    for (const { transaction } of misfits) this.#journal?.refused(transaction)
    if (misfits.length > 0) this.#onMisfits?.(misfits)
  }

  clear(): void {
    if (this.#journal) for (const transaction of this.#byHash.values()) this.#journal.removed(transaction)
    this.#senders.clear()
    this.#byHash.clear()
    this.#announced.clear()
    this.#queuedSince.clear()
    this.#version++
  }

  /** Waits for nothing any more. */
  close(): void {
    this.#cancelExpiry?.()
  }

  /** Throws `MissingState` unless the accounts of all senders, and of some others, are in memory: a change of the pool does not stop amid it. */
  #prepare(others: readonly Address[] = []): void {
    this.#chain.prepare?.(() => [...this.#senders.keys(), ...others])
  }

  /** @param waiting maximum cost of the other transactions of the sender */
  #checkFunds({ from, body }: Transaction, waiting: bigint): void {
    const balance = this.#chain.account(from)?.balance ?? 0n
    const cost = maximumCost(body)
    if (cost > balance) throw new CannotAfford(balance, 0n, cost)
    if (waiting + cost > balance) throw new CannotAfford(balance, waiting, cost)
  }

  /** The waiting transactions that continue an account without a gap. */
  #run(sender: Address): Waiting[] {
    return this.#senders.get(sender)?.run(this.#chain.account(sender)?.nonce ?? 0n) ?? []
  }

  #partition(part: (own: readonly Transaction[], run: number) => readonly Transaction[]): Map<Address, readonly Transaction[]> {
    const parts = new Map<Address, readonly Transaction[]>()
    for (const [sender, own] of this.#senders) {
      const ordered = [...own.values()].sort(byNonce).map(({ transaction }) => transaction)
      const chosen = part(ordered, this.#run(sender).length)
      if (chosen.length > 0) parts.set(sender, chosen)
    }
    return parts
  }

  /** Takes out what has to go for a newcomer, and returns it. Throws when that is the newcomer itself; then only this has changed. */
  #makeRoom(newcomer: Transaction): Transaction[] {
    const evicted: { readonly waiting: Waiting; readonly isAnnounced: boolean }[] = []
    // The queue of a sender grows also when a pending transaction is evicted: its successors then wait behind a gap.
    const senders = new Set([newcomer.from])
    try {
      for (let surplus = this.#surplus(newcomer, senders); surplus; surplus = this.#surplus(newcomer, senders)) {
        evicted.push({ waiting: surplus, isAnnounced: this.#announced.has(surplus.transaction.hash) })
        senders.add(surplus.transaction.from)
        this.#forget(surplus.transaction)
      }
    } catch (error) {
      this.#forget(newcomer)
      for (const { waiting, isAnnounced } of evicted) {
        this.#insert(waiting)
        if (isAnnounced) this.#announced.add(waiting.transaction.hash)
      }
      throw error
    }
    return evicted.map(({ waiting }) => waiting.transaction)
  }

  /**
   * Returns one transaction too many, by the limits in their order. Throws when it is the newcomer.
   *
   * @param senders senders whose queues may have grown
   */
  #surplus(newcomer: Transaction, senders: Iterable<Address>): Waiting | undefined {
    const { globalSlots, globalQueue } = this.#limits
    if (this.#byHash.size > globalSlots + globalQueue) return this.#outpriced(newcomer)
    return this.#surplusOfRuns(newcomer) ?? this.#surplusOfQueues(newcomer, senders)
  }

  /** The cheapest transaction, when the newcomer pays more. Not one of the same sender: the newcomer would wait behind the gap. */
  #outpriced(newcomer: Transaction): Waiting {
    const [first, ...others] = this.#waiting().filter(({ transaction }) => transaction.from !== newcomer.from)
    if (!first) throw new PoolFull()
    const cheapest = others.reduce((found, other) => (isCheaper(other.transaction, found.transaction) ? other : found), first)
    if (!isCheaper(cheapest.transaction, newcomer)) throw new TransactionUnderpriced()
    if (!this.#isPending(newcomer) && this.#isPending(cheapest.transaction)) throw new FutureReplacesPending()
    return cheapest
  }

  #surplusOfRuns(newcomer: Transaction): Waiting | undefined {
    const { accountSlots, globalSlots } = this.#limits
    if (this.#byHash.size <= globalSlots) return undefined
    const runs = new Map([...this.#senders.keys()].map((sender) => [sender, this.#run(sender)]))
    if (countOf(runs.values()) <= globalSlots) return undefined
    // Among equals the sender of the new transaction is chosen, so that no sender loses a place to one with as many.
    const own = runs.get(newcomer.from) ?? []
    const longest = [...runs.values()].reduce((found, run) => (run.length > found.length ? run : found), own)
    return longest.length > accountSlots ? otherThan(newcomer, longest.at(-1), PoolFull) : undefined
  }

  #surplusOfQueues(newcomer: Transaction, senders: Iterable<Address>): Waiting | undefined {
    const { accountQueue, globalQueue } = this.#limits
    for (const sender of senders) {
      const queue = this.#queue(sender)
      if (queue.length > accountQueue) return otherThan(newcomer, queue.at(-1), AccountLimitExceeded)
    }
    if (this.#byHash.size <= globalQueue) return undefined
    const waiting = new Set([...this.#queuedSince.keys(), ...senders])
    const queues = new Map([...waiting].map((sender) => [sender, this.#queue(sender)]))
    if (countOf(queues.values()) <= globalQueue) return undefined
    // A sender whose queue begins with the newcomer has waited for no time at all.
    const oldest = [...this.#queuedSince.keys()].find((sender) => queues.get(sender)?.length) ?? newcomer.from
    return otherThan(newcomer, queues.get(oldest)?.at(-1), PoolFull)
  }

  /** After a change: announces what has become pending, and notes since when the rest has waited. */
  #settle(sender: Address): void {
    const own = this.#senders.get(sender)
    const nonce = this.#chain.account(sender)?.nonce ?? 0n
    const arrived = own?.settle(nonce).filter(({ transaction }) => !this.#announced.has(transaction.hash)) ?? []
    const isWaiting = own?.hasQueue(nonce)
    if (!isWaiting || arrived.length > 0) this.#queuedSince.delete(sender)
    if (isWaiting && !this.#queuedSince.has(sender)) this.#queuedSince.set(sender, monotonicTime(this.#clock))
    this.#expireInTime()
    for (const { transaction } of arrived) {
      this.#announced.add(transaction.hash)
      this.#onPending(transaction)
    }
  }

  /** Sees to it that queued transactions go when their time is up. */
  #expireInTime(): void {
    const { lifetimeMs } = this.#limits
    const [oldest] = this.#queuedSince.values()
    if (this.#cancelExpiry || oldest === undefined || lifetimeMs === 0) return
    const left = Math.max(0, oldest + lifetimeMs - monotonicTime(this.#clock))
    this.#cancelExpiry = this.#clock.after(left, () => this.#expireWhenLoaded(), true)
  }

  #expireWhenLoaded(): void {
    const expiring = readingState(() => this.#expire())
    if (!(expiring instanceof Promise)) return
    // If the accounts cannot be loaded, the next change of the pool tries again.
    expiring.catch(() => {
      this.#cancelExpiry = undefined
    })
  }

  #expire(): void {
    this.#prepare()
    this.#cancelExpiry = undefined
    const past = monotonicTime(this.#clock) - this.#limits.lifetimeMs
    for (const [sender, since] of [...this.#queuedSince]) {
      if (since > past) break
      for (const { transaction } of this.#queue(sender)) this.#forget(transaction)
      this.#queuedSince.delete(sender)
      this.#version++
    }
    this.#expireInTime()
  }

  #isPending({ from, body }: Transaction): boolean {
    return body.nonce < this.nextNonce(from)
  }

  /** The waiting transactions of a sender behind a gap, in the order of nonces. */
  #queue(sender: Address): Waiting[] {
    const own = this.#senders.get(sender)
    const nonce = this.#chain.account(sender)?.nonce ?? 0n
    if (!own?.hasQueue(nonce)) return []
    return [...own.values()].filter(({ transaction }) => transaction.body.nonce > own.endOfRun(nonce)).sort(byNonce)
  }

  #waiting(): Waiting[] {
    return [...this.#senders.values()].flatMap((own) => [...own.values()])
  }

  #insert(waiting: Waiting): void {
    const { from, hash, body } = waiting.transaction
    const own = this.#senders.get(from) ?? new OwnTransactions()
    this.#senders.set(from, own.set(body.nonce, waiting))
    this.#byHash.set(hash, waiting.transaction)
    this.#journal?.added(waiting.transaction)
  }

  #forget(transaction: Transaction): void {
    const { from, hash, body } = transaction
    const own = this.#senders.get(from)
    own?.delete(body.nonce)
    if (own?.size === 0) this.#senders.delete(from)
    this.#byHash.delete(hash)
    this.#announced.delete(hash)
    this.#journal?.removed(transaction)
  }
}
