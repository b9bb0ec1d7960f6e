import type { SomeOf } from '../../src/internal.js'
import { type Listener, type Listeners, type ListenRequest, type Node, readOptions } from '../../src/internal.js'
import { type HttpOptions, type HttpServer, serveHttp } from '../http/index.js'
import { urlOf } from '../server/index.js'
import { WEBSOCKET_OPTIONS, type WebSocketOptions } from './options.js'
import { attachWebSocket, serveWebSocket, type WebSocketServer } from './server.js'

/** The part of a node that its servers use. */
type ServedNode = Pick<Node, 'connect' | 'onClose'>

/** Options of a node's servers. A request to start one may override address, origins and namespaces. */
export interface NetworkListenersOptions {
  readonly http?: SomeOf<HttpOptions> | undefined
  readonly webSocket?: SomeOf<WebSocketOptions> | undefined
}

/** A listener that shows its server. */
export interface NetworkListener<Server> extends Listener {
  /** Undefined while it does not listen. */
  readonly running: Server | undefined
}

/** The servers of `networkListeners`. */
export interface NetworkListeners extends Listeners {
  readonly http: NetworkListener<HttpServer>
  readonly webSocket: NetworkListener<WebSocketServer>
}

/**
 * Creates the HTTP and the WebSocket server of a node, which admin_startHTTP, admin_stopHTTP, admin_startWS and admin_stopWS start and stop. A request can
 * choose the address, origins and namespaces; the operator's settings decide who needs a credential.
 *
 * A WebSocket server on the address of the running HTTP server shares its port, and stops with it.
 *
 * @example
 * const listeners = networkListeners({ http: { auth: { jwtSecret } } })
 * const node = await createNode({ listeners })
 * await listeners.http.start(node)
 * // listeners.http.running?.url: 'http://127.0.0.1:8545'
 */
export function networkListeners({ http = {}, webSocket = {} }: NetworkListenersOptions = {}): NetworkListeners {
  const web = listenerOf<HttpServer>(
    'HTTP',
    (node, { vhosts, ...request }) => serveHttp(node, { ...http, ...accessOf(request), ...(vhosts === undefined ? {} : { vhosts }) }),
    ({ server }) => server.close(),
  )
  const sockets = listenerOf<WebSocketServer>('WebSocket', (node, request) => {
    const options = { ...webSocket, ...accessOf(request) }
    const { host, port } = readOptions(WEBSOCKET_OPTIONS, options)
    const { running } = web
    return running?.host === host && running.port === port ? serveBeside(node, running, options) : serveWebSocket(node, options)
  })
  return { http: web, webSocket: sockets }
}

/** Serves WebSocket on the port of the HTTP server. */
async function serveBeside(node: ServedNode, http: HttpServer, options: SomeOf<WebSocketOptions>): Promise<WebSocketServer> {
  // The HTTP server owns the port.
  const { host: _, port: __, connectionLimit: ___, tls: ____, ...socket } = options
  const { close } = attachWebSocket(node, http, socket)
  const { host, port, server } = http
  const scheme = http.url.startsWith('https:') ? 'wss' : 'ws'
  return { url: `${urlOf(scheme, host, port)}${readOptions(WEBSOCKET_OPTIONS, options).path}`, host, port, server, close }
}

function accessOf({ host, port, origins, namespaces }: ListenRequest) {
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(origins === undefined ? {} : { corsOrigins: origins }),
    ...(namespaces === undefined ? {} : { namespaces }),
  }
}

/** @param refuse refuses new requests at once, while running ones are still answered */
function listenerOf<Server extends HttpServer | WebSocketServer>(
  kind: string,
  serve: (node: ServedNode, request: ListenRequest) => Promise<Server>,
  refuse: (server: Server) => void = () => {},
): NetworkListener<Server> {
  let isStarting = false
  let running: Server | undefined
  const onEnd = () => {
    running = undefined
  }
  return {
    get running() {
      return running
    },
    async start(node, request = {}) {
      // geth's words.
      if (running) throw new Error(`${kind} server already running on ${running.host}:${running.port}`)
      if (isStarting) throw new Error(`${kind} server is being started`)
      isStarting = true
      try {
        running = await serve(node, request)
        running.server.once('close', onEnd)
      } finally {
        isStarting = false
      }
    },
    stop() {
      if (!running) return false
      const server = running
      running = undefined
      server.server.off('close', onEnd)
      refuse(server)
      // Running calls of this server are answered first: the call that stops it may be one of them.
      setImmediate(() => void server.close())
      return true
    },
  }
}
