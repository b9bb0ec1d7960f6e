import type { Door, Listener, Listeners, ListenRequest } from '../../src/index.js'
import { type HttpOptions, type HttpServer, serveHttp } from '../http/index.js'
import type { WebSocketOptions } from './options.js'
import { serveWebSocket, type WebSocketServer } from './server.js'

/** How the servers of a node are served unless a request to start them says otherwise. */
export interface NetworkListenersOptions {
  readonly http?: Partial<HttpOptions>
  readonly webSocket?: Partial<WebSocketOptions>
}

/**
 * The HTTP and the WebSocket server of a node, which admin_startHTTP, admin_stopHTTP and their like can start and stop. A request can choose the
 * address, origins and namespaces, but not who needs a credential: that stays as the operator has set it.
 *
 * @example
 * const listeners = networkListeners({ http: { auth: { jwtSecret } } })
 * const node = await createNode({ listeners })
 * await listeners.http.start(node)
 */
export function networkListeners({ http = {}, webSocket = {} }: NetworkListenersOptions = {}): Listeners {
  return {
    http: listenerOf('HTTP', (door, { vhosts, ...request }) =>
      serveHttp(door, { ...http, ...accessOf(request), ...(vhosts === undefined ? {} : { vhosts }) }),
    ),
    webSocket: listenerOf('WebSocket', (door, request) => serveWebSocket(door, { ...webSocket, ...accessOf(request) })),
  }
}

function accessOf({ host, port, origins, namespaces }: ListenRequest) {
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(origins === undefined ? {} : { corsOrigins: origins }),
    ...(namespaces === undefined ? {} : { namespaces }),
  }
}

function listenerOf(kind: string, serve: (door: Door, request: ListenRequest) => Promise<HttpServer | WebSocketServer>): Listener {
  let isStarting = false
  let running: HttpServer | WebSocketServer | undefined
  return {
    async start(door, request = {}) {
      // geth's words.
      if (running) throw new Error(`${kind} server already running on ${running.host}:${running.port}`)
      if (isStarting) throw new Error(`${kind} server is being started`)
      isStarting = true
      try {
        const server = await serve(door, request)
        running = server
        server.server.once('close', () => {
          if (running === server) running = undefined
        })
      } finally {
        isStarting = false
      }
    },
    stop() {
      if (!running) return false
      const server = running
      running = undefined
      // What came through this server, perhaps the very call that stops it, is answered first.
      setImmediate(() => void server.close())
      return true
    },
  }
}
