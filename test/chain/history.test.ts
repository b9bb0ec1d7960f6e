import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { InvalidOption, type Json, MemoryKeyStore, type Node, NodeProvider } from 'evmbed'
import { describe, expect, it } from 'vitest'
import { STORE } from '../contracts/bytecode.js'
import { ManualClock } from '../support/manual-clock.js'
import { GENESIS_TIME, TestChain } from '../support/test-chain.js'

const hex = (number: number) => `0x${number.toString(16)}` as const

/** Returns the answer, or the code and the text of the error. */
async function ask(node: Node, method: string, ...params: Json[]): Promise<Json> {
  return node.call(method, params).catch(({ code, message }: { code: number; message: string }) => `${code}: ${message}`)
}

const PRUNED = '4444: pruned history unavailable'

async function withChain(history: number, test: (chain: TestChain) => Promise<void>): Promise<void> {
  const chain = await TestChain.create({ storage: { history }, keyStore: new MemoryKeyStore() })
  try {
    await test(chain)
  } finally {
    await chain.close()
  }
}

describe('a chain with a limited history', () => {
  it('answers queries for dropped blocks and states as geth does, and keeps the first block and the newest ones', () =>
    withChain(100, async (chain) => {
      const { node } = chain
      const first = await chain.send(0)
      await node.mine(999)
      const who = node.accounts[0]!.address
      expect(await ask(node, 'eth_getBlockByNumber', hex(900), false)).toBe(PRUNED)
      expect(await ask(node, 'eth_getBlockByNumber', hex(901), false)).toMatchObject({ number: hex(901) })
      expect(await ask(node, 'eth_getBlockByNumber', 'earliest', false)).toMatchObject({ number: '0x0' })
      expect(await ask(node, 'eth_getBlockByNumber', '0x0', false)).toMatchObject({ number: '0x0' })
      expect(await ask(node, 'eth_getBlockByNumber', hex(1001), false)).toBeNull()
      expect(await ask(node, 'eth_getBalance', who, hex(900))).toBe(
        '-32000: missing trie node: state of block 900 is not available, not found',
      )
      expect(await ask(node, 'eth_call', { to: who }, hex(1))).toMatch(/missing trie node/)
      expect(await ask(node, 'eth_getBalance', who, hex(901))).toBe(await ask(node, 'eth_getBalance', who, 'latest'))
      expect(await ask(node, 'eth_getTransactionReceipt', first)).toBeNull()
      expect(await ask(node, 'eth_getLogs', { fromBlock: hex(5) })).toBe(PRUNED)
      expect(await ask(node, 'eth_getLogs', { fromBlock: 'earliest' })).toEqual([])
      expect(await ask(node, 'eth_feeHistory', hex(200), 'latest', [])).toMatchObject({ oldestBlock: hex(901) })
    }))

  it('finds the logs of kept blocks, through forks and reverts', () =>
    withChain(100, async (chain) => {
      const { node } = chain
      const to = await chain.deploy(STORE)
      const emit = () => chain.send(0, { to, value: '0x0', gas: '0x186a0', data: `0x${'2a'.padStart(64, '0')}` })
      for (let round = 0; round < 12; round++) {
        await emit()
        await node.mine(29)
        const fork = await node.fork()
        await fork.mine(40)
        const inFork = await fork.request('eth_getLogs', [{ fromBlock: 'earliest' }])
        const shared = await node.request('eth_getLogs', [{ fromBlock: hex(Math.max(0, (await chain.height()) - 59)) }])
        expect(inFork).toEqual(expect.arrayContaining([...shared]))
        await fork.close()
        const snapshot = await node.request('evm_snapshot')
        await emit()
        await node.request('evm_revert', [snapshot])
      }
      const height = await chain.height()
      const logs = await node.request('eth_getLogs', [{ fromBlock: hex(height - 98) }])
      const blocks = new Set(logs.map(({ blockNumber }) => Number(blockNumber)))
      expect([...blocks].map((number) => (height - number) % 30)).toEqual([29, 29, 29])
    }))

  it('discards snapshots of dropped blocks, and still resets to its beginning', () =>
    withChain(100, async (chain) => {
      const { node } = chain
      await node.mine(10)
      const old = await node.request('evm_snapshot')
      await node.mine(600)
      const young = await node.request('evm_snapshot')
      await node.mine(50)
      expect(await ask(node, 'evm_revert', old)).toBe(false)
      expect(await ask(node, 'anvil_rollback', 300)).toBe(PRUNED)
      expect(await ask(node, 'evm_revert', young)).toBe(true)
      expect(await chain.height()).toBe(610)
      await node.request('anvil_reset')
      await node.mine(3)
      expect(await ask(node, 'eth_getBlockByNumber', '0x2', false)).toMatchObject({ number: '0x2' })
    }))

  it('keeps the hashes that code can read, however short its history is', () =>
    withChain(1, async (chain) => {
      const { node } = chain
      await node.mine(100)
      const hash = (await chain.head()).hash
      await node.mine(700)
      const early = (await chain.head()).hash
      await node.mine(200)
      // NUMBER, minus the argument, BLOCKHASH, PUSH0 MSTORE, PUSH1 32 PUSH0 RETURN.
      const code = '0x5f354303405f5260205ff3'
      const ancestor = (distance: number) =>
        ask(node, 'eth_call', { to: hex(0).padEnd(42, '9'), data: `0x${distance.toString(16).padStart(64, '0')}` }, 'latest', {
          [hex(0).padEnd(42, '9')]: { code },
        })
      expect(hash).not.toBe(early)
      expect(await ancestor(200)).toBe(early)
      expect(await ancestor(256)).not.toBe(`0x${'0'.repeat(64)}`)
    }))

  it('is no option of a chain in a store', async () => {
    const store = {} as never
    await expect(TestChain.create({ storage: { history: 10 }, store })).rejects.toThrow(InvalidOption)
  })
})

