import { InvalidOption } from '../../src/internal.js'
import { isLoopback } from '../server/index.js'

/** Address of a socket: a file, or a host with a port. */
export type SocketAddress = { readonly path: string } | { readonly host: string; readonly port: number }

/** Maximum bytes of the path of a socket file on Linux; macOS allows 104 with the final zero. */
const MAX_PATH = 103

/**
 * Reads an address as the engine writes it: `unix:///run/app.sock` or `tcp://127.0.0.1:26658`.
 *
 * @param option name of the option, for the error
 * @throws `InvalidOption` for another text, and for a path that is too long for a socket
 */
export function readAddress(option: string, text: string): SocketAddress {
  const [, path] = /^unix:(?:\/\/)?(.+)$/.exec(text) ?? []
  if (path !== undefined) {
    if (Buffer.byteLength(path) > MAX_PATH) throw new InvalidOption(option, `a path of at most ${MAX_PATH} bytes`, path)
    return { path }
  }
  const [, host, port] = /^(?:tcp:\/\/)?(?:\[?([^[\]/]*?)\]?):(\d{1,5})$/.exec(text) ?? []
  if (host === undefined || port === undefined || Number(port) > 65_535) {
    throw new InvalidOption(option, "an address such as 'unix:///run/app.sock' or 'tcp://127.0.0.1:26658'", text)
  }
  return { host: host === '' ? '0.0.0.0' : host, port: Number(port) }
}

/** Returns an address as the engine writes it. */
export function addressText(address: SocketAddress): string {
  if ('path' in address) return `unix://${address.path}`
  return `tcp://${address.host.includes(':') ? `[${address.host}]` : address.host}:${address.port}`
}

/** Returns whether only programs on this machine can connect to an address. */
export function isLocal(address: SocketAddress): boolean {
  return 'path' in address || isLoopback(address.host)
}
