import { isIP } from 'node:net'
import type { Kind } from './flag.js'
import { port } from './kinds.js'

/** Where a server listens. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** `host:port`; IPv6 in brackets, and no host for all interfaces, as in Go. */
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

/** Whether two servers would want the same port. A free port is never the same. */
export function isSame(one: Endpoint, other: Endpoint): boolean {
  return one.port !== 0 && one.port === other.port && one.host === other.host
}

/** Whether the host stands for every interface of the machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}
