import type { Block, Log, Receipt } from '../chain/block.js'
import { covers, type LogQuery, logsOf, matches } from '../chain/log-query.js'
import type { Transaction } from '../evm/transaction.js'
import { ServerError } from '../primitives/errors.js'
import type { Hash, Hex } from '../primitives/hex.js'
import type { Bus } from './bus.js'
import { createId, type RandomBytes } from './ids.js'

/** A connection has as many subscriptions as the node allows. */
export class TooManySubscriptions extends ServerError {
  constructor(limit: number) {
    super(`too many subscriptions: a connection may have ${limit} at a time`)
  }
}

/** Connection that owns subscriptions; they end with it. A session of `rpc/` is one. */
export interface Subscriber {
  /** Called before the first event of a subscription is delivered. */
  hold(id: Hex): void
  /** Calls `closer` when the connection ends, at once if it has. Returns a function that cancels this. */
  onClose(closer: () => void): () => void
}

/** Receives one event of a subscription. Its result is not awaited. */
export type Deliver<Event> = (id: Hex, event: Event) => void

export interface SubscriptionsOptions {
  readonly bus: Bus
  readonly randomBytes: RandomBytes
  /** Maximum number of subscriptions of a connection. */
  readonly limit: number
  /** Called with an error that a delivery throws. The chain and other deliveries continue. Must not throw. */
  readonly onFault?: (fault: unknown) => void
}

interface Listener<Event> {
  deliver(event: Event): void
}

/** A set, or another source of events that begins and ends deliveries. */
interface Listeners<L> {
  add(listener: L): unknown
  delete(listener: L): unknown
}

interface LogListener extends Listener<Log> {
  readonly query: LogQuery
}

interface ReceiptListener extends Listener<readonly Receipt[]> {
  /** Only receipts of these transactions; undefined for all. */
  readonly transactionHashes: ReadonlySet<Hash> | undefined
}

/** Subscriptions of one connection, each with the function that ends it. */
interface Held {
  readonly endings: Map<string, () => void>
  release(): void
}

/**
 * Subscriptions, which push events to the connection that created them.
 *
 * For each block, heads are delivered first, then logs in order, then receipts. A delivery may call the node. Events that it causes are delivered after
 * the current event has reached all listeners.
 */
export class Subscriptions {
  readonly #bus: Bus
  readonly #randomBytes: RandomBytes
  readonly #limit: number
  readonly #onFault: (fault: unknown) => void
  readonly #subscribers = new Map<Subscriber, Held>()
  readonly #heads = new Set<Listener<Block>>()
  readonly #logs = new Set<LogListener>()
  readonly #receipts = new Set<ReceiptListener>()
  readonly #transactions = new Set<Listener<Transaction>>()
  #announcements: (() => void)[] = []

