import { BlockList, isIP } from 'node:net'
import { LocalError } from '../../src/internal.js'
import { type AuthOptions, readAuth } from './auth-options.js'

/** Address and access of a server. */
export interface Binding {
  readonly host: string
  readonly namespaces: readonly string[] | 'all'
  readonly auth: AuthOptions
  /** Accepts private methods without a credential on a reachable address. */
  readonly insecure: boolean
}

/** A server would serve private methods to other machines without a credential. */
export class UnsafeBinding extends LocalError {
  constructor({ host, namespaces }: Binding) {
    super(
      `refusing to listen on ${host}: other machines can reach it, and private methods (${namesOf(namespaces)}) would need no credential; ` +
        "set auth.mode to 'private' or 'all', or host to 127.0.0.1, or insecure to true if everyone who can connect may use them",
    )
  }
}

/** Namespaces in which every method is public. */
export const PUBLIC_NAMESPACES: readonly string[] = ['net', 'rpc', 'txpool', 'web3']

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Checks whether only programs on this machine can reach a server on a host. */
export function isLoopback(host: string): boolean {
  const version = isIP(host)
  return version === 0 ? host.toLowerCase() === 'localhost' : LOOPBACK.check(host, version === 4 ? 'ipv4' : 'ipv6')
}

/** Throws `UnsafeBinding` when a server would serve private methods without a credential to other machines. */
export function assertSafeBinding(binding: Binding): void {
  const { host, namespaces, auth, insecure } = binding
  const isExposed = readAuth(auth).mode === 'off' && !isLoopback(host) && privateAmong(namespaces)
  if (isExposed && !insecure) throw new UnsafeBinding(binding)
}

function privateAmong(namespaces: readonly string[] | 'all'): boolean {
  return namespaces === 'all' || namespaces.some((namespace) => !PUBLIC_NAMESPACES.includes(namespace))
}

function namesOf(namespaces: readonly string[] | 'all'): string {
  if (namespaces === 'all') return 'of all namespaces'
  return `of ${namespaces.filter((namespace) => !PUBLIC_NAMESPACES.includes(namespace)).join(', ')}`
}
