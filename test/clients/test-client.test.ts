import { readFileSync } from 'node:fs'
import { JsonRpcSigner } from 'ethers'
import { createNode, type Node } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { embedded } from 'evmbed/viem'
import { createClient, createTestClient, getAddress, publicActions, testActions, toHex, walletActions } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '../support/manual-clock.js'
import { localChain } from './viem-client.js'

const GENESIS = 1_700_000_000
const STRANGER = '0x00000000000000000000000000000000000000aa'
const OTHER = '0x00000000000000000000000000000000000000bb'
const ETHER = 10n ** 18n
const SLOT = toHex(5, { size: 32 })

function clientOf(node: Node, mode: 'anvil' | 'hardhat' | 'ganache') {
  const client = createTestClient({ mode, chain: localChain(31337), transport: embedded(node), pollingInterval: 20, cacheTime: 0 })
  return client.extend(publicActions).extend(walletActions)
}

describe.each(['anvil', 'hardhat', 'ganache'] as const)("viem's test client in the mode %s", (mode) => {
  let clock: ManualClock
  let node: Node
  let client: ReturnType<typeof clientOf>

  beforeEach(async () => {
    clock = new ManualClock(GENESIS * 1000)
    node = await createNode({ clock, timestamp: BigInt(GENESIS), dialect: mode })
    client = clientOf(node, mode)
  })
  afterEach(() => node.close())

  const account = (index: number) => node.accounts[index]!.address
  const pay = (from: `0x${string}`, value = 1n) => client.sendTransaction({ account: from, to: OTHER, value, gas: 21_000n })
  const height = () => client.getBlockNumber({ cacheTime: 0 })
  const head = () => client.getBlock()

  it('changes accounts without mining a block', async () => {
    await client.setBalance({ address: STRANGER, value: ETHER })
    await client.setCode({ address: STRANGER, bytecode: '0x6001' })
    await client.setNonce({ address: STRANGER, nonce: 7 })
    await client.setStorageAt({ address: STRANGER, index: 5, value: toHex(9, { size: 32 }) })
    expect(await height()).toBe(0n)
    expect(await client.getBalance({ address: STRANGER })).toBe(ETHER)
    expect(await client.getCode({ address: STRANGER })).toBe('0x6001')
    expect(await client.getTransactionCount({ address: STRANGER })).toBe(7)
    expect(await client.getStorageAt({ address: STRANGER, slot: SLOT })).toBe(toHex(9, { size: 32 }))
    await client.mine({ blocks: 1 })
    expect(await client.getBalance({ address: STRANGER })).toBe(ETHER)
  })

  it('sends from an account only while it is impersonated', async () => {
    await client.setBalance({ address: STRANGER, value: ETHER })
    await expect(pay(STRANGER)).rejects.toThrow('unknown account')
    await client.impersonateAccount({ address: STRANGER })
    const receipt = await client.getTransactionReceipt({ hash: await pay(STRANGER, 5n) })
    expect(receipt).toMatchObject({ status: 'success', from: STRANGER })
    expect(await client.getBalance({ address: OTHER })).toBe(5n)
    expect(await client.getBalance({ address: STRANGER })).toBe(ETHER - 5n - 21_000n * receipt.effectiveGasPrice)
    await client.stopImpersonatingAccount({ address: STRANGER })
    await expect(pay(STRANGER)).rejects.toThrow('unknown account')
  })

  it('sends unsigned transactions from any account', async () => {
    await client.setBalance({ address: STRANGER, value: ETHER })
    const hash = await client.sendUnsignedTransaction({ from: STRANGER, to: OTHER, value: 3n })
    expect(await client.getTransaction({ hash })).toMatchObject({ from: STRANGER, value: 3n, blockNumber: 1n })
  })

  it('mines blocks', async () => {
    await client.mine({ blocks: 3 })
    expect(await height()).toBe(3n)
    if (mode === 'ganache') return
    await client.mine({ blocks: 2, interval: 60 })
    expect(await height()).toBe(5n)
    const [third, fourth, fifth] = await Promise.all([3n, 4n, 5n].map((blockNumber) => client.getBlock({ blockNumber })))
    expect(fifth!.timestamp - fourth!.timestamp).toBe(60n)
    // Anvil lets time jump before the first block, too.
    expect(fourth!.timestamp - third!.timestamp).toBe(mode === 'anvil' ? 60n : 1n)
  })

  it('mines no block for a transaction if automining is off', async () => {
    expect(await client.getAutomine()).toBe(true)
    await client.setAutomine(false)
    expect(await client.getAutomine()).toBe(false)
    const hash = await pay(account(0))
    expect(await height()).toBe(0n)
    await client.setAutomine(true)
    expect(await client.getTransactionReceipt({ hash })).toMatchObject({ blockNumber: 1n })
  })

  it('mines blocks at intervals', async () => {
    await client.setIntervalMining({ interval: 2 })
    await clock.advance(6000)
    expect(await height()).toBe(3n)
    await client.setIntervalMining({ interval: 0 })
    await clock.advance(6000)
    expect(await height()).toBe(3n)
  })

  it('increases the time of the chain, and sets timestamps of blocks', async () => {
    await client.increaseTime({ seconds: 100 })
    await client.mine({ blocks: 1 })
    expect((await head()).timestamp).toBe(BigInt(GENESIS) + 100n)
    await client.setNextBlockTimestamp({ timestamp: BigInt(GENESIS) + 1000n })
    await client.mine({ blocks: 1 })
    expect((await head()).timestamp).toBe(BigInt(GENESIS) + 1000n)
    await client.setBlockTimestampInterval({ interval: 12 })
    await client.mine({ blocks: 2 })
    expect((await head()).timestamp).toBe(BigInt(GENESIS) + 1024n)
    await client.removeBlockTimestampInterval()
    await client.mine({ blocks: 1 })
    expect((await head()).timestamp).toBe(BigInt(GENESIS) + 1025n)
  })

  it('sets gas limit, fee recipient and base fee of the next blocks', async () => {
    await client.setBlockGasLimit({ gasLimit: 12_000_000n })
    await client.setCoinbase({ address: STRANGER })
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 20_000_000_000n })
    await client.mine({ blocks: 1 })
    expect(await head()).toMatchObject({ gasLimit: 12_000_000n, miner: STRANGER, baseFeePerGas: 20_000_000_000n })
    await client.mine({ blocks: 1 })
    expect(await head()).toMatchObject({ gasLimit: 12_000_000n, miner: STRANGER, baseFeePerGas: 17_500_000_000n })
    await expect(client.setMinGasPrice({ gasPrice: 1n })).rejects.toThrow(`${mode}_setMinGasPrice is not supported when EIP-1559 is active`)
  })

  it('reverts to a snapshot, including accounts that were changed since', async () => {
    await client.setBalance({ address: STRANGER, value: 5n })
    const id = await client.snapshot()
    await client.setBalance({ address: STRANGER, value: 6n })
    await client.mine({ blocks: 2 })
    await client.setBalance({ address: STRANGER, value: 7n })
    await client.revert({ id })
    expect(await height()).toBe(0n)
    expect(await client.getBalance({ address: STRANGER })).toBe(5n)
  })

  it('drops transactions from the pool, and shows its content', async () => {
    await client.setAutomine(false)
    const [first] = [await pay(account(0)), await pay(account(1))]
    expect(await client.getTxpoolStatus()).toEqual({ pending: 2, queued: 0 })
    expect(Object.keys((await client.getTxpoolContent()).pending)).toHaveLength(2)
    expect(Object.keys((await client.inspectTxpool()).pending)).toHaveLength(2)
    await client.dropTransaction({ hash: first })
    expect(await client.getTxpoolStatus()).toEqual({ pending: 1, queued: 0 })
  })

  it('dumps the state of accounts, and loads it into another node', async () => {
    await client.setCode({ address: STRANGER, bytecode: '0x6002' })
    await client.setStorageAt({ address: STRANGER, index: 5, value: toHex(9, { size: 32 }) })
    await pay(account(0), 77n)
    const file = await client.dumpState()
    const next = await createNode({ accounts: 0 })
    try {
      const reader = clientOf(next, mode)
      await reader.loadState({ state: file })
      expect(await reader.getBalance({ address: OTHER })).toBe(77n)
      expect(await reader.getTransactionCount({ address: account(0) })).toBe(1)
      expect(await reader.getCode({ address: STRANGER })).toBe('0x6002')
      expect(await reader.getStorageAt({ address: STRANGER, slot: SLOT })).toBe(toHex(9, { size: 32 }))
    } finally {
      await next.close()
    }
  })

  it('resets the chain to the genesis block', async () => {
    const beginning = await head()
    await client.setBalance({ address: STRANGER, value: 5n })
    await client.mine({ blocks: 2 })
    await client.reset()
    expect((await head()).hash).toBe(beginning.hash)
    expect(await client.getBalance({ address: STRANGER })).toBe(0n)
    await expect(client.reset({ jsonRpcUrl: 'ftp://chain.invalid' })).rejects.toThrow('expected an http or https URL')
    await expect(client.setRpcUrl('https://chain.invalid')).rejects.toThrow('this chain is no fork of a remote one')
  })

  it('accepts setLoggingEnabled', async () => {
    await expect(client.setLoggingEnabled(false)).resolves.toBeUndefined()
  })
})

