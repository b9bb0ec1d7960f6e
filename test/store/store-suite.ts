/** The suite that every store of a node passes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BYTES, type Store } from '../../src/store/store.js'

const bytes = (...octets: number[]) => Uint8Array.from(octets)
/** Stores may return another kind of byte array, such as Node's buffers. */
const plain = (value: Uint8Array | undefined) => value && Uint8Array.from(value)

/**
 * @param create returns a closed store: of a fresh database, or of the same as the last time
 */
export function describeStore(name: string, create: (isFresh: boolean) => Store): void {
  describe(`the store ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = create(true)
      await store.open()
    })
    afterEach(() => store.close())

    const read = (key: Uint8Array) => plain(store.getSync?.(key, BYTES))

    test('says whether it is open', async () => {
      expect(store.status).toBe('open')
      await store.close()
      expect(store.status).toBe('closed')
      await store.open()
      expect(store.status).toBe('open')
    })

    test('reads what was written at once, and undefined where nothing was', async () => {
      await store.batch([{ type: 'put', key: bytes(1, 2), value: bytes(3, 0, 255) }], BYTES)
      expect(read(bytes(1, 2))).toEqual(bytes(3, 0, 255))
      expect(read(bytes(1))).toBeUndefined()
      expect(plain(await store.get(bytes(1, 2), BYTES))).toEqual(bytes(3, 0, 255))
      expect(await store.get(bytes(9), BYTES)).toBeUndefined()
      expect((await store.getMany([bytes(9), bytes(1, 2)], BYTES)).map(plain)).toEqual([undefined, bytes(3, 0, 255)])
    })

    test('applies the operations of a batch in their order', async () => {
      const key = bytes(7)
      await store.batch(
        [
          { type: 'put', key, value: bytes(1) },
          { type: 'del', key },
          { type: 'put', key: bytes(8), value: bytes(2) },
          { type: 'put', key: bytes(8), value: bytes(3) },
        ],
        { ...BYTES, sync: true },
      )
      expect(read(key)).toBeUndefined()
      expect(read(bytes(8))).toEqual(bytes(3))
    })

    test('iterates over a range in the order of the bytes of its keys', async () => {
      const keys = [bytes(2), bytes(1, 0), bytes(1), bytes(1, 255), bytes(0, 9), bytes(1, 0, 0)]
      await store.batch(
        keys.map((key) => ({ type: 'put' as const, key, value: key })),
        BYTES,
      )
      const found: number[][] = []
      for await (const [key, value] of store.iterator({ ...BYTES, gte: bytes(1), lt: bytes(2) })) {
        expect(plain(value)).toEqual(plain(key))
        found.push([...key])
      }
      expect(found).toEqual([[1], [1, 0], [1, 0, 0], [1, 255]])
    })

    test('iterates over what was there when the iteration began', async () => {
      await store.batch(
        [1, 2, 3].map((n) => ({ type: 'put' as const, key: bytes(n), value: bytes(n) })),
        BYTES,
      )
      const found: number[] = []
      for await (const [key] of store.iterator(BYTES)) {
        found.push(key[0] ?? -1)
        await store.batch([{ type: 'put', key: bytes(100 + found.length), value: bytes(0) }], BYTES)
      }
      expect(found).toEqual([1, 2, 3])
    })

    test('has what was written after it was closed and opened again', async () => {
      const value = new Uint8Array(100_000).map((_, i) => i % 251)
      await store.batch([{ type: 'put', key: bytes(1), value }], BYTES)
      await store.close()
      store = create(false)
      await store.open()
      expect(read(bytes(1))).toEqual(value)
    })

    test('rejects a batch after it was closed', async () => {
      await store.close()
      await expect(Promise.resolve().then(() => store.batch([{ type: 'put', key: bytes(1), value: bytes(1) }], BYTES))).rejects.toThrow()
    })
  })
}
