import { nodeCrypto } from '../server/index.js'

/** Returns the weak entity tag of a body (RFC 9110, section 8.8.3). All content codings of the body have the same tag. */
export function entityTag(body: Buffer): string {
  return `W/"${nodeCrypto().createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Checks whether a client already has a body, by its `If-None-Match` (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  const known: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? []
  return known.includes(tag.slice('W/'.length))
}