  constructor({ bus, randomBytes, limit, onFault = () => {} }: SubscriptionsOptions) {
    this.#bus = bus
    this.#randomBytes = randomBytes
    this.#limit = limit
    this.#onFault = onFault
    bus.on('block', this.#onBlock, this)
    bus.on('rewound', this.#onRewound, this)
    bus.on('removedLogs', this.#onRemovedLogs, this)
    bus.on('pendingTransaction', this.#onPendingTransaction, this)
  }

  /** Number of subscriptions. */
  get size(): number {
    return [...this.#subscribers.values()].reduce((sum, { endings }) => sum + endings.size, 0)
  }

  /** Subscribes to new heads and returns the subscription's id. Throws `TooManySubscriptions`, as the other methods do. */
  newHeads(subscriber: Subscriber, deliver: Deliver<Block>): Hex {
    return this.#open(subscriber, this.#heads, (id) => ({ deliver: (block) => deliver(id, block) }))
  }

  /** Subscribes to logs of new blocks, one log per event. */
  logs(subscriber: Subscriber, query: LogQuery, deliver: Deliver<Log>): Hex {
    return this.#open(subscriber, this.#logs, (id) => ({ query, deliver: (log) => deliver(id, log) }))
  }

  newPendingTransactions(subscriber: Subscriber, deliver: Deliver<Transaction>): Hex {
    return this.#open(subscriber, this.#transactions, (id) => ({ deliver: (transaction) => deliver(id, transaction) }))
  }

  /** Subscribes to the receipts of each new block, of all transactions or of some. A block without such receipts causes no event. */
  transactionReceipts(subscriber: Subscriber, transactionHashes: ReadonlySet<Hash> | undefined, deliver: Deliver<readonly Receipt[]>): Hex {
    return this.#open(subscriber, this.#receipts, (id) => ({ transactionHashes, deliver: (receipts) => deliver(id, receipts) }))
  }

  /** Subscribes to the sync state. The node never synchronises, so there is one event, with false. */
  syncing(subscriber: Subscriber, deliver: Deliver<false>): Hex {
    const listeners = new Set<Listener<false>>()
    const id = this.#open(subscriber, listeners, (id) => ({ deliver: (state) => deliver(id, state) }))
    this.#announce(() => this.#deliverAll(listeners, false))
    return id
  }

  /**
   * Subscribes to events of another source.
   *
   * @param begin begins deliveries for an id, and returns a function that ends them
   */
  external(subscriber: Subscriber, begin: (id: Hex) => () => void): Hex {
    return this.#open(subscriber, { add: () => undefined, delete: (end: () => void) => end() }, begin)
  }

  /** Ends a subscription of this connection. Returns false if it has none with this id. */
  unsubscribe(subscriber: Subscriber, id: string): boolean {
    const held = this.#subscribers.get(subscriber)
    const end = held?.endings.get(id)
    if (!held || !end) return false
    end()
    held.endings.delete(id)
    if (held.endings.size === 0) {
      held.release()
      this.#subscribers.delete(subscriber)
    }
    return true
  }

  close(): void {
    this.#bus.off('block', this.#onBlock, this)
    this.#bus.off('rewound', this.#onRewound, this)
    this.#bus.off('removedLogs', this.#onRemovedLogs, this)
    this.#bus.off('pendingTransaction', this.#onPendingTransaction, this)
    for (const [subscriber, held] of this.#subscribers) {
      held.release()
      this.#endAll(subscriber)
    }
  }

  #open<L>(subscriber: Subscriber, listeners: Listeners<L>, listenerFor: (id: Hex) => L): Hex {
    const endings = this.#subscribers.get(subscriber)?.endings ?? new Map<string, () => void>()
    if (endings.size >= this.#limit) throw new TooManySubscriptions(this.#limit)
    const id = createId(this.#randomBytes)
    const listener = listenerFor(id)
    subscriber.hold(id)
    listeners.add(listener)
    endings.set(id, () => listeners.delete(listener))
    if (endings.size === 1) {
      const held: Held = { endings, release: () => {} }
      this.#subscribers.set(subscriber, held)
      held.release = subscriber.onClose(() => this.#endAll(subscriber))
    }
    return id
  }

  #endAll(subscriber: Subscriber): void {
    for (const end of this.#subscribers.get(subscriber)?.endings.values() ?? []) end()
    this.#subscribers.delete(subscriber)
  }

  #onBlock(block: Block): void {
    this.#announce(() => {
      this.#deliverAll(this.#heads, block)
      this.#deliverLogs(logsOf(block))
      this.#deliverReceipts(block.receipts)
    })
  }

  #onRewound(head: Block): void {
    this.#announce(() => this.#deliverAll(this.#heads, head))
  }

  #onRemovedLogs(logs: readonly Log[]): void {
    this.#announce(() => this.#deliverLogs(logs))
  }

  #onPendingTransaction(transaction: Transaction): void {
    this.#announce(() => this.#deliverAll(this.#transactions, transaction))
  }

  /** Runs an announcement. Within another announcement it is queued. */
  #announce(announcement: () => void): void {
    this.#announcements.push(announcement)
    if (this.#announcements.length > 1) return
    try {
      for (const next of this.#announcements) next()
    } finally {
      this.#announcements = []
    }
  }

  #deliverLogs(logs: readonly Log[]): void {
    for (const log of logs) {
      for (const listener of listening(this.#logs)) {
        const { criteria, scope } = listener.query
        if (covers(scope, log) && matches(criteria, log)) this.#deliver(listener, log)
      }
    }
  }

  #deliverReceipts(receipts: readonly Receipt[]): void {
    for (const listener of listening(this.#receipts)) {
      const { transactionHashes } = listener
      const wanted = transactionHashes ? receipts.filter(({ transaction }) => transactionHashes.has(transaction.hash)) : receipts
      if (wanted.length > 0) this.#deliver(listener, wanted)
    }
  }

  #deliverAll<Event>(listeners: ReadonlySet<Listener<Event>>, event: Event): void {
    for (const listener of listening(listeners)) this.#deliver(listener, event)
  }

  #deliver<Event>(listener: Listener<Event>, event: Event): void {
    try {
      listener.deliver(event)
    } catch (fault) {
      this.#onFault(fault)
    }
  }
}

/** Yields the current listeners, without those that unsubscribe before their turn. */
function* listening<L>(listeners: ReadonlySet<L>): Generator<L, void> {
  for (const listener of [...listeners]) if (listeners.has(listener)) yield listener
}
