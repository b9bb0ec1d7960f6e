import { createNode, type Hex, type Json, type Node, StoreWriteFailed } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore, newStore } from './faulty-store.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

/** Failures of the last write when a node is closed are faults, which these tests expect. */
async function started(store: FaultyStore): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(1_700_000_000_000), timestamp: 1_700_000_000n, store, onFault: () => {} })
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
