import { MemoryLevel } from 'memory-level'
import { describe, expect, it } from 'vitest'
import { numberIn, numberKey, Records } from '../../src/store/records.js'
import type { Store } from '../../src/store/store.js'
import { FaultyStore } from '../persistence/faulty-store.js'

const text = (content: string) => new TextEncoder().encode(content)
const read = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content)

/** A database whose default encodings are not those of the node. */
const newStore = () => new MemoryLevel<string, object>({ valueEncoding: 'json' })

async function opened(store: Store = newStore()): Promise<Records> {
  return Records.open(store, 'process')
}

describe('records of a store', () => {
  it('are written together and read back, each of its kind', async () => {
    const records = await opened()
    const batch = records.batch()
    batch.put('block', numberKey(7), text('seven'))
    batch.put('number', numberKey(7), text('not a block'))
    await records.write(batch)
    expect(read(records.get('block', numberKey(7)))).toBe('seven')
    expect(read(records.get('number', numberKey(7)))).toBe('not a block')
    expect(records.get('block', numberKey(8))).toBeUndefined()
    await records.close()
  })

  it('are seen by the batch that writes them before it is written', async () => {
    const records = await opened()
    const first = records.batch()
    first.put('meta', text('a'), text('1'))
    await records.write(first)
    const second = records.batch()
    second.put('meta', text('b'), text('2'))
    second.delete('meta', text('a'))
    expect(read(second.get('meta', text('b')))).toBe('2')
    expect(second.get('meta', text('a'))).toBeUndefined()
    expect(read(records.get('meta', text('a')))).toBe('1')
    await records.close()
  })

  it('are iterated over by kind in the order of numbers', async () => {
    const records = await opened()
    const batch = records.batch()
    for (const number of [300, 2, 70_000]) batch.put('pool', numberKey(number), text(`${number}`))
    batch.put('snapshot', numberKey(1), text('other'))
    await records.write(batch)
    const found: number[] = []
    for await (const [id, content] of records.all('pool')) {
      expect(read(content)).toBe(`${numberIn(id)}`)
      found.push(numberIn(id))
    }
    expect(found).toEqual([2, 300, 70_000])
    await records.close()
  })

  it('are refused when any byte of key or value was changed', async () => {
    const store = newStore()
    const records = await opened(store)
    const batch = records.batch()
    batch.put('block', numberKey(7), text('seven'))
    await records.write(batch)
    const encodings = { keyEncoding: 'view', valueEncoding: 'view' } as const
    const [[key, value] = []] = await store.iterator<Uint8Array, Uint8Array>(encodings).all()
    if (!key || !value) return expect.fail('no record')
    for (let i = 0; i < value.length; i++) {
      await store.put(
        key,
        value.map((octet, at) => (at === i ? octet ^ 1 : octet)),
        encodings,
      )
      expect(() => records.get('block', numberKey(7))).toThrow(
        "the store of the chain is damaged: the block record 7 has a wrong checksum; restore it from a copy, or go back to its last whole block with 'evmbed store repair'",
      )
    }
    await store.put(key, value.subarray(0, 3), encodings)
    expect(() => records.get('block', numberKey(7))).toThrow('the block record 7 is cut short')
    const moved = key.slice()
    moved[8] = 8
    await store.put(moved, value, encodings)
    expect(() => records.get('block', numberKey(8))).toThrow('the block record 8 has a wrong checksum')
    expect(() => records.require('block', numberKey(9))).toThrow('the block record 9 is missing')
  })
})

describe('a store', () => {
  it('has one node at a time', async () => {
    const store = newStore()
    const first = await opened(store)
    await expect(opened(store)).rejects.toThrow(
      'the store is in use by another node of this process: close that node, or use another store',
    )
    await first.close()
    await (await opened(store)).close()
  })

  it('that cannot be read answers with its reason', async () => {
    class Unreadable extends FaultyStore {
      override getSync(): never {
        throw new Error('read failed', { cause: new Error('EIO: i/o error') })
      }
    }
    const records = await opened(new Unreadable(newStore()))
    expect(() => records.get('meta', text('a'))).toThrow('the store of the chain cannot be read: read failed: EIO: i/o error')
  })

  it('that refuses a write answers with its reason, and nothing is changed', async () => {
    const store: Store = newStore()
    const records = await opened(store)
    store.batch = () => Promise.reject(new Error('disk full', { cause: new Error('ENOSPC: no space left on device') }))
    const batch = records.batch()
    batch.put('meta', text('a'), text('1'))
    await expect(records.write(batch)).rejects.toThrow(
      'the store of the chain cannot be written: disk full: ENOSPC: no space left on device; nothing was changed, and calls that read still work',
    )
    expect(records.get('meta', text('a'))).toBeUndefined()
  })
})
