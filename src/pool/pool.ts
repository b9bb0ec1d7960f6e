import { feesOf, maximumCost, type Transaction } from '../evm/transaction.js'
import type { Clock } from '../primitives/clock.js'
import type { Address, Hash } from '../primitives/hex.js'
import { MissingState, type Reading } from '../primitives/missing-state.js'
import type { AccountFields } from '../state/account.js'
import type { BlockPrices } from './block-prices.js'
import { AlreadyKnown, CannotAfford, ReplacementUnderpriced } from './errors.js'
import { type EvictableContents, excessOf } from './eviction.js'
import type { PoolLimits } from './limits.js'
import { inBlockOrder, type PoolOrder } from './order.js'
import { QueueExpiry } from './queue-expiry.js'
import { byNonce, type PoolEntry, SenderTransactions } from './sender-transactions.js'

/** The part of the chain that the pool needs. */
export interface PoolChain {
  account(address: Address): AccountFields | undefined
  /** Throws `MissingState` unless some accounts are in memory. The addresses are asked for only if accounts may be elsewhere. */
  prepare?(addresses: () => Iterable<Address>): void
  /** Returns the gas limit of the next block. */
  gasLimit(): bigint
  /** Throws if no block from the next one on could contain a transaction. */
  checkTx(transaction: Transaction): void
  /** Returns the reason for which no block under the current rules can contain a transaction, whatever the state is. */
  misfitOf?(transaction: Transaction): string | undefined
}

/** A transaction that no block can contain, with the reason. */
export interface Misfit {
  readonly transaction: Transaction
  readonly reason: string
}

/** Receives every change of the contents. */
export interface PoolJournal {
  added(transaction: Transaction): void
  removed(transaction: Transaction): void
  /** Called for a transaction that is not restored. */
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
  /** Called with transactions that are not restored. */
  readonly onMisfits?: ((misfits: readonly Misfit[]) => void) | undefined
  readonly journal?: PoolJournal | undefined
}

/** Content of the pool at one time, for snapshots and forks. */
export type PoolContents = readonly Transaction[]

/** @param bump percentage of both prices; undefined if a higher fee cap is enough */
function isOutbid(old: Transaction, replacement: Transaction, bump: number | undefined): boolean {
  const before = feesOf(old.body)
  const after = feesOf(replacement.body)
  if (bump === undefined) return after.feeCap > before.feeCap
  const factor = 100n + BigInt(bump)
  const isHigher = (now: bigint, then: bigint) => now * 100n >= then * factor && now > then
  return isHigher(after.feeCap, before.feeCap) && isHigher(after.tipCap, before.tipCap)
}

/**
 * Transactions that wait for a block.
 *
 * The transactions of a sender whose nonces continue its account are *pending*, those behind a gap are *queued*. Where a limit is exceeded, a transaction is
 * evicted by geth's rules. An incoming transaction that would itself be evicted is rejected.
 */
export class Pool {
  readonly #chain: PoolChain
  readonly #limits: PoolLimits
  readonly #order: PoolOrder
  readonly #onPending: (transaction: Transaction) => void
  readonly #onMisfits: ((misfits: readonly Misfit[]) => void) | undefined
  readonly #journal: PoolJournal | undefined
  readonly #senders = new Map<Address, SenderTransactions>()
  readonly #byHash = new Map<Hash, Transaction>()
  readonly #announced = new Set<Hash>()
  readonly #expiry: QueueExpiry
  /** The contents as eviction reads them. */
  readonly #evictable: EvictableContents
  #arrivals = 0
  #version = 0

  constructor({ chain, clock, limits, order, onPending, onMisfits, journal }: PoolOptions) {
    this.#chain = chain
    this.#limits = limits
    this.#order = order
    this.#onPending = onPending
    this.#onMisfits = onMisfits
    this.#journal = journal
    this.#expiry = new QueueExpiry(clock, limits.lifetimeMs, () => this.#expire())
    const pool = this
    this.#evictable = {
      get size() {
        return pool.size
      },
      senders: () => [...this.#senders.keys()],
      entries: () => this.#entries(),
      executablePrefix: (sender) => this.#executablePrefix(sender),
      queue: (sender) => this.#queue(sender),
      queuedSenders: () => this.#expiry.senders,
      isPending: ({ from, body }) => body.nonce < this.#nextNonce(from),
    }
  }

