import { type ChainFiles, createNode, type Hex, type Json, type Node, type NodeOptions, type Store, StoreWriteFailed } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore, newStore } from './faulty-store.js'
import { contentOf, copyOf, quiet } from './stored-content.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

/** Failures of the last write when a node is closed are faults, which these tests expect. */
async function started(store: FaultyStore, options: NodeOptions = {}): Promise<Node> {
  const clock = new ManualClock(1_700_000_000_000)
  const node = await createNode({ clock, timestamp: 1_700_000_000n, store, onFault: () => {}, ...options })
  open.add(node)
  return node
}

type Step = (node: Node) => Promise<Json>

const transfer = (node: Node, value: number, extra: Record<string, Hex> = {}) =>
  node.call('eth_sendTransaction', [
    { from: node.accounts[0]!.address, to: STRANGER, value: `0x${value.toString(16)}`, gas: '0x5208', ...extra },
  ])
const method =
  (name: string, ...params: Json[]): Step =>
  (node) =>
    node.call(name, params)

/** A day in the life of a test chain: each step is a call that is answered when it is written. */
const STEPS: readonly Step[] = [
  (node) => transfer(node, 1),
  // Code that emits a log of no topics and stops.
  (node) => node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: '0x60006000a0', gas: '0x186a0' }]),
  method('anvil_setBalance', STRANGER, '0x100'),
  method('evm_snapshot'),
  (node) => transfer(node, 2),
  method('evm_increaseTime', 100),
  method('evm_mine'),
  method('evm_snapshot'),
  method('anvil_setStorageAt', STRANGER, '0x1', `0x${'00'.repeat(31)}07`),
  method('evm_setAutomine', false),
  (node) => transfer(node, 3),
  (node) => transfer(node, 4, { nonce: '0x10' }),
  method('anvil_impersonateAccount', STRANGER),
  method('evm_setNextBlockTimestamp', 1_900_000_000),
  method('evm_mine'),
  method('evm_revert', '0x2'),
  (node) => transfer(node, 5),
  method('evm_revert', '0x1'),
  (node) => transfer(node, 6),
  method('anvil_rollback', 1),
  (node) => transfer(node, 7),
  method('anvil_reorg', 2, []),
  (node) => transfer(node, 7),
  method('anvil_reset'),
  (node) => transfer(node, 8),
]

/** Everything that a client can see, except what a node draws at random. */
async function visible(node: Node): Promise<Json> {
  const height = Number(await node.request('eth_blockNumber'))
  const seen: Json[] = []
  for (let number = 0; number <= height; number++) {
    const tag: Hex = `0x${number.toString(16)}`
    const block = await node.call('eth_getBlockByNumber', [tag, true])
    seen.push(block, await node.call('eth_getBlockReceipts', [tag]), await node.call('eth_getBalance', [STRANGER, tag]))
    seen.push(await node.call('eth_getStorageAt', [STRANGER, '0x1', tag]))
  }
  seen.push(await node.call('eth_getLogs', [{ fromBlock: '0x0' }]), await node.call('txpool_content'))
  const { environment, forkConfig, ...info } = (await node.call('anvil_nodeInfo')) as Record<string, Json>
  return [...seen, await node.call('anvil_getAutomine'), (await node.call('eth_getProof', [STRANGER, ['0x1'], 'latest'])) ?? null, info]
}

/** Runs all steps, and returns what is visible before the first and after each. */
async function history(node: Node): Promise<Json[]> {
  const seen = [await visible(node)]
  for (const step of STEPS) {
    await step(node)
    seen.push(await visible(node))
  }
  return seen
}

describe.each([
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
])('a chain whose %s ends amid its writes', (_, create) => {
  test('has exactly what was answered when it is opened again, whichever write was the last', async () => {
    const whole = new FaultyStore(create())
    const expected = await history(await started(whole))
    const first = new FaultyStore(create())
    await started(first)
    for (let lost = first.writes + 1; lost <= whole.writes; lost++) {
      const disk = create()
      const store = new FaultyStore(disk)
      store.fails = (write) => write >= lost
      const node = await started(store)
      let done = 0
      try {
        for (const step of STEPS) {
          await step(node)
          done++
        }
      } catch (error) {
        expect(error).toBeInstanceOf(StoreWriteFailed)
      }
      expect(done).toBeLessThan(STEPS.length)

      const again = await started(new FaultyStore(disk))
      expect(await visible(again), `write ${lost}, step ${done}`).toEqual(expected[done])
      // And it goes on.
      for (const step of STEPS.slice(done)) await step(again)
      expect(await visible(again), `write ${lost}, at the end`).toEqual(expected.at(-1))
    }
  })
})

