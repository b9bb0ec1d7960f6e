import {
  createNode,
  type Hex,
  type Json,
  type Node,
  type NodeOptions,
  type Store,
  type StoreOperation,
  StoreWriteFailed,
  type StoreWriteOptions,
} from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { nextTask } from '../../src/primitives/event-loop.js'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore, newStore } from './faulty-store.js'
import { copyOf } from './stored-content.js'

const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(options: NodeOptions): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(), timestamp: 1_700_000_000n, onFault: () => {}, ...options })
  open.add(node)
  return node
}

/** A store whose writes can be made to wait. */
class HeldStore extends FaultyStore {
  #arrived: (() => void) | undefined
  #held: Promise<void> | undefined

  /** Makes the next write wait. Resolves with a function that lets it go on as soon as it is there. */
  hold(): Promise<() => void> {
    let release = () => {}
    this.#held = new Promise((resolve) => {
      release = resolve
    })
    return new Promise((resolve) => {
      this.#arrived = () => resolve(release)
    })
  }

  override async batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    const held = this.#held
    this.#held = undefined
    this.#arrived?.()
    await held
    await super.batch(operations, options)
  }
}

const transfer = (node: Node, value: number, extra: Record<string, Json> = {}) =>
  node.call('eth_sendTransaction', [
    { from: node.accounts[0]!.address, to: STRANGER, value: `0x${value.toString(16)}`, gas: '0x5208', ...extra },
  ])
const heightOf = async (node: Node) => Number(await node.request('eth_blockNumber'))

/** What a client sees of the head and of the pool. */
async function seen(node: Node): Promise<unknown> {
  const block = await node.call('eth_getBlockByNumber', ['latest', true])
  return [
    block,
    await node.call('eth_getBalance', [STRANGER, 'latest']),
    await node.call('txpool_content'),
    await node.call('anvil_nodeInfo').then(without),
  ]
}

/** Leaves out what a node draws at random. */
function without(info: Json): Json {
  return { ...(info as Record<string, Json>), environment: null }
}

describe.each([
  ['a store', newStore],
  ['an asynchronous store', newAsynchronousStore],
])('a change in %s that comes while that of another call is being written', (_, create) => {
  /** Numbers of blocks before it. */
  const counts = [3, 4]
  const changes: [name: string, ...params: Json[]][] = [
    ['anvil_setBalance', STRANGER, '0x1234'],
    ['anvil_setCode', STRANGER, '0x6001'],
    ['evm_revert', '0x1'],
    ['anvil_rollback', 2],
    ['anvil_reorg', 2, []],
    ['anvil_reset'],
    ['debug_setHead', '0x1'],
    ['evm_snapshot'],
    ['evm_mine'],
    ['anvil_impersonateAccount', STRANGER],
    ['evm_setAutomine', false],
    ['evm_setNextBlockTimestamp', 1_900_000_000],
  ]

  test.each(changes)('is in the store when %s is answered, and the chain goes on', async (name: string, ...params: Json[]) => {
    for (const count of counts) await expectWritten(count, name, params)
  })

  async function expectWritten(count: number, name: string, params: readonly Json[]): Promise<void> {
    const disk = create()
    const store = new HeldStore(disk)
    const node = await started({ store })
    await node.call('evm_snapshot')
    for (let value = 1; value < count; value++) await transfer(node, value)
    const first = store.hold()
    const sent = transfer(node, count)
    const releaseFirst = await first
    // Its write begins after that of the block.
    const other = node.call('evm_increaseTime', [100])
    const second = store.hold()
    releaseFirst()
    const releaseSecond = await second
    const change = node.call(name, params)
    await nextTask()
    releaseSecond()
    await Promise.all([sent, other, change])
    const expected = await seen(node)
    const killed = await started({ store: new FaultyStore(await copyOf(disk, create)) })
    expect(await seen(killed)).toEqual(expected)
    await node.mine(2)
    const after = await seen(node)
    await node.close()
    const again = await started({ store: new FaultyStore(disk) })
    expect(await seen(again)).toEqual(after)
    await again.close()
    await killed.close()
  }

  test.each(changes)('fails with that of the other call, and leaves nothing of %s', async (name: string, ...params: Json[]) => {
    for (const count of counts) await expectUndone(count, name, params)
  })

  async function expectUndone(count: number, name: string, params: readonly Json[]): Promise<void> {
    const store = new HeldStore(create())
    const node = await started({ store })
    await node.call('evm_snapshot')
    for (let value = 1; value <= count; value++) await transfer(node, value)
    const before = await seen(node)
    store.fails = () => true
    const held = store.hold()
    const other = node.call('evm_increaseTime', [100])
    const release = await held
    const change = node.call(name, params)
    await nextTask()
    release()
    await expect(other).rejects.toBeInstanceOf(StoreWriteFailed)
    await expect(change).rejects.toBeInstanceOf(StoreWriteFailed)
    expect(await seen(node)).toEqual(before)
    store.fails = () => false
    await node.mine(1)
  }

  test('leaves no transaction in the pool that was refused while anvil_rollback failed', async () => {
    const store = new HeldStore(create())
    const node = await started({ store })
    await transfer(node, 1)
    await transfer(node, 2)
    await node.call('evm_setAutomine', [false])
    const before = await seen(node)
    store.fails = () => true
    const held = store.hold()
    const sent = transfer(node, 3)
    const release = await held
    const back = node.call('anvil_rollback', [1])
    await nextTask()
    release()
    await expect(sent).rejects.toBeInstanceOf(StoreWriteFailed)
    await expect(back).rejects.toBeInstanceOf(StoreWriteFailed)
    expect(await seen(node)).toEqual(before)
  })

  test('waits for what it finds done already, and fails with it', async () => {
    const store = new HeldStore(create())
    const node = await started({ store })
    store.fails = () => true
    const held = store.hold()
    const first = node.call('evm_setAutomine', [false])
    const release = await held
    const second = node.call('evm_setAutomine', [false])
    release()
    await expect(first).rejects.toBeInstanceOf(StoreWriteFailed)
    await expect(second).rejects.toBeInstanceOf(StoreWriteFailed)
    expect(await node.call('anvil_getAutomine')).toBe(true)
  })

  test('is the removal of as many blocks as anvil_rollback says, from the head when it is its turn', async () => {
    const store = new HeldStore(create())
    const node = await started({ store })
    await node.mine(5)
    const held = store.hold()
    const mined = node.call('evm_mine')
    const release = await held
    const back = node.call('anvil_rollback', [1])
    await nextTask()
    release()
    await Promise.all([mined, back])
    expect(await heightOf(node)).toBe(5)
  })
})

