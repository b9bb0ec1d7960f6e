import { RLP } from '@ethereumjs/rlp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concatBytes, hexToBytes } from '../../src/primitives/hex.js'
import { checkRlp, decodeRlp, InvalidRlp, rlpItemAt, rlpItems } from '../../src/primitives/rlp.js'
import { nestedLists } from './nested-lists.js'

const LIMITS = { depth: 8 }

const tree = fc.letrec<{ node: unknown; list: unknown[] }>((tie) => ({
  node: fc.oneof({ maxDepth: 6 }, fc.uint8Array({ maxLength: 80 }), tie('list')),
  list: fc.array(tie('node'), { maxLength: 8 }),
})).node

describe('untrusted RLP', () => {
  it('decodes RLP as the library does', () => {
    fc.assert(
      fc.property(tree, (value) => {
        const bytes = RLP.encode(value as never)
        expect(decodeRlp(bytes, { depth: 10 })).toEqual(RLP.decode(bytes))
      }),
      { numRuns: 300 },
    )
  })

  it('decodes or refuses any bytes with InvalidRlp, and accepts nothing that the library refuses', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        let decoded: unknown
        try {
          decoded = decodeRlp(bytes, { depth: 64 })
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidRlp)
          expect(() => RLP.decode(bytes)).toThrow()
          return
        }
        expect(decoded).toEqual(RLP.decode(bytes))
      }),
      { numRuns: 2_000 },
    )
  })

  it('accepts lists nested up to the limit, and no deeper', () => {
    expect(() => checkRlp(nestedLists(8), LIMITS)).not.toThrow()
    expect(() => checkRlp(nestedLists(9), LIMITS)).toThrow(new InvalidRlp('lists nested more than 8 levels deep'))
  })

  it('counts the depth of sibling lists separately', () => {
    const pair = concatBytes(nestedLists(7), nestedLists(7))
    expect(() => checkRlp(concatBytes(Uint8Array.of(0xc0 + pair.length), pair), LIMITS)).not.toThrow()
  })

  it('refuses 8,000 nested lists around 2 MB before it copies them', () => {
    const bytes = nestedLists(8_000, new Uint8Array(2_000_000))
    const before = process.memoryUsage().arrayBuffers
    expect(() => decodeRlp(bytes, LIMITS)).toThrow('rlp: lists nested more than 8 levels deep')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
  })

  it('accepts as many elements as the limit, and no more', () => {
    const bytes = RLP.encode(Array.from({ length: 99 }, () => 1))
    expect(() => checkRlp(bytes, { depth: 1, items: 100 })).not.toThrow()
    expect(() => checkRlp(bytes, { depth: 1, items: 99 })).toThrow(new InvalidRlp('more than 99 elements'))
  })

  it.each([
    ['a string that ends after the input', '0x83ffff', 'value size exceeds available input length'],
    ['a list that ends after the input', '0xc3ffff', 'value size exceeds available input length'],
    ['a length that is cut off', '0xb9ff', 'value size exceeds available input length'],
    ['a length of 2^64 - 1', `0xff${'ff'.repeat(8)}`, 'value size exceeds available input length'],
    ['an element that ends after its list', '0xc283ffff', 'element is larger than containing list'],
    ['a list that ends after the list around it', '0xc2c3ffff', 'element is larger than containing list'],
  ])('refuses %s with the text of geth', (_what, hex, reason) => {
    expect(() => checkRlp(hexToBytes(hex), LIMITS)).toThrow(new InvalidRlp(reason))
  })

  it('returns the elements of a list without decoding them', () => {
    const bytes = RLP.encode([new Uint8Array(60), [Uint8Array.of(1), Uint8Array.of(2)], Uint8Array.of(5)])
    const items = [...rlpItems(bytes, rlpItemAt(bytes, 0))]
    expect(items.map(({ isList, start, end }) => [isList, end - start])).toEqual([
      [false, 60],
      [true, 2],
      [false, 1],
    ])
  })
})