/** Files of a chain in memory. */
function filesOf(...files: (readonly [name: string, content: Uint8Array])[]): ChainFiles {
  const byName = new Map(files)
  return {
    directory: 'memory',
    read: async (name) => byName.get(name) ?? new Uint8Array(0),
    async write(name, content) {
      const pieces: Uint8Array[] = []
      for (const piece of content) pieces.push(piece)
      byName.set(name, Buffer.concat(pieces))
    },
  }
}

describe.each([
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
])('a chain in a %s that prunes and imports', (_, create) => {
  /** Blocks before the imported ones: so many that blocks and versions of the state are pruned. */
  const BLOCKS = 350
  const IMPORTED = 4
  const HISTORY = 20

  /** A long chain that was never pruned, and files with the first one to all of the blocks that another node made after it. */
  async function begun(): Promise<{ readonly disk: Store; readonly chainFiles: ChainFiles }> {
    const disk = create()
    const chainFiles = filesOf()
    const node = await started(new FaultyStore(disk), { chainFiles })
    for (let number = 1; number <= 3; number++) await transfer(node, number)
    await method('evm_snapshot')(node)
    await transfer(node, 4)
    await method('evm_revert', '0x1')(node)
    await node.mine(BLOCKS - 3)
    const fork = await node.fork()
    open.add(fork)
    await transfer(fork, 1)
    await fork.call('eth_sendTransaction', [{ from: fork.accounts[1]!.address, data: '0x60006000a0', gas: '0x186a0' }])
    await fork.mine(IMPORTED - 2)
    for (let count = 1; count <= IMPORTED; count++) {
      await fork.call('admin_exportChain', [`${count}.rlp`, BLOCKS + 1, BLOCKS + count])
    }
    await fork.close()
    await node.close()
    return { disk, chainFiles }
  }

  const importUpTo = (count: number) => method('admin_importChain', `${count}.rlp`)
  const after: readonly Step[] = [
    (node) => transfer(node, 5),
    method('evm_snapshot'),
    (node) => node.call('eth_sendTransaction', [{ from: node.accounts[2]!.address, data: '0x60006000a0', gas: '0x186a0' }]),
    method('evm_revert', '0x2'),
    method('anvil_setBalance', STRANGER, '0x9'),
    (node) => transfer(node, 6),
  ]
  /** Each block of the import is written on its own: the blocks before a write that fails stay. */
  const steps = [...Array.from({ length: IMPORTED }, (_, i) => importUpTo(i + 1)), ...after]

  /** What a client sees of the newest blocks. */
  async function seen(node: Node): Promise<Json> {
    const height = Number(await node.request('eth_blockNumber'))
    const blocks: Json[] = []
    for (let number = height - 7; number <= height; number++) {
      const tag: Hex = `0x${number.toString(16)}`
      blocks.push(await node.call('eth_getBlockByNumber', [tag, true]), await node.call('eth_getBlockReceipts', [tag]))
      blocks.push(await node.call('eth_getBalance', [STRANGER, tag]))
    }
    const proof = await node.call('eth_getProof', [STRANGER, ['0x1'], 'latest'])
    return [...blocks, await node.call('eth_getLogs', [{ fromBlock: `0x${(height - 7).toString(16)}` }]), proof]
  }

  test.each([
    ['the process ends', (lost: number) => (write: number) => write >= lost],
    ['the write alone fails', (lost: number) => (write: number) => write === lost],
  ])(
    'has exactly what was answered, and prunes the rest, where %s',
    async (_, failing) => {
      const { disk, chainFiles } = await begun()
      const options = { chainFiles, storage: { history: HISTORY } }
      const whole = new FaultyStore(await copyOf(disk, create))
      const first = await started(whole, options)
      const expected = [await seen(first)]
      for (const step of steps) {
        await step(first)
        expected.push(await seen(first))
      }
      await quiet(whole)
      expect(whole.writes - steps.length).toBeGreaterThan(5)

      for (let lost = 1; lost <= whole.writes; lost++) {
        const copy = await copyOf(disk, create)
        const store = new FaultyStore(copy)
        store.fails = failing(lost)
        const node = await started(store, options)
        let done = 0
        try {
          // One import of all blocks, which the loss may cut. The first of them begins the pruning.
          await importUpTo(IMPORTED)(node)
          await quiet(store)
          for (done = IMPORTED; done < steps.length; done++) await steps[done]?.(node)
        } catch (error) {
          expect(error).toBeInstanceOf(StoreWriteFailed)
          if (done === 0) done = Number(await node.request('eth_blockNumber')) - BLOCKS
        }
        expect(await seen(node), `write ${lost}, step ${done}`).toEqual(expected[done])
        await quiet(store)

        const second = new FaultyStore(copy)
        const again = await started(second, options)
        expect(await seen(again), `write ${lost}, step ${done}, opened again`).toEqual(expected[done])
        for (const step of steps.slice(done)) await step(again)
        expect(await seen(again), `write ${lost}, at the end`).toEqual(expected.at(-1))
        await transfer(again, 1)
        await quiet(second)
        await Promise.all([node.close(), again.close()])
        const { nodes, reachable, blocks } = await contentOf(copy)
        expect(nodes, `write ${lost}`).toEqual(reachable)
        // Blocks can read the hashes of 256 ancestors. Three blocks followed the import.
        expect(blocks.slice(0, 2)).toEqual([0, BLOCKS + IMPORTED + 3 - 256])
      }
    },
    120_000,
  )
})

