import type { BoundEndpoint, Json } from '../../../src/internal.js'
import { Connection, NoSuchPath, pause, RETRY_AFTER, type Rpc, RpcError } from './rpc.js'

/** A provider as EIP-1193 defines it, as far as the page uses it: a `NodeProvider`, or one that passes calls to another thread or process. */
export interface ChainProvider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on(event: 'message', listener: (message: ChainMessage) => void): unknown
}

/** Event of a subscription. */
export interface ChainMessage {
  readonly type: string
  readonly data: unknown
}

/** Services with endpoints under `/v2/`: a node has all of them. */
export type RouteServices = Readonly<Record<'planner' | 'transfers' | 'balances', { endpoints(): Promise<readonly BoundEndpoint[]> }>>

/** Code of EIP-1193 for a provider whose node is closed. */
const DISCONNECTED = 4900

/** JSON-RPC of a provider: no server, and no credential. */
export class ProviderRpc extends Connection implements Rpc {
  readonly url = undefined
  readonly #provider: ChainProvider
  readonly #services: RouteServices | undefined
  #endpoints: Promise<readonly BoundEndpoint[]> | undefined
  #isConnecting = false

  constructor(provider: ChainProvider, services: RouteServices | undefined) {
    super()
    this.#provider = provider
    this.#services = services
    provider.on('message', ({ type, data }) => {
      if (type !== 'eth_subscription') return
      // The shape is that of EIP-1193.
      const { subscription, result } = data as { readonly subscription: string; readonly result: unknown }
      this.receivers.get(subscription)?.(result)
    })
  }

  async connect(): Promise<void> {
    if (this.#isConnecting) return
    this.#isConnecting = true
    while (this.state !== 'live') {
      try {
        await this.subscribe('eth_subscribe', () => this.onHead(), ['newHeads'])
        this.become('live')
      } catch {
        this.become('away')
        await pause(RETRY_AFTER)
      }
    }
    this.#isConnecting = false
  }

  unlock(): void {}

  async request<Result>(method: string, params: readonly unknown[] = []): Promise<Result> {
    try {
      return (await this.#provider.request({ method, params })) as Result
    } catch (error) {
      const { code, message, data } = error as { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown }
      if (code === DISCONNECTED) this.#end()
      throw typeof code === 'number' ? new RpcError(code, String(message), data) : error
    }
  }

  /** The provider has the answer in memory already. */
  read<Result>(method: string, params: readonly unknown[]): Promise<Result> {
    return this.request(method, params)
  }

  async call<Result>(path: string, body?: object): Promise<Result> {
    if (!this.#services) throw new NoSuchPath(path)
    const { planner, transfers, balances } = this.#services
    this.#endpoints ??= Promise.all([planner.endpoints(), transfers.endpoints(), balances.endpoints()]).then((lists) => lists.flat())
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const endpoint = (await this.#endpoints).find((each) => each.path === pathname)
    if (!endpoint) throw new NoSuchPath(path)
    return (await (body ? endpoint.post(body as Json) : endpoint.get(searchParams))) as Result
  }

  /** The node is closed. */
  #end(): void {
    this.receivers.clear()
    this.become('away')
    void this.connect()
  }
}
