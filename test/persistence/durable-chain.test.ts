import { createNode, type Hex, type Node, type NodeOptions } from 'evmbed'
import { encodeFunctionData } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { artifact } from '../contracts/compile.js'
import { Deployer } from '../contracts/deployer.js'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { newStore } from './faulty-store.js'

const STRANGER = '0x00000000000000000000000000000000000000aa'
const START = 1_700_000_000_000
const token = artifact('Token')

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(options: NodeOptions = {}): Promise<Node> {
  const node = await createNode({ clock: new ManualClock(START), timestamp: 1_700_000_000n, ...options })
  open.add(node)
  return node
}

/** Closes a node and opens its store again. */
async function reopened(node: Node, options: NodeOptions): Promise<Node> {
  await node.close()
  return started(options)
}

const account = (node: Node, index = 0): Hex => node.accounts[index]!.address
const send = (node: Node, value: number, extra: object = {}) =>
  node.request('eth_sendTransaction', [{ from: account(node), to: STRANGER, value: `0x${value.toString(16)}`, gas: '0x5208', ...extra }])

/** Everything a client can see of the blocks of a chain. */
async function visible(node: Node): Promise<unknown> {
  const height = Number(await node.request('eth_blockNumber'))
  const blocks: unknown[] = []
  for (let number = 0; number <= height; number++) {
    const tag: Hex = `0x${number.toString(16)}`
    const block = await node.request('eth_getBlockByNumber', [tag, true])
    blocks.push(block, await node.request('eth_getBlockReceipts', [tag]), await node.request('eth_getBalance', [STRANGER, tag]))
    expect(await node.request('eth_getBlockByHash', [block!.hash!, true])).toEqual(block)
  }
  const logs = await node.request('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }])
  return { blocks, logs, pool: await node.request('txpool_content') }
}

describe.each([
  ['a store', newStore],
  ['an asynchronous store', newAsynchronousStore],
])('a chain in %s', (_, create) => {
  test('is the same after the node is closed and opened again: blocks, receipts, logs, state and pool', async () => {
    const store = create()
    const node = await started({ store })
    const owner = new Deployer((method, params) => node.call(method, params), account(node))
    const coin = await owner.deploy(token, ['Coin', 'COIN', 1000n])
    for (const amount of [1n, 2n, 3n]) {
      const data = encodeFunctionData({ abi: coin.abi, functionName: 'transfer', args: [STRANGER, amount] })
      await node.request('eth_sendTransaction', [{ from: account(node), to: coin.address, data }])
    }
    await send(node, 5)
    await node.request('evm_setAutomine', [false])
    await send(node, 6)
    await send(node, 7, { nonce: '0x20' })
    const before = await visible(node)

    const again = await reopened(node, { store })

    expect(await visible(again)).toEqual(before)
    expect(await again.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x1' })
    expect(await again.request('eth_getLogs', [{ fromBlock: '0x0', address: coin.address }])).toHaveLength(4)
    expect(await again.request('anvil_getAutomine')).toBe(false)
    await again.request('evm_mine')
    expect(await again.request('eth_getBalance', [STRANGER, 'latest'])).toBe('0xb')
  })

  test('has the blocks, hashes and roots of a chain in memory', async () => {
    const work = async (node: Node) => {
      const owner = new Deployer((method, params) => node.call(method, params), account(node))
      await owner.deploy(token, ['Coin', 'COIN', 1000n])
      await send(node, 5)
      await node.request('anvil_setBalance', [STRANGER, '0x64'])
      const id = await node.request('evm_snapshot')
      await send(node, 6)
      await node.request('evm_revert', [id])
      await node.request('evm_increaseTime', [100])
      await send(node, 7)
      await node.request('anvil_mine', ['0x3'])
      return visible(node)
    }
    const inMemory = await work(await started())
    expect(await work(await started({ store: create() }))).toEqual(inMemory)
    expect(await work(await started({ store: create(), storage: { cacheLimit: 0 } }))).toEqual(inMemory)
  })
})
