import { NodeClosed } from '../primitives/errors.js'
import { yieldToEventLoop } from '../primitives/event-loop.js'
import type { Json } from '../primitives/json.js'
import { afterEvents, deliverInNextTask } from './delivery.js'
import type { Dispatcher } from './dispatcher.js'
import { Envelope, type EnvelopeOptions } from './envelope.js'
import type { Outbox } from './outbox.js'
import { Request } from './request.js'
import { Session, type SessionOptions } from './session.js'

/**
 * A peer's connection to a node: everything that a transport needs. Messages are JSON-RPC text; notifications go to the `notify` or `push` of the
 * session.
 *
 * A transport that can push passes each message to `exchange`; one that cannot sends the text of `answer`. When the peer is gone it calls `close()`.
 */
export interface Connection {
  /** Identity of the session, as `CallReport.session` shows it. */
  readonly session: object
  readonly isClosed: boolean
  /** Characters of answers that the peer has not received yet, as reported with `sending`. */
  readonly unsent: number
  /** Whether `unsent` exceeds the limit of the session's `backpressure`. Always false without one. */
  readonly isFull: boolean
  /** Returns the answer to a JSON-RPC message, or undefined when nothing in it asks for one. Never rejects. */
  answer(text: string): Promise<string | undefined>
  /**
   * Passes the answer to a JSON-RPC message to `send`, then emits the notifications of the subscriptions that the message made. Several messages may be
   * exchanged at the same time. Rejects only if `send` does, whose promise is awaited.
   */
  exchange(text: string, send: (answer: string) => unknown): Promise<void>
  /**
   * Runs one call for a caller in this process. Rejects with a `NodeError`. Notifications of a new subscription are emitted after the caller has
   * received its id.
   */
  request(method: string, params: readonly Json[]): Promise<Json>
  /** Runs one call as `request`, but notifications of a new subscription wait for `announce()`. */
  call(method: string, params: readonly Json[]): Promise<Json>
  /** Emits the notifications of subscriptions whose ids have reached the peer by now. */
  announce(): void
  /** Reports that an answer of `size` characters is being sent. Returns a function to call when the peer has received it, or is gone. */
  sending(size: number): () => void
  /** Registers a function that runs when the connection closes. Returns a function that removes it. */
  onClose(closer: () => void): () => void
  /** Ends the subscriptions of the peer. Calls that are running are given up. */
  close(): void
}

/** A connection over a dispatcher. */
export class RpcConnection implements Connection {
  readonly session: Session
  readonly #dispatcher: Pick<Dispatcher<unknown>, 'answer' | 'call'>
  readonly #envelope: Envelope
  readonly #now: (() => number) | undefined

  /**
   * @param now milliseconds of a monotonic clock; the platform's unless given
   * @param outbox counts unsent answers; by default one made from the session's `backpressure`
   */
  constructor(
    dispatcher: Pick<Dispatcher<unknown>, 'answer' | 'call'>,
    session: SessionOptions,
    envelope?: EnvelopeOptions,
    now?: () => number,
    outbox?: Outbox,
  ) {
    this.session = new Session(session, outbox)
    this.#dispatcher = dispatcher
    this.#envelope = new Envelope(dispatcher, envelope, now)
    this.#now = now
  }

  get isClosed(): boolean {
    return this.session.closed
  }

  get unsent(): number {
    return this.session.outbox?.unsent ?? 0
  }

  get isFull(): boolean {
    return this.session.outbox?.isFull ?? false
  }

  async answer(text: string): Promise<string | undefined> {
    return (await this.#envelope.answer(this.session, text)).text
  }

  async exchange(text: string, send: (answer: string) => unknown): Promise<void> {
    const answer = await this.#envelope.answer(this.session, text)
    if (answer.text !== undefined) {
      const sending = send(answer.text)
      if (sending instanceof Promise) await sending
    }
    this.session.announce(answer.subscriptions)
  }

  async request(method: string, params: readonly Json[]): Promise<Json> {
    // The events of a call come before its answer, and after the answer with the id of their subscription.
    const result = await afterEvents(this.call(method, params))
    if (this.session.isHeld(result)) deliverInNextTask(this.session, result)
    return result
  }

  call(method: string, params: readonly Json[]): Promise<Json> {
    const task = yieldToEventLoop()
    return task === undefined ? this.#callNow(method, params) : this.#callAfter(task, method, params)
  }

  announce(): void {
    this.session.announce()
  }

  sending(size: number): () => void {
    return this.session.outbox?.send(size) ?? (() => {})
  }

  onClose(closer: () => void): () => void {
    return this.session.onClose(closer)
  }

  close(): void {
    this.session.close()
  }

  async #callAfter(task: Promise<void>, method: string, params: readonly Json[]): Promise<Json> {
    await task
    if (this.session.closed) throw new NodeClosed()
    return this.#callNow(method, params)
  }

  #callNow(method: string, params: readonly Json[]): Promise<Json> {
    // Callers without text set their own time limits.
    return this.#dispatcher.call(new Request(this.session, 0, this.#now), method, params)
  }
}
