import { createNode, type Hex, type Node, type StoreEncodings } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../support/manual-clock.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { FaultyStore } from './faulty-store.js'

/** Counts the requests to a database, however many keys each has. */
class CountingStore extends FaultyStore {
  requests = 0

  override get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    this.requests++
    return super.get(key, encodings)
  }

  override getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    this.requests++
    return super.getMany(keys, encodings)
  }
}

const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

/** Returns a node without a cache over an asynchronous store, and its store. */
async function started(): Promise<{ node: Node; store: CountingStore }> {
  const store = new CountingStore(newAsynchronousStore())
  const node = await createNode({ clock: new ManualClock(1_700_000_000_000), timestamp: 1_700_000_000n, store, storage: { cacheLimit: 0 } })
  open.add(node)
  return { node, store }
}

const addressOf = (number: number): Hex => `0x${number.toString(16).padStart(40, 'a')}`

describe('a node without a cache over an asynchronous store', () => {
  test('loads many accounts, blocks and logs together', async () => {
    const { node, store } = await started()
    const from = node.accounts[0]!.address
    await node.request('evm_setAutomine', [false])
    for (let number = 0; number < 300; number++) {
      await node.request('eth_sendTransaction', [{ from, to: addressOf(number), value: '0x1', gas: '0x5208' }])
    }
    await node.request('evm_mine')
    for (let number = 0; number < 60; number++) {
      await node.call('eth_sendTransaction', [{ from, data: '0x60006000a0', gas: '0x186a0' }])
      await node.request('evm_mine')
    }
    await node.mine(1)

    store.requests = 0
    expect(await node.request('eth_getLogs', [{ fromBlock: '0x0' }])).toHaveLength(60)
    expect(store.requests).toBeLessThan(8)

    store.requests = 0
    const { accounts } = (await node.call('debug_dumpBlock', ['latest'])) as { accounts: Record<string, unknown> }
    // One page. Each account is a node, and so is each branch above it.
    expect(Object.keys(accounts)).toHaveLength(256)
    expect(store.requests).toBeLessThan(60)
  })

  test('does what many callers ask for at once, each thing once', async () => {
    const { node } = await started()
    const senders = node.accounts.map(({ address }) => address)
    const hashes = await Promise.all(
      senders.flatMap((from) =>
        [0, 1, 2].map((nonce) =>
          node.request('eth_sendTransaction', [{ from, to: addressOf(1), value: '0x1', gas: '0x5208', nonce: `0x${nonce}` }]),
        ),
      ),
    )
    expect(new Set(hashes).size).toBe(30)
    const receipts = await Promise.all(hashes.map((hash) => node.request('eth_getTransactionReceipt', [hash])))
    expect(receipts.map((receipt) => receipt?.status)).toEqual(hashes.map(() => '0x1'))
    expect(await node.request('eth_getBalance', [addressOf(1), 'latest'])).toBe('0x1e')
    expect(node.statistics()).toMatchObject({ pending: 0, queued: 0 })
    for (const from of senders) expect(await node.request('eth_getTransactionCount', [from, 'latest'])).toBe('0x3')
  })

  test('answers a failing transaction once with its reason', async () => {
    const { node } = await started()
    const from = node.accounts[0]!.address
    // Reverts with no data.
    const hash = await node.request('eth_sendTransaction', [{ from, data: '0x60006000fd', gas: '0x186a0' }])
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x0' })
    const mined = (await node.call('anvil_mine_detailed', [])) as readonly unknown[]
    expect(mined).toHaveLength(1)
    expect(await node.request('eth_blockNumber')).toBe('0x2')
  })
})