/** What a client can see of the settings, too. The random id of the chain is drawn by it. */
async function everything(node: Node): Promise<Json> {
  const height = Number(await node.request('eth_blockNumber'))
  const names = ['anvil_metadata', 'anvil_getIntervalMining', 'eth_accounts', 'eth_gasPrice']
  const facts = await Promise.all(names.map((name) => node.call(name)))
  return [height, await visible(node), ...facts, await node.call('eth_getBlockByNumber', ['pending', true]), await comingBlocks(node)]
}

/** What a copy of a node does next: settings that no method tells decide it. */
async function comingBlocks(node: Node): Promise<Json> {
  const fork = await node.fork()
  try {
    await transfer(fork, 1)
    const sent = await fork.call('eth_blockNumber')
    const impersonated = fork.call('eth_sendTransaction', [
      { from: '0x00000000000000000000000000000000000000cc', gas: '0x5208', gasPrice: '0x0' },
    ])
    const refusal = await impersonated.then(() => '', String)
    await fork.mine(2)
    const blocks = await Promise.all([0, 1, 2].map((back) => blockBelowHead(fork, back)))
    return [sent, refusal, ...blocks]
  } finally {
    await fork.close()
  }
}

async function blockBelowHead(node: Node, back: number): Promise<Json> {
  const number = Number(await node.request('eth_blockNumber')) - back
  const block = (await node.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as Record<string, Json>
  return [number, ...['timestamp', 'miner', 'transactions'].map((field) => block[field] ?? null)]
}

describe.each([
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
])('a node whose %s refuses writes', (_, create) => {
  const waiting = (node: Node) => transfer(node, 3, { nonce: '0x4' })

  /** A chain with three blocks, a snapshot, a pool and settings. Returns the transaction that waits. */
  async function begun(node: Node): Promise<Json> {
    await transfer(node, 1)
    await method('evm_snapshot')(node)
    await transfer(node, 2)
    await method('evm_mine')(node)
    await method('anvil_impersonateAccount', STRANGER)(node)
    await method('evm_setNextBlockTimestamp', 1_800_000_000)(node)
    return waiting(node)
  }

  const changes: readonly (readonly [name: string, change: (node: Node, waiting: Json) => Promise<Json>])[] = [
    ['a transfer', (node) => transfer(node, 4)],
    ['a transaction that waits', (node) => transfer(node, 4, { nonce: '0x9' })],
    ['a transaction in place of another', (node) => transfer(node, 4, { nonce: '0x4', gasPrice: '0x2540be400' })],
    ['dropping a transaction', (node, hash) => node.call('anvil_dropTransaction', [hash])],
    ...(
      [
        ['anvil_dropAllTransactions'],
        ['evm_mine'],
        ['anvil_mine', 3, 60],
        ['evm_setAutomine', false],
        ['evm_setIntervalMining', 5_000],
        ['miner_stop'],
        ['evm_snapshot'],
        ['evm_revert', '0x1'],
        ['anvil_rollback', 1],
        ['anvil_reorg', 2, []],
        ['anvil_reset'],
        ['evm_increaseTime', 100],
        ['evm_setTime', 1_900_000_000_000],
        ['evm_setNextBlockTimestamp', 1_900_000_000],
        ['anvil_setBlockTimestampInterval', 7],
        ['evm_setBlockGasLimit', '0x1000000'],
        ['anvil_setNextBlockBaseFeePerGas', '0x77'],
        ['hardhat_setPrevRandao', `0x${'77'.repeat(32)}`],
        ['anvil_setCoinbase', STRANGER],
        ['anvil_impersonateAccount', '0x00000000000000000000000000000000000000bb'],
        ['anvil_stopImpersonatingAccount', STRANGER],
        ['anvil_autoImpersonateAccount', true],
        ['anvil_setBalance', STRANGER, '0x9'],
      ] as const
    ).map(([name, ...params]) => [name, method(name, ...params)] as const),
  ]

  test.each(changes)('is not changed by %s, which succeeds when writes do', async (_, change) => {
    const disk = create()
    const store = new FaultyStore(disk)
    const node = await started(store)
    const hash = await begun(node)
    const before = await everything(node)
    store.fails = () => true
    await expect(change(node, hash)).rejects.toBeInstanceOf(StoreWriteFailed)
    expect(await everything(node)).toEqual(before)

    // The same again while others fail, too.
    const ends = await Promise.allSettled([
      change(node, hash),
      method('evm_setAutomine', false)(node),
      transfer(node, 5),
      change(node, hash),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    expect(await everything(node)).toEqual(before)

    store.fails = () => false
    const again = await started(new FaultyStore(disk))
    expect(await everything(again)).toEqual(before)
    await again.close()
    await store.open()
    await change(node, hash)
    const after = await everything(node)
    expect(after).not.toEqual(before)
    await quiet(store)
    const last = await started(new FaultyStore(disk))
    expect(await everything(last)).toEqual(after)
  })
})

describe('a node whose store refuses writes', () => {
  test('answers reads, refuses what would change the chain, and goes on when the store takes writes again', async () => {
    const store = new FaultyStore(newStore())
    const node = await started(store)
    await transfer(node, 1)
    const before = await visible(node)
    store.fails = () => true
    const refusal = {
      code: -32000,
      message:
        'the store of the chain cannot be written: write failed: ENOSPC: no space left on device; nothing was changed, and calls that read still work',
    }
    await expect(transfer(node, 2)).rejects.toMatchObject(refusal)
    await expect(node.call('evm_mine')).rejects.toMatchObject(refusal)
    await expect(node.call('anvil_setBalance', [STRANGER, '0x9'])).rejects.toMatchObject(refusal)
    await expect(node.call('anvil_rollback', [1])).rejects.toMatchObject(refusal)
    expect(await visible(node)).toEqual(before)
    store.fails = () => false
    await transfer(node, 2)
    expect(await node.request('eth_getBalance', [STRANGER, 'latest'])).toBe('0x3')
  })

  test('announces no block that is not written', async () => {
    const store = new FaultyStore(newStore())
    const node = await started(store)
    const heads: unknown[] = []
    node.events.on('newHeads', ({ number }) => heads.push(number))
    store.fails = () => true
    await expect(transfer(node, 2)).rejects.toThrow(StoreWriteFailed)
    expect(heads).toEqual([])
    store.fails = () => false
    await transfer(node, 2)
    expect(heads).toEqual(['0x1'])
  })
})
