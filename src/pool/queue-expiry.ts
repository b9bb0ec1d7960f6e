import { type Clock, monotonicTime } from '../primitives/clock.js'
import type { Address } from '../primitives/hex.js'
import { readingState } from '../primitives/missing-state.js'

/** Measures since when senders have queued transactions, and calls a function for those that have waited too long. */
export class QueueExpiry {
  readonly #clock: Clock
  /** Milliseconds; 0 for no expiry. */
  readonly #lifetimeMs: number
  readonly #onDue: () => void
  /** Times at which senders began to wait, in milliseconds since 1970, the oldest first. */
  readonly #since = new Map<Address, number>()
  #cancelTimer: (() => void) | undefined

  /** @param onDue drops the transactions of the senders of `takeExpired`; it may throw `MissingState`, and is then repeated */
  constructor(clock: Clock, lifetimeMs: number, onDue: () => void) {
    this.#clock = clock
    this.#lifetimeMs = lifetimeMs
    this.#onDue = onDue
  }

  /** Senders that wait, the oldest first. */
  get senders(): readonly Address[] {
    return [...this.#since.keys()]
  }

  start(sender: Address): void {
    if (!this.#since.has(sender)) this.#since.set(sender, monotonicTime(this.#clock))
  }

  stop(sender: Address): void {
    this.#since.delete(sender)
  }

  clear(): void {
    this.#since.clear()
  }

  /** Returns the senders whose time is over. They no longer wait. */
  takeExpired(): readonly Address[] {
    this.#cancelTimer = undefined
    const past = monotonicTime(this.#clock) - this.#lifetimeMs
    const expired: Address[] = []
    for (const [sender, since] of this.#since) {
      if (since > past) break
      expired.push(sender)
    }
    for (const sender of expired) this.#since.delete(sender)
    return expired
  }

  /** Starts the timer for the sender that has waited for the longest time, unless it runs. */
  schedule(): void {
    const [oldest] = this.#since.values()
    if (this.#cancelTimer || oldest === undefined || this.#lifetimeMs === 0) return
    const left = Math.max(0, oldest + this.#lifetimeMs - monotonicTime(this.#clock))
    this.#cancelTimer = this.#clock.after(left, () => this.#expireWhenLoaded(), true)
  }

  cancel(): void {
    this.#cancelTimer?.()
  }

  #expireWhenLoaded(): void {
    const expiring = readingState(this.#onDue)
    if (!(expiring instanceof Promise)) return
    // If the accounts cannot be loaded, the next change of the pool starts the timer again.
    expiring.catch(() => {
      this.#cancelTimer = undefined
    })
  }
}
