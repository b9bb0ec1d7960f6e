import { systemClock } from '../primitives/clock.js'
import { DeadlineMissed, within } from '../primitives/deadline.js'
import { NodeClosed } from '../primitives/errors.js'
import { nextTask } from '../primitives/event-loop.js'
import { toQuantity, ZERO_ADDRESS, ZERO_HASH } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import type { Waiter } from '../primitives/missing-state.js'
import { RemoteFailure, ServerUnreachable } from '../primitives/remote-json.js'
import { readHash, readObject } from './answers.js'
import { ForkRequestFailed, type Identity, InvalidAnswer, NotInFixture, type RemoteCall, RemoteRefusal } from './errors.js'
import type { Facts } from './facts.js'
import { BatchRefused, httpTransport, type RemoteAnswer, type RemoteError, type Transport } from './transport.js'

/** Limits of the requests to a remote chain. */
export interface RequestLimits {
  /** Milliseconds that an attempt may take. */
  readonly timeoutMs: number
  /** Attempts after the first. */
  readonly retries: number
  /** Milliseconds before the second attempt; twice as many before each further one. */
  readonly backoffMs: number
  /** Milliseconds that a request may take with all its attempts. */
  readonly deadlineMs: number
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

/** One that waits for the answer to a call. */
interface Asker {
  /** Passes on the value of a result. Throws `InvalidAnswer`. */
  take(result: Json): void
  reject(reason: unknown): void
}

/** A call that is being made, and all that wait for its answer. Each reads it in its own way. */
interface Waiting {
  readonly key: string
  readonly call: RemoteCall
  readonly askers: Set<Asker>
  /** Time at which it is given up. */
  readonly deadline: number
  attempts: number
}

/** The remote does not have the fork block any more. Repeating the call does not help. */
class ForeignChain extends Error {}

/** Statuses of HTTP from 400 to 499 after which a request may succeed: Request Timeout, Too Early, Too Many Requests. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])
/** Codes of JSON-RPC errors with which servers limit rates, and that of an internal error. */
const RETRIED_CODES: ReadonlySet<number> = new Set([-32005, -32007, -32029, 429, -32603])
/** Longest pause between two attempts in milliseconds. */
const LONGEST_PAUSE = 10_000

/** A call that only a server fails which reads the hash of a block: no block has this one. */
const OF_NO_BLOCK: RemoteCall = {
  method: 'eth_getTransactionCount',
  params: [ZERO_ADDRESS, { blockHash: ZERO_HASH, requireCanonical: true }],
}

/**
 * Requests to a remote chain: equal ones are made once, those of one turn of the event loop are sent together, and failed ones are repeated.
 *
 * All answers are of the chain of one fork block. State is read by the hash of that block (EIP-1898). Where a server does not take hashes, and for everything else,
 * a message also asks for the fork block, and its answers count only if that is still the same.
 */
export class RemoteRequests {
  #transport: Transport
  #url: string | undefined
  readonly #facts: Facts | undefined
  readonly #inFlight = new Map<string, Waiting>()
  #queue: Waiting[] = []
  #batchSize: number
  #active = 0
  #isScheduled = false
  /** Time until which nothing is sent. */
  #pausedUntil = 0
  /** Whether a caller of this node has named the server. It does not learn why no connection was made: that shows which ports are open. */
  #isNamedByCaller: boolean
  /** Whether the server reads state by the hash of a block. Undefined until it has shown it. */
  #takesHashes: boolean | undefined

  /**
   * @param url address of the server, by which a reset recognises it; undefined for a provider
   * @param isNamedByCaller whether a caller of this node has named the server
   */
  constructor(
    transport: Transport,
    readonly limits: RequestLimits,
    facts?: Facts,
    url?: string,
    isNamedByCaller = false,
  ) {
    this.#isNamedByCaller = isNamedByCaller
    this.#url = url
    this.#transport = transport
    this.#batchSize = limits.batchSize
    this.#facts = facts
  }

