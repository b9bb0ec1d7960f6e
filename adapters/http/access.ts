import type { IncomingMessage } from 'node:http'
import type { SessionOptions } from '../../src/index.js'
import type { AccessOptions } from './options.js'
import { hostAllowed, originAllowed } from './origin.js'

/** A request that is not answered: an HTTP status and a line of text. */
export interface Refusal {
  readonly status: number
  readonly text: string
}

/** What a request's session may do. */
export type Grant = Pick<SessionOptions, 'namespaces' | 'authenticated'>

/**
 * Decides who is asking, from a request's headers: an HTTP request, or the upgrade request of a WebSocket. Every transport that listens asks
 * here and nowhere else, so this is where a credential will be looked at.
 */
export function admit(request: IncomingMessage, access: AccessOptions): Grant | Refusal {
  const { host, origin } = request.headers
  if (!hostAllowed(host, access.vhosts)) return { status: 403, text: 'invalid host specified' }
  if (origin !== undefined && !originAllowed(origin, host, access.corsOrigins)) {
    return { status: 403, text: `origin ${origin} is not allowed: name it in corsOrigins` }
  }
  return {
    namespaces: access.namespaces === 'all' ? 'all' : new Set(access.namespaces),
    authenticated: access.authenticated,
  }
}

export function isRefusal(admission: Grant | Refusal): admission is Refusal {
  return 'status' in admission
}
