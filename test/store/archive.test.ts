import { createNode, type NodeOptions } from 'evmbed'
import { MemoryLevel } from 'memory-level'
import { describe, expect, test } from 'vitest'
import { restoreArchive, storeArchive } from '../../src/store/archive.js'
import type { Store, StoreOperation, StoreRange, StoreWriteOptions } from '../../src/store/store.js'

const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const OPTIONS: NodeOptions = { timestamp: 1_700_000_000n }

/** Returns a store with a chain that has blocks, a log, a pool, a snapshot and settings. */
async function chainOf(blocks: number): Promise<MemoryLevel> {
  const store = new MemoryLevel()
  const node = await createNode({ ...OPTIONS, store })
  await node.call('eth_sendTransaction', [{ from: SENDER, data: '0x6001600055602a60006000a1600060005260026000f3', gas: '0x30000' }])
  await node.call('evm_snapshot')
  await node.call('evm_increaseTime', [1000])
  await node.mine(blocks)
  await node.call('evm_setAutomine', [false])
  await node.call('eth_sendTransaction', [{ from: SENDER, to: RECEIVER, value: '0x7' }])
  await node.close()
  return store
}

async function collected(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return Buffer.concat(parts)
}

/** Yields bytes in pieces that have nothing to do with chunks. */
async function* inPieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function contentOf(store: Store): Promise<string[]> {
  await store.open()
  const lines: string[] = []
  for await (const [key, value] of store.iterator({ keyEncoding: 'view', valueEncoding: 'view' })) {
    lines.push(`${Buffer.from(key).toString('hex')} ${Buffer.from(value).toString('hex')}`)
  }
  await store.close()
  return lines
}

async function factsOf(store: Store): Promise<unknown> {
  const node = await createNode({ ...OPTIONS, store })
  try {
    const head = (await node.call('eth_getBlockByNumber', ['latest', true])) as { readonly number: string }
    return {
      head,
      earlier: await node.call('eth_getBalance', [SENDER, '0x1']),
      logs: await node.call('eth_getLogs', [{ fromBlock: '0x0' }]),
      pool: await node.call('txpool_content'),
      time: await node.call('evm_increaseTime', [0]),
      automine: await node.call('anvil_getAutomine'),
      reverted: await node.call('evm_revert', ['0x1']),
    }
  } finally {
    await node.close()
  }
}

test('restores a store with its blocks, earlier states, logs, pool, settings and snapshots', async () => {
  const store = await chainOf(30)
  const archive = await collected(storeArchive(store))
  const restored = new MemoryLevel()
  await restoreArchive(restored, inPieces(archive))
  expect(await contentOf(restored)).toEqual(await contentOf(store))
  expect(await factsOf(restored)).toEqual(await factsOf(store))
})

test('writes equal archives of equal stores', async () => {
  const store = await chainOf(3)
  expect((await collected(storeArchive(store))).equals(await collected(storeArchive(store)))).toBe(true)
})

