import type { Block, Log } from '../chain/block.js'
import { covers, type LogCriteria, type LogQuery, matches } from '../chain/log-query.js'
import type { Transaction } from '../evm/transaction.js'
import { type Clock, monotonicTime } from '../primitives/clock.js'
import { ServerError } from '../primitives/errors.js'
import type { Hash, Hex } from '../primitives/hex.js'
import type { Reading } from '../primitives/missing-state.js'
import type { Bus } from './bus.js'
import { createId, type RandomBytes } from './ids.js'

/** No filter has the id of the request: it was uninstalled, or removed after it was idle. */
export class FilterNotFound extends ServerError {
  constructor() {
    super('filter not found')
  }
}

/** As many filters are installed as the node allows. */
export class TooManyFilters extends ServerError {
  constructor() {
    super('error creating filter: max limit reached')
  }
}

/** Sources that filters read when they are polled. */
export interface FilterSource {
  readonly head: Block
  blockByNumber(number: bigint): Block | undefined
  /** Returns the matching logs of the blocks `from` to `to`, both included, in chain order. */
  logs(criteria: LogCriteria, from: bigint, to: bigint): readonly Log[]
}

export interface FiltersOptions {
  readonly bus: Bus
  readonly chain: FilterSource
  readonly randomBytes: RandomBytes
  readonly clock: Clock
  /** Milliseconds without a poll after which a filter is idle. */
  readonly idleTimeout: number
  /** Milliseconds between two sweeps, which remove idle filters. */
  readonly sweepInterval: number
  /** Maximum number of filters. */
  readonly limit: number
  /** Maximum number of transactions between two polls. A filter with more is removed. Default 50,000. */
  readonly backlog?: number
}

/** Events since the last poll of a filter. */
export type FilterChanges =
  | { readonly kind: 'hashes'; readonly hashes: readonly Hash[] }
  | { readonly kind: 'logs'; readonly logs: readonly Log[] }
  | { readonly kind: 'transactions'; readonly transactions: readonly Transaction[] }

interface BlockFilter {
  readonly kind: 'blocks'
  /** Height up to which a poll has returned the blocks. */
  reported: bigint
}

interface LogFilter {
  readonly kind: 'logs'
  readonly query: LogQuery
  /** Height at which the filter was installed. Logs up to it do not belong to the filter. */
  since: bigint
  /** Height up to which polls have returned the logs. */
  reported: bigint
  /** Logs that a poll has returned and a revert has removed since. */
  removed: Log[]
}

interface TransactionFilter {
  readonly kind: 'transactions'
  readonly full: boolean
  waiting: Transaction[]
}

interface HashFilter {
  readonly kind: 'transactionHashes'
  waiting: Hash[]
}

type Filter = BlockFilter | LogFilter | TransactionFilter | HashFilter

/**
 * Installed filters. Any transport may poll them by their id.
 *
 * Filters on blocks and logs store the height of the last poll and read the chain when they are polled, so they neither grow nor lose events. Filters on
 * pending transactions collect them. One with too long a backlog is removed, so its owner notices the gap: the next poll fails.
 *
 * Idle filters are removed by the next sweep, or when another filter needs their place. A poll before that keeps the filter.
 */
export class Filters {
  readonly #bus: Bus
  readonly #chain: FilterSource
  readonly #randomBytes: RandomBytes
  readonly #clock: Clock
  readonly #idleTimeout: number
  readonly #sweepInterval: number
  readonly #limit: number
  readonly #backlog: number
  /** Filters in the order of their last use. */
  readonly #installed = new Map<string, { readonly filter: Filter; readonly lastUsed: number }>()
  /** Undefined while there is nothing to sweep. */
  #cancelSweep: (() => void) | undefined

