import type { IncomingMessage } from 'node:http'
import type { SessionOptions } from '../../src/internal.js'
import { authenticator, bearerToken, subprotocolToken } from '../auth/index.js'
import type { AccessOptions } from './options.js'
import { hostAllowed, pageAllowed } from './origin.js'

/** A request that is not answered: an HTTP status and a line of text. */
export interface Refusal {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that was refused, for a log. The text may quote what the peer sent. */
export interface RefusalReport {
  readonly status: number
  readonly text: string
  /** The address of the peer; undefined when it is gone. */
  readonly remoteAddress: string | undefined
}

/** What a request's session may do. */
export type Grant = Pick<SessionOptions, 'namespaces' | 'authenticated'>

/** Decides who is asking, from a request's headers. Every transport that listens asks here and nowhere else. */
export interface Doorkeeper {
  /** Why a web page may not ask at all; undefined when it may, and for programs that are no browser. */
  refusePage(request: IncomingMessage): Refusal | undefined
  /** What the credential of a request opens, or none. */
  grant(request: IncomingMessage): Grant | Refusal
  /** Both questions, for the upgrade request of a WebSocket, whose credential may also be a subprotocol. */
  admitUpgrade(request: IncomingMessage): Grant | Refusal
}

/** Throws `InvalidOption` when `auth` makes no sense. */
export function doorkeeper({ namespaces, auth, vhosts, corsOrigins, localPages }: AccessOptions): Doorkeeper {
  const authenticate = authenticator(auth)
  const served = namespaces === 'all' ? 'all' : new Set(namespaces)

  function refusePage({ headers }: IncomingMessage): Refusal | undefined {
    if (!hostAllowed(headers.host, vhosts)) return { status: 403, text: 'invalid host specified' }
    if (pageAllowed(headers, { corsOrigins, localPages })) return undefined
    const { origin } = headers
    if (origin === undefined) return { status: 403, text: 'a request of another site without an Origin is not allowed' }
    return { status: 403, text: `origin ${origin} is not allowed: name it in corsOrigins` }
  }

  function grantFor(token: string | undefined): Grant | Refusal {
    const authentication = authenticate(token)
    if ('refusal' in authentication) return { status: 401, text: authentication.refusal, headers: { 'www-authenticate': 'Bearer' } }
    return { namespaces: served, authenticated: authentication.authenticated }
  }

  return {
    refusePage,
    grant: ({ headers }) => grantFor(bearerToken(headers.authorization)),
    admitUpgrade: (request) =>
      refusePage(request) ??
      grantFor(bearerToken(request.headers.authorization) ?? subprotocolToken(request.headers['sec-websocket-protocol'])),
  }
}

export function reportOf(request: IncomingMessage, { status, text }: Refusal): RefusalReport {
  return { status, text, remoteAddress: request.socket.remoteAddress }
}

export function isRefusal(admission: Grant | Refusal): admission is Refusal {
  return 'status' in admission
}
