import { describe, expect, test } from 'vitest'
import { PrivateKey, parsePrivateKey } from '../../src/accounts/private-key.js'
import { bytesToHex } from '../../src/primitives/hex.js'

const DIGITS = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'

describe('parsePrivateKey', () => {
  test('takes 64 digits of either case', () => {
    expect(bytesToHex(parsePrivateKey(DIGITS))).toBe(`0x${DIGITS}`)
    expect(bytesToHex(parsePrivateKey(DIGITS.toUpperCase()))).toBe(`0x${DIGITS}`)
  })

  test.each([
    [`0x${DIGITS}`, "invalid hex character 'x' in private key"],
    [`${DIGITS.slice(1)}g`, "invalid hex character 'g' in private key"],
    [`${DIGITS} `, "invalid hex character ' ' in private key"],
    [`${DIGITS}\n`, "invalid hex character '\\n' in private key"],
    [`${DIGITS}\0`, "invalid hex character '\\x00' in private key"],
    [`${DIGITS}'`, "invalid hex character '\\'' in private key"],
    [`${DIGITS}\\`, "invalid hex character '\\\\' in private key"],
    [`${DIGITS}é`, "invalid hex character 'Ã' in private key"],
    ['\u0000é', "invalid hex character '\\x00' in private key"],
    ['abc', 'invalid hex data for private key'],
    ['', 'invalid length, need 256 bits'],
    [DIGITS.slice(2), 'invalid length, need 256 bits'],
    [`${DIGITS}00`, 'invalid length, need 256 bits'],
    ['0'.repeat(64), 'invalid private key, zero or negative'],
    ['f'.repeat(64), 'invalid private key, >=N'],
    ['fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141', 'invalid private key, >=N'],
  ])('refuses %j', (digits, message) => {
    expect(() => parsePrivateKey(digits)).toThrow(expect.objectContaining({ name: 'InvalidPrivateKey', code: -32000, message }))
  })
})

test('refuses to sign with an erased key', () => {
  const key = new PrivateKey(parsePrivateKey(DIGITS))
  const copy = key.copy()
  key.erase()
  const digest = new Uint8Array(32).fill(1)
  expect(() => key.sign(digest)).toThrow('authentication needed: password or unlock')
  expect(() => key.copy()).toThrow('authentication needed: password or unlock')
  expect(copy.sign(digest)).toHaveLength(65)
})