  /** Address of the server; undefined for a provider. */
  get url(): string | undefined {
    return this.#url
  }

  /** Sends later requests to another server, which a caller names. Returns false, and changes nothing, for no HTTP URL. */
  moveTo(url: string): boolean {
    const transport = httpTransport(url, {}, globalThis.fetch)
    if (!transport) return false
    this.#transport = transport
    this.#url = url
    this.#isNamedByCaller = true
    this.#batchSize = this.limits.batchSize
    this.#takesHashes = undefined
    return true
  }

  /**
   * Returns the value of a call's result. Equal calls share the answer of one, and each reads it.
   *
   * Rejects with `ForkRequestFailed`, with `RemoteRefusal` for an error that the remote answers, with `NotInFixture`, and with `NodeClosed` when the waiter is gone.
   *
   * @param waiter the caller. The call is not repeated after its caller has gone
   */
  ask<T>({ method, params, of, isState, read }: RemoteQuestion<T>, waiter?: Waiter): Promise<T> {
    const key = `${method} ${JSON.stringify(params)} ${of?.hash}`
    let waiting = this.#inFlight.get(key)
    if (!waiting) {
      const deadline = performance.now() + this.limits.deadlineMs
      waiting = { key, call: { method, params, of, isState }, askers: new Set(), deadline, attempts: 0 }
      this.#inFlight.set(key, waiting)
      void this.#begin(waiting)
    }
    return this.#answerTo(waiting, read, waiter)
  }

  async #answerTo<T>(waiting: Waiting, read: (result: Json) => T, waiter: Waiter | undefined): Promise<T> {
    let removeCloser = () => {}
    try {
      return await new Promise((resolve, reject) => {
        const asker: Asker = { take: (result) => resolve(read(result)), reject }
        waiting.askers.add(asker)
        const leave = () => {
          waiting.askers.delete(asker)
          if (waiting.askers.size === 0) this.#forget(waiting)
          reject(new NodeClosed())
        }
        if (waiter) removeCloser = waiter.onClose(leave)
      })
    } finally {
      removeCloser()
    }
  }

  /** Answers a call from what is kept, or sends it. */
  async #begin(waiting: Waiting): Promise<void> {
    try {
      const known = await this.#facts?.get(waiting.call)
      if (known !== undefined) this.#give(waiting, known)
      if (waiting.askers.size === 0) return
      if (this.#facts?.isFrozen) throw new NotInFixture(waiting.call)
      this.#queue.push(waiting)
      this.#schedule()
    } catch (error) {
      this.#fail(waiting, error)
    }
  }

