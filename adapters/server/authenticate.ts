import { type AuthOptions, readAuth } from './auth-options.js'
import { nodeCrypto } from './builtins.js'
import { jwtRefusal } from './jwt.js'

/** Result of authentication: whether the caller may use private methods, or the reason for HTTP 401. */
export type Authentication = { readonly authenticated: boolean } | { readonly refusal: string }

/**
 * Authenticates a bearer token: undefined for a request without one, `MALFORMED` for a header that is meant to carry one.
 *
 * A token must be valid even where none is needed: a caller with a wrong token gets an error, instead of finding methods missing.
 */
export type Authenticate = (token: string | undefined) => Authentication

/** Placeholder for the token of a malformed header. No token is empty. */
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

/** Scheme and credentials (RFC 9110, section 11.4). */
const CREDENTIALS = /^([\w!#$%&'*+.^`|~-]+)(?: +(.*))?$/

/**
 * Returns the token of an `Authorization` header; undefined for other schemes, such as the `Basic` of a proxy in front of the node. As in geth, the scheme
 * must be spelled `Bearer`; other spellings of it are malformed.
 */
export function bearerToken(authorization: string | undefined): string | undefined {
  if (authorization === undefined) return undefined
  const [, scheme, token = MALFORMED] = CREDENTIALS.exec(authorization) ?? []
  if (scheme === 'Bearer') return token.trim()
  return scheme === undefined || scheme.toLowerCase() === 'bearer' ? MALFORMED : undefined
}

const SUBPROTOCOL = 'bearer.'

/** Returns the token among the subprotocols of a WebSocket. Web pages use it because they cannot set headers. */
export function subprotocolToken(protocols: string | undefined): string | undefined {
  const carrier = protocols
    ?.split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith(SUBPROTOCOL))
  return carrier?.slice(SUBPROTOCOL.length)
}

/** Chooses the subprotocol of the answer: one that carries no token, if the peer offers such a one. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | false {
  const [first] = offered
  return [...offered].find((protocol) => !protocol.startsWith(SUBPROTOCOL)) ?? first ?? false
}

/** Digests all have the same length, so the time of a comparison does not reveal how much of a token is right. */
function digestOf(token: string): Buffer {
  return nodeCrypto().createHash('sha256').update(token).digest()
}

function isOneOf(digests: readonly Buffer[], token: string): boolean {
  const given = digestOf(token)
  // All are compared: otherwise the time would reveal which one matched.
  const { timingSafeEqual } = nodeCrypto()
  return digests.filter((digest) => timingSafeEqual(digest, given)).length > 0
}
