import type { IncomingMessage } from 'node:http'
import type { SessionOptions } from '../../src/internal.js'
import { authenticator, bearerToken, subprotocolToken } from './authenticate.js'
import type { AccessOptions } from './options.js'
import { hasSeveralHosts, hostAllowed, pageAllowed, SEVERAL_HOSTS } from './origin.js'
import type { Refusal } from './refusal.js'

/** Permissions of a request's session. */
export type Permissions = Pick<SessionOptions, 'namespaces' | 'authenticated'>

/** Checks the headers of a request and determines its permissions. All listening transports share it. */
export interface AccessControl {
  /** Returns a refusal for a web page that may not use the node; undefined for other pages, and for programs that are no browser. */
  refusePage(request: IncomingMessage): Refusal | undefined
  /** Returns the permissions that a request's credential, or its absence, gives. */
  permissionsOf(request: IncomingMessage): Permissions | Refusal
  /** Applies both checks to the upgrade request of a WebSocket, whose credential may be a subprotocol. */
  admitUpgrade(request: IncomingMessage): Permissions | Refusal
}

/** Throws `InvalidOption` for an invalid `auth`. */
export function accessControl({ namespaces, auth, vhosts, corsOrigins, localPages }: AccessOptions): AccessControl {
  const authenticate = authenticator(auth)
  const served = namespaces === 'all' ? 'all' : new Set(namespaces)
  /** The last accepted `Host`. The requests of a program all have the same one, and to read it as a URL takes microseconds. */
  let acceptedHost: string | undefined

  function isHostAllowed(host: string | undefined): boolean {
    if (host !== undefined && host === acceptedHost) return true
    const isAllowed = hostAllowed(host, vhosts)
    if (isAllowed) acceptedHost = host
    return isAllowed
  }

  function refusePage(request: IncomingMessage): Refusal | undefined {
    const { headers } = request
    if (hasSeveralHosts(request)) return { status: 400, text: SEVERAL_HOSTS }
    if (!isHostAllowed(headers.host)) return { status: 403, text: 'invalid host specified' }
    if (pageAllowed(headers, { corsOrigins, localPages })) return undefined
    const { origin } = headers
    if (origin === undefined) return { status: 403, text: 'a request of another site without an Origin is not allowed' }
    return { status: 403, text: `origin ${origin} is not allowed: name it in corsOrigins` }
  }

  function permissionsFor(token: string | undefined): Permissions | Refusal {
    const authentication = authenticate(token)
    if ('refusal' in authentication) return { status: 401, text: authentication.refusal, headers: { 'www-authenticate': 'Bearer' } }
    return { namespaces: served, authenticated: authentication.authenticated }
  }

  return {
    refusePage,
    permissionsOf: ({ headers }) => permissionsFor(bearerToken(headers.authorization)),
    admitUpgrade: (request) =>
      refusePage(request) ??
      permissionsFor(bearerToken(request.headers.authorization) ?? subprotocolToken(request.headers['sec-websocket-protocol'])),
  }
}
