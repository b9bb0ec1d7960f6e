import { NodeClosed } from '../primitives/errors.js'
import { overdueTask } from '../primitives/event-loop.js'
import type { Json } from '../primitives/json.js'
import type { Dispatcher } from './dispatcher.js'
import { Envelope, type EnvelopeOptions } from './envelope.js'
import { Request } from './request.js'
import { Session, type SessionOptions } from './session.js'

/**
 * A peer's line to the node. This is all a transport needs: text in, text out, and notifications through the session's `notify` or `push`.
 *
 * A transport that can push gives each message to `exchange`; one that cannot takes the text of `answer`. When the peer is gone it calls
 * `close()`.
 */
export class Connection {
  readonly session: Session
  readonly #dispatcher: Pick<Dispatcher<unknown>, 'call'>
  readonly #envelope: Envelope
  readonly #now: (() => number) | undefined

  /** @param now milliseconds of a clock that only goes on; the platform's unless given */
  constructor(dispatcher: Pick<Dispatcher<unknown>, 'call'>, session: SessionOptions, envelope?: EnvelopeOptions, now?: () => number) {
    this.session = new Session(session)
    this.#dispatcher = dispatcher
    this.#envelope = new Envelope(dispatcher, envelope, now)
    this.#now = now
  }

  /** The answer to a JSON-RPC message, or undefined when nothing in it asked for one. Never rejects. */
  async answer(text: string): Promise<string | undefined> {
    return (await this.#envelope.answer(this.session, text)).text
  }

  /**
   * Hands the answer to a JSON-RPC message to `send`, and then lets the notifications of the subscriptions made by this message follow.
   * Messages may be exchanged at the same time: each lets go of its own subscriptions only. Rejects only if `send` throws.
   */
  async exchange(text: string, send: (answer: string) => void): Promise<void> {
    const answer = await this.#envelope.answer(this.session, text)
    if (answer.text !== undefined) send(answer.text)
    this.session.announce(answer.subscriptions)
  }

  /** One call without text. Rejects with a `NodeError`. Once the caller has the id of a subscription, `announce()` lets it begin. */
  call(method: string, params: readonly Json[]): Promise<Json> {
    const task = overdueTask()
    return task === undefined ? this.#callNow(method, params) : this.#callAfter(task, method, params)
  }

  /** Everything answered so far has reached the peer: notifications that were held back may follow. */
  announce(): void {
    this.session.announce()
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
    // Who calls without text decides for itself how long to wait.
    return this.#dispatcher.call(new Request(this.session, 0, this.#now), method, params)
  }
}
