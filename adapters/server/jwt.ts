/**
 * Verifies JSON web tokens as geth does: HS256 (RFC 7515; RFC 7518, section 3.2) with an issue time close to now.
 *
 * The algorithm is one call of the platform's HMAC. A library would bring keys, encryption and claims that are not used here, and error texts of its own;
 * the order of the checks and the texts are geth's.
 */
import { isJsonObject } from '../../src/internal.js'
import { nodeCrypto } from './builtins.js'

/** Maximum distance of a token's issue time from now, in seconds. */
const TOLERANCE = 60
const BASE64URL = /^[\w-]+$/
const MALFORMED = 'invalid token: token is malformed'

/**
 * Returns the reason why a token is refused; undefined for a valid token.
 *
 * @param now seconds since 1970 by the machine's clock: block time may jump
 */
export function jwtRefusal(token: string, secret: Uint8Array, now = Date.now() / 1000): string | undefined {
  const parts = token.split('.')
  if (parts.length !== 3) return 'invalid token: token contains an invalid number of segments'
  if (!parts.every((part) => BASE64URL.test(part))) return MALFORMED
  const [head = '', body = '', signature = ''] = parts
  const algorithm = read(head)?.get('alg')
  const claims = read(body)
  if (typeof algorithm !== 'string' || !claims) return MALFORMED
  if (algorithm !== 'HS256') return 'invalid token: signing method is invalid, want HS256'
  if (!isSigned(`${head}.${body}`, signature, secret)) return 'invalid token: signature is invalid'

  const expiry = claims.get('exp') ?? undefined
  const issued = claims.get('iat') ?? undefined
  if (!isTime(expiry) || !isTime(issued)) return MALFORMED
  if (expiry !== undefined && now >= expiry) return 'token is expired'
  if (issued === undefined) return 'missing issued-at'
  if (now - issued > TOLERANCE) return 'stale token'
  return issued - now > TOLERANCE ? 'future token' : undefined
}

/** Returns the members of a part; undefined unless it is a JSON object. */
function read(part: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return isJsonObject(content) ? new Map(Object.entries(content)) : undefined
  } catch {
    return undefined
  }
}

function isSigned(text: string, signature: string, secret: Uint8Array): boolean {
  const { createHmac, timingSafeEqual } = nodeCrypto()
  const expected = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isTime(claim: unknown): claim is number | undefined {
  return claim === undefined || typeof claim === 'number'
}
