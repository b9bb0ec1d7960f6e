import { EventEmitter } from 'eventemitter3'
import { createNode } from './embedded-node.js'
import type { Node } from './node.js'
import { type ForkOptions, type NodeOptions, resolveOptions } from './options.js'
import { NodeError } from './primitives/errors.js'
import type { Hash } from './primitives/hex.js'
import { isJsonObject, type Json } from './primitives/json.js'
import type { Connection } from './rpc/connection.js'
import { InternalError, InvalidParams, InvalidRequest } from './rpc/errors.js'
import { addSolidityFrames } from './services/failed-runs.js'

export interface ProviderOptions {
  /** Whether the provider may call private methods. Default: true. Use false for a provider that is passed to code you do not trust. */
  readonly authenticated?: boolean | undefined
}

/** Arguments of a call, as EIP-1193 defines them. */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** Notification of a subscription, as EIP-1193 defines it. */
export interface ProviderMessage {
  readonly type: 'eth_subscription'
  readonly data: { readonly subscription: Hash; readonly result: Json }
}

/** The provider, or the node behind it, is closed (code 4900 of EIP-1193). */
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
 * An EIP-1193 provider over a node of its own, or over a running one.
 *
 * With options, the node starts with the first request.
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

  /** Throws `InvalidOption` at once, although the node starts later. */
  constructor(source: NodeOptions | Node = {}, { authenticated = true }: ProviderOptions = {}) {
    super()
    if (!isNode(source)) resolveOptions(source)
    this.#source = source
    this.#authenticated = authenticated
  }

  /** Returns the node behind the provider, and starts it if needed. Rejects with `ProviderDisconnected` when the provider was closed before that. */
  async node(): Promise<Node> {
    if (isNode(this.#source)) return this.#source
    if (this.#closed && !this.#node) throw new ProviderDisconnected()
    this.#node ??= createNode(this.#source)
    return this.#node
  }

  /** Runs one call. Rejects with an error that has `code`, `message` and, if the error has some, JSON-safe `data`. */
  async request(call: RequestArguments): Promise<unknown> {
    const { method, params = [] } = isJsonObject(call) ? call : { method: undefined }
    if (typeof method !== 'string') throw new InvalidRequest('a request needs a method')
    if (!Array.isArray(params)) throw new InvalidParams('non-array args')
    if (this.#closed) throw new ProviderDisconnected()
    this.#connection ??= this.#connect()
    const connection = await this.#connection
    if (connection.isClosed) throw new ProviderDisconnected()
    return connection.request(method, params).catch(async (error: unknown) => {
      await addSolidityFrames(error)
      // Clients take an error without a code for a bad connection, and repeat the call.
      throw error instanceof NodeError ? error : new InternalError()
    })
  }

  /**
   * Creates a provider over a fork of this provider's node (see `Node.fork`). Closing it closes the fork. Rejects with `ProviderDisconnected` once this
   * provider is closed.
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

  /** Ends this provider's subscriptions, and closes the node if the provider started it. */
  async close(): Promise<void> {
    this.#closed = true
    const connection = await this.#connection
    connection?.close()
    if (!isNode(this.#source)) await (await this.#node)?.close()
  }

  async #connect(): Promise<Connection> {
    const node = await this.node()
    const connection = node.connect({
      namespaces: 'all',
      authenticated: this.#authenticated,
      notify: (subscription, result) => this.emit('message', { type: 'eth_subscription', data: { subscription, result } }),
    })
    if (connection.isClosed) throw new ProviderDisconnected()
    connection.onClose(() => this.emit('disconnect', new ProviderDisconnected()))
    this.emit('connect', { chainId: `0x${node.chainId.toString(16)}` })
    return connection
  }
}

function isNode(source: NodeOptions | Node): source is Node {
  return 'connect' in source
}
