import { createNode, type Hex, type Node, type NodeOptions } from 'evmbed'
import { afterEach, expect, it } from 'vitest'

let node: Node
afterEach(() => node.close())

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const UNKNOWN = { code: -32000, message: 'unknown account' }
/** Creation code that reverts without data. */
const REVERTING = '0x60006000fd'

it.each(['anvil', 'hardhat'] as const)(
  'sends a transaction without a sender from the first account, as the tool of the dialect %s',
  async (dialect) => {
    node = await createNode({ dialect })
    const hash = await node.request('eth_sendTransaction', [{ to: RECEIVER, value: '0x1' }])
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ from: node.accounts[0]!.address })
  },
)

it('never sends from an account of a key store unasked', async () => {
  node = await createNode({ accounts: 0 })
  const address = await node.request('personal_importRawKey', ['46'.repeat(32), 'secret'])
  await node.request('personal_unlockAccount', [address, 'secret'])
  await node.request('anvil_setBalance', [address, '0xde0b6b3a7640000'])
  expect(await node.request('eth_accounts')).toEqual([address])
  await expect(node.request('eth_sendTransaction', [{ to: RECEIVER }])).rejects.toMatchObject(UNKNOWN)
})

const REFUSING: readonly (readonly [string, NodeOptions])[] = [
  ['the dialect ganache', { dialect: 'ganache' }],
  ['no accounts', { accounts: 0 }],
]
it.each(REFUSING)('refuses a transaction without a sender with %s', async (_, options) => {
  node = await createNode(options)
  await expect(node.request('eth_sendTransaction', [{ to: RECEIVER }])).rejects.toMatchObject(UNKNOWN)
})

it('answers a transaction whose gas cannot be estimated with the error of the estimate', async () => {
  node = await createNode()
  await expect(node.request('eth_sendTransaction', [{ data: REVERTING }])).rejects.toMatchObject({ code: 3, message: 'execution reverted' })
  expect(await node.request('eth_blockNumber')).toBe('0x0')
})

it.each([REVERTING, '0xfe'] as const)(
  'answers it with its hash, and gives it all gas, with throwOnRevert false (%s)',
  async (data: Hex) => {
    node = await createNode({ throwOnRevert: false })
    const hash = await node.request('eth_sendTransaction', [{ data }])
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x0', blockNumber: '0x1' })
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ gas: '0x1000000' })
  },
)

it('gives it the gas of a block where a transaction has no limit of its own', async () => {
  node = await createNode({ throwOnRevert: false, hardfork: 'prague', mining: { gasLimit: 1_000_000n } })
  const hash = await node.request('eth_sendTransaction', [{ data: REVERTING }])
  expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ gas: '0xf4240' })
})

it('still refuses what no block could contain with throwOnRevert false', async () => {
  node = await createNode({ throwOnRevert: false, accounts: [{ privateKey: `0x${'01'.repeat(32)}`, balance: 0n }] })
  await expect(node.request('eth_sendTransaction', [{ to: RECEIVER, value: '0x1' }])).rejects.toThrow('insufficient funds')
})
