import {
  callable,
  count,
  ENVELOPE_DEFAULTS,
  type EnvelopeOptions,
  flag,
  integer,
  isNames,
  milliseconds,
  names,
  type OptionTable,
  text,
} from '../../src/internal.js'
import { AUTH_RULE, type AuthOptions } from './auth-options.js'
import type { RefusalReport } from './refusal.js'
import { TLS_RULE, type TlsOptions } from './tls.js'

/** Access control of a server: callers, and the methods that they may call. */
export interface AccessOptions {
  /** Namespaces to serve, or `all`. Default: `eth`, `web3`, `net`. */
  readonly namespaces: readonly string[] | 'all'
  /** Credentials for private methods. Default: without a configured credential, private methods are not served (see `AuthOptions`). */
  readonly auth: AuthOptions
  /**
   * Allow private methods without a credential (`auth.mode` `off`) on an address that other machines can reach. Default: false, which refuses to
   * listen. A handler that is mounted on another server cannot know its address and is not checked.
   */
  readonly insecure: boolean
  /**
   * Web origins, or host names of origins, whose pages may use the node; `*` for any, `null` for pages without an origin (files, sandboxed frames).
   * Default: none.
   */
  readonly corsOrigins: readonly string[]
  /**
   * Allow pages from this machine, from the node's own address and of browser extensions, in addition to `corsOrigins`. Default: true.
   */
  readonly localPages: boolean
  /** Host names under which the node may be addressed, in addition to IP addresses; `*` for any. Default: `localhost`. */
  readonly vhosts: readonly string[]
  /** Called with every request that is refused before the node sees it, for a log. Default: nothing. */
  readonly onRefusal: (refusal: RefusalReport) => void
}

/** Host names that a page may use for a server of this machine. */
export const VHOSTS_RULE = names(['localhost'], "a list of host names, or ['*']")
export const REFUSAL_RULE = callable<(refusal: RefusalReport) => void>(() => {})

/** Rules of the options for web pages that may use a server. */
export const PAGE_OPTIONS: OptionTable<Pick<AccessOptions, 'corsOrigins' | 'localPages' | 'vhosts' | 'onRefusal'>> = {
  corsOrigins: names([], "a list of origins such as 'https://dapp.example', or ['*']"),
  localPages: flag(true),
  vhosts: VHOSTS_RULE,
  onRefusal: REFUSAL_RULE,
}

export const ACCESS_OPTIONS: OptionTable<AccessOptions> = {
  namespaces: {
    default: () => ['eth', 'web3', 'net'],
    expected: "a list of one or more namespaces, or 'all'",
    holds: (given) => given === 'all' || (isNames(given) && given.length > 0),
  },
  auth: AUTH_RULE,
  insecure: flag(false),
  ...PAGE_OPTIONS,
}

/** Ports of servers for which an option names none. */
export const PORTS = { http: 8545, webSocket: 8546, metrics: 6065 } as const

/** Numbers of servers that options do not say. */
export const SERVER_DEFAULTS = {
  /** Milliseconds after which an idle connection over HTTP is closed. */
  idleTimeoutMs: 120_000,
  /** Bytes of a request's body over HTTP, and of a message over WebSocket. */
  messageLimit: 5 * 1024 * 1024,
  /** Messages of a WebSocket that are answered at the same time. */
  inFlightLimit: 64,
  /** Bytes that wait for a peer that reads slowly. */
  sendBufferLimit: 16 * 1024 * 1024,
} as const

export const ENVELOPE_OPTIONS: OptionTable<EnvelopeOptions> = {
  batchRequestLimit: count(ENVELOPE_DEFAULTS.batchRequestLimit, 1),
  batchResponseLimit: count(ENVELOPE_DEFAULTS.batchResponseLimit, 1),
  timeoutMs: milliseconds(ENVELOPE_DEFAULTS.timeoutMs),
}

/** Address of a server. */
export interface ListenOptions {
  /** Address or host name of the network interface. Default: 127.0.0.1, this machine only. */
  readonly host: string
  /** TCP port; 0 for a free one. Default: 8545 for HTTP, 8546 for WebSocket. */
  readonly port: number
  /** Maximum TCP connections; further ones are dropped. Default: 0, no limit. */
  readonly connectionLimit: number
  /** TLS, for HTTPS and WSS (see `readTls`). Default: none. */
  readonly tls: TlsOptions | undefined
}

export function listenOptions(port: number): OptionTable<ListenOptions> {
  return {
    host: text('127.0.0.1', 'an address or a host name', (given) => given !== ''),
    port: integer(port, 0, 'an integer from 0 (a free port) to 65535', 65_535),
    connectionLimit: count(0, 0),
    tls: TLS_RULE,
  }
}
