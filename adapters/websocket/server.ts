import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer as Upgrader } from 'ws'
import type { Node } from '../../src/internal.js'
import { assertSafeBinding, chooseSubprotocol } from '../auth/index.js'
import {
  closeServer,
  doorkeeper,
  type HttpServer,
  isRefusal,
  type ListeningServer,
  listenOn,
  pathOf,
  type Refusal,
  reportOf,
  rules,
  serverFor,
  urlOf,
} from '../http/index.js'
import { SOCKET_OPTIONS, type SocketOptions, WEBSOCKET_OPTIONS, type WebSocketOptions } from './options.js'
import { connectSocket } from './socket.js'

/** RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001
/** Milliseconds that peers have to take the close frame. */
const GRACE = 200

/** Sockets on a server of somebody else's. */
export interface AttachedWebSocket {
  /** Takes no new sockets and closes the open ones with 1001. The HTTP server goes on. */
  close(): Promise<void>
}

/** A running WebSocket server of a node. */
export interface WebSocketServer {
  /** `ws://host:port/path`, or `wss://host:port/path` with TLS, to be given to a client. */
  readonly url: string
  readonly host: string
  readonly port: number
  readonly server: ListeningServer
  /** Stops listening and closes the open sockets with 1001. The node goes on. */
  close(): Promise<void>
}

/**
 * Serves JSON-RPC over WebSocket on a port of its own. The server stops with the node. Who may connect is decided by the rules of the HTTP
 * adapter; a refused upgrade gets an HTTP status. A credential is looked at once, when the socket opens: in the header `Authorization`, or,
 * for web pages, as the subprotocol `bearer.<token>`.
 *
 * @param options - see `WebSocketOptions`: 127.0.0.1:8546 and the namespaces `eth`, `web3`, `net` unless it says otherwise
 * @throws `ListenError` when the address cannot be had, `InvalidOption` for an option that cannot have its value,
 * `UnsafeBinding` when private methods would be open to other machines
 *
 * @example
 * const { url, close } = await serveWebSocket(node, { port: 0 })
 * // url: 'ws://127.0.0.1:41234/'
 */
export async function serveWebSocket(
  node: Pick<Node, 'connect' | 'onClose'>,
  options: Partial<WebSocketOptions> = {},
): Promise<WebSocketServer> {
  const settings = rules.readOptions(WEBSOCKET_OPTIONS, options)
  const { host, path, tls, timeout } = settings
  assertSafeBinding(settings)
  const server = serverFor(tls, timeout, {}, (_request, response) => {
    response
      .writeHead(426, { 'content-type': 'text/plain; charset=utf-8', connection: 'Upgrade', upgrade: 'websocket' })
      .end('this is a WebSocket address')
  })
  const sockets = takeUpgrades(node, server, settings)
  const port = await listenOn(server, settings)
  let closing: Promise<void> | undefined
  const close = () => {
    forget()
    closing ??= Promise.all([closeServer(server), sockets.close()]).then(() => undefined)
    return closing
  }
  const forget = node.onClose(close)
  return { url: `${urlOf(tls ? 'wss' : 'ws', host, port)}${path}`, host, port, server, close }
}

/**
 * Serves JSON-RPC over WebSocket on an HTTP server that is already there: the one of `serveHttp`, with which it then stops, or any other,
 * which must close this before itself. It stops with the node in any case.
 *
 * @param options - see `SocketOptions`
 * @throws `InvalidOption` for an option that cannot have its value, `UnsafeBinding` when private methods would be open to other machines
 *
 * @example
 * const http = await serveHttp(node)
 * attachWebSocket(node, http)        // ws://127.0.0.1:8545/ and http://127.0.0.1:8545
 */
export function attachWebSocket(
  node: Pick<Node, 'connect' | 'onClose'>,
  http: HttpServer | ListeningServer,
  options: Partial<SocketOptions> = {},
): AttachedWebSocket {
  const settings = rules.readOptions(SOCKET_OPTIONS, options)
  if ('server' in http) assertSafeBinding({ ...settings, host: http.host })
  const sockets = takeUpgrades(node, 'server' in http ? http.server : http, settings)
  const close = () => {
    forgetNode()
    forgetHttp()
    return sockets.close()
  }
  const forgetNode = node.onClose(close)
  const forgetHttp = 'server' in http ? http.onClose(close) : () => {}
  return { close }
}

function takeUpgrades(node: Pick<Node, 'connect'>, server: ListeningServer, options: SocketOptions): AttachedWebSocket {
  const door = doorkeeper(options)
  const upgrader = new Upgrader({
    noServer: true,
    maxPayload: options.messageLimit,
    perMessageDeflate: false,
    handleProtocols: chooseSubprotocol,
  })
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (pathOf(request.url) !== options.path) {
      // Another listener may serve that path; only the last one can say that nobody does.
      if (server.listenerCount('upgrade') === 1) refuse(stream, { status: 404, text: 'not found' })
      return
    }
    const admission = door.admitUpgrade(request)
    if (!isRefusal(admission)) {
      upgrader.handleUpgrade(request, stream, head, (socket) => connectSocket(node, { socket, stream: request.socket }, admission, options))
      return
    }
    options.onRefusal(reportOf(request, admission))
    refuse(stream, admission)
  }
  server.on('upgrade', upgrade)

  let closing: Promise<void> | undefined
  return {
    close() {
      closing ??= new Promise((resolve) => {
        server.off('upgrade', upgrade)
        for (const socket of upgrader.clients) socket.close(GOING_AWAY, 'the node is closing')
        const cut = setTimeout(() => {
          for (const socket of upgrader.clients) socket.terminate()
        }, GRACE)
        upgrader.close(() => {
          clearTimeout(cut)
          resolve()
        })
      })
      return closing
    },
  }
}

function refuse(stream: Duplex, { status, text, headers = {} }: Refusal): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  // The peer may be gone already; there is nobody to tell.
  stream.on('error', () => stream.destroy())
  stream.once('finish', () => stream.destroy())
  stream.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
