import { chmodSync } from 'node:fs'
import { lstat, unlink } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AbciApplication } from '../../src/internal.js'
import { LocalError } from '../../src/internal.js'
import { ListenFailed } from '../server/index.js'
import { addressText, isLocal, type SocketAddress } from './address.js'
import { serveConnection } from './connection.js'

/** Connections at a time. The engine opens four, and four more when it starts again. Each may hold a request of the maximum length. */
const MAX_CONNECTIONS = 8

/** The server would serve the application to other machines. */
export class UnsafeAddress extends LocalError {
  constructor(address: SocketAddress) {
    super(
      `refusing to listen on ${addressText(address)}: ABCI has no credentials, so a program that connects decides the blocks; ` +
        'use a socket file or 127.0.0.1, or set insecure to true if only the engine can connect',
    )
  }
}

export interface AbciServerOptions {
  readonly address: SocketAddress
  /** Listens on an address that other machines can reach. */
  readonly insecure: boolean
  /** Maximum bytes of a request. */
  readonly frameLimit: number
  readonly onFault: (fault: unknown) => void
}

export interface AbciServer {
  /** Address in which a port of 0 is replaced. */
  readonly address: SocketAddress
  /** Stops listening and cuts the connections. */
  close(): Promise<void>
}

/**
 * Serves an application over ABCI 2.0 on a socket. Only the user of this process may connect to a socket file.
 *
 * @throws `UnsafeAddress` if other machines could connect, `ListenFailed` if the address is in use or cannot be bound
 */
export async function serveAbci(application: AbciApplication, options: AbciServerOptions): Promise<AbciServer> {
  const { address, insecure, frameLimit, onFault } = options
  if (!isLocal(address) && !insecure) throw new UnsafeAddress(address)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.setNoDelay(true)
    // The loop over its bytes reports the failures of a connection; one that comes later concerns nobody.
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    void serveConnection(socket, { application, frameLimit, onFault })
  })
  server.maxConnections = MAX_CONNECTIONS
  if ('path' in address) await removeUnused(address.path)
  const bound = await listen(server, address)
  return {
    address: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function listen(server: Server, address: SocketAddress): Promise<SocketAddress> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is already in use; another node may be running' : error.message
      reject(new ListenFailed(`${addressText(address)} cannot be listened on: ${reason}`, error.code ?? 'UNKNOWN', { cause: error }))
    })
    server.listen('path' in address ? address.path : address, () => {
      const place = server.address()
      resolve(typeof place === 'object' && place ? { host: place.address, port: place.port } : address)
    })
    // The file is there at once, before anyone could be accepted.
    if ('path' in address && server.listening) chmodSync(address.path, 0o600)
  })
}

/** Removes the socket file of a process that was killed. One that is in use and a file of another kind stay, and binding fails. */
async function removeUnused(path: string): Promise<void> {
  const isSocket = await lstat(path).then(
    (found) => found.isSocket(),
    () => false,
  )
  if (isSocket && (await isRefused(path))) await unlink(path)
}

function isRefused(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      resolve(false)
    })
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
  })
}
