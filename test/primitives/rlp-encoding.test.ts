import { RLP } from '@ethereumjs/rlp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

  it('encodes each single byte as the library does', () => {
    for (let octet = 0; octet < 256; octet++) expect(encodeRlp(Uint8Array.of(octet))).toEqual(library(Uint8Array.of(octet)))
  })
})
