import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocketServer as Upgrader } from 'ws'
import type { SomeOf } from '../../src/internal.js'
import { loadOnce, type Node, readOptions } from '../../src/internal.js'
import type { HttpServer } from '../http/index.js'
import {
  accessControl,
  assertSafeBinding,
  chooseSubprotocol,
  closeServer,
  isRefusal,
  type ListeningServer,
  listenOn,
  nodeHttp,
  type Permissions,
  pathOf,
  type Refusal,
  reportOf,
  serverFor,
  urlOf,
} from '../server/index.js'
import { SOCKET_OPTIONS, type SocketOptions, WEBSOCKET_OPTIONS, type WebSocketOptions } from './options.js'
import { connectSocket } from './socket.js'

/** RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001
/** Milliseconds in which peers may acknowledge the close frame. */
const GRACE = 200

/** WebSocket on a server of the caller. */
export interface AttachedWebSocket {
  /** Accepts no new sockets and closes the open ones with 1001. The HTTP server stays open. */
  close(): Promise<void>
}

/** A running WebSocket server of a node. */
export interface WebSocketServer {
  /** URL for clients: `ws://host:port/path`, or `wss://host:port/path` with TLS. */
  readonly url: string
  readonly host: string
  readonly port: number
  readonly server: ListeningServer
  /** Stops listening and closes the open sockets with 1001. The node stays open. */
  close(): Promise<void>
}

/**
 * Serves JSON-RPC over WebSocket on a port of its own. The server stops with the node. Access control is that of the HTTP server; a refused upgrade gets
 * an HTTP status. The credential is checked once, when the socket opens: in the header `Authorization`, or, for web pages, as the subprotocol
 * `bearer.<token>`.
 *
 * @param options - see `WebSocketOptions`: 127.0.0.1:8546 and the namespaces `eth`, `web3`, `net` by default
 * @throws `ListenFailed` if the address cannot be bound, `InvalidOption` for an invalid value, `UnsafeBinding` if other machines could call private
 * methods without a credential
 *
 * @example
 * const { url, close } = await serveWebSocket(node, { port: 0 })
 * // url: 'ws://127.0.0.1:41234/'
 */
export async function serveWebSocket(
  node: Pick<Node, 'connect' | 'onClose'>,
  options: SomeOf<WebSocketOptions> = {},
): Promise<WebSocketServer> {
  const settings = readOptions(WEBSOCKET_OPTIONS, options)
  const { host, path, tls, timeoutMs: timeout } = settings
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
 * Serves JSON-RPC over WebSocket on a running HTTP server: the one of `serveHttp`, with which it stops, or another one, which must close it first. It stops
 * with the node.
 *
 * @param options - see `SocketOptions`
 * @throws `InvalidOption` for an invalid value, `UnsafeBinding` if other machines could call private methods without a credential
 *
 * @example
 * const http = await serveHttp(node)
 * attachWebSocket(node, http)        // ws://127.0.0.1:8545/ and http://127.0.0.1:8545
 */
export function attachWebSocket(
  node: Pick<Node, 'connect' | 'onClose'>,
  http: HttpServer | ListeningServer,
  options: SomeOf<SocketOptions> = {},
): AttachedWebSocket {
  const settings = readOptions(SOCKET_OPTIONS, options)
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
  const access = accessControl(options)
  let closing: Promise<void> | undefined
  let upgrader: Upgrader | undefined
  // The library is loaded with the first upgrade: most nodes are asked over HTTP only.
  const load = loadOnce(async () => {
    const { WebSocketServer } = await import('ws')
    upgrader = new WebSocketServer({
      noServer: true,
      maxPayload: options.messageLimit,
      perMessageDeflate: false,
      handleProtocols: chooseSubprotocol,
    })
    return upgrader
  })
  const accept = (by: Upgrader, request: IncomingMessage, stream: Duplex, head: Buffer, permissions: Permissions) =>
    by.handleUpgrade(request, stream, head, (socket) => connectSocket(node, { socket, stream: request.socket }, permissions, options))
  const loadAndAccept = async (request: IncomingMessage, stream: Duplex, head: Buffer, permissions: Permissions) => {
    // The peer may leave meanwhile.
    stream.on('error', () => stream.destroy())
    const loaded = await load()
    if (closing !== undefined) stream.destroy()
    if (!stream.destroyed) accept(loaded, request, stream, head, permissions)
  }
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (pathOf(request.url) !== options.path) {
      // Another listener may serve that path.
      if (server.listenerCount('upgrade') === 1) refuse(stream, { status: 404, text: 'not found' })
      return
    }
    const permissions = access.admitUpgrade(request)
    if (!isRefusal(permissions)) {
      if (upgrader) accept(upgrader, request, stream, head, permissions)
      else loadAndAccept(request, stream, head, permissions).catch(() => stream.destroy())
      return
    }
    options.onRefusal(reportOf(request, permissions))
    refuse(stream, permissions)
  }
  server.on('upgrade', upgrade)

  return {
    close() {
      closing ??= new Promise((resolve) => {
        server.off('upgrade', upgrade)
        if (!upgrader) return resolve()
        const { clients } = upgrader
        for (const socket of clients) socket.close(GOING_AWAY, 'the node is closing')
        const cut = setTimeout(() => {
          for (const socket of clients) socket.terminate()
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
    `HTTP/1.1 ${status} ${nodeHttp().STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  // The peer may be gone already.
  stream.on('error', () => stream.destroy())
  stream.once('finish', () => stream.destroy())
  stream.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
