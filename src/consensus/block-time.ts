import type { Clock } from '../primitives/clock.js'
import { ServerError } from '../primitives/errors.js'

/** A timestamp was asked for that blocks have already passed. */
export class TimestampInThePast extends ServerError {
  constructor(given: bigint, previous: bigint, mayBeEqual = false) {
    super(
      mayBeEqual
        ? `Timestamp ${given} is lower than the previous block's timestamp ${previous}`
        : `Timestamp ${given} is lower than or equal to previous block's timestamp ${previous}`,
    )
  }
}

/** A timestamp was asked for after which there would soon be none left. */
export class TimestampTooLate extends ServerError {
  constructor(given: bigint) {
    super(`timestamp ${given} is too late: at most ${MAX_TIMESTAMP}`)
  }
}

/** A header's timestamp has 64 bits. Half of them are for callers to choose from, so that there is always a later one for the next block. */
const MAX_TIMESTAMP = 2n ** 63n - 1n
/** A thousand years: enough for any test, and for ages to come in 64 bits. */
const MAX_STEP = 31_556_952_000n

/** The settings of block time at some moment. */
export interface BlockTimeSettings {
  readonly offset: bigint
  readonly next: bigint | undefined
  /** Earliest timestamp of the next block, set by a jump of time. Void once the chain has passed it. */
  readonly floor: bigint | undefined
  readonly step: bigint | undefined
}

/**
 * Which timestamp the next block gets: the clock's second plus an offset, but always later than the parent's.
 *
 * Timestamps rise strictly, because tools take equal ones for a reorganisation; many blocks in a second therefore run ahead of the clock. A chain may
 * allow equal ones instead.
 */
export class BlockTime {
  /** Seconds by which a block is later than its parent, at least: 1, or 0 where timestamps may be equal. */
  readonly leastStep: bigint
  readonly #clock: Clock
  /** Another object after each change, also to the same values. */
  #settings: BlockTimeSettings = { offset: 0n, next: undefined, floor: undefined, step: undefined }

  /** @param mayBeEqual whether a block may have the timestamp of its parent */
  constructor(clock: Clock, mayBeEqual: boolean) {
    this.#clock = clock
    this.leastStep = mayBeEqual ? 0n : 1n
  }

  /** The timestamp a block would get now. One that was set for the next block is void once the chain has passed it. */
  peek(parent: bigint): bigint {
    const { next, floor, step } = this.#settings
    if (next !== undefined && next >= parent + this.leastStep) return next
    if (step !== undefined) return parent + step
    return latestOf(this.#now(), parent + this.leastStep, floor ?? 0n)
  }

  /** The timestamp of the block that is being made. A timestamp that was set once is used up, and time goes on from there. */
  take(parent: bigint): bigint {
    const timestamp = this.peek(parent)
    const { offset, next } = this.#settings
    if (next !== undefined) this.#change({ offset: offset + timestamp - this.#now(), next: undefined, floor: undefined })
    return timestamp
  }

  /**
   * Lets time jump, and the next block be at least so many seconds behind its parent, which may be ahead of the clock. Jumps before one block add up. Returns the
   * whole offset from the clock in seconds. Throws `TimestampTooLate`.
   */
  increase(seconds: bigint, parent: bigint): bigint {
    this.checkDistance(seconds)
    const { next, floor } = this.#settings
    const offset = this.#settings.offset + seconds
    const earliest = latestOf(floor ?? 0n, parent) + seconds
    if (earliest > MAX_TIMESTAMP) throw new TimestampTooLate(earliest)
    this.#change({ offset, next: next === undefined ? undefined : next + seconds, floor: earliest })
    return offset
  }

  /** Throws `TimestampTooLate` when it cannot get so many seconds later. */
  checkDistance(seconds: bigint): void {
    const latest = (this.#settings.next ?? this.#now()) + seconds
    if (latest > MAX_TIMESTAMP) throw new TimestampTooLate(latest)
  }

  /** Lets it be some time now, which goes on from there. Returns by how many seconds that is later than it was, less than 0 if earlier. */
  set(timestamp: bigint): bigint {
    if (timestamp > MAX_TIMESTAMP) throw new TimestampTooLate(timestamp)
    const change = timestamp - this.#now()
    this.#change({ offset: this.#settings.offset + change, next: undefined, floor: undefined })
    return change
  }

  /** Seconds from the timestamp of every block to that of the next, whatever the clock says; undefined where the clock counts. */
  get step(): bigint | undefined {
    return this.#settings.step
  }

  /** Throws `TimestampTooLate`. */
  set step(seconds: bigint | undefined) {
    if (seconds !== undefined && seconds > MAX_STEP) throw new TimestampTooLate(seconds)
    this.#change({ step: seconds })
  }

  /** Lets time jump, and the next block be at least so many seconds behind its parent, which may be ahead of the time. */
  jump(seconds: bigint, parent: bigint): void {
    this.increase(seconds, parent)
    if (this.peek(parent) < parent + seconds) this.setNext(parent + seconds, parent)
  }

  /** Throws `TimestampInThePast` or `TimestampTooLate`. */
  setNext(timestamp: bigint, parent: bigint): void {
    if (timestamp > MAX_TIMESTAMP) throw new TimestampTooLate(timestamp)
    if (timestamp < parent + this.leastStep) throw new TimestampInThePast(timestamp, parent, this.leastStep === 0n)
    this.#change({ next: timestamp, floor: undefined })
  }

  /** The settings of now: the same object as long as nothing sets any of them. */
  settings(): BlockTimeSettings {
    return this.#settings
  }

  restore(settings: BlockTimeSettings): void {
    this.#settings = settings
  }

  #change(changed: Partial<BlockTimeSettings>): void {
    this.#settings = { ...this.#settings, ...changed }
  }

  #now(): bigint {
    return BigInt(Math.floor(this.#clock.now() / 1000)) + this.#settings.offset
  }
}

function latestOf(...timestamps: readonly bigint[]): bigint {
  return timestamps.reduce((most, timestamp) => (timestamp > most ? timestamp : most))
}
