import { EventEmitter } from 'eventemitter3'
import { createNode, Node } from './node.js'
import { type ForkOptions, type NodeOptions, resolveOptions } from './options.js'
import { NodeError } from './primitives/errors.js'
import { nextTask } from './primitives/event-loop.js'
import type { Hash } from './primitives/hex.js'
import { isJsonObject, type Json } from './primitives/json.js'
import type { Connection } from './rpc/connection.js'
import { InternalError, InvalidParams, InvalidRequest } from './rpc/errors.js'

export interface ProviderOptions {
  /** Whether private methods may be used. Default true: who holds the provider in this process is its owner. False for a provider that is handed on. */
  readonly authenticated?: boolean
}

/** A call as EIP-1193 writes it. */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** A pushed event of a subscription. */
export interface ProviderMessage {
  readonly type: 'eth_subscription'
  readonly data: { readonly subscription: Hash; readonly result: Json }
}

/** The node behind the provider is closed, or the provider is (EIP-1193's code for it). */
export class ProviderDisconnected extends NodeError {
  readonly code = 4900
  constructor() {
    super('the provider is disconnected: its node is closed')
  }
}

export interface ProviderEvents {
  message: (message: ProviderMessage) => void
  connect: (info: { readonly chainId: string }) => void
  disconnect: (error: NodeError) => void
  chainChanged: (chainId: string) => void
  accountsChanged: (accounts: readonly string[]) => void
}

/**
 * An EIP-1193 provider over a node of its own, or over one that runs already.
 *
 * It is usable at once: with options, the node starts with the first request.
 *
 * @example
 * ```ts
 * const provider = new NodeProvider()
 * const client = createPublicClient({ transport: custom(provider) })
 * await client.getBlockNumber() // 0n
 * ```
 */
export class NodeProvider extends EventEmitter<ProviderEvents> {
  readonly #source: NodeOptions | Node
  readonly #authenticated: boolean
  #connection: Promise<Connection> | undefined
  #node: Promise<Node> | undefined
  #closed = false

  /** Throws `InvalidOption`: the node starts later, but what cannot be is refused at once. */
  constructor(source: NodeOptions | Node = {}, { authenticated = true }: ProviderOptions = {}) {
    super()
    if (!(source instanceof Node)) resolveOptions(source)
    this.#source = source
    this.#authenticated = authenticated
  }

  /** The node behind the provider, started if it was not. Rejects with `ProviderDisconnected` when the provider was closed before it started one. */
  async node(): Promise<Node> {
    if (this.#source instanceof Node) return this.#source
    if (this.#closed && !this.#node) throw new ProviderDisconnected()
    this.#node ??= createNode(this.#source)
    return this.#node
  }

  /** One call. Rejects with an error that has `code`, `message` and, where there is some, JSON-safe `data`. */
  async request(call: RequestArguments): Promise<unknown> {
    const { method, params = [] } = isJsonObject(call) ? call : { method: undefined }
    if (typeof method !== 'string') throw new InvalidRequest('a request needs a method')
    if (!Array.isArray(params)) throw new InvalidParams('non-array args')
    if (this.#closed) throw new ProviderDisconnected()
    this.#connection ??= this.#connect()
    const connection = await this.#connection
    const { session } = connection
    if (session.closed) throw new ProviderDisconnected()
    const result = await connection
      .call(method, params)
      .catch((error: unknown) => {
        // Without a code, clients would take a fault of ours for a bad line and ask again.
        throw error instanceof NodeError ? error : new InternalError()
      })
      .finally(() => session.announceAnswered())
    if (session.isHeld(result)) {
      session.answered(result)
      void nextTask().then(() => session.announce([result]))
    }
    return result
  }

  /**
   * A provider over a fork of this one's node (see `node.fork`). Closing it closes the fork. Rejects with `ProviderDisconnected` once this one is closed.
   *
   * @example
   * ```ts
   * const fork = await provider.fork()
   * const wallet = createWalletClient({ transport: custom(fork) })
   * ```
   */
  async fork(options: ForkOptions = {}): Promise<NodeProvider> {
    if (this.#closed) throw new ProviderDisconnected()
    const node = await (await this.node()).fork(options)
    const provider = new NodeProvider({}, { authenticated: this.#authenticated })
    provider.#node = Promise.resolve(node)
    return provider
  }

  /** Ends this provider's subscriptions, and the node if the provider has started it. */
  async close(): Promise<void> {
    this.#closed = true
    const connection = await this.#connection
    connection?.close()
    if (!(this.#source instanceof Node)) await (await this.#node)?.close()
  }

  async #connect(): Promise<Connection> {
    const node = await this.node()
    const connection = node.connect({
      namespaces: 'all',
      authenticated: this.#authenticated,
      notify: (subscription, result) => this.emit('message', { type: 'eth_subscription', data: { subscription, result } }),
    })
    if (connection.session.closed) throw new ProviderDisconnected()
    connection.session.onClose(() => this.emit('disconnect', new ProviderDisconnected()))
    this.emit('connect', { chainId: `0x${node.chainId.toString(16)}` })
    return connection
  }
}
