import {
  createTransport,
  type EIP1193RequestFn,
  ProviderDisconnectedError,
  RpcRequestError,
  type Transport,
  type TransportConfig,
} from 'viem'
import {
  errorObject,
  type Hash,
  type Json,
  type Node,
  type NodeOptions,
  NodeProvider,
  type ProviderMessage,
  type RequestArguments,
} from '../../src/internal.js'

/** Settings of the transport. */
export interface EmbeddedConfig {
  /** Default `embedded`. */
  readonly key?: string
  /** Default `Embedded node`. */
  readonly name?: string
  /** Methods to include or exclude. Default: all. */
  readonly methods?: TransportConfig['methods']
  /** Number of retries of a failed call. Default 0, instead of viem's 3: no network can fail. */
  readonly retryCount?: number
}

/** Parameters of a subscription. */
export interface SubscribeParameters {
  /** Parameters of `eth_subscribe`: `['newHeads']`, `['logs', { address, topics }]`, `['newPendingTransactions']`, … */
  readonly params: readonly [kind: string, ...rest: readonly unknown[]]
  readonly onData: (data: { readonly subscription: Hash; readonly result: Json }) => void
  /** Called when the node closes. */
  readonly onError?: (error: Error) => void
}

/** A running subscription. */
export interface EmbeddedSubscription {
  readonly subscriptionId: Hash
  /** Never rejects: a subscription of a closed node has ended. */
  unsubscribe(): Promise<void>
}

/** A transport of the type `webSocket`: by this type viem recognises transports that push, and its `watch` actions subscribe instead of polling. */
export type EmbeddedTransport = Transport<
  'webSocket',
  {
    /** Provider of the node: `client.transport.provider.node()`. */
    readonly provider: NodeProvider
    subscribe(parameters: SubscribeParameters): Promise<EmbeddedSubscription>
  }
>

/**
 * Creates a viem transport to a node in this process: a new node, or a running one.
 *
 * Failed calls are not repeated, and viem decodes their errors as over HTTP. With options, the node starts with the first request. Clients with the same
 * transport share the node, and `client.transport.provider.close()` closes it.
 *
 * @param source - options of a new node, a running node, or a provider
 * @throws `InvalidOption` for an unknown option or an invalid value
 *
 * @example
 * ```ts
 * const client = createPublicClient({ transport: embedded() })
 * await client.getBlockNumber() // 0n
 * await client.transport.provider.close()
 * ```
 */
export function embedded(
  source: NodeOptions | Node | NodeProvider = {},
  { key = 'embedded', name = 'Embedded node', methods, retryCount = 0 }: EmbeddedConfig = {},
): EmbeddedTransport {
  const provider = source instanceof NodeProvider ? source : new NodeProvider(source)
  // viem types requests by method; the node answers in the same shapes.
  const request = ((call: RequestArguments) => ask(provider, call)) as EIP1193RequestFn
  const subscribe = (parameters: SubscribeParameters) => open(provider, parameters)
  return () => createTransport({ key, name, methods, retryCount, request, type: 'webSocket' }, { provider, subscribe })
}

/** Converts errors to viem's class: only then viem decodes a revert, and does not repeat the call. */
async function ask(
  provider: NodeProvider,
  { method, params = [] }: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  try {
    return await provider.request({ method, params })
  } catch (error) {
    throw new RpcRequestError({ body: { method, params }, error: errorObject(error), url: 'in process' })
  }
}

async function open(provider: NodeProvider, { params, onData, onError = () => {} }: SubscribeParameters): Promise<EmbeddedSubscription> {
  const onDisconnect = (error: Error) => onError(new ProviderDisconnectedError(error))
  let subscriptionId: Hash | undefined
  // Calls that run at the same time may cause notifications before the id arrives.
  const early: ProviderMessage['data'][] = []
  const onMessage = ({ data }: ProviderMessage) => {
    if (subscriptionId === undefined) early.push(data)
    else if (data.subscription === subscriptionId) onData(data)
  }
  const stop = () => {
    provider.off('message', onMessage)
    provider.off('disconnect', onDisconnect)
  }
  provider.on('message', onMessage)
  provider.once('disconnect', onDisconnect)
  const answer = await ask(provider, { method: 'eth_subscribe', params }).catch((error: unknown) => {
    stop()
    throw error
  })
  // The id of a subscription is a hash.
  subscriptionId = answer as Hash
  for (const data of early) if (data.subscription === answer) onData(data)
  return {
    subscriptionId,
    async unsubscribe() {
      stop()
      await provider.request({ method: 'eth_unsubscribe', params: [subscriptionId] }).catch(() => {})
    },
  }
}
