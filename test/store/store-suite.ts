/** The suite that every store of a node passes. */
import { describe, expect, test } from 'vitest'
import { BYTES } from '../../src/store/store.js'
import { type CreateStore, runStoreTest, storeTests } from './store-tests.js'

export function describeStore(name: string, create: CreateStore): void {
  describe(`the store ${name}`, () => {
    for (const storeTest of storeTests) test(storeTest.name, () => runStoreTest(storeTest, create))
  })
}

/** Stores with snapshots pass this too. A node reads ranges only when nothing is written. */
export function describeSnapshots(name: string, create: CreateStore): void {
  test(`the store ${name} iterates over what was there when the iteration began`, async () => {
    const store = create(true)
    await store.open()
    await store.batch(
      [1, 2, 3].map((n) => ({ type: 'put' as const, key: Uint8Array.of(n), value: Uint8Array.of(n) })),
      BYTES,
    )
    const found: number[] = []
    for await (const [key] of store.iterator(BYTES)) {
      found.push(key[0] ?? -1)
      await store.batch([{ type: 'put', key: Uint8Array.of(100 + found.length), value: Uint8Array.of(0) }], BYTES)
    }
    expect(found).toEqual([1, 2, 3])
    await store.close()
  })
}
