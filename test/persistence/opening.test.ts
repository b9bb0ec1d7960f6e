import { createNode, type Hex, type Node, type NodeOptions, StoreRefused } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { encodeValue } from '../../src/persistence/stored-values.js'
import { loadingState } from '../../src/primitives/missing-state.js'
import { VERSION_BLOCKS } from '../../src/state/state-history.js'
import { Records } from '../../src/store/records.js'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore, newStore } from './faulty-store.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(options: NodeOptions): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(1_700_000_000_000), timestamp: 1_700_000_000n, onFault: () => {}, ...options })
  open.add(node)
  return node
}

const transfer = (node: Node, value = 1) =>
  node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, to: STRANGER, value: `0x${value.toString(16)}`, gas: '0x5208' }])

const KINDS = [
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
] as const

describe.each(KINDS)('opening a %s', (_, create) => {
  test('reads as much for two thousand blocks as for two hundred', async () => {
    const readsToOpen = async (blocks: number) => {
      const disk = create()
      const node = await started({ store: new FaultyStore(disk) })
      await transfer(node)
      await node.mine(blocks - 1)
      await node.close()
      const store = new FaultyStore(disk)
      const again = await started({ store })
      expect(Number(await again.request('eth_blockNumber'))).toBe(blocks)
      expect(await again.request('eth_getBalance', [STRANGER, 'latest'])).toBe('0x1')
      return store.reads
    }
    // As many blocks after the last version of the state.
    const [few, many] = [await readsToOpen(3 * VERSION_BLOCKS + 10), await readsToOpen(31 * VERSION_BLOCKS + 10)]
    expect(few).toBeLessThan(100)
    expect(many).toBeLessThanOrEqual(few + 30)
  })

  test('reads no more than the blocks since the last version of the state need', async () => {
    const disk = create()
    const node = await started({ store: disk })
    await node.mine(5 * VERSION_BLOCKS - 1)
    await node.close()
    const store = new FaultyStore(disk)
    await started({ store })
    // Each of these blocks is a record, and each changes a slot of the contract of EIP-2935.
    expect(store.reads).toBeGreaterThan(VERSION_BLOCKS)
    expect(store.reads).toBeLessThan(6 * VERSION_BLOCKS)
  })

  test('is refused with what to do when it is in use by another node', async () => {
    const store = create()
    await started({ store })
    await expect(started({ store })).rejects.toThrow(
      new StoreRefused('the store is in use by another node of this process: close that node, or use another store'),
    )
  })

  test('is refused when the options are those of another chain, and names the option', async () => {
    const store = create()
    await (await started({ store })).close()
    await expect(started({ store, chainId: 5 })).rejects.toThrow(
      "the store contains a chain that began with another 'chainId' (31337, not 5): start with the options with which it began, or use another store",
    )
    await expect(started({ store, hardfork: 'shanghai' })).rejects.toThrow("another 'hardfork' (osaka, not shanghai)")
    await expect(started({ store, accounts: 3 })).rejects.toThrow("another 'accounts' (")
    await expect(started({ store, timestamp: 1n })).rejects.toThrow("another 'timestamp' (1700000000, not 1)")
    expect(await (await started({ store })).request('eth_blockNumber')).toBe('0x0')
  })

  test('is refused when a newer version wrote it, and changes nothing', async () => {
    const store = create()
    const node = await started({ store })
    await transfer(node)
    await node.close()
    const records = await Records.open(store, 'process')
    const id = new TextEncoder().encode('format')
    const current = (await loadingState(() => records.require('meta', id))).slice()
    const batch = records.batch()
    batch.put('meta', id, encodeValue({ format: 3, origin: {} }))
    await records.write(batch)
    await records.close()
    await expect(started({ store })).rejects.toThrow(
      'the store was written by a newer version of evmbed (format 3, this version reads 2): update evmbed, or use another store',
    )
    const back = await Records.open(store, 'process')
    const restored = back.batch()
    restored.put('meta', id, current)
    await back.write(restored)
    await back.close()
    expect(await (await started({ store })).request('eth_blockNumber')).toBe('0x1')
  })

  test('is refused when the database contains something else', async () => {
    const store = create()
    await store.put(Uint8Array.of(1), Uint8Array.of(2))
    await expect(started({ store })).rejects.toThrow('the database contains something else than a chain of evmbed: use an empty one')
  })

  test('never gives a wrong answer when a byte of any record was changed', async () => {
    const answers = async (node: Node) => [
      await node.call('eth_getBlockByNumber', ['latest', true]),
      await node.call('eth_getBlockByNumber', ['0x1', true]),
      await node.call('eth_getBalance', [STRANGER, 'latest']),
      await node.call('eth_getLogs', [{ fromBlock: '0x0' }]),
      await node.call('txpool_content', []),
      await node.call('debug_dumpBlock', ['latest']),
    ]
    const store = create()
    const node = await started({ store })
    await node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: '0x60006000a0', gas: '0x186a0' }])
    await transfer(node, 7)
    await node.call('evm_snapshot', [])
    await node.call('evm_setAutomine', [false])
    await transfer(node, 8)
    const expected = await answers(node)
    await node.close()
    await store.open()
    const records = await store.iterator().all()
    for (const [key, value] of records) {
      const damaged = value.slice()
      damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 0x10
      await store.open()
      await store.put(key, damaged)
      try {
        const again = await started({ store })
        expect(await answers(again)).toEqual(expected)
        await again.close()
      } catch (error) {
        expect(String(error)).toContain('the store of the chain is damaged: ')
      }
      await Promise.all([...open].map((left) => left.close()))
      await store.open()
      await store.put(key, value)
    }
  })
})

