import { systemClock } from '../primitives/clock.js'
import { DeadlineMissed, within } from '../primitives/deadline.js'
import { nextTask } from '../primitives/event-loop.js'
import { toQuantity } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { RemoteFailure } from '../primitives/remote-json.js'
import { readHash, readObject } from './answers.js'
import { ForkRequestFailed, InvalidAnswer, NotInFixture, type RemoteCall, RemoteRefusal } from './errors.js'
import type { Facts, Identity } from './facts.js'
import { BatchRefused, httpTransport, type RemoteError, type Transport } from './transport.js'

/** Limits of the requests to a remote chain. */
export interface RequestLimits {
  /** Milliseconds that an attempt may take. */
  readonly timeout: number
  /** Attempts after the first. */
  readonly retries: number
  /** Milliseconds before the second attempt; twice as many before each further one. */
  readonly backoff: number
  /** Milliseconds that a request may take with all its attempts. */
  readonly deadline: number
  /** Messages in flight at most. */
  readonly concurrency: number
  /** Calls in a message at most. */
  readonly batchSize: number
}

/** A call with the reader of its result. */
export interface RemoteQuestion<T> extends RemoteCall {
  /** Returns the value of a result. Throws `InvalidAnswer` for one that the method cannot have; the call is then repeated. */
  readonly read: (result: Json) => T
}

interface Waiting {
  readonly call: RemoteCall
  readonly read: (result: Json) => unknown
  /** Time at which it is given up. */
  readonly deadline: number
  attempts: number
  resolve(result: Json): void
  reject(reason: unknown): void
}

/** The remote has become another chain. Repeating the call does not help. */
class ForeignChain extends Error {}

/** Statuses of HTTP from 400 to 499 after which a request may succeed: Request Timeout, Too Early, Too Many Requests. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])
/** Codes of JSON-RPC errors with which servers limit rates, and that of an internal error. */
const RETRIED_CODES: ReadonlySet<number> = new Set([-32005, -32007, -32029, 429, -32603])
/** Longest pause between two attempts in milliseconds. */
const LONGEST_PAUSE = 10_000

/**
 * Requests to a remote chain: equal ones are made once, those of one turn of the event loop are sent together, and failed ones are repeated.
 *
 * After a failure the remote must show that it is still the same chain, before other answers count.
 */
export class RemoteRequests {
  #transport: Transport
  #url: string | undefined
  readonly #facts: Facts | undefined
  readonly #inFlight = new Map<string, Promise<unknown>>()
  readonly #queue: Waiting[] = []
  #batchSize: number
  #active = 0
  #isScheduled = false
  /** Time until which nothing is sent. */
  #pausedUntil = 0
  #identity: Identity | undefined
  #isConfirmed = true

  /** @param url address of the server, by which a reset recognises it; undefined for a provider */
  constructor(
    transport: Transport,
    readonly limits: RequestLimits,
    facts?: Facts,
    url?: string,
  ) {
    this.#url = url
    this.#transport = transport
    this.#batchSize = limits.batchSize
    this.#facts = facts
  }

  /** Address of the server; undefined for a provider. */
  get url(): string | undefined {
    return this.#url
  }

  /** Sends later requests to another server, which must show that it has the same chain. Returns false, and changes nothing, for no HTTP URL. */
  moveTo(url: string): boolean {
    const transport = httpTransport(url, {}, globalThis.fetch)
    if (!transport) return false
    this.#transport = transport
    this.#url = url
    this.#batchSize = this.limits.batchSize
    this.#isConfirmed = this.#identity === undefined
    return true
  }

  /**
   * Sets the block by which the chain is recognised after a failure.
   *
   * @param isConfirmed whether the remote has shown this block
   */
  identify(identity: Identity, isConfirmed = true): void {
    this.#identity = identity
    this.#isConfirmed = isConfirmed
    this.#facts?.identify?.(identity)
  }

  /**
   * Returns the value of a call's result. An equal call that is in flight is shared.
   *
   * Rejects with `ForkRequestFailed`, with `RemoteRefusal` for an error that the remote answers, and with `NotInFixture`.
   */
  ask<T>(question: RemoteQuestion<T>): Promise<T> {
    const key = `${question.method} ${JSON.stringify(question.params)}`
    // The same method has the same reader.
    const shared = this.#inFlight.get(key) as Promise<T> | undefined
    if (shared !== undefined) return shared
    const asked = this.#answer(question).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, asked)
    return asked
  }

  async #answer<T>({ method, params, read }: RemoteQuestion<T>): Promise<T> {
    const call = { method, params }
    const known = await this.#facts?.get(call)
    if (known !== undefined) return read(known)
    if (this.#facts?.isFrozen) throw new NotInFixture(call)
    const result = await new Promise<Json>((resolve, reject) => {
      this.#queue.push({ call, read, deadline: performance.now() + this.limits.deadline, attempts: 0, resolve, reject })
      this.#schedule()
    })
    this.#facts?.set(call, result)
    return read(result)
  }

