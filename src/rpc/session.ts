import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'

/** Where a notification goes: the id of the subscription and the event in its wire form. */
export type Notify = (subscription: Hash, result: Json) => void

export interface SessionOptions {
  /** Namespaces whose methods exist for this session; `all` for a trusted one. */
  readonly namespaces: ReadonlySet<string> | 'all'
  /** Whether a credential was shown, or none is needed. Private methods ask for it. */
  readonly authenticated: boolean
  /** Absent on transports that cannot push. */
  readonly notify?: Notify
}

/**
 * Where calls come from: what they may reach, and where their notifications go.
 *
 * A transport makes one session per connection (per request over HTTP) and closes it when the peer is gone.
 */
export class Session {
  readonly namespaces: ReadonlySet<string> | 'all'
  readonly authenticated: boolean
  readonly #notify: Notify | undefined
  readonly #closers = new Set<() => void>()
  /** Notifications of subscriptions whose id the peer has not been told yet. */
  readonly #held = new Map<Hash, Json[]>()
  #closed = false

  constructor(options: SessionOptions) {
    this.namespaces = options.namespaces
    this.authenticated = options.authenticated
    this.#notify = options.notify
  }

  get canNotify(): boolean {
    return this.#notify !== undefined
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
    if (!this.#closed) this.#held.set(subscription, [])
  }

  /** Whether a call's result is the id of a subscription that is held back. */
  isHeld(result: Json): result is Hash {
    return typeof result === 'string' && this.#held.has(result as Hash)
  }

  /** The answers with these ids have been handed to the transport: what was held back may follow. Without ids, all that is held. */
  announce(subscriptions: readonly Hash[] = [...this.#held.keys()]): void {
    for (const subscription of subscriptions) {
      // What a listener sets off while it is told lines up behind what it has not seen yet.
      for (const result of this.#held.get(subscription) ?? []) {
        if (!this.#closed) this.#notify?.(subscription, result)
      }
      this.#held.delete(subscription)
    }
  }

  notify(subscription: Hash, result: Json): void {
    if (this.#closed) return
    const held = this.#held.get(subscription)
    if (held) held.push(result)
    else this.#notify?.(subscription, result)
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
    for (const closer of this.#closers) closer()
    this.#closers.clear()
  }
}