describe('options of a later start', () => {
  test('apply when they differ from those of the start before, and else the settings of the chain go on', async () => {
    const store = newStore()
    const first = await started({ store, mining: { automine: true } })
    await first.request('evm_setAutomine', [false])
    await first.close()
    const second = await started({ store, mining: { automine: true } })
    expect(await second.request('anvil_getAutomine')).toBe(false)
    await second.close()
    const third = await started({ store, mining: { automine: true, feeRecipient: STRANGER } })
    expect(await third.request('anvil_getAutomine')).toBe(false)
    expect(await third.request('eth_coinbase')).toBe(STRANGER)
    await third.close()
    const fourth = await started({ store, mining: { automine: false, feeRecipient: STRANGER } })
    await fourth.request('evm_setAutomine', [true])
    await fourth.close()
    const fifth = await started({ store, mining: { automine: true, feeRecipient: STRANGER } })
    expect(await fifth.request('anvil_getAutomine')).toBe(true)
  })

  test('are compared with those of the last start that wrote a block, too', async () => {
    const store = newStore()
    const first = await started({ store, mining: { automine: true } })
    await first.request('evm_setAutomine', [false])
    await first.close()
    const second = await started({ store, mining: { automine: false } })
    await second.mine(1)
    await second.close()
    const third = await started({ store, mining: { automine: true } })
    expect(await third.request('anvil_getAutomine')).toBe(true)
  })
})

describe.each(KINDS.flatMap(([kind, create]) => [64 << 20, 0].map((cache) => [kind, cache, create] as const)))(
  'a fork of a node with a %s and a cache of %d bytes',
  (_, cache, create) => {
    const hashes = async (node: Node) => {
      const found: unknown[] = []
      for (let number = 0; number <= Number(await node.request('eth_blockNumber')); number++) {
        const tag: Hex = `0x${number.toString(16)}`
        const block = await node.call('eth_getBlockByNumber', [tag, true])
        found.push(block, await node.call('eth_getBalance', [STRANGER, tag]))
      }
      return [...found, await node.call('eth_getLogs', [{ fromBlock: '0x0' }])]
    }

    test('lives in memory over it, and neither shows the changes of the other', async () => {
      const disk = create()
      const node = await started({ store: disk, storage: { cacheLimit: cache } })
      const emit = () => node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: '0x60006000a0', gas: '0x186a0' }])
      await transfer(node, 1)
      await emit()
      await transfer(node, 2)
      const atHead = await node.fork()
      const below = await node.fork({ block: 2n })
      open.add(atHead).add(below)
      const [before, beforeBelow] = [await hashes(atHead), await hashes(below)]
      expect(before).toEqual(await hashes(node))

      // The node changes the state of its head, goes back below both forks, and builds another chain.
      await node.call('anvil_setBalance', [STRANGER, '0x64'])
      expect(await hashes(atHead)).toEqual(before)
      await node.call('anvil_rollback', [2])
      await node.call('anvil_setBalance', [STRANGER, '0x65'])
      await transfer(node, 50)
      await emit()
      await transfer(node, 60)
      expect(await hashes(atHead)).toEqual(before)
      expect(await hashes(below)).toEqual(beforeBelow)

      // The forks go on, too.
      const own = await hashes(node)
      for (const fork of [atHead, below]) for (let value = 1; value <= 40; value++) await transfer(fork, value)
      expect((await hashes(atHead)).slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      expect(await hashes(node)).toEqual(own)
      expect(await atHead.request('eth_getBalance', [STRANGER, 'latest'])).toBe(`0x${(3 + 820).toString(16)}`)
      await node.close()
      expect(await hashes(await started({ store: disk, storage: { cacheLimit: cache } }))).toEqual(own)
    })
  },
)

describe.each(KINDS)('the index of logs in a %s', (_, create) => {
  test('answers as the index in memory does, over many blocks and after going back', async () => {
    const work = async (node: Node) => {
      // Emits a log with the topics 7 and CALLDATASIZE.
      const hash = await node.call('eth_sendTransaction', [
        { from: node.accounts[0]!.address, data: '0x600a600c600039600a6000f3366007600060 00a200'.replace(' ', ''), gas: '0x186a0' },
      ])
      const receipt = await node.request('eth_getTransactionReceipt', [hash as Hex])
      const to = receipt!.contractAddress!
      const emit = (size: number) =>
        node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, to, data: `0x${'00'.repeat(size)}`, gas: '0x186a0' }])
      await node.call('evm_setAutomine', [false])
      for (let number = 0; number < 600; number++) {
        if (number % 2 === 0) await emit(number % 3)
        await node.call('evm_mine', [])
      }
      await node.call('anvil_rollback', [120])
      for (let number = 0; number < 20; number++) {
        await emit(1)
        await node.call('evm_mine', [])
      }
      const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`
      const queries = [
        {},
        { address: to },
        { address: STRANGER },
        { topics: [word(7)] },
        { topics: [null, word(1)] },
        { topics: [word(7), [word(0), word(2)]] },
        { address: [to, STRANGER], topics: [[word(7), word(8)], word(2)], fromBlock: '0x64', toBlock: '0x1c2' },
        { topics: [null, null, null] },
      ] as const
      const answers: unknown[] = []
      for (const query of queries) answers.push(await node.call('eth_getLogs', [{ fromBlock: '0x0', ...query }]))
      return answers
    }
    const inMemory = await work(await started({}))
    expect(inMemory.map((logs) => (logs as unknown[]).length)).toEqual([260, 260, 0, 260, 100, 160, 59, 0])
    expect(await work(await started({ store: create() }))).toEqual(inMemory)
  })
})
