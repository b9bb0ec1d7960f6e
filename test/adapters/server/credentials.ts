import { createHmac } from 'node:crypto'

export const SECRET = `0x${'5e'.repeat(32)}`
export const TOKEN = 'operators-own.token_1~'

const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')

/** A token as consensus clients make it. Times in seconds from now; a claim that is undefined is left out. */
export function jwt(claims: object = { iat: now() }, secret = SECRET, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createHmac('sha256', Buffer.from(secret.slice(2), 'hex'))
    .update(signed)
    .digest('base64url')}`
}

export function now(offset = 0): number {
  return Math.floor(Date.now() / 1000) + offset
}
