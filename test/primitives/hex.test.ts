import { getHeapStatistics } from 'node:v8'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bigIntToBytes, bytesToBigInt, bytesToHex, hexToBytes } from '../../src/primitives/hex.js'

const ofNode = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`
/** Lengths around which another way is taken, and the others. */
const bytes = fc.oneof(fc.uint8Array({ maxLength: 70 }), fc.uint8Array({ minLength: 60, maxLength: 3000 }))

describe('hex of bytes', () => {
  test('encodes bytes as Node does', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        expect(bytesToHex(given)).toBe(ofNode(given))
      }),
    )
  })

  test('decodes hex of either case to the same bytes', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        expect(hexToBytes(bytesToHex(given))).toEqual(given)
        expect(hexToBytes(`0x${bytesToHex(given).slice(2).toUpperCase()}`)).toEqual(given)
      }),
    )
  })

  test.each([
    ['no prefix', '00', 'hex string without 0x prefix'],
    ['an odd number of digits', '0x000', 'hex string of odd length'],
    ['a letter beyond f', '0x0g', 'invalid hex string'],
    ['a space', '0x 0', 'invalid hex string'],
    ['a letter of another alphabet', '0x\u0430\u0430', 'invalid hex string'],
    ['a fault at the end of a long string', `0x${'00'.repeat(100)}0x`, 'invalid hex string'],
  ])('refuses hex with %s', (_what, text, reason) => {
    expect(() => hexToBytes(text)).toThrow(new RangeError(reason))
  })

  test('encodes megabytes without more heap than the digits need', () => {
    const megabytes = new Uint8Array(2 ** 21).fill(0xa5)
    const before = getHeapStatistics()
    const texts = Array.from({ length: 4 }, () => bytesToHex(megabytes))
    const after = getHeapStatistics()
    expect(after.used_heap_size - before.used_heap_size).toBeLessThan(2 * texts.length * (texts[0]?.length ?? 0))
  })
})

describe('on platforms with Uint8Array.fromHex', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('uses the functions of the platform, with the same errors', async () => {
    const calls: string[] = []
    class Modern extends Uint8Array {
      static fromHex(digits: string): Uint8Array {
        calls.push('fromHex')
        if (!/^[0-9a-fA-F]*$/.test(digits)) throw new SyntaxError('not hex')
        return Uint8Array.from(Buffer.from(digits, 'hex'))
      }

      toHex(): string {
        calls.push('toHex')
        return Buffer.from(this).toString('hex')
      }
    }
    vi.stubGlobal('Uint8Array', Modern)
    vi.resetModules()
    const modern = await import('../../src/primitives/hex.js')
    const given = new Modern(100).fill(0xab)
    expect(modern.bytesToHex(given)).toBe(`0x${'ab'.repeat(100)}`)
    expect([...modern.hexToBytes(`0x${'ab'.repeat(100)}`)]).toEqual([...given])
    expect(() => modern.hexToBytes(`0x${'ag'.repeat(100)}`)).toThrow(new RangeError('invalid hex string'))
    expect(calls).toEqual(['toHex', 'fromHex', 'fromHex'])
  })
})

describe('bytes of an integer', () => {
  test.each([1n, 0x7fn, 0x80n, 0xffn, 0x100n, 2n ** 32n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 64n, 2n ** 256n - 1n])(
    'encodes %i without leading zeros',
    (value) => {
      const bytes = bigIntToBytes(value)
      expect(bytesToBigInt(bytes)).toBe(value)
      expect(bytes[0]).not.toBe(0)
    },
  )
})
