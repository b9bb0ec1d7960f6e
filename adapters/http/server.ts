import type { IncomingMessage } from 'node:http'
import type { SomeOf } from '../../src/internal.js'
import { type Node, readOptions } from '../../src/internal.js'
import { assertSafeBinding, closeServer, type ListeningServer, listenOn, pathOf, serverFor, urlOf } from '../server/index.js'
import { answering } from './listener.js'
import { HTTP_OPTIONS, type HttpOptions } from './options.js'

/** A running HTTP server of a node. */
export interface HttpServer {
  /** URL for clients: `http://host:port`, or `https://host:port` with TLS. */
  readonly url: string
  readonly host: string
  readonly port: number
  /** The server itself, for `attachWebSocket` and the like. */
  readonly server: ListeningServer
  /** Registers a function that runs when the server closes. Returns a function that removes it. */
  onClose(closer: () => Promise<void>): () => void
  /** Stops listening, waits a moment for running requests, then cuts the remaining connections. The node stays open. */
  close(): Promise<void>
}

/**
 * Serves JSON-RPC over HTTP, or HTTPS, at `/`. The server stops with the node.
 *
 * @param options - see `HttpOptions`: 127.0.0.1:8545 and the namespaces `eth`, `web3`, `net` by default
 * @throws `ListenFailed` if the address cannot be bound, `InvalidOption` for an invalid value, `UnsafeBinding` if other machines could call private
 * methods without a credential
 *
 * @example
 * const { url, close } = await serveHttp(node, { port: 0 })
 * // url: 'http://127.0.0.1:41233'
 */
export async function serveHttp(node: Pick<Node, 'connect' | 'onClose'>, options: SomeOf<HttpOptions> = {}): Promise<HttpServer> {
  const settings = readOptions(HTTP_OPTIONS, options)
  assertSafeBinding(settings)
  const { host, timeoutMs: timeout, idleTimeoutMs, tls } = settings
  const answer = answering(node, settings)
  const mounted = Object.entries(settings.mounts).map(([path, mount]) => ({ path, handler: mount(settings) }))
  const front = mounted.find(({ path }) => path === '/')?.handler
  const beside = mounted.filter(({ path }) => path !== '/')
  const server = serverFor(tls, timeout, { keepAliveTimeout: idleTimeoutMs }, (request, response) => {
    const path = pathOf(request.url)
    const mount = beside.find((each) => path.startsWith(each.path))
    if (mount) mount.handler(request, response)
    else if (path === '/') (front && isVisit(request) ? front : answer)(request, response)
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'content-length': 9 }).end('not found')
  })
  const port = await listenOn(server, settings)

  const closers = new Set<() => Promise<void>>()
  let closing: Promise<void> | undefined
  const close = () => {
    forget()
    closing ??= Promise.all([closeServer(server), ...[...closers].map((closer) => closer())]).then(() => undefined)
    return closing
  }
  const forget = node.onClose(close)
  return {
    url: urlOf(tls ? 'https' : 'http', host, port),
    host,
    port,
    server,
    onClose(closer) {
      closers.add(closer)
      return () => closers.delete(closer)
    },
    close,
  }
}

/** Checks whether a browser asks for a page. Programs that ask whether the node is up accept anything, and get the empty answer of JSON-RPC. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
}
