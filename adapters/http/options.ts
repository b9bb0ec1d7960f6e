import { ENVELOPE_DEFAULTS, type EnvelopeOptions } from '../../src/internal.js'
import type { AuthOptions } from '../auth/index.js'
import type { RefusalReport } from './access.js'
import type { RequestListener } from './listener.js'
import { count, flag, isInteger, isNames, milliseconds, names, type OptionTable, text } from './rules.js'
import type { TlsOptions } from './tls.js'

/** Who may ask, and for what. The same for every transport that listens. */
export interface AccessOptions {
  /** Namespaces to serve, or `all`. Default: `eth`, `web3`, `net`. */
  readonly namespaces: readonly string[] | 'all'
  /** Who may use private methods. Default: whoever shows a credential, and as long as none is set, nobody (see `AuthOptions`). */
  readonly auth: AuthOptions
  /**
   * Whether private methods may be served without a credential (`auth.mode` `off`) on an address that other machines can reach. Default: false,
   * which refuses to listen. A handler that is mounted on somebody else's server cannot know its address and is not checked.
   */
  readonly insecure: boolean
  /** Web origins, or host names of origins, whose pages may use the node; `*` is any. Default: none (see `originAllowed`). */
  readonly corsOrigins: readonly string[]
  /**
   * Whether pages from this machine, from the node's own address and of browser extensions may use the node although `corsOrigins` does not name them.
   * Default: true.
   */
  readonly localPages: boolean
  /** Names under which the node may be addressed; `*` is any. Default: `localhost` (see `hostAllowed`). */
  readonly vhosts: readonly string[]
  /** Is told of every request that is refused before the node sees it, for a log. Default: nobody is. */
  readonly onRefusal: (refusal: RefusalReport) => void
}

export const ACCESS_OPTIONS: OptionTable<AccessOptions> = {
  namespaces: {
    default: ['eth', 'web3', 'net'],
    expected: "a list of one or more namespaces, or 'all'",
    holds: (given) => given === 'all' || (isNames(given) && given.length > 0),
  },
  // Looked into where it is used, by code that never repeats a secret.
  auth: { default: {}, expected: 'an object', holds: () => true },
  insecure: flag(false),
  corsOrigins: names([], "a list of origins such as 'https://dapp.example', or ['*']"),
  localPages: flag(true),
  vhosts: names(['localhost'], "a list of host names, or ['*']"),
  onRefusal: { default: () => {}, expected: 'a function', holds: (given) => typeof given === 'function' },
}

export const ENVELOPE_OPTIONS: OptionTable<EnvelopeOptions> = {
  batchRequestLimit: count(ENVELOPE_DEFAULTS.batchRequestLimit, 1),
  batchResponseMaxSize: count(ENVELOPE_DEFAULTS.batchResponseMaxSize, 1),
  timeout: milliseconds(ENVELOPE_DEFAULTS.timeout),
}

/** Where to listen. */
export interface ListenOptions {
  /** Address or name of the interface. Default: 127.0.0.1, this machine only. */
  readonly host: string
  /** 0 picks a free port. Default: 8545 for HTTP, 8546 for WebSocket. */
  readonly port: number
  /** TCP connections at a time; one more is dropped. 0, the default, means no limit. */
  readonly maxOpenConnections: number
  /** Speak TLS: HTTPS and WSS (see `readTls`). Default: none. */
  readonly tls: TlsOptions | undefined
}

export function listenOptions(port: number): OptionTable<ListenOptions> {
  return {
    host: text('127.0.0.1', 'an address or a host name', (given) => given !== ''),
    port: { default: port, expected: 'an integer from 0 (a free port) to 65535', holds: (given) => isInteger(given, 0, 65_535) },
    maxOpenConnections: count(0, 0),
    // Looked into where it is used, by code that never repeats a key.
    tls: { default: undefined, expected: 'an object with certificate and key', holds: () => true },
  }
}

/** How a request handler answers. */
export interface ListenerOptions extends AccessOptions, EnvelopeOptions {
  /** Bytes of a request's body. Default: 5 MiB. */
  readonly bodyLimit: number
}

/** Makes the handler of a part of a server from the options of the whole. */
export type Mount = (options: HttpOptions) => RequestListener

export interface HttpOptions extends ListenerOptions, ListenOptions {
  /** Milliseconds a connection may rest between requests; 0 means no limit. Default: 120,000. */
  readonly idleTimeout: number
  /** What answers below a path, such as `{ '/v2/': mountRoutes(node) }`, beside JSON-RPC at `/`. Default: nothing does. */
  readonly mounts: Readonly<Record<string, Mount>>
}

export const LISTENER_OPTIONS: OptionTable<ListenerOptions> = {
  ...ACCESS_OPTIONS,
  ...ENVELOPE_OPTIONS,
  bodyLimit: count(5 * 1024 * 1024, 1),
}

export const HTTP_OPTIONS: OptionTable<HttpOptions> = {
  ...LISTENER_OPTIONS,
  ...listenOptions(8545),
  idleTimeout: milliseconds(120_000),
  mounts: {
    default: {},
    expected: "an object with paths such as '/v2/', each with a function that makes a handler",
    holds: isMounts,
  },
}

function isMounts(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  return Object.entries(given).every(([path, mount]) => /^\/.+\/$/.test(path) && typeof mount === 'function')
}
