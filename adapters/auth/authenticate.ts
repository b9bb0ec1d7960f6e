import { createHash, timingSafeEqual } from 'node:crypto'
import { jwtRefusal } from './jwt.js'
import { type AuthOptions, readAuth } from './options.js'

/** What becomes of a caller: whether private methods are open to it, or why it is refused altogether (HTTP 401). */
export type Authentication = { readonly authenticated: boolean } | { readonly refusal: string }

/**
 * Says what a bearer token opens; undefined when the caller has shown none.
 *
 * A token that is shown must be valid, even where none is needed: a caller with a wrong one should learn that, not find some methods missing.
 */
export type Authenticate = (token: string | undefined) => Authentication

/** Throws `InvalidOption`. */
export function authenticator(options: AuthOptions): Authenticate {
  const { mode, jwtSecret, tokens } = readAuth(options)
  if (mode === 'off') return () => ({ authenticated: true })
  const digests = tokens.map(digestOf)
  return (token) => {
    if (token === undefined) return mode === 'all' ? { refusal: 'missing token' } : { authenticated: false }
    if (isOneOf(digests, token)) return { authenticated: true }
    const refusal = jwtSecret === undefined ? 'invalid token' : jwtRefusal(token, jwtSecret)
    return refusal === undefined ? { authenticated: true } : { refusal }
  }
}

/** The token of an `Authorization` header, undefined for other schemes. geth takes exactly this spelling. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length).trim() || undefined : undefined
}

const SUBPROTOCOL = 'bearer.'

/** The token among the subprotocols of a WebSocket: web pages can set no header. */
export function subprotocolToken(protocols: string | undefined): string | undefined {
  const carrier = protocols
    ?.split(',')
    .map((protocol) => protocol.trim())
    .find((protocol) => protocol.startsWith(SUBPROTOCOL))
  return carrier?.slice(SUBPROTOCOL.length) || undefined
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
