import { NodeClosed } from '../primitives/errors.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import { RequestTimeout } from './errors.js'
import type { Outbox } from './outbox.js'
import type { Session } from './session.js'

/**
 * A message of a peer while it is answered, a batch as a whole: its run time, and whether an answer is still needed.
 *
 * Only run time counts: the time in which the message waits for other calls does not.
 */
export class Request {
  readonly #limit: number
  readonly #now: () => number
  #used = 0
  /** Start of the current run; undefined while the message waits. */
  #since: number | undefined
  #overdue: Promise<never> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param limit run time in milliseconds after which the message is given up; 0 for no limit
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    readonly session: Session,
    limit = 0,
    now: () => number = () => performance.now(),
  ) {
    this.#limit = limit
    this.#now = now
    this.#since = now()
  }

  get peer(): object {
    return this.session.peer
  }

  /** Run time of this message in milliseconds. */
  get elapsed(): number {
    return this.#since === undefined ? this.#used : this.#used + this.#now() - this.#since
  }

  get isLate(): boolean {
    return this.#limit !== 0 && this.elapsed >= this.#limit
  }

  /** Throws `RequestTimeout` when the time is over, and `NodeClosed` when the peer is gone. */
  checkTime(): void {
    if (this.session.closed) throw new NodeClosed()
    if (this.isLate) throw new RequestTimeout()
  }

  pause(): void {
    this.#used = this.elapsed
    this.#since = undefined
  }

  resume(): void {
    this.#since ??= this.#now()
  }

  /** Lets timers, sockets and other calls run, if it is time for them. */
  async yield(): Promise<void> {
    const task = yieldToEventLoop()
    if (task === undefined) return
    this.pause()
    await task
    this.resume()
  }

  /** Whether the result of the running call may be large. */
  hasLargeResult = false

  /** Returns a promise to await before a large result is computed, while too many unsent answers are in memory. */
  room(): Promise<void> | undefined {
    const { outbox } = this.session
    return !outbox || !this.hasLargeResult || this.#hasRoom(outbox) ? undefined : this.#untilRoom(outbox)
  }

  /** Counts a part of the answer that waits for the other parts. */
  collect(size: number): void {
    this.session.outbox?.memory.collect(this, size)
  }

  /** Rejects with `RequestTimeout` when the time is over before the work is done. */
  async within<T>(work: Promise<T>): Promise<T> {
    if (this.#limit === 0) return work
    this.#overdue ??= this.#afterLimit()
    return Promise.race([work, this.#overdue])
  }

  /** Ends the message after its answer. */
  end(): void {
    clearTimeout(this.#timer)
    this.session.outbox?.memory.finish(this)
  }

  #hasRoom(outbox: Outbox): boolean {
    return !outbox.isFull && outbox.memory.hasRoom(this)
  }

  async #untilRoom(outbox: Outbox): Promise<void> {
    this.pause()
    const forget = this.session.onClose(() => outbox.memory.wake())
    while (!this.session.closed && !this.#hasRoom(outbox)) await outbox.memory.untilLess()
    forget()
    this.resume()
    this.checkTime()
  }

  #afterLimit(): Promise<never> {
    const overdue = new Promise<never>((_resolve, reject) => {
      const look = () => {
        if (this.isLate) reject(new RequestTimeout())
        else wait()
      }
      const wait = () => {
        this.#timer = setTimeout(look, Math.max(1, this.#limit - this.elapsed))
      }
      wait()
    })
    // Most messages are answered earlier: then nothing handles this rejection.
    overdue.catch(() => undefined)
    return overdue
  }
}
