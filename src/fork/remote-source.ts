import type { Fetch } from '../primitives/remote-json.js'
import type { Facts } from './facts.js'
import { Fixture } from './fixture.js'
import { REMOTE_DEFAULTS, type RemoteChainOptions } from './options.js'
import { RemoteRequests, type RequestLimits } from './remote-requests.js'
import { httpTransport, ProviderTransport, type Transport } from './transport.js'

/** Fails every call: a frozen fixture answers all of them. */
const NO_TRANSPORT: Transport = {
  send: async () => {
    throw new TypeError('a frozen fixture makes no requests')
  },
}

/** Requests of a fork, and the fixture in which they are recorded. */
export interface RemoteSource {
  readonly requests: RemoteRequests
  readonly fixture: Fixture | undefined
}

/**
 * Opens the source of a fork. The options were checked. Rejects with `InvalidFixture`.
 *
 * @param facts answers in a store, instead of a fixture
 * @param isNamedByCaller whether a caller of this node has named the server
 */
export async function openRemoteSource(options: RemoteChainOptions, facts?: Facts, isNamedByCaller = false): Promise<RemoteSource> {
  const fixture = options.fixture && (await Fixture.open(options.fixture, options.frozen ?? false))
  const transport = transportOf(options, globalThis.fetch)
  return { requests: new RemoteRequests(transport, limitsOf(options), facts ?? fixture, options.url, isNamedByCaller), fixture }
}

function transportOf({ url, provider, headers = {} }: RemoteChainOptions, fetch: Fetch): Transport {
  if (provider) return new ProviderTransport(provider)
  return (url !== undefined && httpTransport(url, headers, fetch)) || NO_TRANSPORT
}

function limitsOf(options: RemoteChainOptions): RequestLimits {
  const of = (name: keyof RequestLimits) => options[name] ?? REMOTE_DEFAULTS[name]
  return {
    timeoutMs: of('timeoutMs'),
    retries: of('retries'),
    backoffMs: of('backoffMs'),
    deadlineMs: of('deadlineMs'),
    concurrency: of('concurrency'),
    batchSize: of('batchSize'),
  }
}
