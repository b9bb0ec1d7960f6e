import { count, type EnvelopeOptions, milliseconds, type OptionTable, text } from '../../src/internal.js'
import {
  ACCESS_OPTIONS,
  type AccessOptions,
  ENVELOPE_OPTIONS,
  type ListenOptions,
  listenOptions,
  PORTS,
  SERVER_DEFAULTS,
} from '../server/index.js'

/** Options of WebSocket connections. */
export interface SocketOptions extends AccessOptions, EnvelopeOptions {
  /** Path of the upgrade request. Default: `/`. */
  readonly path: string
  /** Maximum bytes of a message from the peer; a longer one closes the socket with 1009. Default: 5 MiB, as over HTTP. */
  readonly messageLimit: number
  /** Messages of a peer that are answered at the same time. Further ones are not read until one of them is answered. Default: 64. */
  readonly inFlightLimit: number
  /**
   * Bytes that may wait for a peer that reads slowly. While more bytes of answers wait, the peer's calls wait too. More bytes of notifications, held ones
   * included, close the socket with 1008. Default: 16 MiB.
   */
  readonly sendBufferLimit: number
  /** Milliseconds without data from the peer after which it is pinged; 0 for never. Default: 30,000. */
  readonly pingIntervalMs: number
  /** Milliseconds in which the peer must answer a ping before its socket is cut; 0 for no limit. Default: 30,000. */
  readonly pongTimeoutMs: number
}

export interface WebSocketOptions extends SocketOptions, ListenOptions {}

export const SOCKET_OPTIONS: OptionTable<SocketOptions> = {
  ...ACCESS_OPTIONS,
  ...ENVELOPE_OPTIONS,
  path: text('/', "a path such as '/'", (given) => given.startsWith('/')),
  messageLimit: count(SERVER_DEFAULTS.messageLimit, 1),
  inFlightLimit: count(SERVER_DEFAULTS.inFlightLimit, 1),
  sendBufferLimit: count(SERVER_DEFAULTS.sendBufferLimit, 1),
  pingIntervalMs: milliseconds(30_000),
  pongTimeoutMs: milliseconds(30_000),
}

export const WEBSOCKET_OPTIONS: OptionTable<WebSocketOptions> = { ...SOCKET_OPTIONS, ...listenOptions(PORTS.webSocket) }
