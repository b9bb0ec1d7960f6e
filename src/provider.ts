import { EventEmitter } from 'eventemitter3'
import { createNode, Node } from './node.js'
import type { NodeOptions } from './options.js'
import type { Hash } from './primitives/hex.js'
import { isJsonObject, type Json } from './primitives/json.js'
import type { Connection } from './rpc/connection.js'
import { InvalidParams, InvalidRequest } from './rpc/errors.js'

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

export interface ProviderEvents {
  message: (message: ProviderMessage) => void
  connect: (info: { readonly chainId: string }) => void
  disconnect: (error: Error) => void
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

  constructor(source: NodeOptions | Node = {}, { authenticated = true }: ProviderOptions = {}) {
    super()
    this.#source = source
    this.#authenticated = authenticated
  }

  /** The node behind the provider, started if it was not. */
  node(): Promise<Node> {
    this.#node ??= this.#source instanceof Node ? Promise.resolve(this.#source) : createNode(this.#source)
    return this.#node
  }

  /** One call. Rejects with an error that has `code`, `message` and, where there is some, JSON-safe `data`. */
  async request(call: RequestArguments): Promise<unknown> {
    const { method, params = [] } = isJsonObject(call) ? call : { method: undefined }
    if (typeof method !== 'string') throw new InvalidRequest('a request needs a method')
    if (!Array.isArray(params)) throw new InvalidParams('non-array args')
    this.#connection ??= this.#connect()
    const connection = await this.#connection
    const result = await connection.call(method, params)
    // The caller learns the id in a later microtask; its first event comes in a later task.
    if (connection.session.isHeld(result)) setTimeout(() => connection.session.announce([result]), 0)
    return result
  }

  /** Ends this provider's subscriptions, and the node if the provider has started it. */
  async close(): Promise<void> {
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
    connection.session.onClose(() => this.emit('disconnect', new Error('the node is closed')))
    this.emit('connect', { chainId: `0x${node.chainId.toString(16)}` })
    return connection
  }
}
