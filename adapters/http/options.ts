import { count, type EnvelopeOptions, milliseconds, type OptionTable } from '../../src/internal.js'
import {
  ACCESS_OPTIONS,
  type AccessOptions,
  ENVELOPE_OPTIONS,
  type ListenOptions,
  listenOptions,
  PORTS,
  type RequestListener,
  SERVER_DEFAULTS,
} from '../server/index.js'

/** Options of a request handler. */
export interface ListenerOptions extends AccessOptions, EnvelopeOptions {
  /** Maximum bytes of a request's body. Default: 5 MiB. */
  readonly bodyLimit: number
}

/** Options of an HTTP server. */
export interface HttpOptions extends ListenerOptions, ListenOptions {
  /** Milliseconds that a connection may be idle between requests; 0 for no limit. Default: 120,000. */
  readonly idleTimeoutMs: number
  /**
   * Handlers for paths beside JSON-RPC at `/`, such as `{ '/v2/': mountRoutes(node) }`: functions that make a handler from the options of the server. The
   * handler of `/` gets only a GET or HEAD that accepts HTML, as browsers send it (`pageMounts`). Default: none.
   */
  readonly mounts: Readonly<Record<string, (options: HttpOptions) => RequestListener>>
}

export const LISTENER_OPTIONS: OptionTable<ListenerOptions> = {
  ...ACCESS_OPTIONS,
  ...ENVELOPE_OPTIONS,
  bodyLimit: count(SERVER_DEFAULTS.messageLimit, 1),
}

export const HTTP_OPTIONS: OptionTable<HttpOptions> = {
  ...LISTENER_OPTIONS,
  ...listenOptions(PORTS.http),
  idleTimeoutMs: milliseconds(SERVER_DEFAULTS.idleTimeoutMs),
  mounts: {
    default: () => ({}),
    expected: "an object with paths such as '/v2/', each with a function that makes a handler",
    holds: isMounts,
  },
}

function isMounts(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  return Object.entries(given).every(([path, mount]) => /^\/(?:.+\/)?$/.test(path) && typeof mount === 'function')
}
