import type { Clock } from '../primitives/clock.js'
import { ServerError } from '../primitives/errors.js'

/** A timestamp was asked for that blocks have already passed. */
export class TimestampInThePast extends ServerError {
  constructor(given: bigint, previous: bigint) {
    super(`Timestamp ${given} is lower than or equal to previous block's timestamp ${previous}`)
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

/** The settings of block time at some moment. */
export interface BlockTimeSettings {
  readonly offset: bigint
  readonly next: bigint | undefined
}

/**
 * Which timestamp the next block gets: the clock's second plus an offset, but always later than the parent's.
 *
 * Timestamps rise strictly, because tools take equal ones for a reorganisation; many blocks in a second therefore run ahead of the clock.
 */
export class BlockTime {
  readonly #clock: Clock
  #offset = 0n
  #next: bigint | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The timestamp a block would get now. */
  peek(parent: bigint): bigint {
    if (this.#next !== undefined) return this.#next
    const now = this.#now()
    return now > parent ? now : parent + 1n
  }

  /** The timestamp of the block that is being made. A timestamp that was set once is used up, and time goes on from there. */
  take(parent: bigint): bigint {
    const timestamp = this.peek(parent)
    if (this.#next !== undefined) {
      this.#offset += timestamp - this.#now()
      this.#next = undefined
    }
    return timestamp
  }

  /** Lets time jump. Returns the whole offset from the clock in seconds. Throws `TimestampTooLate`. */
  increase(seconds: bigint): bigint {
    const latest = (this.#next ?? this.#now()) + seconds
    if (latest > MAX_TIMESTAMP) throw new TimestampTooLate(latest)
    this.#offset += seconds
    if (this.#next !== undefined) this.#next += seconds
    return this.#offset
  }

  /** Throws `TimestampInThePast` or `TimestampTooLate`. */
  setNext(timestamp: bigint, parent: bigint): void {
    if (timestamp > MAX_TIMESTAMP) throw new TimestampTooLate(timestamp)
    if (timestamp <= parent) throw new TimestampInThePast(timestamp, parent)
    this.#next = timestamp
  }

  settings(): BlockTimeSettings {
    return { offset: this.#offset, next: this.#next }
  }

  restore({ offset, next }: BlockTimeSettings): void {
    this.#offset = offset
    this.#next = next
  }

  #now(): bigint {
    return BigInt(Math.floor(this.#clock.now() / 1000)) + this.#offset
  }
}