  /** Sends the requests of this turn of the event loop in the next one. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    void this.#untilDue().then(() => {
      this.#isScheduled = false
      this.#pump()
    })
  }

  async #untilDue(): Promise<void> {
    await nextTask()
    for (let left = this.#pausedUntil - performance.now(); left > 0; left = this.#pausedUntil - performance.now()) {
      const pause = left
      await new Promise<void>((resolve) => systemClock.after(pause, resolve))
    }
  }

  #pump(): void {
    while (this.#active < this.limits.concurrency && this.#queue.length > 0) {
      this.#active++
      void this.#send(this.#queue.splice(0, this.#batchSize)).finally(() => {
        this.#active--
        if (this.#queue.length > 0) this.#schedule()
      })
    }
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const calls = batch.map(({ call }) => call)
      const answers = await within(systemClock, this.limits.timeout, async (signal) => {
        if (!this.#isConfirmed) await this.#confirm(signal)
        return this.#transport.send(calls, signal)
      })
      for (const [i, waiting] of batch.entries()) {
        const answer = answers[i]
        if (answer === undefined) this.#repeat([waiting], 'the remote does not answer the call')
        else if ('error' in answer) this.#refuse(waiting, answer.error)
        else this.#accept(waiting, answer.result)
      }
    } catch (failure) {
      this.#fail(batch, failure)
    }
  }

  #accept(waiting: Waiting, result: Json): void {
    try {
      waiting.read(result)
    } catch (error) {
      if (error instanceof InvalidAnswer) this.#repeat([waiting], `the remote answers nonsense: ${error.message}`)
      else waiting.reject(error)
      return
    }
    waiting.resolve(result)
  }

  #refuse(waiting: Waiting, { code, message, data }: RemoteError): void {
    if (RETRIED_CODES.has(code)) this.#repeat([waiting], `the remote answers error ${code}: ${message}`)
    else waiting.reject(new RemoteRefusal(code, message, data))
  }

  #fail(batch: readonly Waiting[], failure: unknown): void {
    if (failure instanceof BatchRefused) {
      this.#batchSize = 1
      this.#queue.unshift(...batch)
    } else if (failure instanceof ForeignChain || !isTransient(failure)) {
      for (const { call, attempts, reject } of batch) reject(new ForkRequestFailed(call, reasonOf(failure), attempts + 1))
    } else {
      this.#repeat(batch, reasonOf(failure), failure instanceof RemoteFailure ? failure.retryAfter : undefined)
    }
  }

  /** Sends calls again after a pause, or gives them up. @param pause milliseconds that the server asks for */
  #repeat(batch: readonly Waiting[], reason: string, pause?: number): void {
    this.#isConfirmed = this.#identity === undefined
    const most = Math.max(...batch.map(({ attempts }) => attempts))
    // Jitter keeps several nodes from repeating at the same moment.
    const delay = Math.min(pause ?? this.limits.backoff * 2 ** most * (0.5 + Math.random() / 2), LONGEST_PAUSE)
    const due = performance.now() + delay
    for (const waiting of batch) {
      waiting.attempts++
      if (waiting.attempts > this.limits.retries || due > waiting.deadline) {
        waiting.reject(new ForkRequestFailed(waiting.call, reason, waiting.attempts))
      } else {
        this.#queue.push(waiting)
        this.#pausedUntil = Math.max(this.#pausedUntil, due)
      }
    }
    if (this.#queue.length > 0) this.#schedule()
  }

  /** Throws unless the remote is the chain that it was. */
  async #confirm(signal: AbortSignal): Promise<void> {
    if (!this.#identity) return
    const { number, hash } = this.#identity
    const [answer] = await this.#transport.send([{ method: 'eth_getBlockByNumber', params: [toQuantity(number), false] }], signal)
    if (!answer || 'error' in answer) throw new InvalidAnswer(`the remote does not show its block ${number}`)
    const found = readHash(readObject(answer.result).hash)
    if (found !== hash) throw new ForeignChain(`the remote is another chain: its block ${number} is ${found}, and was ${hash}`)
    this.#isConfirmed = true
  }
}

function isTransient(failure: unknown): boolean {
  const { status = 0 } = failure instanceof RemoteFailure ? failure : {}
  return status < 400 || status >= 500 || RETRIED_STATUSES.has(status)
}

function reasonOf(failure: unknown): string {
  // The texts of these contain nothing of the server's address. Errors of a provider may.
  const isOwn =
    failure instanceof RemoteFailure ||
    failure instanceof InvalidAnswer ||
    failure instanceof DeadlineMissed ||
    failure instanceof ForeignChain
  return isOwn ? failure.message : 'the provider fails'
}
