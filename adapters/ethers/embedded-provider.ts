import { type JsonRpcError, type JsonRpcPayload, type JsonRpcResult, Network, SocketProvider } from 'ethers'
import { errorObject, type Node, type NodeOptions, NodeProvider, notificationText, type ProviderMessage } from '../../src/internal.js'

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
  /** How many subscriptions are being opened, and the messages that arrive meanwhile: theirs may be among them. */
  #opening = 0
  #early: ProviderMessage[] = []

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
    this._start()
    // ethers waits for neither of these, and `destroy` cancels what waits in its queue: nobody would hear of the failure.
    if (method === 'eth_subscribe' && !this.destroyed) return this.#subscribe(params)
    if (method === 'eth_unsubscribe' && Array.isArray(params)) return this.#unsubscribe(String(params[0]))
    return super.send(method, params)
  }

  override async _send(payload: JsonRpcPayload | JsonRpcPayload[]): Promise<(JsonRpcResult | JsonRpcError)[]> {
    return Promise.all([payload].flat().map((call) => this.#answer(call)))
  }

  override async _detectNetwork(): Promise<Network> {
    return Network.from((await this.node()).chainId)
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
      return { id, result: await this.#line.request({ method, params }) }
    } catch (error) {
      return { id, error: errorObject(error) }
    }
  }

  /** Null when the provider was destroyed in the meantime. */
  async #subscribe(params: unknown[] | Record<string, unknown>): Promise<string | null> {
    const payload = { id: 0, method: 'eth_subscribe', params, jsonrpc: '2.0' } as const
    this.#opening++
    const answer = await this.#answer(payload)
    if ('result' in answer) this.#subscriptions.add(String(answer.result))
    this.#opening--
    this.#passEarlyOn()
    if ('error' in answer && !this.destroyed) throw this.getRpcError(payload, answer)
    if ('error' in answer) return null
    const id = String(answer.result)
    if (this.destroyed) await this.#unsubscribe(id)
    return id
  }

  /** False when there is none: it may have ended with its node. */
  async #unsubscribe(id: string): Promise<boolean> {
    this.#subscriptions.delete(id)
    return this.#line.request({ method: 'eth_unsubscribe', params: [id] }).then(
      () => true,
      () => false,
    )
  }

  #passEarlyOn(): void {
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