describe.each([
  ['a store', newStore],
  ['an asynchronous store', newAsynchronousStore],
])('a chain in %s', (_, create) => {
  test('keeps its blocks and snapshots after a write that failed, also if it was reset before with a limited history', async () => {
    const store = new FaultyStore(create())
    const node = await started({ store, storage: { history: 10 } })
    await node.mine(50)
    await node.call('anvil_reset')
    await node.mine(5)
    const snapshot = await node.call('evm_snapshot')
    store.fails = () => true
    await expect(node.call('anvil_setBalance', [STRANGER, '0x1'])).rejects.toBeInstanceOf(StoreWriteFailed)
    store.fails = () => false
    expect((await node.request('eth_getBlockByNumber', ['0x2', false]))?.number).toBe('0x2')
    expect(await node.call('evm_revert', [snapshot])).toBe(true)
  })

  test('hides the same blocks after it was opened again as before', async () => {
    const disk: Store = create()
    const node = await started({ store: new FaultyStore(disk), storage: { history: 10 } })
    await node.mine(15)
    await node.call('anvil_rollback', [3])
    const refused = (number: number) => (again: Node) =>
      expect(again.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])).rejects.toMatchObject({ code: 4444 })
    await refused(5)(node)
    await node.close()
    const again = await started({ store: new FaultyStore(disk), storage: { history: 10 } })
    await refused(5)(again)
    expect((await again.request('eth_getBlockByNumber', ['0x6', false]))?.number).toBe('0x6')
  })

  test('has a fork that reverts to a snapshot of an earlier process after the chain has left the state of that', async () => {
    const disk: Store = create()
    const first = await started({ store: new FaultyStore(disk) })
    await first.call('anvil_setCode', [STRANGER, '0x6001'])
    // After so many blocks the state is written as another version.
    await first.mine(150)
    const snapshot = await first.call('evm_snapshot')
    await first.mine(1)
    await first.close()
    const node = await started({ store: new FaultyStore(disk) })
    const fork = await node.fork()
    open.add(fork)
    await node.call('anvil_reset')
    await node.mine(2)
    expect(await fork.call('evm_revert', [snapshot])).toBe(true)
    expect(await fork.call('eth_getCode', [STRANGER, 'latest'])).toBe('0x6001')
    await fork.mine(1)
  })

  test('takes transactions that pay the same in the order in which evm_revert has brought them back, also when it was opened again', async () => {
    const disk: Store = create()
    const node = await started({ store: new FaultyStore(disk), mining: { automine: false } })
    const hashes = [
      await transfer(node, 1, { from: node.accounts[1]!.address }),
      await transfer(node, 2, { from: node.accounts[2]!.address }),
    ]
    await node.call('evm_snapshot')
    await node.call('anvil_dropTransaction', [hashes[0]!])
    await node.call('evm_revert', ['0x1'])
    await node.close()
    const again = await started({ store: new FaultyStore(disk), mining: { automine: false } })
    await again.mine(1)
    expect((await again.request('eth_getBlockByNumber', ['latest', false]))?.transactions).toEqual(hashes)
  })
})
