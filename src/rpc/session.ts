import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { notificationMessage, type WireEvent } from './notification.js'
import type { Outbox } from './outbox.js'

/** Where a notification goes: the id of the subscription and the event in its wire form. */
export type Notify = (subscription: Hash, result: Json) => void

/** Takes notifications as the texts of messages: an event is written once for all who subscribe to it. */
export interface Push {
  send(notification: string): void
  /** Characters of notifications that may be held back until the answers with the ids of their subscriptions are sent. */
  readonly holdLimit: number
  /** Called when more would have to be held: the peer must not be served with gaps. */
  overflow(): void
}

interface Notification {
  readonly subscription: Hash
  readonly event: WireEvent
}

export interface SessionOptions {
  /** Namespaces whose methods exist for this session; `all` for a trusted one. */
  readonly namespaces: ReadonlySet<string> | 'all'
  /** Whether a credential was shown, or none is needed. Private methods ask for it. */
  readonly authenticated: boolean
  /** The same object for all sessions of one peer, whose calls wait for each other before those of other peers. Default: the session itself. */
  readonly peer?: object
  /** Absent on transports that cannot push. */
  readonly notify?: Notify
  /** For transports of text, in the place of `notify`. */
  readonly push?: Push
  /** The answers that the peer has not taken in yet. Calls wait while there are too many. Absent where nobody counts them. */
  readonly outbox?: Outbox
}

/**
 * Where calls come from: what they may reach, and where their notifications go.
 *
 * A transport makes one session per connection (per request over HTTP) and closes it when the peer is gone.
 */
export class Session {
  readonly namespaces: ReadonlySet<string> | 'all'
  readonly authenticated: boolean
  readonly peer: object
  readonly outbox: Outbox | undefined
  readonly #notify: Notify | undefined
  readonly #push: Push | undefined
  readonly #closers = new Set<() => void>()
  /** Subscriptions whose id the peer does not have yet. */
  readonly #held = new Set<Hash>()
  /** Those of them whose id a caller in this process has by the next event. */
  readonly #answered = new Set<Hash>()
  /** Notifications that wait, in the order of events: those of held subscriptions, and those that arrive while others are emitted. */
  #waiting: Notification[] = []
  /** Characters of the notifications that wait, where they are texts. */
  #heldSize = 0
  #isEmitting = false
  #closed = false

  constructor(options: SessionOptions) {
    this.namespaces = options.namespaces
    this.authenticated = options.authenticated
    this.peer = options.peer ?? this
    this.outbox = options.outbox
    this.#notify = options.notify
    this.#push = options.push
  }

  get canNotify(): boolean {
    return this.#notify !== undefined || this.#push !== undefined
  }

  get closed(): boolean {
    return this.#closed
  }

  /** `rpc` itself, where `rpc_modules` tells what else there is, is always open. */
  mayUse(namespace: string): boolean {
    return namespace === 'rpc' || this.namespaces === 'all' || this.namespaces.has(namespace)
  }

  /** Holds back the notifications of a new subscription until `announce`, so that none overtakes the answer with its id. */
  hold(subscription: Hash): void {
    if (!this.#closed) this.#held.add(subscription)
  }

  /** Whether a call's result is the id of a subscription that is held back. */
  isHeld(result: Json): result is Hash {
    return typeof result === 'string' && this.#held.has(result as Hash)
  }

  /** The answers with these ids have been handed to the transport: what was held back may follow. Without ids, all that is held. */
  announce(subscriptions: readonly Hash[] = [...this.#held]): void {
    const known = subscriptions.filter((subscription) => this.#held.delete(subscription))
    for (const subscription of known) this.#answered.delete(subscription)
    if (known.length > 0) this.#emitWaiting()
  }

  /**
   * A caller in this process is about to receive the answer with this id. What is held back follows with the next event, or with `announceAnswered`, so
   * that a call resolves after the events that it causes.
   */
  answered(subscription: Hash): void {
    if (this.#held.has(subscription)) this.#answered.add(subscription)
  }

  /** Announces the subscriptions whose ids callers in this process have. */
  announceAnswered(): void {
    if (this.#answered.size > 0) this.announce([...this.#answered])
  }

  notify(subscription: Hash, event: WireEvent): void {
    if (this.#closed) return
    this.announceAnswered()
    const notification = { subscription, event }
    if (this.#isEmitting || this.#held.has(subscription)) this.#keep(notification)
    else this.#emit(notification)
  }

  #emit({ subscription, event }: Notification): void {
    if (this.#push) this.#push.send(notificationMessage(subscription, event.text()))
    else this.#notify?.(subscription, event.value())
  }

  #keep(notification: Notification): void {
    this.#waiting.push(notification)
    if (!this.#push) return
    this.#heldSize += sizeOf(notification)
    if (this.#heldSize > this.#push.holdLimit) this.#push.overflow()
  }

  /** Emits what waits and is not held. What a listener sets off meanwhile lines up behind what it has not seen yet. */
  #emitWaiting(): void {
    if (this.#isEmitting) return
    this.#isEmitting = true
    try {
      for (let ready = this.#takeReady(); ready.length > 0; ready = this.#takeReady()) {
        for (const notification of ready) if (!this.#closed) this.#emit(notification)
      }
    } finally {
      this.#isEmitting = false
    }
  }

  #takeReady(): Notification[] {
    const waiting = this.#waiting
    this.#waiting = waiting.filter(({ subscription }) => this.#held.has(subscription))
    const ready = waiting.filter(({ subscription }) => !this.#held.has(subscription))
    if (this.#push) for (const notification of ready) this.#heldSize -= sizeOf(notification)
    return ready
  }

  /** Registers what must end with the session. Returns a function that takes the registration back. */
  onClose(closer: () => void): () => void {
    if (this.#closed) closer()
    else this.#closers.add(closer)
    return () => this.#closers.delete(closer)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#held.clear()
    this.#answered.clear()
    this.#waiting = []
    this.#heldSize = 0
    for (const closer of this.#closers) closer()
    this.#closers.clear()
  }
}

/** What a notification besides its event counts for. */
const ENVELOPE_SIZE = 128

function sizeOf({ event }: Notification): number {
  return event.text().length + ENVELOPE_SIZE
}
