import { NodeClosed } from '../primitives/errors.js'
import { overdueTask } from '../primitives/event-loop.js'
import { RequestTimeout } from './errors.js'
import type { Outbox } from './outbox.js'
import type { Session } from './session.js'

/**
 * A message of a peer while it is answered, a batch as a whole: how long it has taken, and whether an answer is still of use.
 *
 * Only time of work counts. While code of the message waits for its turn because of other calls, its time stands still.
 */
export class Request {
  readonly #limit: number
  readonly #now: () => number
  #used = 0
  /** When the time began to count; undefined while it stands still. */
  #since: number | undefined
  #overdue: Promise<never> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param limit milliseconds until the message is given up; 0 for no limit
   * @param now milliseconds of a clock that only goes on
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

  /** Milliseconds of work on this message. */
  get elapsed(): number {
    return this.#since === undefined ? this.#used : this.#used + this.#now() - this.#since
  }

  get isLate(): boolean {
    return this.#limit !== 0 && this.elapsed >= this.#limit
  }

  /** Throws `RequestTimeout` after the message's time, and `NodeClosed` when its peer is gone. */
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

  /** Lets timers, sockets and other calls go first, if it is time for them. */
  async yield(): Promise<void> {
    const task = overdueTask()
    if (task === undefined) return
    this.pause()
    await task
    this.resume()
  }

  /** Whether the call at work may have a large result. */
  hasLargeResult = false

  /** To be awaited before work on a large result: there may be too many answers in memory that peers have not taken in. */
  room(): Promise<void> | undefined {
    const { outbox } = this.session
    return !outbox || !this.hasLargeResult || this.#hasRoom(outbox) ? undefined : this.#untilRoom(outbox)
  }

  /** Counts a part of the answer that has to wait for the others. */
  collect(size: number): void {
    this.session.outbox?.memory.collect(this, size)
  }

  /** Rejects with `RequestTimeout` when the message's time is over before the work is done. */
  async within<T>(work: Promise<T>): Promise<T> {
    if (this.#limit === 0) return work
    this.#overdue ??= this.#afterLimit()
    return Promise.race([work, this.#overdue])
  }

  /** To be called when the message is answered. */
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
    // Most messages are answered before, and nobody waits for it.
    overdue.catch(() => undefined)
    return overdue
  }
}
