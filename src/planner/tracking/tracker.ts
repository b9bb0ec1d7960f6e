import { BoundedMap } from '../../primitives/bounded-map.js'
import { type Clock, monotonicTime } from '../../primitives/clock.js'
import { within } from '../../primitives/deadline.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import type { ChainReader } from './chain-reader.js'
import { follow } from './follow.js'
import { isFinal, type Status } from './status.js'

export interface TrackerSources {
  readonly index: () => Promise<SnapshotIndex>
  /** By chain id. */
  readonly readers: ReadonlyMap<string, ChainReader>
  readonly clock: Clock
  /** Transactions that are remembered at most. */
  readonly limit: number
  /** Milliseconds that readers have for one question. */
  readonly timeout: number
}

/** A tracked transaction. */
interface Tracked {
  /** Last known status. A status that is not final is read again. */
  status: Status
  /** When it last changed, by the clock's monotonic time. */
  changed: number
}

/**
 * Milliseconds after which tracking ends if no block contains the transaction, or nothing changes in its messages. A message has twice the time of its
 * bridge.
 */
const UNSEEN = 5 * 60_000
const STALLED = 10 * 60_000

function patienceFor({ state, hops }: Status): number {
  if (state === 'STATE_SUBMITTED') return UNSEEN
  return Math.max(STALLED, ...hops.map(({ seconds }) => 2 * seconds * 1000))
}

const SUBMITTED: Status = { state: 'STATE_SUBMITTED', hops: [], release: undefined, failure: undefined }

/** Knows where the assets of transactions are. It looks when it is asked, and keeps what is final; the oldest are forgotten first. */
export class Tracker {
  readonly #sources: TrackerSources
  readonly #tracked: Map<string, Tracked>

  constructor(sources: TrackerSources) {
    this.#sources = sources
    this.#tracked = new BoundedMap(sources.limit)
  }

  readerOf(chainId: string): ChainReader | undefined {
    return this.#sources.readers.get(chainId)
  }

  /** Sends a transaction, and tracks it. Rejects as the reader does. */
  async submit(chainId: string, reader: ChainReader, transaction: Uint8Array): Promise<string> {
    const { clock, timeout } = this.#sources
    const hash = await within(clock, timeout, (signal) => reader.submit(transaction, signal))
    this.track(chainId, hash)
    return hash
  }

  track(chainId: string, hash: string): void {
    const key = keyOf(chainId, hash)
    if (this.#tracked.has(key)) return
    const now = monotonicTime(this.#sources.clock)
    this.#tracked.set(key, { status: SUBMITTED, changed: now })
  }

  /** Undefined for a transaction that is neither tracked nor in a block. */
  async status(chainId: string, reader: ChainReader, hash: string): Promise<Status | undefined> {
    const tracked = this.#tracked.get(keyOf(chainId, hash))
    if (tracked && isFinal(tracked.status)) return tracked.status
    const seen = await this.#look(chainId, reader, hash).catch((error: unknown) => (tracked ? unreadable(tracked, error) : undefined))
    return tracked ? this.#remember(tracked, seen ?? tracked.status) : seen
  }

  async #look(chainId: string, reader: ChainReader, hash: string): Promise<Status | undefined> {
    const { clock, timeout, readers } = this.#sources
    const index = await this.#sources.index()
    return within(clock, timeout, async (signal) => {
      const outcome = await reader.outcome(hash, signal)
      return outcome && follow({ index, readers, signal }, chainId, outcome)
    })
  }

  #remember(tracked: Tracked, status: Status): Status {
    const now = monotonicTime(this.#sources.clock)
    if (progressOf(status) !== progressOf(tracked.status)) tracked.changed = now
    const isAbandoned = !isFinal(status) && now - tracked.changed > patienceFor(status)
    tracked.status = isAbandoned ? { ...status, state: 'STATE_ABANDONED' } : status
    return tracked.status
  }
}

function keyOf(chainId: string, hash: string): string {
  return `${chainId}\n${hash.toLowerCase()}`
}

/** Returns the parts of a status whose change counts as progress. A failure to read is no progress. */
function progressOf({ state, hops }: Status): string {
  return `${state} ${hops.map(({ progress }) => progress).join(' ')}`
}

/** Returns the last known status with the reason why it could not be read again. */
function unreadable({ status }: Tracked, error: unknown): Status {
  const message = error instanceof Error ? error.message : String(error)
  return { ...status, failure: { type: 'STATUS_ERROR_INDEXING', message, details: undefined } }
}
