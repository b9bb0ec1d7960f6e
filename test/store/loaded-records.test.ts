import { beforeEach, describe, expect, it } from 'vitest'
import { loadingState, MissingState } from '../../src/primitives/missing-state.js'
import { LoadedRecords } from '../../src/store/loaded-records.js'
import { BYTES, type StoreEncodings } from '../../src/store/store.js'
import { newAsynchronousStore } from '../persistence/asynchronous-store.js'
import { FaultyStore } from '../persistence/faulty-store.js'

const key = (octet: number) => Uint8Array.of(octet)
const plain = (value: Uint8Array | undefined) => value && [...value]
const put = (octet: number, value: number) => ({ type: 'put' as const, key: key(octet), value: Uint8Array.of(value) })

/** A store whose answers wait until they are let go, and which counts its requests. */
class SlowStore extends FaultyStore {
  requests = 0
  /** Requests are answered when it resolves, with what they read before. */
  answers: Promise<void> = Promise.resolve()

  override async get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    this.requests++
    const value = await super.get(key, encodings)
    await this.answers
    return value
  }

  override getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    this.requests++
    return super.getMany(keys, encodings)
  }
}

let store: SlowStore
let records: LoadedRecords
beforeEach(async () => {
  store = new SlowStore(newAsynchronousStore())
  await store.open()
  await store.batch([put(1, 10), put(2, 20)], BYTES)
  records = new LoadedRecords(store)
})

/** Returns the missing value of a read. */
function missing(read: () => unknown): MissingState {
  try {
    read()
  } catch (error) {
    if (error instanceof MissingState) return error
  }
  return expect.fail('the value is in memory')
}

describe('records of an asynchronous store', () => {
  it('are in memory from their load to the last release', async () => {
    const first = missing(() => records.getSync(key(1)))
    const second = missing(() => records.getSync(key(1)))
    await Promise.all([first.load(), second.load()])
    expect(store.requests).toBe(1)
    first.release()
    first.release()
    expect(plain(records.getSync(key(1)))).toEqual([10])
    second.release()
    expect(records.size).toBe(0)
    expect(() => records.getSync(key(1))).toThrow(MissingState)
  })

  it('are all there for work that needs several, and none stays when it has ended', async () => {
    const read = (octet: number) => plain(records.getSync(key(octet)))
    expect(await loadingState(() => [read(1), read(2), read(3)])).toEqual([[10], [20], undefined])
    expect(records.size).toBe(0)
    const failing = loadingState(() => {
      throw new Error(`failed with ${read(1)}`)
    })
    await expect(failing).rejects.toThrow('failed with 10')
    expect(records.size).toBe(0)
  })

  it('are loaded together when they are prepared', async () => {
    const work = () => {
      records.prepare([key(1), key(2), key(3)])
      return plain(records.getSync(key(2)))
    }
    expect(await loadingState(work)).toEqual([20])
    expect(store.requests).toBe(1)
    expect(records.size).toBe(0)
  })

  it('are those of the last write, also when they were loaded before it or are loaded during it', async () => {
    const before = missing(() => records.getSync(key(1)))
    await before.load()
    let answer = () => {}
    store.answers = new Promise((resolve) => {
      answer = resolve
    })
    const during = missing(() => records.getSync(key(2)))
    const loading = during.load()
    await new Promise(setImmediate)
    const operations = [put(1, 11), { type: 'del' as const, key: key(2) }]
    await store.batch(operations, BYTES)
    records.written(operations)
    answer()
    await loading
    expect(plain(records.getSync(key(1)))).toEqual([11])
    expect(records.getSync(key(2))).toBeUndefined()
    before.release()
    during.release()
    expect(records.size).toBe(0)
  })

  it('that cannot be read give the reason to everyone who waits, and are read again later', async () => {
    store.answers = Promise.reject(new Error('read failed', { cause: new Error('the disk is gone') }))
    const waiting = [1, 2].map(() => missing(() => records.getSync(key(1))).load())
    for (const result of await Promise.allSettled(waiting)) {
      expect(result).toMatchObject({ reason: { message: 'the store of the chain cannot be read: read failed: the disk is gone' } })
    }
    store.answers = Promise.resolve()
    expect(await loadingState(() => plain(records.getSync(key(1))))).toEqual([10])
    expect(records.size).toBe(0)
  })
})
