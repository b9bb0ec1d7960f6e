import { NodeClosed } from '../primitives/errors.js'
import { nextTask, ownTask, yieldToEventLoop } from '../primitives/event-loop.js'
import type { Waiter } from '../primitives/missing-state.js'
import { RequestTimeout } from './errors.js'
import type { Outbox } from './outbox.js'
import type { Session } from './session.js'

/** Messages of this task. Those that are answered in it, which most are, need no timer. */
const begun: Request[] = []

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
  /** Rejects the call that runs. Undefined before the first one and after the answer. */
  #giveUp: ((error: RequestTimeout) => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the message is answered, or given up while its work goes on. */
  #isOver = false

  /**
   * @param limit run time in milliseconds after which the message is given up; 0 for no limit
   * @param now milliseconds of a monotonic clock
   * @param resultLimit maximum characters of a result that is written as text
   */
  constructor(
    readonly session: Session,
    limit = 0,
    now: () => number = () => performance.now(),
    readonly resultLimit = Number.POSITIVE_INFINITY,
  ) {
    this.#limit = limit
    this.#now = now
    this.#since = now()
  }

  get peer(): object {
    return this.session.peer
  }

  /** For whom values are loaded: waits for a server end when the session closes. */
  get waiter(): Waiter {
    return this.session
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

  /** Lets others have a turn amid long work, and waits while too many answers are in memory. Throws as `checkTime` does. */
  async rest(): Promise<void> {
    const task = ownTask()
    if (task !== undefined) {
      this.pause()
      await task
      this.resume()
    }
    const room = this.room()
    if (room !== undefined) await room
    this.checkTime()
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
    if (!this.#isOver) this.session.outbox?.memory.collect(this, size)
  }

  /** Rejects with `RequestTimeout` when the time is over before the work is done. */
  within<T>(work: Promise<T>): Promise<T> {
    if (this.#limit === 0) return work
    if (!this.#giveUp && begun.push(this) === 1) {
      void nextTask().then(() => {
        for (const request of begun.splice(0)) if (request.#giveUp) request.#wait()
      })
    }
    return new Promise((resolve, reject) => {
      this.#giveUp = reject
      work.then(resolve, reject)
    })
  }

  /** Ends the message after its answer. */
  end(): void {
    this.#isOver = true
    this.#giveUp = undefined
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

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        if (this.isLate) this.#giveUp?.(new RequestTimeout())
        else this.#wait()
      },
      Math.max(1, this.#limit - this.elapsed),
    )
  }
}
