import { isJsonObject } from '../primitives/json.js'
import type { OptionFlaw } from '../primitives/option-flaw.js'
import { placeOf } from '../primitives/remote-place.js'
import type { FixtureStorage } from './fixture.js'
import type { RequestLimits } from './remote-requests.js'
import type { RemoteProvider } from './transport.js'

/** Remote chain that a node goes on from. Either `url` or `provider` is needed. */
export interface RemoteChainOptions {
  /** HTTP or HTTPS URL of a JSON-RPC server. */
  readonly url?: string | undefined
  /** EIP-1193 provider, instead of `url`. */
  readonly provider?: RemoteProvider | undefined
  /** Last block of the remote chain that is shared. Default: its newest. */
  readonly block?: bigint | undefined
  /** Further HTTP headers of each request to `url`. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds for one attempt of a request. Default 10,000. */
  readonly timeoutMs?: number | undefined
  /** Further attempts after a failed one. Default 5. */
  readonly retries?: number | undefined
  /** Milliseconds before the second attempt; further pauses double, up to 10 seconds. Default 250. */
  readonly backoffMs?: number | undefined
  /** Milliseconds for a request with all its attempts. Default 60,000. */
  readonly deadlineMs?: number | undefined
  /** Most requests in flight. Default 8. */
  readonly concurrency?: number | undefined
  /** Most calls in one request. Default 50; 1 for a server without batches. */
  readonly batchSize?: number | undefined
  /** Recorded answers: calls in it are not made, others are added to it. `fixtureFile(path)` of `evmbed/storage` is a file. */
  readonly fixture?: FixtureStorage | undefined
  /** Fail on calls that are not in the fixture. No server is needed then. Default false. */
  readonly frozen?: boolean | undefined
}

/** Numbers of requests that options do not say. */
export const REMOTE_DEFAULTS: RequestLimits = {
  timeoutMs: 10_000,
  retries: 5,
  backoffMs: 250,
  deadlineMs: 60_000,
  concurrency: 8,
  batchSize: 50,
}

/** Lowest values of the numbers. */
const LEAST: Readonly<Record<keyof RequestLimits, number>> = {
  timeoutMs: 1,
  retries: 0,
  backoffMs: 0,
  deadlineMs: 1,
  concurrency: 1,
  batchSize: 1,
}
const MOST = 2 ** 31 - 1

const NAMES: ReadonlySet<string> = new Set([...Object.keys(LEAST), 'url', 'provider', 'block', 'headers', 'fixture', 'frozen'])

/** Finds what is wrong with the option `fork`. Values are not repeated: a URL may contain a key. */
export function remoteChainFlaw(options: RemoteChainOptions): OptionFlaw | undefined {
  const unknown = Object.keys(options).find((name) => !NAMES.has(name))
  if (unknown !== undefined) return { path: unknown, expected: `one of the options ${[...NAMES].join(', ')}`, given: '…' }
  return sourceFlaw(options) ?? numberFlaw(options)
}

function sourceFlaw({ url, provider, headers, fixture, frozen }: RemoteChainOptions): OptionFlaw | undefined {
  if (url !== undefined && !placeOf(url)) return { path: 'url', expected: 'an http or https URL', given: '…' }
  if (provider !== undefined && typeof provider?.request !== 'function') {
    return { path: 'provider', expected: 'an EIP-1193 provider with request()', given: '…' }
  }
  if (url !== undefined && provider !== undefined) return { path: 'url', expected: "one of 'url' and 'provider'", given: 'both' }
  if (frozen !== undefined && typeof frozen !== 'boolean') return { path: 'frozen', expected: 'true or false', given: '…' }
  if (fixture !== undefined && !(typeof fixture.read === 'function' && typeof fixture.write === 'function')) {
    return { path: 'fixture', expected: 'a fixture with read() and write(), such as fixtureFile() of evmbed/storage', given: '…' }
  }
  if (frozen && !fixture) return { path: 'frozen', expected: "a 'fixture' beside it", given: 'none' }
  if (url === undefined && provider === undefined && !frozen) return { path: 'url', expected: "a URL, or a 'provider'", given: undefined }
  const isHeaders = headers === undefined || (isJsonObject(headers) && Object.values(headers).every((value) => typeof value === 'string'))
  return isHeaders ? undefined : { path: 'headers', expected: 'an object of names and values', given: '…' }
}

function numberFlaw(options: RemoteChainOptions): OptionFlaw | undefined {
  const { block } = options
  if (block !== undefined && (typeof block !== 'bigint' || block < 0n || block >= 2n ** 63n)) {
    return { path: 'block', expected: 'a bigint that is not negative', given: block }
  }
  for (const [name, least] of Object.entries(LEAST)) {
    const value: unknown = Reflect.get(options, name)
    if (value === undefined) continue
    if (!Number.isSafeInteger(value) || Number(value) < least || Number(value) > MOST) {
      return { path: name, expected: `an integer from ${least}`, given: value }
    }
  }
  return undefined
}
