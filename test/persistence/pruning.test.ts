import { createNode, type Hex, type Json, type Node, type NodeOptions } from 'evmbed'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { checkStore } from '../../src/persistence/store-check.js'
import { VERSION_BLOCKS } from '../../src/state/state-history.js'
import { ManualClock } from '../support/manual-clock.js'
import { FaultyStore, newStore } from './faulty-store.js'
import { contentOf, quiet } from './stored-content.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'
/** Random chains of a run. */
const RUNS = Number(process.env.EVMBED_PRUNING_RUNS ?? 3)
/** Writes that are cut, one in each run; the numbers of all are spread evenly. */
const CUTS = Number(process.env.EVMBED_PRUNING_CUTS ?? 12)

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

const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`
const transfer = (node: Node, value = 1, to: string = STRANGER) =>
  node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, to, value: hex(value), gas: '0x5208' }])
/** Deploys code that emits a log of no topics and stops. */
const emit = (node: Node) => node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: '0x60006000a0', gas: '0x186a0' }])

const accountOf = (index: number): Hex => hex(0xbb00 + index).replace('0x', `0x${'0'.repeat(36)}`) as Hex

/** A change of a chain. `random` is its only choice. */
type Change = readonly [name: string, random: number]

async function make(node: Node, [name, random]: Change, snapshots: Hex[]): Promise<void> {
  if (name === 'transfer') await transfer(node, 1 + (random % 3), accountOf(random % 5))
  else if (name === 'mine') await node.call('anvil_mine', [hex(1 + (random % (VERSION_BLOCKS + 10)))])
  else if (name === 'deploy') await emit(node)
  else if (name === 'balance') await node.call('anvil_setBalance', [accountOf(random % 5), hex(random % 3)])
  else if (name === 'slot') await node.call('anvil_setStorageAt', [accountOf(random % 2), word(random % 40), word(random % 3)])
  else if (name === 'code') await node.call('anvil_setCode', [accountOf(random % 5), random % 2 ? '0x' : '0x6000'])
  else if (name === 'snapshot') snapshots.push((await node.call('evm_snapshot', [])) as Hex)
  else if (name === 'revert' && snapshots.length > 0) await node.call('evm_revert', [snapshots.splice(random % snapshots.length)[0]!])
  else if (name === 'rollback') await node.call('anvil_rollback', [1 + (random % 4)])
  else if (name === 'reorg') await node.call('anvil_reorg', [1 + (random % 3), []])
  else if (name === 'reset') {
    snapshots.length = 0
    await node.call('anvil_reset', [])
  }
}

const change: fc.Arbitrary<Change> = fc.tuple(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('mine', 'transfer', 'transfer') },
    { weight: 6, arbitrary: fc.constantFrom('slot', 'slot', 'balance', 'code', 'deploy') },
    { weight: 3, arbitrary: fc.constantFrom('snapshot', 'revert', 'rollback', 'reopen', 'reorg') },
    { weight: 1, arbitrary: fc.constantFrom('reset', 'fork') },
  ),
  fc.nat(10_000),
)

describe('a chain in a store with a limited history', () => {
  test('is whole for a check, and has forks, although a snapshot is older than the history', async () => {
    const disk = newStore()
    const store = new FaultyStore(disk)
    const node = await started({ store, storage: { history: 5, cacheLimit: 0 } })
    for (let round = 0; round < 5; round++) {
      await node.mine(VERSION_BLOCKS)
      await transfer(node)
      if (round === 0) await node.call('evm_snapshot', [])
      await quiet(store)
    }
    await node.close()
    expect((await checkStore(new FaultyStore(disk))).problems).toEqual([])
    const again = await started({ store: new FaultyStore(disk), storage: { history: 5, cacheLimit: 0 } })
    const fork = await again.fork()
    expect(await fork.request('eth_blockNumber')).toBe(await again.request('eth_blockNumber'))
    expect(await again.call('evm_revert', ['0x1'])).toBe(false)
    await fork.close()
  })

  test('has every state of its history whole, and no other node, after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 15, maxLength: 40 }), fc.constantFrom(1, 5, 40, 150), async (changes, history) => {
        const disk = newStore()
        let store = new FaultyStore(disk)
        const memory = await started({})
        let stored = await started({ store, storage: { history, cacheLimit: 0 } })
        const snapshots: [Hex[], Hex[]] = [[], []]
        const forks: [Node, string][] = []
        let firstKept = 0
        for (const one of changes) {
          if (one[0] === 'reopen') {
            for (const [fork] of forks.splice(0)) await fork.close()
            await stored.close()
            store = new FaultyStore(disk)
            stored = await started({ store, storage: { history, cacheLimit: one[1] % 2 ? 0 : 100_000 } })
          } else if (one[0] === 'fork') {
            const fork = await stored.fork()
            open.add(fork)
            forks.push([fork, JSON.stringify(await stored.call('debug_dumpBlock', ['latest']))])
          } else {
            const outcome = async (node: Node, own: Hex[]) => make(node, one, own).catch((error: { code: number }) => error.code)
            const inMemory = await outcome(memory, snapshots[0])
            const inStore = await outcome(stored, snapshots[1])
            // What was pruned cannot be gone back to: then both chains begin again.
            if (inStore !== inMemory || (await hashOf(stored)) !== (await hashOf(memory))) {
              for (const [node, own] of [
                [memory, snapshots[0]],
                [stored, snapshots[1]],
              ] as const)
                await make(node, ['reset', 0], own)
            }
          }
          expect(await hashOf(stored)).toBe(await hashOf(memory))
          const height = Number(await stored.request('eth_blockNumber'))
          firstKept = height === 0 ? 0 : Math.max(firstKept, height + 1 - history)
        }
        for (const [fork, dump] of forks) {
          expect(JSON.stringify(await fork.call('debug_dumpBlock', ['latest']))).toBe(dump)
          await fork.close()
        }
        await transfer(memory)
        await transfer(stored)
        const head = Number(await stored.request('eth_blockNumber'))
        firstKept = Math.max(firstKept, head + 1 - history)
        for (let number = firstKept; number <= head; number += 1 + ((head - number) >> 3)) {
          expect(await stored.call('debug_dumpBlock', [hex(number)])).toEqual(await memory.call('debug_dumpBlock', [hex(number)]))
        }
        for (let number = 1; number < firstKept; number += 11) {
          await expect(stored.call('eth_getBalance', [STRANGER, hex(number)])).rejects.toThrow(/^missing trie node/)
        }
        await quiet(store)
        await stored.close()
        await memory.close()
        const { nodes, reachable, blocks } = await contentOf(disk)
        expect(nodes).toEqual(reachable)
        expect(blocks.length).toBeLessThanOrEqual(1 + Math.max(history, 256) + 2 * VERSION_BLOCKS + 1)
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })

  test('answers as a chain in memory with the same history does, for blocks that were dropped too', async () => {
    const disk = newStore()
    const store = new FaultyStore(disk)
    const nodes = [await started({ storage: { history: 20 } }), await started({ store, storage: { history: 20 } })]
    for (const node of nodes) {
      for (let number = 1; number <= 400; number++) await (number % 3 === 0 ? emit(node) : transfer(node))
    }
    await quiet(store)
    const answers = async (node: Node) => {
      const seen: Json[] = []
      const ask = async (method: string, ...params: Json[]) =>
        seen.push(
          (await node.call(method, params).catch(({ code, message }: { code: number; message: string }) => ({ code, message }))) ?? null,
        )
      const old = (await node.call('eth_getBlockByNumber', ['0x186', false])) as { hash: Hex; transactions: Hex[] }
      for (const number of [0, 1, 200, 379, 380, 381, 382, 400]) {
        const tag = hex(number)
        await ask('eth_getBlockByNumber', tag, false)
        await ask('eth_getBlockReceipts', tag)
        await ask('eth_getBalance', STRANGER, tag)
        await ask('eth_call', { to: STRANGER }, tag)
        await ask('eth_getLogs', { fromBlock: tag })
        await ask('eth_getLogs', { fromBlock: tag, toBlock: tag })
      }
      await ask('eth_getLogs', { fromBlock: '0x0' })
      await ask('eth_getBlockByHash', old.hash, false)
      await ask('eth_getTransactionReceipt', old.transactions[0]!)
      await ask('anvil_rollback', 200)
      return seen
    }
    const [inMemory, inStore] = [await answers(nodes[0]!), await answers(nodes[1]!)]
    expect(inStore).toEqual(inMemory)
    expect(inMemory).toContainEqual({ code: -32000, message: 'missing trie node: state of block 200 is not available, not found' })

    // And so it does when it is opened again, with a longer history too.
    await nodes[1]!.close()
    const again = await started({ store: disk, storage: { history: 100 } })
    expect(await answers(again)).toEqual(inMemory)
    await again.close()
    const { nodes: records, reachable, blocks, logs } = await contentOf(disk)
    expect(records).toEqual(reachable)
    // Blocks can read the hashes of 256 ancestors.
    expect(blocks).toEqual([0, ...Array.from({ length: 257 }, (_, i) => 144 + i)])
    // A list for each contract that emitted a log, and one for all.
    expect(logs).toBe(86 + 1)
  })

  test('keeps what open forks read, and removes it when they are closed', async () => {
    const disk = newStore()
    const store = new FaultyStore(disk)
    const node = await started({ store, storage: { history: 10 } })
    for (let number = 1; number <= 100; number++) await transfer(node)
    const fork = await node.fork({ block: 95n })
    open.add(fork)
    const before = await fork.call('debug_dumpBlock', ['latest'])
    for (let number = 1; number <= 400; number++) await transfer(node)
    await quiet(store)
    expect(await fork.call('debug_dumpBlock', ['latest'])).toEqual(before)
    await transfer(fork, 7)
    expect(await fork.request('eth_getBalance', [STRANGER, 'latest'])).toBe(hex(95 + 7))
    await fork.close()
    await transfer(node)
    await quiet(store)
    await node.close()
    const { blocks, nodes, reachable } = await contentOf(disk)
    expect(nodes).toEqual(reachable)
    expect(blocks).toEqual([0, ...Array.from({ length: 257 }, (_, i) => 245 + i)])
  })

  test('goes on pruning after any write was its last', async () => {
    const work = async (node: Node) => {
      for (let number = 1; number <= 6; number++) {
        await node.call('anvil_mine', [hex(70)])
        await transfer(node)
        if (number === 4) await node.call('anvil_rollback', [70])
      }
    }
    const whole = new FaultyStore(newStore())
    await work(await started({ store: whole, storage: { history: 80 } }))
    await quiet(whole)
    const step = Math.max(1, Math.floor(whole.writes / CUTS))
    for (let lost = 3; lost <= whole.writes; lost += step) {
      const disk = newStore()
      const store = new FaultyStore(disk)
      store.fails = (write) => write >= lost
      const node = await started({ store, storage: { history: 80 } })
      await work(node).catch(() => {})
      await quiet(store)
      const height = Number(await node.request('eth_blockNumber'))
      const hash = await hashOf(node)
      const second = new FaultyStore(disk)
      const again = await started({ store: second, storage: { history: 80 } })
      expect(await hashOf(again)).toBe(hash)
      for (let number = Math.max(0, height - 79); number <= height; number += 13)
        await again
          .call('debug_dumpBlock', [hex(number)])
          .catch((error: Error) => expect(error.message).toMatch(/^(missing trie node|pruned history)/))
      await transfer(again)
      await quiet(second)
      await again.close()
      const { nodes, reachable } = await contentOf(disk)
      expect(nodes, `write ${lost}`).toEqual(reachable)
    }
  })
})

async function hashOf(node: Node): Promise<string> {
  const head = (await node.call('eth_getBlockByNumber', ['latest', false])) as { hash: string }
  return `${head.hash} ${JSON.stringify(await node.call('eth_getProof', [accountOf(0), [word(1)], 'latest']))}`
}
