import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ByteSlab } from '../../src/primitives/byte-slab.js'

it('keeps copies of bytes of any lengths apart', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 1500 })), (values) => {
      const slab = new ByteSlab()
      const copies = values.map((value) => slab.copy(value))
      expect(copies).toEqual(values)
    }),
  )
})

it('shares a buffer between short arrays', () => {
  const slab = new ByteSlab()
  expect(slab.copy(new Uint8Array(32)).buffer).toBe(slab.copy(new Uint8Array(33)).buffer)
})
