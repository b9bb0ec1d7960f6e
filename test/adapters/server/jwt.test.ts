import { describe, expect, test } from 'vitest'
import { jwtRefusal } from '../../../adapters/server/jwt.js'
import { jwt, SECRET } from './credentials.js'

const NOW = 1_700_000_000
const secret = Buffer.from(SECRET.slice(2), 'hex')
const refusal = (token: string) => jwtRefusal(token, secret, NOW)

describe('a JSON web token', () => {
  test.each([
    ['issued now', { iat: NOW }],
    ['issued a minute ago', { iat: NOW - 60 }],
    ['issued in a minute', { iat: NOW + 60 }],
    ['that has not expired', { iat: NOW, exp: NOW + 1 }],
    ['with fractions of a second', { iat: NOW + 0.5 }],
    ['with claims of no meaning here', { iat: NOW, id: 'beacon', clv: 'lighthouse/v5', nbf: NOW + 999, exp: null }],
  ])('accepts a token: %s', (_what, claims) => {
    expect(refusal(jwt(claims))).toBeUndefined()
  })

  test.each([
    ['without a time of issue', {}, 'missing issued-at'],
    ['issued longer ago', { iat: NOW - 61 }, 'stale token'],
    ['issued further ahead', { iat: NOW + 61 }, 'future token'],
    ['that has expired', { iat: NOW, exp: NOW }, 'token is expired'],
    ['that has expired and has no time of issue', { exp: NOW - 1 }, 'token is expired'],
    ['with a time in words', { iat: 'now' }, 'invalid token: token is malformed'],
    ['with an expiry in words', { iat: NOW, exp: 'never' }, 'invalid token: token is malformed'],
    ['without claims', [], 'invalid token: token is malformed'],
  ])('refuses a token: %s', (_what, claims, reason) => {
    expect(refusal(jwt(claims))).toBe(reason)
  })

  test.each([
    ['another algorithm', { alg: 'HS384' }, 'invalid token: signing method is invalid, want HS256'],
    ['no algorithm', { alg: 'none' }, 'invalid token: signing method is invalid, want HS256'],
    ['no header to speak of', {}, 'invalid token: token is malformed'],
  ])('refuses a token of %s', (_what, header, reason) => {
    expect(refusal(jwt({ iat: NOW }, SECRET, header))).toBe(reason)
  })

  test('refuses a token with a wrong signature', () => {
    const [header, claims, signature = ''] = jwt({ iat: NOW }).split('.')
    const reason = 'invalid token: signature is invalid'
    expect(refusal(jwt({ iat: NOW }, `0x${'00'.repeat(32)}`))).toBe(reason)
    expect(refusal(`${header}.${claims}.${signature.slice(0, -4)}`)).toBe(reason)
    expect(refusal(`${header}.${jwt({ iat: NOW + 1 }).split('.')[1]}.${signature}`)).toBe(reason)
  })

  test.each([
    ['one.two', 'invalid token: token contains an invalid number of segments'],
    ['a.b.c.d', 'invalid token: token contains an invalid number of segments'],
    ['..', 'invalid token: token is malformed'],
    ['a b.c.d', 'invalid token: token is malformed'],
    ['bm90anNvbg.bm90anNvbg.AAAA', 'invalid token: token is malformed'],
  ])('refuses the token %j', (token, reason) => {
    expect(refusal(token)).toBe(reason)
  })
})
