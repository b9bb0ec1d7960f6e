import type { Listener, Listeners, ListenRequest, Node } from '../../src/internal.js'
import { type HttpOptions, type HttpServer, serveHttp, urlOf } from '../http/index.js'
import { WEBSOCKET_OPTIONS, type WebSocketOptions } from './options.js'
import { attachWebSocket, serveWebSocket, type WebSocketServer } from './server.js'

/** The part of a node that its servers use. */
type ServedNode = Pick<Node, 'connect' | 'onClose'>

/** How the servers of a node are served unless a request to start them says otherwise. */
export interface NetworkListenersOptions {
  readonly http?: Partial<HttpOptions>
  readonly webSocket?: Partial<WebSocketOptions>
}

/** A listener that can be asked where it listens. */
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
 * The HTTP and the WebSocket server of a node, which admin_startHTTP, admin_stopHTTP and their like can start and stop. A request can choose the
 * address, origins and namespaces, but not who needs a credential: that stays as the operator has set it.
 *
 * A WebSocket server that is to be started where HTTP listens already shares its port, and then stops with it.
 *
 * @example
 * const listeners = networkListeners({ http: { auth: { jwtSecret } } })
 * const node = await createNode({ listeners })
 * await listeners.http.start(node)
 * // listeners.http.running?.url: 'http://127.0.0.1:8545'
 */
export function networkListeners({ http = {}, webSocket = {} }: NetworkListenersOptions = {}): NetworkListeners {
  const web = listenerOf<HttpServer>('HTTP', (node, { vhosts, ...request }) =>
    serveHttp(node, { ...http, ...accessOf(request), ...(vhosts === undefined ? {} : { vhosts }) }),
  )
  const sockets = listenerOf<WebSocketServer>('WebSocket', (node, request) => {
    const options = { ...webSocket, ...accessOf(request) }
    const { host = WEBSOCKET_OPTIONS.host.default, port = WEBSOCKET_OPTIONS.port.default } = options
    const { running } = web
    return running?.host === host && running.port === port ? serveBeside(node, running, options) : serveWebSocket(node, options)
  })
  return { http: web, webSocket: sockets }
}

/** Sockets on the port of the HTTP server, as though they had a server of their own. */
async function serveBeside(node: ServedNode, http: HttpServer, options: Partial<WebSocketOptions>): Promise<WebSocketServer> {
  // What the port is like, HTTP has decided.
  const { host: _, port: __, maxOpenConnections: ___, tls: ____, ...socket } = options
  const { close } = attachWebSocket(node, http, socket)
  const { host, port, server } = http
  const scheme = http.url.startsWith('https:') ? 'wss' : 'ws'
  return { url: `${urlOf(scheme, host, port)}${options.path ?? WEBSOCKET_OPTIONS.path.default}`, host, port, server, close }
}

function accessOf({ host, port, origins, namespaces }: ListenRequest) {
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(origins === undefined ? {} : { corsOrigins: origins }),
    ...(namespaces === undefined ? {} : { namespaces }),
  }
}

function listenerOf<Server extends HttpServer | WebSocketServer>(
  kind: string,
  serve: (node: ServedNode, request: ListenRequest) => Promise<Server>,
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
      // What came through this server, perhaps the very call that stops it, is answered first.
      setImmediate(() => void server.close())
      return true
    },
  }
}
