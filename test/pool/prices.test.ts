/** Transactions that pay less than a block asks for: they wait, where all can see them, and are mined when prices fall. */
import type { Hash, Hex, Node } from 'evmbed'
import { afterEach, describe, expect, it } from 'vitest'
import { TestChain, type TestChainOptions } from '../support/test-chain.js'

let chain: TestChain
let node: Node
afterEach(() => node.close())

const start = async (options: TestChainOptions = {}) => {
  chain = await TestChain.create(options)
  ;({ node } = chain)
}
const blockOf = async (hash: Hash) => (await node.request('eth_getTransactionByHash', [hash]))?.blockNumber
const height = () => node.request('eth_blockNumber')
const nextBaseFee = async () => BigInt((await node.request('eth_getBlockByNumber', ['pending', false]))!.baseFeePerGas!)
const hex = (value: bigint): Hex => `0x${value.toString(16)}`
const GWEI = 10n ** 9n

describe.each(['anvil', 'hardhat', 'ganache'] as const)('in the dialect of %s', (dialect) => {
  it('keeps a transaction below the base fee, and mines it when the base fee has fallen', async () => {
    await start({ mining: { automine: false }, dialect })
    const cap = (await nextBaseFee()) - 1n
    const [waiting, next] = [await chain.send(0, { maxFeePerGas: hex(cap), maxPriorityFeePerGas: '0x0' }), await chain.send(0)]
    await node.mine()
    expect([await blockOf(waiting), await blockOf(next)]).toEqual([null, null])
    expect(await node.request('txpool_status')).toEqual({ pending: '0x2', queued: '0x0' })
    expect(await nextBaseFee()).toBeLessThan(cap)
    await node.mine()
    expect([await blockOf(waiting), await blockOf(next)]).toEqual(['0x2', '0x2'])
  })

  it('mines no block under automine for a transaction below the base fee', async () => {
    await start({ dialect })
    const waiting = await chain.send(0, { gasPrice: '0x1' })
    expect([await height(), await blockOf(waiting)]).toEqual(['0x0', null])
    await chain.send(1)
    expect([await height(), await blockOf(waiting)]).toEqual(['0x1', null])
    await node.request('hardhat_setNextBlockBaseFeePerGas', ['0x1'])
    await chain.send(1)
    expect([await height(), await blockOf(waiting)]).toEqual(['0x2', '0x2'])
  })

  it('replaces a transaction below the base fee by one that pays it', async () => {
    await start({ dialect })
    const waiting = await chain.send(0, { nonce: '0x0', gasPrice: '0x1' })
    const replacement = await chain.send(0, { nonce: '0x0' })
    expect([await blockOf(waiting), await blockOf(replacement)]).toEqual([undefined, '0x1'])
  })
})

it('keeps a blob transaction below the blob base fee', async () => {
  await start({ mining: { automine: false }, hardfork: 'cancun' })
  const hash: Hex = `0x01${'00'.repeat(31)}`
  const fees = { maxFeePerGas: hex(10n * GWEI), maxPriorityFeePerGas: '0x0' }
  const blobs = (count: number, price: bigint) => ({
    ...fees,
    blobVersionedHashes: Array.from({ length: count }, () => hash),
    maxFeePerBlobGas: hex(price),
  })
  const nextBlobBaseFee = async () => (await node.request('eth_feeHistory', ['0x1', 'pending'])).baseFeePerBlobGas!.at(0)
  // Six blobs are twice the target of a block: the next ones cost more.
  while ((await nextBlobBaseFee()) === '0x1') {
    await chain.send(1, blobs(6, GWEI))
    await node.mine()
  }
  const waiting = await chain.send(0, blobs(1, 1n))
  await node.mine()
  expect(await blockOf(waiting)).toBeNull()
  while ((await nextBlobBaseFee()) !== '0x1') await node.mine()
  await node.mine()
  expect(await blockOf(waiting)).toBe(await height())
})

it('keeps a transaction whose tip falls below the minimum tip', async () => {
  await start({ mining: { automine: false, minimumTip: GWEI } })
  await expect(chain.send(0, { maxFeePerGas: hex(10n * GWEI), maxPriorityFeePerGas: hex(GWEI - 1n) })).rejects.toThrow(
    'transaction gas price below minimum: gas tip cap 999999999, minimum needed 1000000000',
  )
  const cap = (await nextBaseFee()) + GWEI - 1n
  const waiting = await chain.send(0, { maxFeePerGas: hex(cap), maxPriorityFeePerGas: hex(GWEI) })
  await node.mine()
  expect(await blockOf(waiting)).toBeNull()
  await node.mine()
  expect(await blockOf(waiting)).toBe('0x2')
})

