import { EvmbedError } from '../../src/internal.js'
import type { ListenOptions } from './options.js'
import { cutConnections, type ListeningServer } from './tls.js'

/** Milliseconds in which open connections may finish when a server closes. */
const GRACE = 200

/** A server could not be bound to its address. */
export class ListenFailed extends EvmbedError {
  constructor(
    message: string,
    /** Error code of the platform, such as `EADDRINUSE`. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Binds a server and returns its port. Rejects with a `ListenFailed`. */
export function listenOn(server: ListeningServer, { host, port, connectionLimit }: ListenOptions): Promise<number> {
  // For the platform, 0 means no connection at all.
  if (connectionLimit > 0) server.maxConnections = connectionLimit
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(listenError(error, host, port))
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): ListenFailed {
  const place = authorityOf(host, port)
  const code = error.code ?? 'UNKNOWN'
  const reasons: { readonly [code: string]: string } = {
    EADDRINUSE: `${place} is already in use: another node may be running there; choose another with port (0 picks a free one)`,
    EACCES: `${place} may not be used by this user: choose a port above 1023 with port (0 picks a free one)`,
    EADDRNOTAVAIL: `${place} cannot be listened on: ${host} is not an address of this machine; choose another with host`,
    ENOTFOUND: `${place} cannot be listened on: there is no host named ${host}; choose another with host`,
  }
  return new ListenFailed(reasons[code] ?? `${place} cannot be listened on: ${error.message}`, code, { cause: error })
}

function authorityOf(host: string, port: number): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}

/** Returns a URL that a client on this machine can connect to. An unspecified address (all interfaces) becomes the loopback address. */
export function urlOf(scheme: 'http' | 'https' | 'ws' | 'wss', host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `${scheme}://${authorityOf(reachable, port)}`
}

/** Stops listening and waits for running requests. Connections that are open after a grace period are cut. */
export function closeServer(server: ListeningServer): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => cutConnections(server), GRACE)
    // A connection with a running request must not stay open afterwards.
    server.keepAliveTimeout = 1
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}

/** Returns the path of a request's target. */
export function pathOf(target = '/'): string {
  if (target === '/') return target
  return target.split('?', 1)[0] || '/'
}
