import { isIP } from 'node:net'
import type { Kind } from './flag.js'
import { port } from './kinds.js'

/** Host and port of a server. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** Flag value `host:port`. An IPv6 address is in brackets; an empty host means all interfaces, as in Go. */
export const endpoint: Kind<Endpoint> = {
  argument: 'host:port',
  want: 'host:port, such as 127.0.0.1:8545',
  read(given) {
    const [, bracketed, plain, digits = ''] = /^(?:\[([^\]]+)\]|([^:[\]\s/]*)):(\d+)$/.exec(given) ?? []
    const number = port.read(digits)
    if (number === undefined || (bracketed !== undefined && isIP(bracketed) !== 6)) return undefined
    return { host: (bracketed ?? plain) || '0.0.0.0', port: number }
  },
}

export function authorityOf({ host, port }: Endpoint): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
}

/** Checks whether a host means all interfaces of the machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
