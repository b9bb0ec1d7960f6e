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

export interface EmbeddedConfig {
  /** Default `embedded`. */
  readonly key?: string
  /** Default `Embedded node`. */
  readonly name?: string
  /** Methods that may be used, or may not; all unless given. */
  readonly methods?: TransportConfig['methods']
  /** How often a call that failed is made again. Default 0, not viem's 3: there is no line that could be bad. */
  readonly retryCount?: number
}

export interface SubscribeParameters {
  /** What `eth_subscribe` takes: `['newHeads']`, `['logs', { address, topics }]`, `['newPendingTransactions']`, … */
  readonly params: readonly [kind: string, ...rest: readonly unknown[]]
  readonly onData: (data: { readonly subscription: Hash; readonly result: Json }) => void
  /** Is told when the node closes. */
  readonly onError?: (error: Error) => void
}

export interface EmbeddedSubscription {
  readonly subscriptionId: Hash
  /** Never rejects: a subscription of a closed node has ended. */
  unsubscribe(): Promise<void>
}

/** Its type says `webSocket` because this is how viem knows a transport that pushes: its `watch` actions subscribe instead of polling. */
export type EmbeddedTransport = Transport<
  'webSocket',
  {
    /** Leads to the node: `client.transport.provider.node()`. */
    readonly provider: NodeProvider
    subscribe(parameters: SubscribeParameters): Promise<EmbeddedSubscription>
  }
>

/**
 * A viem transport to a node in this process: one of its own, or one that runs already.
 *
 * A failed call is made once, and viem decodes its error as it does over HTTP. With options, the node starts with the first request; clients that
 * are given the same transport share it, and `client.transport.provider.close()` ends it.
 *
 * @param source - options of a new node, a running node, or a provider
 * @throws `InvalidOption` for options that cannot be
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
  // viem types what it asks by method; the records of the node answer with the same shapes.
  const request = ((call: RequestArguments) => ask(provider, call)) as EIP1193RequestFn
  const subscribe = (parameters: SubscribeParameters) => open(provider, parameters)
  return () => createTransport({ key, name, methods, retryCount, request, type: 'webSocket' }, { provider, subscribe })
}

/** viem decodes reverts, and does not ask again, for errors of a class of its own: what else has code 3 it takes for unknown. */
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
  // Calls that are under way at the same time may cause events before the id is here.
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