describe('a damaged archive', async () => {
  const archive = await collected(storeArchive(await chainOf(700)))

  async function refusal(bytes: Uint8Array): Promise<string> {
    const store = new MemoryLevel()
    const message = await restoreArchive(store, inPieces(bytes)).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message}`,
    )
    expect((await contentOf(store)).length).toBe(0)
    return message
  }

  test('is refused wherever it is cut, and leaves nothing in the store', async () => {
    expect(archive.length).toBeGreaterThan(300_000)
    for (const length of [0, 7, 8, 10, 12, 1000, 290_000, archive.length - 17, archive.length - 16, archive.length - 1]) {
      expect(await refusal(archive.subarray(0, length))).toMatch(
        /^ArchiveRefused: it is cut short: (the beginning|chunk \d+, which begins at byte \d+,) is not complete in its \d+ bytes$/,
      )
    }
  })

  test('is refused for a flipped bit anywhere, by the place of its chunk, and leaves nothing in the store', async () => {
    const places = [0, 6, 7, 8, 11, 12, 20, 290_000, archive.length - 20, archive.length - 16, archive.length - 10, archive.length - 1]
    for (const place of places) {
      const flipped = Buffer.from(archive)
      flipped[place]! ^= 1
      expect(await refusal(flipped), `byte ${place}`).toMatch(
        /^ArchiveRefused: (it is not an archive|it has version 0|it is cut short|chunk \d+, which begins at byte \d+, )/,
      )
    }
  })

  test('is refused if a chunk is missing or bytes follow its end', async () => {
    const first = 8 + 4 + archive.readUInt32BE(8) + 4
    expect(await refusal(Buffer.concat([archive.subarray(0, 8), archive.subarray(first)]))).toBe(
      'ArchiveRefused: chunk 1, which begins at byte 8, has a wrong checksum',
    )
    expect(await refusal(Buffer.concat([archive, archive.subarray(0, 1)]))).toBe(
      `ArchiveRefused: it goes on behind its end at byte ${archive.length}`,
    )
  })

  test('is refused by a store that is not empty, which stays as it is', async () => {
    const store = await chainOf(1)
    const before = await contentOf(store)
    await expect(restoreArchive(store, inPieces(archive))).rejects.toThrow('the store is not empty')
    expect(await contentOf(store)).toEqual(before)
  })

  test('leaves nothing in a store that does not take all of it', async () => {
    const store = new CountingStore(new MemoryLevel())
    store.failAt = 2
    await expect(restoreArchive(store, inPieces(archive))).rejects.toThrow('cannot be written')
    expect(await contentOf(store)).toEqual([])
  })
})

test('refuses to archive a store without a chain', async () => {
  await expect(collected(storeArchive(new MemoryLevel()))).rejects.toThrow('the store contains no chain')
})

/** Counts the bytes that pass. */
class CountingStore implements Store {
  read = 0
  written = 0
  largestBatch = 0
  /** Number of the write that fails. */
  failAt: number | undefined
  #writes = 0

  constructor(private readonly inner: MemoryLevel) {}

  get status(): string {
    return this.inner.status
  }
  open = () => this.inner.open()
  close = () => this.inner.close()
  getSync = (key: Uint8Array) => this.inner.getSync<Uint8Array, Uint8Array>(key, { keyEncoding: 'view', valueEncoding: 'view' })
  get = (key: Uint8Array) => this.inner.get<Uint8Array, Uint8Array>(key, { keyEncoding: 'view', valueEncoding: 'view' })
  getMany = (keys: Uint8Array[]) => this.inner.getMany<Uint8Array, Uint8Array>(keys, { keyEncoding: 'view', valueEncoding: 'view' })

  async batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    if (++this.#writes === this.failAt) throw new Error('no room left')
    const size = operations.reduce(
      (sum, operation) => sum + operation.key.length + (operation.type === 'put' ? operation.value.length : 0),
      0,
    )
    this.written += size
    this.largestBatch = Math.max(this.largestBatch, size)
    await this.inner.batch<Uint8Array, Uint8Array>(operations, options)
  }

  async *iterator(range: StoreRange): AsyncGenerator<[Uint8Array, Uint8Array]> {
    for await (const [key, value] of this.inner.iterator<Uint8Array, Uint8Array>(range)) {
      this.read += key.length + value.length
      yield [key, value]
    }
  }
}

test('holds no more than a chunk of a chain of thousands of blocks while it writes and reads the archive', async () => {
  const MOST = 300 * 1024
  const source = new CountingStore(await chainOf(2200))
  const target = new CountingStore(new MemoryLevel())
  let [passed, mostHeld] = [0, 0]
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const chunk of storeArchive(source)) {
      mostHeld = Math.max(mostHeld, source.read - passed)
      passed = source.read
      yield chunk
      // The chunk has been written when the next one is asked for, but for those that are written together at the end.
      mostHeld = Math.max(mostHeld, passed - target.written)
    }
  }
  await restoreArchive(target, watched())
  expect(source.read).toBeGreaterThan(4 * MOST)
  expect(mostHeld).toBeLessThan(MOST)
  expect(target.largestBatch).toBeLessThan(MOST)
})
