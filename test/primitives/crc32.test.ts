import { crc32 as crc32OfZlib } from 'node:zlib'
import { expect, it } from 'vitest'
import { crc32 } from '../../src/primitives/crc32.js'

const bytes = (text: string) => new TextEncoder().encode(text)

it('computes the check value of CRC-32', () => {
  expect(crc32(bytes('123456789')).toString(16)).toBe('cbf43926')
  expect(crc32(bytes(''))).toBe(0)
})

it('continues the checksum of earlier bytes', () => {
  expect(crc32(bytes('456789'), crc32(bytes('123')))).toBe(crc32(bytes('123456789')))
})

it('computes the checksum of zlib for up to 300 bytes, at any position of a word', () => {
  const all = Uint8Array.from({ length: 300 }, (_, i) => (i * i * 31 + (i >> 3)) & 255)
  for (let start = 0; start < 9; start++) {
    for (let end = start; end < all.length; end++) {
      const part = all.subarray(start, end)
      expect(crc32(part, start)).toBe(crc32OfZlib(part, start))
    }
  }
})
