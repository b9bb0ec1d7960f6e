import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { notificationMessage, type WireEvent } from './notification.js'
import { Outbox } from './outbox.js'

/** Receives a notification: the id of the subscription and the event in its wire form. */
export type Notify = (subscription: Hash, result: Json) => void

/** Receives notifications as texts of messages. An event is serialised once for all its subscribers. */
export interface Push {
  send(notification: string): void
  /** Maximum characters of notifications that are held back until the answers with the ids of their subscriptions are sent. */
  readonly holdLimit: number
  /** Called when more would have to be held. The transport should close the connection: the peer must not miss notifications. */
  overflow(): void
}

/** Limits the answers that wait for a peer that reads slowly. The transport reports them with `Connection.sending`. */
export interface Backpressure {
  /** Characters of unsent answers beyond which further calls of this peer wait. */
  readonly limit: number
  /** Called while calls of other peers wait for memory that this peer's unsent answers take. The transport should soon disconnect a peer that reads nothing. */
  shortenTimeout(): void
}

interface Notification {
  readonly subscription: Hash
  readonly event: WireEvent
}

export interface SessionOptions {
  /** Namespaces whose methods the session may call, or `all`. */
  readonly namespaces: ReadonlySet<string> | 'all'
  /** Whether the session may call private methods. */
  readonly authenticated: boolean
  /** Identity of the peer, the same object for all its sessions: calls are shared out fairly between peers. Default: the session itself. */
  readonly peer?: object
  /** Receives notifications as values. Without `notify` and `push` the session cannot subscribe. */
  readonly notify?: Notify
  /** Receives notifications as text, instead of `notify`. */
  readonly push?: Push
  /** Limits unsent answers. Default: none. */
  readonly backpressure?: Backpressure
}

/**
 * The permissions of a connection's calls, and the notifications of its subscriptions.
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
  /** Subscriptions whose id has not reached the peer yet. */
  readonly #held = new Set<Hash>()
  /** Queued notifications in the order of events: those of held subscriptions, and those raised while others are emitted. */
  #waiting: Notification[] = []
  /** Characters of the queued notifications, where they are texts. */
  #heldSize = 0
  #isEmitting = false
  #closed = false

  /** @param outbox counts unsent answers; by default one made from `backpressure` */
  constructor(options: SessionOptions, outbox?: Outbox) {
    this.namespaces = options.namespaces
    this.authenticated = options.authenticated
    this.peer = options.peer ?? this
    const { backpressure } = options
    this.outbox = outbox ?? (backpressure && new Outbox(backpressure.limit, () => backpressure.shortenTimeout()))
    this.#notify = options.notify
    this.#push = options.push
  }

  get canNotify(): boolean {
    return this.#notify !== undefined || this.#push !== undefined
  }

  get closed(): boolean {
    return this.#closed
  }

  /**
   * Whether a notification waits for those before it. A caller in this process knows the id of a subscription a task before its events begin: those of
   * its other subscriptions must not overtake them. A peer with a transport knows the id when they begin, and a long batch that subscribes must not hold
   * up the others.
   */
  get #keepsOrder(): boolean {
    return this.#push === undefined
  }

  /** Whether methods of the namespace may be called. `rpc`, whose `rpc_modules` lists the others, is always open. */
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

  /** Emits the held notifications of subscriptions whose answers the transport has. Default: of all held subscriptions. */
  announce(subscriptions: readonly Hash[] = [...this.#held]): void {
    const known = subscriptions.filter((subscription) => this.#held.delete(subscription))
    if (known.length > 0) this.#emitWaiting()
  }

  notify(subscription: Hash, event: WireEvent): void {
    if (this.#closed) return
    const notification = { subscription, event }
    const mustWait = this.#isEmitting || this.#held.has(subscription) || (this.#keepsOrder && this.#waiting.length > 0)
    if (mustWait) this.#keep(notification)
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

  /** Emits the queued notifications that are not held. Notifications raised inside a listener are queued after those still to be delivered. */
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
    const isHeld = ({ subscription }: Notification) => this.#held.has(subscription)
    if (this.#keepsOrder) {
      const end = waiting.findIndex(isHeld)
      return waiting.splice(0, end === -1 ? waiting.length : end)
    }
    this.#waiting = waiting.filter(isHeld)
    const ready = waiting.filter((notification) => !isHeld(notification))
    if (this.#push) for (const notification of ready) this.#heldSize -= sizeOf(notification)
    return ready
  }

  /** Registers a function that runs when the session closes. Returns a function that removes it. */
  onClose(closer: () => void): () => void {
    if (this.#closed) closer()
    else this.#closers.add(closer)
    return () => this.#closers.delete(closer)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#held.clear()
    this.#waiting = []
    this.#heldSize = 0
    for (const closer of this.#closers) closer()
    this.#closers.clear()
  }
}

/** Characters of a notification's message beside its event. */
const ENVELOPE_SIZE = 128

function sizeOf({ event }: Notification): number {
  return event.text().length + ENVELOPE_SIZE
}
