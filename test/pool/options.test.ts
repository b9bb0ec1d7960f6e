/** The limits of the pool as options of a node, with what its callers see of them. */
import { createNode, type NodeOptions } from 'evmbed'
import { embedded } from 'evmbed/viem'
import { createPublicClient } from 'viem'
import { describe, expect, test } from 'vitest'
import { ManualClock } from '../support/manual-clock.js'

type PoolOptions = NonNullable<NodeOptions['pool']>

/** A node that makes no blocks, and what becomes of payments of its accounts. */
async function waiting(pool: PoolOptions, options: NodeOptions = {}) {
  const clock = new ManualClock()
  const node = await createNode({ clock, pool, ...options, mining: { automine: false, ...options.mining } })
  const pay = (sender: number, nonce: number, tip = 10n ** 9n) =>
    node
      .request('eth_sendTransaction', [
        {
          from: node.accounts[sender]!.address,
          to: node.accounts[9]!.address,
          gas: '0x5208',
          nonce: `0x${nonce.toString(16)}`,
          maxFeePerGas: `0x${(10n ** 10n + tip).toString(16)}`,
          maxPriorityFeePerGas: `0x${tip.toString(16)}`,
        },
      ])
      .then(
        () => 'taken',
        (error: Error) => error.message,
      )
  return { node, clock, pay, status: () => node.request('txpool_status') }
}

test('drops the cheapest transaction of a full pool for one that pays more, and refuses others', async () => {
  const { node, pay } = await waiting({ globalSlots: 2, globalQueue: 0, accountSlots: 1 })
  expect([await pay(0, 0), await pay(1, 0)]).toEqual(['taken', 'taken'])
  expect(await pay(2, 0)).toBe('transaction underpriced')
  expect(await pay(2, 1, 2n * 10n ** 9n)).toBe('future transaction tries to replace pending')
  expect(await pay(2, 0, 2n * 10n ** 9n)).toBe('taken')
  const senders = (await node.request('eth_getPendingTransactions')).map(({ from }) => from)
  expect(senders).toEqual([node.accounts[1]!.address, node.accounts[2]!.address])
  await node.close()
})

test('drops queued transactions when their lifetime is over on the clock of the node', async () => {
  const { node, clock, pay, status } = await waiting({ lifetimeMs: 10_800_000 })
  await pay(0, 0)
  await pay(0, 2)
  await clock.advance(10_799_999)
  expect(await status()).toEqual({ pending: '0x1', queued: '0x1' })
  await clock.advance(1)
  expect(await status()).toEqual({ pending: '0x1', queued: '0x0' })
  expect(await pay(0, 2)).toBe('taken')
  await node.close()
  // Nothing is left to wake up for, in a process that is to end.
  expect(clock.waiting).toBe(0)
})

test('suggests at least the price limit of the pool', async () => {
  const { node, pay } = await waiting({ priceLimit: 10n ** 12n })
  expect(await node.request('eth_maxPriorityFeePerGas')).toBe('0xe8d4a51000')
  expect(await pay(0, 0)).toBe('transaction gas price below minimum: gas tip cap 1000000000, minimum needed 1000000000000')
  expect(await pay(0, 0, 10n ** 12n)).toBe('taken')
  const [from, to] = node.accounts.map(({ address }) => address)
  expect(await node.request('eth_sendTransaction', [{ from: from!, to: to! }])).toMatch(/^0x/)
  await node.close()
})

test('applies the price bump to replacements', async () => {
  const { node, pay } = await waiting({ priceBump: 100 })
  await pay(0, 0, 10n ** 10n)
  expect(await pay(0, 0, 2n * 10n ** 10n)).toBe('replacement transaction underpriced')
  expect(await pay(0, 0, 3n * 10n ** 10n)).toBe('taken')
  await node.close()
})

test.each([
  ['anvil', 'taken'],
  ['hardhat', 'replacement transaction underpriced'],
  ['ganache', 'replacement transaction underpriced'],
] as const)('replaces with a higher fee cap as the dialect %s does', async (dialect, outcome) => {
  const { node, pay } = await waiting({}, { dialect })
  await pay(0, 0)
  expect(await pay(0, 0, 10n ** 9n + 1n)).toBe(outcome)
  expect(await pay(0, 0, 10n ** 8n)).toBe('replacement transaction underpriced')
  expect(await pay(0, 0, 2n * 10n ** 10n)).toBe('taken')
  await node.close()
})

test.each(['hardhat', 'ganache'] as const)('shows addresses with a checksum in the dialect %s', async (dialect) => {
  const { node, pay } = await waiting({}, { dialect })
  await pay(0, 0)
  const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(Object.keys((await node.request('txpool_content')).pending)).toEqual([from])
  expect(await node.request('txpool_inspect')).toEqual({
    pending: { [from]: { 0: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720: 0 wei + 21000 gas × 11000000000 wei' } },
    queued: {},
  })
  await node.close()
})

test('restarts the lifetime of transactions that a snapshot brings back', async () => {
  const { node, clock, pay, status } = await waiting({ lifetimeMs: 1000 })
  await pay(0, 2)
  const id = await node.request('evm_snapshot')
  await clock.advance(1000)
  expect(await status()).toMatchObject({ queued: '0x0' })
  await node.request('evm_revert', [id])
  expect(await status()).toMatchObject({ queued: '0x1' })
  await clock.advance(1000)
  expect(await status()).toMatchObject({ queued: '0x0' })
  await node.close()
})

describe('invalid options of the pool', () => {
  test.each([
    [{ priceBump: -1 }, "option 'pool.priceBump': expected a percentage, 0 or more, got -1"],
    [{ priceLimit: 1 }, "option 'pool.priceLimit': expected a bigint of wei per gas that is not negative, got 1"],
    [{ globalSlots: 0 }, "option 'pool.globalSlots': expected a positive integer, got 0"],
    [{ lifetimeMs: null }, "option 'pool.lifetimeMs': expected milliseconds, 0 for ever, got null"],
    [
      { slots: 1 },
      "option 'pool.slots': expected one of the options priceLimit, priceBump, accountSlots, globalSlots, accountQueue, globalQueue, lifetimeMs, got 1",
    ],
    [
      [],
      "option 'pool': expected an object with some of priceLimit, priceBump, accountSlots, globalSlots, accountQueue, globalQueue, lifetimeMs, got []",
    ],
  ])('%j', async (pool, message) => {
    await expect(createNode({ pool: pool as PoolOptions })).rejects.toMatchObject({ name: 'InvalidOption', message })
  })
})

test.each([
  ['priority', 'fees', [2, 1, 0]],
  ['fifo', 'fifo', [0, 1, 2]],
] as const)('orders the transactions of a block by %s', async (orderOfPool, name, order) => {
  const { node, pay } = await waiting({}, { mining: { order: orderOfPool } })
  for (const sender of [0, 1, 2]) await pay(sender, 0, BigInt(sender + 1) * 10n ** 9n)
  const pending = await node.request('eth_getBlockByNumber', ['pending', true])
  await node.mine()
  const client = createPublicClient({ transport: embedded(node) })
  const { transactions } = await client.getBlock({ includeTransactions: true })
  expect(transactions.map(({ from }) => from)).toEqual(order.map((sender) => node.accounts[sender]!.address))
  expect(pending!.transactions).toMatchObject(transactions.map(({ hash }) => ({ hash })))
  expect((await node.request('anvil_nodeInfo')).transactionOrder).toBe(name)
  await node.close()
})
