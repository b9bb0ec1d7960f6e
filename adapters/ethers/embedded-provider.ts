import { type JsonRpcError, type JsonRpcPayload, type JsonRpcResult, makeError, Network, SocketProvider } from 'ethers'
import { errorObject, type Node, type NodeOptions, NodeProvider, notificationText, type ProviderMessage } from '../../src/internal.js'

/**
 * An ethers provider to a node in this process: a new node, or a running one.
 *
 * Blocks, logs and pending transactions are pushed, and answers are not cached: ethers' own providers poll every four seconds, and cache answers, nonces
 * among them, for 250 ms. With options, the node starts with the first request.
 *
 * @example
 * ```ts
 * const provider = new EmbeddedProvider()
 * const signer = await provider.getSigner(0)
 * await signer.sendTransaction({ to: signer.address, value: 1n })
 * await provider.getBlockNumber() // 1
 * await provider.destroy()
 * ```
 */
export class EmbeddedProvider extends SocketProvider {
  readonly #provider: NodeProvider
  readonly #isOwnProvider: boolean
  /** Subscriptions of this object. Other objects may share the provider. */
  readonly #subscriptions = new Set<string>()
  /** Number of subscriptions that are being opened, and the messages that arrive meanwhile. */
  #opening = 0
  #nextId = 1
  #early: ProviderMessage[] = []

  /**
   * @param source - options of a new node, a running node, or a provider
   * @throws `InvalidOption` for an unknown option or an invalid value
   */
  constructor(source: NodeOptions | Node | NodeProvider = {}) {
    super(undefined, { cacheTimeout: -1, batchMaxCount: 1, staticNetwork: true })
    this.#isOwnProvider = !(source instanceof NodeProvider)
    this.#provider = source instanceof NodeProvider ? source : new NodeProvider(source)
    this.#provider.on('message', this.#onMessage)
  }

  /** Returns the node behind the provider, and starts it if needed. */
  node(): Promise<Node> {
    return this.#provider.node()
  }

  override async send(method: string, params: unknown[] | Record<string, unknown>): Promise<unknown> {
    this._start()
    // ethers does not await these, and `destroy` cancels its queue: the failure would be lost.
    if (method === 'eth_subscribe' && !this.destroyed) return this.#subscribe(params)
    if (method === 'eth_unsubscribe' && Array.isArray(params)) return this.#unsubscribe(String(params[0]))
    // The queue of ethers waits for a timer, and sends the calls of several callers in the asynchronous context of one of them.
    return this.destroyed ? super.send(method, params) : this.#call(method, params)
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<(JsonRpcResult | JsonRpcError)[]> {
    return Promise.all([payload].flat().map((call) => this.#answer(call)))
  }

  override async _detectNetwork(): Promise<Network> {
    return Network.from((await this.node()).chainId)
  }

  /** Ends this provider's subscriptions, and closes the node if the provider started it. */
  override async destroy(): Promise<void> {
    super.destroy()
    this.#provider.off('message', this.#onMessage)
    if (this.#isOwnProvider) await this.#provider.close()
    else await Promise.all([...this.#subscriptions].map((id) => this.#unsubscribe(id)))
  }

  async #call(method: string, params: unknown[] | Record<string, unknown>): Promise<unknown> {
    const payload = { id: this.#nextId++, method, params, jsonrpc: '2.0' } as const
    void this.emit('debug', { action: 'sendRpcPayload', payload })
    const answer = await this.#answer(payload)
    void this.emit('debug', { action: 'receiveRpcResult', result: [answer] })
    if (this.destroyed) {
      throw makeError('provider destroyed; cancelled request', 'UNSUPPORTED_OPERATION', { operation: method })
    }
    if ('error' in answer) throw this.getRpcError(payload, answer)
    return answer.result
  }

  async #answer({ id, method, params }: JsonRpcPayload): Promise<JsonRpcResult | JsonRpcError> {
    try {
      return { id, result: await this.#provider.request({ method, params }) }
    } catch (error) {
      return { id, error: errorObject(error) }
    }
  }

  /** Resolves to null when the provider was destroyed meanwhile. */
  async #subscribe(params: unknown[] | Record<string, unknown>): Promise<string | null> {
    const payload = { id: 0, method: 'eth_subscribe', params, jsonrpc: '2.0' } as const
    this.#opening++
    const answer = await this.#answer(payload)
    if ('result' in answer) this.#subscriptions.add(String(answer.result))
    this.#opening--
    this.#emitEarly()
    if ('error' in answer && !this.destroyed) throw this.getRpcError(payload, answer)
    if ('error' in answer) return null
    const id = String(answer.result)
    if (this.destroyed) await this.#unsubscribe(id)
    return id
  }

  /** Resolves to false for an unknown subscription: it may have ended with its node. */
  async #unsubscribe(id: string): Promise<boolean> {
    this.#subscriptions.delete(id)
    return this.#provider.request({ method: 'eth_unsubscribe', params: [id] }).then(
      () => true,
      () => false,
    )
  }

  #emitEarly(): void {
    const early = this.#early
    this.#early = []
    for (const message of early) this.#onMessage(message)
  }

  readonly #onMessage = (message: ProviderMessage): void => {
    const { subscription, result } = message.data
    if (this.#subscriptions.has(subscription)) void this._processMessage(notificationText(subscription, result))
    else if (this.#opening > 0) this.#early.push(message)
  }
}
