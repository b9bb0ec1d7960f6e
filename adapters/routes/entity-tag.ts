import { createHash } from 'node:crypto'

/** The weak entity tag of a body (RFC 9110, section 8.8.3): the same for every coding of it. */
export function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether a client has a body already, by its `If-None-Match` (RFC 9110, section 13.1.2). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  const known: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? []
  return known.includes(tag.slice('W/'.length))
}
