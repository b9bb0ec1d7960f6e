import type { EnvelopeOptions } from '../../src/internal.js'
import { ACCESS_OPTIONS, type AccessOptions, ENVELOPE_OPTIONS, type ListenOptions, listenOptions, rules } from '../http/index.js'

/** How sockets are served. */
export interface SocketOptions extends AccessOptions, EnvelopeOptions {
  /** Where the upgrade is asked for. Default: `/`. */
  readonly path: string
  /** Bytes of a message from the peer; a longer one closes the socket with 1009. Default: 5 MiB, as over HTTP. */
  readonly messageLimit: number
  /**
   * Messages of a peer that are answered at a time. No further ones are read until one of them is answered: a peer that sends many waits, and is not
   * cut off. Default: 64.
   */
  readonly messagesInFlight: number
  /**
   * Bytes that may wait for a peer that reads slowly. While answers beyond it wait, the peer's calls do too; notifications beyond it, also those held
   * back until a batch is answered, close the socket with 1008. Default: 16 MiB.
   */
  readonly sendBuffer: number
  /** Milliseconds without a sign of life after which the peer is pinged; 0 means never. Default: 30,000. */
  readonly pingInterval: number
  /** Milliseconds the peer has to answer a ping before its socket is cut; 0 means no limit. Default: 30,000. */
  readonly pongTimeout: number
}

export interface WebSocketOptions extends SocketOptions, ListenOptions {}

export const SOCKET_OPTIONS: rules.OptionTable<SocketOptions> = {
  ...ACCESS_OPTIONS,
  ...ENVELOPE_OPTIONS,
  path: rules.text('/', "a path such as '/'", (given) => given.startsWith('/')),
  messageLimit: rules.count(5 * 1024 * 1024, 1),
  messagesInFlight: rules.count(64, 1),
  sendBuffer: rules.count(16 * 1024 * 1024, 1),
  pingInterval: rules.milliseconds(30_000),
  pongTimeout: rules.milliseconds(30_000),
}

export const WEBSOCKET_OPTIONS: rules.OptionTable<WebSocketOptions> = { ...SOCKET_OPTIONS, ...listenOptions(8546) }
