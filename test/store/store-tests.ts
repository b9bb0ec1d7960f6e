/** Suite that every store of a node passes, as data: the tests run in Vitest and in a browser. */
import { BYTES, type Store, type StoreOperation } from '../../src/store/store.js'

/** Returns a closed store: of a fresh database, or of the same as the last time. */
export type CreateStore = (isFresh: boolean) => Store

export interface StoreTest {
  readonly name: string
  /** Rejects if the store fails the test. */
  run(store: Store, create: CreateStore): Promise<void>
}

const bytes = (...octets: number[]) => Uint8Array.from(octets)
const put = (key: Uint8Array, value: Uint8Array): StoreOperation => ({ type: 'put', key, value })

/** Reads a key in every way that the store has. Rejects if the answers differ. Stores may return another kind of byte array, such as Node's buffers. */
async function read(store: Store, key: Uint8Array): Promise<number[] | undefined> {
  const value = await store.get(key, BYTES)
  const [other] = await store.getMany([key], BYTES)
  if (value !== undefined && !(value instanceof Uint8Array)) throw new Error('the value is no Uint8Array')
  const found = value && [...value]
  equal(other && [...other], found)
  if (store.supports === undefined || !('getSync' in store.supports) || store.supports.getSync !== false) {
    const third = store.getSync?.(key, BYTES)
    equal(third && [...third], found)
  }
  return found
}

function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (one !== other) throw new Error(`expected ${other}, got ${one}`)
}

export const storeTests: readonly StoreTest[] = [
  {
    name: 'says whether it is open',
    async run(store) {
      equal(store.status, 'open')
      await store.close()
      equal(store.status, 'closed')
      await store.open()
      equal(store.status, 'open')
    },
  },
  {
    name: 'reads what was written at once, and undefined where nothing was',
    async run(store) {
      await store.batch([put(bytes(1, 2), bytes(3, 0, 255))], BYTES)
      equal(await read(store, bytes(1, 2)), [3, 0, 255])
      equal(await read(store, bytes(1)), undefined)
      const values = await store.getMany([bytes(9), bytes(1, 2), bytes(9)], BYTES)
      equal(
        values.map((value) => (value ? [...value] : 'none')),
        ['none', [3, 0, 255], 'none'],
      )
      equal(await store.getMany([], BYTES), [])
    },
  },
  {
    name: 'writes a part of a larger buffer as it is',
    async run(store) {
      const all = bytes(1, 2, 3, 4, 5)
      await store.batch([put(all.subarray(1, 2), all.subarray(2, 4))], BYTES)
      equal(await read(store, bytes(2)), [3, 4])
    },
  },
  {
    name: 'applies the operations of a batch in their order',
    async run(store) {
      const key = bytes(7)
      const operations: StoreOperation[] = [put(key, bytes(1)), { type: 'del', key }, put(bytes(8), bytes(2)), put(bytes(8), bytes(3))]
      await store.batch(operations, { ...BYTES, sync: true })
      equal(await read(store, key), undefined)
      equal(await read(store, bytes(8)), [3])
    },
  },
  {
    name: 'iterates over a range in the order of the bytes of its keys',
    async run(store) {
      const keys = [bytes(2), bytes(1, 0), bytes(1), bytes(1, 255), bytes(0, 9), bytes(1, 0, 0)]
      await store.batch(
        keys.map((key) => put(key, key)),
        BYTES,
      )
      const found: number[][] = []
      for await (const [key, value] of store.iterator({ ...BYTES, gte: bytes(1), lt: bytes(2) })) {
        equal([...value], [...key])
        found.push([...key])
      }
      equal(found, [[1], [1, 0], [1, 0, 0], [1, 255]])
    },
  },
  {
    name: 'iterates over all that a range holds, however much it is',
    async run(store) {
      const operations = Array.from({ length: 3_000 }, (_, i) => put(bytes(1, i >> 8, i & 255), bytes(i & 255)))
      await store.batch(operations, BYTES)
      let count = 0
      for await (const [key, value] of store.iterator(BYTES)) {
        equal([key[1], key[2], value[0]], [count >> 8, count & 255, count & 255])
        count++
      }
      equal(count, 3_000)
    },
  },
  {
    name: 'has what was written after it was closed and opened again',
    async run(store, create) {
      const value = new Uint8Array(100_000).map((_, i) => i % 251)
      await store.batch([put(bytes(1), value)], BYTES)
      await store.close()
      const again = create(false)
      await again.open()
      try {
        equal(await read(again, bytes(1)), [...value])
      } finally {
        await again.close()
      }
    },
  },
  {
    name: 'rejects a batch after it was closed',
    async run(store) {
      await store.close()
      const failure = await Promise.resolve()
        .then(() => store.batch([put(bytes(1), bytes(1))], BYTES))
        .then(
          () => undefined,
          (error: unknown) => error,
        )
      if (!(failure instanceof Error)) throw new Error('the batch was written')
    },
  },
]

/** Runs one test with a store of a fresh database. */
export async function runStoreTest(test: StoreTest, create: CreateStore): Promise<void> {
  const store = create(true)
  await store.open()
  try {
    await test.run(store, create)
  } finally {
    await store.close()
  }
}
