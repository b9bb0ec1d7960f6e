import { type JsonRpcError, type JsonRpcPayload, type JsonRpcResult, SocketProvider } from 'ethers'
import { errorObject, type Node, type NodeOptions, NodeProvider, notificationText, type ProviderMessage } from '../../src/index.js'

/**
 * An ethers provider to a node in this process: one of its own, or one that runs already.
 *
 * Blocks, logs and pending transactions are pushed, and every answer is asked for: ethers' own providers poll every four seconds, and repeat
 * answers, nonces among them, for 250 ms. With options, the node starts with the first request.
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
  readonly #line: NodeProvider
  readonly #isOwnLine: boolean
  /** Those of this provider: others may share its line. */
  readonly #subscriptions = new Set<string>()

  /**
   * @param source - options of a new node, a running node, or a provider
   * @throws `InvalidOption` for options that cannot be
   */
  constructor(source: NodeOptions | Node | NodeProvider = {}) {
    super(undefined, { cacheTimeout: -1, batchMaxCount: 1, staticNetwork: true })
    this.#isOwnLine = !(source instanceof NodeProvider)
    this.#line = source instanceof NodeProvider ? source : new NodeProvider(source)
    this.#line.on('message', this.#onMessage)
  }

  /** The node behind the provider, started if it was not. */
  node(): Promise<Node> {
    return this.#line.node()
  }

  override async send(method: string, params: unknown[] | Record<string, unknown>): Promise<unknown> {
    // ethers does not wait for the end of a subscription. It must not fail with what `destroy` cancels: nobody would hear of it.
    if (method === 'eth_unsubscribe' && Array.isArray(params)) return this.#unsubscribe(String(params[0]))
    this._start()
    return super.send(method, params)
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<(JsonRpcResult | JsonRpcError)[]> {
    return Promise.all([payload].flat().map((call) => this.#answer(call)))
  }

  /** Ends this provider's subscriptions, and the node if the provider has started it. */
  override async destroy(): Promise<void> {
    super.destroy()
    this.#line.off('message', this.#onMessage)
    if (this.#isOwnLine) await this.#line.close()
    else await Promise.all([...this.#subscriptions].map((id) => this.#unsubscribe(id)))
  }

  async #answer({ id, method, params }: JsonRpcPayload): Promise<JsonRpcResult | JsonRpcError> {
    try {
      const result = await this.#line.request({ method, params })
      if (method === 'eth_subscribe') this.#keep(String(result))
      return { id, result }
    } catch (error) {
      return { id, error: errorObject(error) }
    }
  }

  #keep(subscription: string): void {
    this.#subscriptions.add(subscription)
    if (this.destroyed) void this.#unsubscribe(subscription)
  }

  /** False when there is none: it may have ended with its node. */
  async #unsubscribe(id: string): Promise<boolean> {
    this.#subscriptions.delete(id)
    return this.#line.request({ method: 'eth_unsubscribe', params: [id] }).then(
      () => true,
      () => false,
    )
  }

  readonly #onMessage = ({ data: { subscription, result } }: ProviderMessage): void => {
    if (this.#subscriptions.has(subscription)) void this._processMessage(notificationText(subscription, result))
  }
}