  /**
   * Changes with the contents, and with a request to drop a transaction that is not there: the change of the call that dropped it may not be in the store
   * yet.
   */
  get version(): number {
    return this.#version
  }

  get size(): number {
    return this.#byHash.size
  }

  get(hash: Hash): Transaction | undefined {
    return this.#byHash.get(hash)
  }

  /** Throws `MissingState` unless the accounts of all senders are in memory. A change that follows at once, with `update`, is then made as a whole. */
  prepare(this: Reading<Pool>): void {
    this.#prepare()
  }

  /** Adds a transaction. Throws if it is rejected; the pool has then not changed. */
  add(this: Reading<Pool>, transaction: Transaction): void {
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
    const evicted = replaced ? [] : this.#evictFor(transaction)
    this.#version++
    for (const sender of new Set([from, ...evicted.map((other) => other.from)])) this.#settle(sender)
  }

  /** Returns the nonce after the last pending transaction of an account. */
  nextNonce(this: Reading<Pool>, address: Address): bigint {
    return this.#nextNonce(address)
  }

  /** Number of pending transactions. If accounts would have to be loaded to count them, the number of those that were announced. */
  get pendingCount(): number {
    try {
      return [...this.#senders.keys()].reduce((sum, sender) => sum + this.#executablePrefix(sender).length, 0)
    } catch (error) {
      if (error instanceof MissingState) return this.#announced.size
      throw error
    }
  }

  /** Returns the pending transactions of each sender, in the order of nonces. */
  pending(this: Reading<Pool>): Map<Address, readonly Transaction[]> {
    return this.#partition((own, prefix) => own.slice(0, prefix))
  }

  /** Returns the queued transactions of each sender, in the order of nonces. */
  queued(this: Reading<Pool>): Map<Address, readonly Transaction[]> {
    return this.#partition((own, prefix) => own.slice(prefix))
  }

  /**
   * Returns the pending transactions in the order in which a block takes them: by their tip and then by arrival, or with the order `fifo` by arrival only. A
   * transaction that does not pay the prices of the block is left out, and so are its successors.
   */
  executable(this: Reading<Pool>, prices: BlockPrices): Transaction[] {
    const prefixes = [...this.#senders.keys()].map((sender) => this.#executablePrefix(sender))
    return inBlockOrder(prefixes, this.#order, prices)
  }

  /** Removes a transaction. Returns whether it was in the pool. */
  drop(this: Reading<Pool>, hash: Hash): boolean {
    const transaction = this.#byHash.get(hash)
    if (transaction) {
      this.#prepare()
      this.#forget(transaction)
      this.#settle(transaction.from)
    }
    this.#version++
    return transaction !== undefined
  }

  /** Removes all transactions of a sender. */
  dropFrom(this: Reading<Pool>, sender: Address): void {
    const own = this.#senders.get(sender)?.values() ?? []
    for (const { transaction } of [...own].sort(byNonce).reverse()) this.drop(transaction.hash)
    this.#version++
  }

  /** Removes the transactions whose tip cap is below a limit in wei per gas. Their successors are queued. */
  dropBelow(this: Reading<Pool>, tip: bigint): void {
    for (const transaction of [...this.#byHash.values()]) {
      if (feesOf(transaction.body).tipCap < tip) this.drop(transaction.hash)
    }
  }

  /**
   * Updates the pool after a change of the chain: drops the transactions whose nonce is used, whose sender can no longer pay them, or whose gas limit is above
   * that of the next block, and announces those that have become pending.
   */
  update(this: Reading<Pool>): void {
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
    return this.#entries()
      .sort((a, b) => a.arrival - b.arrival)
      .map(({ transaction }) => transaction)
  }

  /**
   * Replaces the contents. Pending transactions are not announced again. Transactions that no block can contain are left out: the contents may be those of a node
   * with other limits.
   */
  restore(this: Reading<Pool>, contents: PoolContents): void {
    // Not those of the senders that leave: work that restores a snapshot has gone back before it comes here, and has read the accounts of these only.
    this.#chain.prepare?.(() => contents.map(({ from }) => from))
    this.clear()
    const misfits: Misfit[] = []
    for (const transaction of contents) {
      const reason = this.#chain.misfitOf?.(transaction)
      if (reason === undefined) this.#insert({ transaction, arrival: this.#arrivals++ })
      else misfits.push({ transaction, reason })
    }
    for (const sender of this.#senders.keys()) {
      for (const { transaction } of this.#executablePrefix(sender)) this.#announced.add(transaction.hash)
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
    this.#expiry.clear()
    this.#version++
  }

  /** Cancels the expiry timer. */
  close(): void {
    this.#expiry.cancel()
  }

  /** Throws `MissingState` unless the accounts of all senders and of some others are in memory, so that a change of the pool is never interrupted. */
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

  #executablePrefix(sender: Address): PoolEntry[] {
    return this.#senders.get(sender)?.executablePrefix(this.#nonceOf(sender)) ?? []
  }

  #queue(sender: Address): PoolEntry[] {
    return this.#senders.get(sender)?.queue(this.#nonceOf(sender)) ?? []
  }

  #entries(): PoolEntry[] {
    return [...this.#senders.values()].flatMap((own) => [...own.values()])
  }

  #nextNonce(address: Address): bigint {
    const nonce = this.#nonceOf(address)
    return this.#senders.get(address)?.nextNonce(nonce) ?? nonce
  }

  #nonceOf(address: Address): bigint {
    return this.#chain.account(address)?.nonce ?? 0n
  }

  #partition(part: (own: readonly Transaction[], prefix: number) => readonly Transaction[]): Map<Address, readonly Transaction[]> {
    const parts = new Map<Address, readonly Transaction[]>()
    for (const [sender, own] of this.#senders) {
      const ordered = [...own.values()].sort(byNonce).map(({ transaction }) => transaction)
      const chosen = part(ordered, this.#executablePrefix(sender).length)
      if (chosen.length > 0) parts.set(sender, chosen)
    }
    return parts
  }

  /** Evicts transactions until the limits are kept, and returns them. Throws if the incoming transaction is one of them; the others are then restored. */
  #evictFor(incoming: Transaction): Transaction[] {
    const evicted: { readonly entry: PoolEntry; readonly isAnnounced: boolean }[] = []
    // The queue of a sender also grows when a pending transaction is evicted: its successors are then behind a gap.
    const senders = new Set([incoming.from])
    const next = () => excessOf(this.#evictable, this.#limits, incoming, senders)
    try {
      for (let entry = next(); entry; entry = next()) {
        evicted.push({ entry, isAnnounced: this.#announced.has(entry.transaction.hash) })
        senders.add(entry.transaction.from)
        this.#forget(entry.transaction)
      }
    } catch (error) {
      this.#forget(incoming)
      for (const { entry, isAnnounced } of evicted) {
        this.#insert(entry)
        if (isAnnounced) this.#announced.add(entry.transaction.hash)
      }
      throw error
    }
    return evicted.map(({ entry }) => entry.transaction)
  }

  /** Announces the transactions of a sender that have become pending, and starts or ends the expiry of its queue. */
  #settle(sender: Address): void {
    const own = this.#senders.get(sender)
    const nonce = this.#nonceOf(sender)
    const arrived = own?.settle(nonce).filter(({ transaction }) => !this.#announced.has(transaction.hash)) ?? []
    const hasQueue = own?.hasQueue(nonce)
    if (!hasQueue || arrived.length > 0) this.#expiry.stop(sender)
    if (hasQueue) this.#expiry.start(sender)
    this.#expiry.schedule()
    for (const { transaction } of arrived) {
      this.#announced.add(transaction.hash)
      this.#onPending(transaction)
    }
  }

  /** Drops the queues whose time is over. */
  #expire(): void {
    this.#prepare()
    for (const sender of this.#expiry.takeExpired()) {
      for (const { transaction } of this.#queue(sender)) this.#forget(transaction)
      this.#version++
    }
    this.#expiry.schedule()
  }

  #insert(entry: PoolEntry): void {
    const { from, hash, body } = entry.transaction
    const own = this.#senders.get(from) ?? new SenderTransactions()
    this.#senders.set(from, own.set(body.nonce, entry))
    this.#byHash.set(hash, entry.transaction)
    this.#journal?.added(entry.transaction)
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
