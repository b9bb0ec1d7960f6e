import { ServerError } from '../../src/primitives/errors.js'
import type { Hash } from '../../src/primitives/hex.js'
import { type Json, member } from '../../src/primitives/json.js'
import { RpcConnection } from '../../src/rpc/connection.js'
import { Dispatcher } from '../../src/rpc/dispatcher.js'
import { ENVELOPE_DEFAULTS, type EnvelopeOptions } from '../../src/rpc/envelope.js'
import { NotificationsNotSupported } from '../../src/rpc/errors.js'
import { MethodTable } from '../../src/rpc/method-table.js'
import { plainEvent } from '../../src/rpc/notification.js'
import type { Outbox } from '../../src/rpc/outbox.js'
import { type MethodRecord, optionalParam, param } from '../../src/rpc/record.js'
import { json, nothing } from '../../src/rpc/schema.js'
import type { Session, SessionOptions } from '../../src/rpc/session.js'

class Refused extends ServerError {}

function method(
  name: string,
  handler: (session: Session, ...args: (Json | undefined)[]) => Json | Promise<Json>,
  requiresAuth = false,
): MethodRecord<Session> {
  return {
    name,
    summary: name,
    requiresAuth,
    params: name === 'eth_need' ? [param('value', json)] : [optionalParam('first', json), optionalParam('second', json)],
    result: json as MethodRecord<Session>['result'],
    handler: (session, args) => handler(session, ...(args as (Json | undefined)[])),
  }
}

/** A real dispatcher behind real connections, with methods that do what tests of a transport need. */
export class TestNode {
  /** Calls of `eth_slow` that wait. */
  readonly slow: { finish(result: Json): void }[] = []
  /** Sessions whose peer is there. */
  readonly open = new Set<Session>()
  readonly closers = new Set<() => void | Promise<void>>()
  /** Names of the methods that ran, in order. */
  readonly ran: string[] = []
  readonly #subscriptions = new Map<Hash, Session>()
  readonly #waiting = new Set<() => void>()
  readonly #dispatcher = new Dispatcher<Session>(
    new MethodTable([
      method('eth_echo', (_session, value = null) => value),
      method('eth_need', (_session, value = null) => value),
      { ...method('eth_null', () => null), result: nothing as MethodRecord<Session>['result'] },
      method('eth_object', () => ({ b: 1, a: [true, 'ä\n'] })),
      method('eth_text', (_session, length) => 'x'.repeat(Number(length))),
      method('eth_refuse', (_session, text) => {
        throw new Refused(String(text), '0xdead')
      }),
      method('eth_crash', () => {
        throw new TypeError('a secret of the inside')
      }),
      method('eth_slow', (_session) => new Promise((resolve) => this.#wait(resolve))),
      method('eth_subscribe', (session, burst = null) => {
        if (!session.canNotify) throw new NotificationsNotSupported()
        const id: Hash = `0x${(this.#subscriptions.size + 1).toString(16).padStart(32, '0')}`
        session.hold(id)
        this.#subscriptions.set(id, session)
        session.onClose(() => this.#subscriptions.delete(id))
        // An event that fires before the answer with the id is on its way.
        if (burst !== null) session.notify(id, plainEvent(burst))
        return id
      }),
      method('debug_secret', () => 'told', true),
    ]),
    ({ session }) => session,
    ({ method: name }) => {
      this.ran.push(name)
      this.#changed()
    },
  )

  connect(session: SessionOptions, envelope: Partial<EnvelopeOptions> = {}, outbox?: Outbox): RpcConnection {
    const connection = new RpcConnection(this.#dispatcher, session, { ...ENVELOPE_DEFAULTS, ...envelope }, undefined, outbox)
    this.open.add(connection.session)
    connection.session.onClose(() => {
      this.open.delete(connection.session)
      this.#changed()
    })
    this.#changed()
    return connection
  }

  onClose(closer: () => void | Promise<void>): () => void {
    this.closers.add(closer)
    return () => this.closers.delete(closer)
  }

  async close(): Promise<void> {
    await Promise.all([...this.closers].map((closer) => closer()))
  }

  /** Sends an event to every subscription. */
  emit(result: Json): void {
    for (const [id, session] of this.#subscriptions) session.notify(id, plainEvent(result))
  }

  /** Resolves once a condition on this node holds; it is looked at whenever a session begins or ends, or a call has run or waits. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  #wait(finish: (result: Json) => void): void {
    this.slow.push({ finish })
    this.#changed()
  }

  #changed(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}

/** The member of an answer's text, for answers whose exact text does not matter. */
export function resultOf(text: string): Json | undefined {
  return member(JSON.parse(text), 'result')
}
