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