it('sends from an impersonated account by ethers, and reads the changes', async () => {
  const provider = new EmbeddedProvider({ timestamp: BigInt(GENESIS), dialect: 'hardhat' })
  try {
    await provider.send('hardhat_setBalance', [STRANGER, toHex(ETHER)])
    await provider.send('hardhat_impersonateAccount', [STRANGER])
    // Its key is unknown, so eth_accounts does not list it, and getSigner does not find it.
    const signer = new JsonRpcSigner(provider, STRANGER)
    const receipt = await (await signer.sendTransaction({ to: OTHER, value: 9n })).wait()
    expect(receipt).toMatchObject({ status: 1, from: getAddress(STRANGER) })
    const transaction = await provider.getTransaction(receipt!.hash)
    expect(transaction).toMatchObject({ hash: receipt!.hash, from: getAddress(STRANGER) })
    expect(await provider.getBalance(OTHER)).toBe(9n)
    await provider.send('hardhat_mine', ['0x2', '0x3c'])
    expect(await provider.getBlockNumber()).toBe(3)
    expect(await provider.send('web3_clientVersion', [])).toMatch(/^HardhatNetwork\/evmbed\//)
  } finally {
    await provider.destroy()
  }
})

it('tests every action of the test client of viem', () => {
  const tests = readFileSync(import.meta.filename, 'utf8')
  const actions = Object.keys(testActions({ mode: 'anvil' })(createClient({ transport: embedded() })))
  expect(actions.length).toBeGreaterThan(25)
  expect(actions.filter((name) => !new RegExp(`\\b(client|reader)\\.${name}\\(`).test(tests))).toEqual([])
})