describe('the minimum gas price before London', () => {
  it('keeps transactions below the minimum gas price without automine', async () => {
    await start({ hardfork: 'berlin', mining: { automine: false } })
    const early = await chain.send(0, { gasPrice: '0x13' })
    await node.request('hardhat_setMinGasPrice', ['0x14'])
    const [late, enough] = [await chain.send(1, { gasPrice: '0x13' }), await chain.send(2, { gasPrice: '0x14' })]
    await node.mine()
    expect([await blockOf(early), await blockOf(late), await blockOf(enough)]).toEqual([null, null, '0x1'])
    await node.request('hardhat_setMinGasPrice', ['0x13'])
    await node.mine()
    expect([await blockOf(early), await blockOf(late)]).toEqual(['0x2', '0x2'])
  })

  it('refuses transactions below the minimum gas price under automine, and mines waiting ones when it falls', async () => {
    await start({ hardfork: 'berlin', mining: { automine: false } })
    await node.request('hardhat_setMinGasPrice', ['0x14'])
    const waiting = await chain.send(0, { gasPrice: '0x13' })
    await node.request('evm_setAutomine', [true])
    expect([await height(), await blockOf(waiting)]).toEqual(['0x0', null])
    await expect(chain.send(1, { gasPrice: '0x13' })).rejects.toThrow('gas tip cap 19, minimum needed 20')
    await node.request('hardhat_setMinGasPrice', ['0x13'])
    expect(await blockOf(waiting)).toBe('0x1')
  })

  it('restores the minimum gas price with a snapshot', async () => {
    await start({ hardfork: 'berlin', mining: { automine: false, minimumTip: 10n } })
    const snapshot = await node.request('evm_snapshot')
    await node.request('hardhat_setMinGasPrice', ['0x14'])
    await chain.send(0, { gasPrice: '0x1' })
    await node.request('evm_revert', [snapshot])
    expect(await node.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
    await expect(chain.send(0, { gasPrice: '0x1' })).rejects.toThrow('gas tip cap 1, minimum needed 10')
  })
})

describe('a lower gas limit of blocks', () => {
  it.each(['evm_setBlockGasLimit', 'anvil_setBlockGasLimit', 'miner_setGasLimit'] as const)(
    'drops transactions that no block can hold when %s lowers the limit',
    async (method) => {
      await start({ mining: { automine: false } })
      const [wide, behind, narrow] = [await chain.send(0, { gas: '0x186a1' }), await chain.send(0), await chain.send(1, { gas: '0x186a0' })]
      await node.request(method, ['0x186a0'])
      expect(await node.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x1' })
      expect(await blockOf(wide)).toBeUndefined()
      expect(await node.request('eth_getBlockByNumber', ['pending', false])).toMatchObject({ transactions: [narrow] })
      expect(await node.request('eth_getTransactionCount', [chain.account(0), 'pending'])).toBe('0x0')
      await expect(chain.send(2, { gas: '0x186a1' })).rejects.toThrow('exceeds block gas limit')
      await node.mine()
      expect([await blockOf(narrow), await blockOf(behind)]).toEqual(['0x1', null])
    },
  )
})

it('keeps the successors of a transaction for which a block has no room', async () => {
  await start({ mining: { automine: false, gasLimit: 70_000n } })
  const fields = (tip: bigint) => ({ maxFeePerGas: hex(3n * GWEI), maxPriorityFeePerGas: hex(tip) })
  const first = await chain.send(1, { gas: '0xea60', ...fields(2n) })
  const [wide, next] = [await chain.send(0, { gas: '0xea60', ...fields(1n) }), await chain.send(0, fields(1n))]
  await node.mine()
  expect([await blockOf(first), await blockOf(wide), await blockOf(next)]).toEqual(['0x1', null, null])
  await node.mine()
  expect(await blockOf(wide)).toBe('0x2')
  await node.mine()
  expect(await blockOf(next)).toMatch(/^0x[23]$/)
})