/** Number of blocks after which the ring buffers of EIP-4788 and EIP-2935 are full. */
const RING = 8200
/** Hours of virtual time. */
const HOURS = Number(process.env.EVMBED_HISTORY_HOURS ?? 3)

/** Returns the bytes in use when nothing more can be collected. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let i = 0; i < 3; i++) collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

it('takes no more memory after the first hour of blocks at intervals, with subscribers, filters, snapshots and forks', async () => {
  const clock = new ManualClock(GENESIS_TIME * 1000)
  const chain = await TestChain.create({ clock, storage: { history: 64 }, mining: { blockIntervalMs: 12_000, automine: false } })
  const { node } = chain
  try {
    // The ring buffers of the system contracts are part of the state, and grow up to 8191 slots each.
    await node.mine(RING)
    let heads = 0
    let notified = 0
    node.events.on('newHeads', () => heads++)
    const provider = new NodeProvider(node)
    provider.on('message', () => notified++)
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    await provider.request({ method: 'eth_subscribe', params: ['logs', {}] })
    const blocks = await node.request('eth_newBlockFilter')
    const logs = await node.request('eth_newFilter', [{}])
    await chain.send(0, { to: undefined, value: '0x0', data: STORE, gas: '0x186a0' })
    const used: number[] = []
    for (let hour = 0; hour < HOURS; hour++) {
      for (let step = 0; step < 60; step++) {
        await chain.send(step % 5)
        await clock.advance(60_000)
        await node.request('eth_getFilterChanges', [blocks])
        await node.request('eth_getFilterChanges', [logs])
        if (step % 10 === 0) {
          await node.request('evm_snapshot')
          const fork = await node.fork({ mining: { blockIntervalMs: 0 } })
          await fork.mine(5)
          await fork.close()
        }
      }
      used.push(bytesInUse())
    }
    expect(node.statistics().height).toBeGreaterThanOrEqual(RING + HOURS * 299)
    expect(heads).toBe(node.statistics().height - RING)
    expect(notified).toBe(heads)
    const [first = 0, ...later] = used
    for (const [i, bytes] of later.entries()) expect(bytes - first, `after ${i + 2} hours`).toBeLessThan(3e6)
  } finally {
    await chain.close()
  }
}, 600_000)
