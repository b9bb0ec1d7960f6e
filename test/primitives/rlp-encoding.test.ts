import { RLP } from '@ethereumjs/rlp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigIntToBytes, bytesToHex } from '../../src/primitives/hex.js'
import { encodeRlp, type RlpValue } from '../../src/primitives/rlp-encoding.js'

const tree = fc.letrec<{ node: RlpValue; list: RlpValue[] }>((tie) => ({
  node: fc.oneof({ maxDepth: 6 }, fc.uint8Array({ maxLength: 80 }), tie('list')),
  list: fc.array(tie('node'), { maxLength: 8 }),
})).node

function library(value: RlpValue): Uint8Array {
  return RLP.encode(value as never)
}

describe('RLP encoding', () => {
  it('encodes any value as the library does', () => {
    fc.assert(
      fc.property(tree, (value) => {
        expect(encodeRlp(value)).toEqual(library(value))
      }),
      { numRuns: 500 },
    )
  })

  it.each([0, 1, 55, 56, 255, 256, 65_535, 65_536, 16_777_216])('encodes %i bytes as the library does', (length) => {
    const bytes = new Uint8Array(length).fill(0x7f)
    expect(Buffer.compare(encodeRlp(bytes), library(bytes))).toBe(0)
    expect(Buffer.compare(encodeRlp([bytes]), library([bytes]))).toBe(0)
  })

  it('encodes digits and integers as their bytes', () => {
    const integer = fc.oneof(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 64 }).chain((bits) => fc.constantFrom(...[-1n, 0n, 1n].map((more) => 2n ** BigInt(bits) + more))),
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(integer, fc.uint8Array({ maxLength: 80 }))), (values) => {
        const sources = values.map((value) => (typeof value === 'bigint' ? value : bytesToHex(value)))
        const bytes = values.map((value) => (typeof value === 'bigint' ? bigIntToBytes(value) : value))
        expect(encodeRlp(sources)).toEqual(library(bytes))
      }),
      { numRuns: 500 },
    )
    for (let octet = 0; octet < 256; octet++) {
      expect(encodeRlp(BigInt(octet))).toEqual(library(bigIntToBytes(BigInt(octet))))
      expect(encodeRlp(bytesToHex(Uint8Array.of(octet)))).toEqual(library(Uint8Array.of(octet)))
    }
  })

  it('refuses a negative integer, and digits that are none', () => {
    expect(() => encodeRlp([-1n])).toThrow(RangeError)
    expect(() => encodeRlp(['0xzz00'])).toThrow(RangeError)
    expect(() => encodeRlp(['0x123'])).toThrow(RangeError)
  })

  it('encodes each single byte as the library does', () => {
    for (let octet = 0; octet < 256; octet++) expect(encodeRlp(Uint8Array.of(octet))).toEqual(library(Uint8Array.of(octet)))
  })
})
