import { createHash, timingSafeEqual } from 'node:crypto'
import { jwtRefusal } from './jwt.js'
import { type AuthOptions, readAuth } from './options.js'

/** What becomes of a caller: whether private methods are open to it, or why it is refused altogether (HTTP 401). */
export type Authentication = { readonly authenticated: boolean } | { readonly refusal: string }

/**
 * Says what a bearer token opens; undefined when the caller has shown none, and `MALFORMED` when it has tried to.
 *
 * A token that is shown must be valid, even where none is needed: a caller with a wrong one should learn that, not find some methods missing.
 */
export type Authenticate = (token: string | undefined) => Authentication

/** In place of a token, for a header that is meant to carry one and does not. No token is empty. */
export const MALFORMED = ''

/** Throws `InvalidOption`. */
export function authenticator(options: AuthOptions): Authenticate {
  const { mode, jwtSecret, tokens } = readAuth(options)
  if (mode === 'off') return () => ({ authenticated: true })
  const digests = tokens.map(digestOf)
  return (token) => {
    if (token === undefined) return mode === 'all' ? { refusal: 'missing token' } : { authenticated: false }
    if (token === MALFORMED) return { refusal: 'malformed Authorization header, want Bearer and a token' }
    if (isOneOf(digests, token)) return { authenticated: true }
    const refusal = jwtSecret === undefined ? 'invalid token' : jwtRefusal(token, jwtSecret)
    return refusal === undefined ? { authenticated: true } : { refusal }
  }
}

/** A scheme, and what it carries (RFC 9110, section 11.4). */
const CREDENTIALS = /^([\w!#$%&'*+.^`|~-]+)(?: +(.*))?$/

/**
 * The token of an `Authorization` header, undefined for other schemes, such as the `Basic` of a proxy in front of the node. As in geth, the scheme is
 * spelled `Bearer` and nothing else; what is meant to be it is malformed.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined
  const [, scheme, token = MALFORMED] = CREDENTIALS.exec(authorization) ?? []
  if (scheme === 'Bearer') return token.trim()
  return scheme === undefined || scheme.toLowerCase() === 'bearer' ? MALFORMED : undefined
}

const SUBPROTOCOL = 'bearer.'

/** The token among the subprotocols of a WebSocket, or `MALFORMED`: web pages can set no header. */
export function subprotocolToken(protocols: string | undefined): string | undefined {
  const carrier = protocols
    ?.split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith(SUBPROTOCOL))
  return carrier?.slice(SUBPROTOCOL.length)
}

/** The subprotocol to answer with: one that is more than a token, where the peer offers it. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  const [first] = offered
  return [...offered].find((protocol) => !protocol.startsWith(SUBPROTOCOL)) ?? first ?? false
}

/** Digests have one length and share nothing with each other, so the time of a comparison tells nothing of how much is right. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function isOneOf(digests: readonly Buffer[], token: string): boolean {
  const given = digestOf(token)
  // All are compared, or the time would tell which one it was.
  return digests.filter((digest) => timingSafeEqual(digest, given)).length > 0
}