  constructor(options: FiltersOptions) {
    const { bus, chain, randomBytes, clock, idleTimeout, sweepInterval, limit, backlog = 50_000 } = options
    this.#bus = bus
    this.#chain = chain
    this.#randomBytes = randomBytes
    this.#clock = clock
    this.#idleTimeout = idleTimeout
    this.#sweepInterval = sweepInterval
    this.#limit = limit
    this.#backlog = backlog
    bus.on('pendingTransaction', this.#onPendingTransaction, this)
    bus.on('removedLogs', this.#onRemovedLogs, this)
    bus.on('rewound', this.#onRewound, this)
  }

  /** Number of filters. */
  get size(): number {
    return this.#installed.size
  }

  /** Installs a filter on new blocks and returns its id. Throws `TooManyFilters`, as the other installers do. */
  newBlockFilter(): Hex {
    return this.#install({ kind: 'blocks', reported: this.#chain.head.number })
  }

  /** Installs a filter on logs of blocks that are still to come. */
  newLogFilter(query: LogQuery): Hex {
    const { number } = this.#chain.head
    return this.#install({ kind: 'logs', query, since: number, reported: number, removed: [] })
  }

  /** Installs a filter on pending transactions. */
  newPendingTransactionFilter(full: boolean): Hex {
    return this.#install(full ? { kind: 'transactions', full, waiting: [] } : { kind: 'transactionHashes', waiting: [] })
  }

  /** Returns the events since the last poll. Throws `FilterNotFound`. */
  changes(this: Reading<Filters>, id: string): FilterChanges {
    const filter = this.#use(id)
    switch (filter.kind) {
      case 'blocks':
        return { kind: 'hashes', hashes: this.#newBlocks(filter) }
      case 'logs':
        return { kind: 'logs', logs: this.#newLogs(filter) }
      case 'transactionHashes': {
        const hashes = filter.waiting
        filter.waiting = []
        return { kind: 'hashes', hashes }
      }
      case 'transactions': {
        const transactions = filter.waiting
        filter.waiting = []
        return { kind: 'transactions', transactions }
      }
    }
  }

  /** Returns the query of a log filter. Throws `FilterNotFound`, also for filters of other kinds. */
  logQuery(id: string): LogQuery {
    const filter = this.#use(id)
    if (filter.kind !== 'logs') throw new FilterNotFound()
    return filter.query
  }

  /** Removes a filter. Returns whether it existed. */
  uninstall(id: string): boolean {
    return this.#installed.delete(id)
  }

  close(): void {
    this.#bus.off('pendingTransaction', this.#onPendingTransaction, this)
    this.#bus.off('removedLogs', this.#onRemovedLogs, this)
    this.#bus.off('rewound', this.#onRewound, this)
    this.#installed.clear()
    this.#cancelSweep?.()
  }

  #install(filter: Filter): Hex {
    if (this.#installed.size >= this.#limit) this.#sweep()
    if (this.#installed.size >= this.#limit) throw new TooManyFilters()
    const id = createId(this.#randomBytes)
    this.#installed.set(id, { filter, lastUsed: monotonicTime(this.#clock) })
    if (!this.#cancelSweep) this.#awaitSweep()
    return id
  }

  #use(id: string): Filter {
    const entry = this.#installed.get(id)
    if (!entry) throw new FilterNotFound()
    this.#installed.delete(id)
    this.#installed.set(id, { filter: entry.filter, lastUsed: monotonicTime(this.#clock) })
    return entry.filter
  }

  #awaitSweep(): void {
    const sweep = () => {
      this.#sweep()
      this.#cancelSweep = undefined
      if (this.#installed.size > 0) this.#awaitSweep()
    }
    this.#cancelSweep = this.#clock.after(this.#sweepInterval, sweep, true)
  }

  #sweep(): void {
    const oldest = monotonicTime(this.#clock) - this.#idleTimeout
    for (const [id, { lastUsed }] of this.#installed) {
      if (lastUsed > oldest) return
      this.#installed.delete(id)
    }
  }

  #newBlocks(filter: BlockFilter): Hash[] {
    const head = this.#chain.head.number
    const hashes: Hash[] = []
    for (let number = filter.reported + 1n; number <= head; number++) {
      const block = this.#chain.blockByNumber(number)
      if (block) hashes.push(block.hash)
    }
    filter.reported = head
    return hashes
  }

  #newLogs(filter: LogFilter): Log[] {
    const head = this.#chain.head.number
    const logs = [...filter.removed, ...this.#logsBetween(filter.query, filter.reported + 1n, head)]
    filter.removed = []
    filter.reported = head
    return logs
  }

  #logsBetween({ criteria, scope }: LogQuery, first: bigint, last: bigint): readonly Log[] {
    // The block of the hash is older than the filter, so it has no new logs.
    if ('blockHash' in scope) return []
    const from = scope.from === 'head' || scope.from < first ? first : scope.from
    const to = scope.to === 'head' || scope.to > last ? last : scope.to
    return from > to ? [] : this.#chain.logs(criteria, from, to)
  }

  #onPendingTransaction(transaction: Transaction): void {
    for (const [id, { filter }] of this.#installed) {
      if (filter.kind !== 'transactions' && filter.kind !== 'transactionHashes') continue
      if (filter.waiting.length >= this.#backlog) this.#installed.delete(id)
      else if (filter.kind === 'transactions') filter.waiting.push(transaction)
      else filter.waiting.push(transaction.hash)
    }
  }

  #onRemovedLogs(logs: readonly Log[]): void {
    for (const { filter } of this.#installed.values()) {
      if (filter.kind !== 'logs') continue
      const { criteria, scope } = filter.query
      for (const log of logs) {
        const wasReported = filter.since < log.blockNumber && log.blockNumber <= filter.reported
        if (wasReported && covers(scope, log) && matches(criteria, log)) filter.removed.push(log)
      }
    }
  }

  #onRewound({ number }: Block): void {
    for (const { filter } of this.#installed.values()) {
      if (filter.kind === 'blocks' && filter.reported >= number) filter.reported = number - 1n
      if (filter.kind === 'logs') {
        if (filter.reported > number) filter.reported = number
        if (filter.since > number) filter.since = number
      }
    }
  }
}