  /** Passes a result to all that wait for it. Returns why some of them cannot read it; these go on waiting. */
  #give(waiting: Waiting, result: Json): InvalidAnswer | undefined {
    let nonsense: InvalidAnswer | undefined
    for (const asker of waiting.askers) {
      try {
        asker.take(result)
      } catch (error) {
        if (error instanceof InvalidAnswer) {
          nonsense = error
          continue
        }
        asker.reject(error)
      }
      waiting.askers.delete(asker)
    }
    if (waiting.askers.size === 0) this.#forget(waiting)
    return nonsense
  }

  #fail(waiting: Waiting, reason: unknown): void {
    this.#forget(waiting)
    for (const asker of waiting.askers) asker.reject(reason)
    waiting.askers.clear()
  }

  #forget(waiting: Waiting): void {
    if (this.#inFlight.get(waiting.key) === waiting) this.#inFlight.delete(waiting.key)
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
    this.#queue = this.#queue.filter(({ askers }) => askers.size > 0)
    while (this.#active < this.limits.concurrency && this.#queue.length > 0) {
      this.#active++
      void this.#send(this.#takeBatch()).finally(() => {
        this.#active--
        if (this.#queue.length > 0) this.#schedule()
      })
    }
  }

  /** Removes the calls of the next message from the queue: the first one, and others about the chain of the same fork block. */
  #takeBatch(): Waiting[] {
    const hash = this.#queue[0]?.call.of?.hash
    const isFit = ({ call }: Waiting) => call.of?.hash === hash
    const fit = this.#queue.filter(isFit)
    const batch = fit.slice(0, this.#batchSize)
    // Questions beside the calls are part of the message.
    const beside = this.#callsBeside(batch).length
    const left = fit.slice(Math.max(1, this.#batchSize - beside))
    this.#queue = [...left, ...this.#queue.filter((waiting) => !isFit(waiting))]
    return batch.slice(0, Math.max(1, this.#batchSize - beside))
  }

  /** Returns what a message asks beside its calls: the fork block, unless their answers are of it in any case, and whether the server takes hashes. */
  #callsBeside(batch: readonly Waiting[]): RemoteCall[] {
    const of = batch[0]?.call.of
    if (!of) return []
    const hasState = batch.some(({ call }) => call.isState)
    const isBound = this.#takesHashes !== false && batch.every(({ call }) => call.isState)
    return [...(isBound ? [] : [callFor(of)]), ...(hasState && this.#takesHashes === undefined ? [OF_NO_BLOCK] : [])]
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await within(systemClock, this.limits.timeoutMs, (signal) => this.#exchange(batch, signal))
      if (!answers) {
        this.#queue.unshift(...batch)
        return
      }
      for (const [i, waiting] of batch.entries()) {
        const answer = answers[i]
        if (answer === undefined) this.#repeat([waiting], 'the remote does not answer the call')
        else if ('error' in answer) this.#refuse(waiting, answer.error)
        else this.#accept(waiting, answer.result)
      }
    } catch (failure) {
      this.#failAll(batch, failure)
    }
  }

  /** Returns the answers to calls. Undefined if they have to be made again, because the server does not take the hash of a block. Throws `ForeignChain`. */
  async #exchange(batch: readonly Waiting[], signal: AbortSignal): Promise<readonly RemoteAnswer[] | undefined> {
    const of = batch[0]?.call.of
    const beside = this.#callsBeside(batch)
    const byHash = this.#takesHashes !== false
    const calls = batch.map(({ call }) => (call.isState && byHash ? readingByHash(call) : call))
    const all = await this.#transmit([...calls, ...beside], signal)
    const answers = all.slice(0, calls.length)
    const besideAnswers = all.slice(calls.length)
    if (!of) return answers
    if (beside.includes(OF_NO_BLOCK)) {
      const takesHashes = showsHashes(batch, answers, besideAnswers.at(-1))
      this.#takesHashes = takesHashes
      if (takesHashes === false) return undefined
    }
    const shown = beside.length > 0 && beside[0] !== OF_NO_BLOCK ? besideAnswers[0] : undefined
    if (shown) requireBlock(of, shown)
    // The server may have lost the block, or only its state.
    else if (batch.some(({ call }, i) => call.isState && isRefusal(answers[i]))) await this.#requireAfterRefusal(of, signal)
    return answers
  }

  /** Throws if the remote shows another block, or none. If it refuses that as well, its first refusal is the answer. */
  async #requireAfterRefusal(of: Identity, signal: AbortSignal): Promise<void> {
    const [shown] = await this.#transmit([callFor(of)], signal)
    if (!isRefusal(shown)) requireBlock(of, shown)
  }

  /** Sends calls: in one message, or each in its own for a server without batches. */
  async #transmit(calls: readonly RemoteCall[], signal: AbortSignal): Promise<readonly RemoteAnswer[]> {
    if (this.#batchSize > 1) return this.#transport.send(calls, signal)
    const answers: RemoteAnswer[] = []
    for (const call of calls) answers.push(...(await this.#transport.send([call], signal)))
    return answers
  }

  #accept(waiting: Waiting, result: Json): void {
    const nonsense = this.#give(waiting, result)
    if (nonsense) this.#repeat([waiting], `the remote answers nonsense: ${nonsense.message}`)
    else this.#facts?.set(waiting.call, result)
  }

  #refuse(waiting: Waiting, { code, message, data }: RemoteError): void {
    if (RETRIED_CODES.has(code)) this.#repeat([waiting], `the remote answers error ${code}: ${message}`)
    else this.#fail(waiting, new RemoteRefusal(code, message, data))
  }

  #failAll(batch: readonly Waiting[], failure: unknown): void {
    const isHidden = this.#isNamedByCaller && (failure instanceof ServerUnreachable || failure instanceof DeadlineMissed)
    const reason = isHidden ? 'the server cannot be reached' : reasonOf(failure)
    if (failure instanceof BatchRefused) {
      this.#batchSize = 1
      this.#queue.unshift(...batch)
    } else if (failure instanceof ForeignChain || !isTransient(failure)) {
      for (const waiting of batch) this.#fail(waiting, new ForkRequestFailed(waiting.call, reason, waiting.attempts + 1))
    } else {
      this.#repeat(batch, reason, failure instanceof RemoteFailure ? failure.retryAfter : undefined)
    }
  }

  /** Sends calls again after a pause, or gives them up. @param pause milliseconds that the server asks for */
  #repeat(batch: readonly Waiting[], reason: string, pause?: number): void {
    const most = Math.max(...batch.map(({ attempts }) => attempts))
    // Jitter keeps several nodes from repeating at the same moment.
    const delay = Math.min(pause ?? this.limits.backoffMs * 2 ** most * (0.5 + Math.random() / 2), LONGEST_PAUSE)
    const due = performance.now() + delay
    for (const waiting of batch) {
      waiting.attempts++
      if (waiting.attempts > this.limits.retries || due > waiting.deadline) {
        this.#fail(waiting, new ForkRequestFailed(waiting.call, reason, waiting.attempts))
      } else if (waiting.askers.size > 0) {
        this.#queue.push(waiting)
        this.#pausedUntil = Math.max(this.#pausedUntil, due)
      }
    }
    if (this.#queue.length > 0) this.#schedule()
  }
}

/** Returns the call that shows whether the remote still has a block. */
function callFor({ number }: Identity): RemoteCall {
  return { method: 'eth_getBlockByNumber', params: [toQuantity(number), false] }
}

/** Returns a call of the state after a block with the hash of the block in place of its number. */
function readingByHash({ method, params, of }: RemoteCall): RemoteCall {
  return of ? { method, params: [...params.slice(0, -1), { blockHash: of.hash, requireCanonical: true }] } : { method, params }
}

/**
 * Returns whether a server reads state by the hash of a block: it answers such calls, and refuses the hash that no block has. Undefined if its answers do not show
 * it.
 */
function showsHashes(
  batch: readonly Waiting[],
  answers: readonly RemoteAnswer[],
  ofNoBlock: RemoteAnswer | undefined,
): boolean | undefined {
  const ofState = answers.filter((_, i) => batch[i]?.call.isState)
  const isIgnored = ofNoBlock !== undefined && 'result' in ofNoBlock && ofNoBlock.result !== null
  if (isIgnored) return false
  if (ofState.some((answer) => 'result' in answer && answer.result !== null)) return true
  return ofState.every(isRefusal) ? false : undefined
}

/** Returns whether an answer is an error that is the same when the call is repeated. */
function isRefusal(answer: RemoteAnswer | undefined): boolean {
  return answer !== undefined && 'error' in answer && !RETRIED_CODES.has(answer.error.code)
}

/** Throws `ForeignChain` unless the remote has shown a block, and `InvalidAnswer` if it has shown none. */
function requireBlock({ number, hash }: Identity, answer: RemoteAnswer | undefined): void {
  if (!answer || 'error' in answer || answer.result === null) throw new InvalidAnswer(`the remote does not show its block ${number}`)
  const found = readHash(readObject(answer.result).hash)
  if (found === hash) return
  throw new ForeignChain(
    `the remote is another chain: its block ${number} is ${found}, and was ${hash}. Begin the fork again, with anvil_reset or a new node, at a block that stays: some tens below the newest`,
  )
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
