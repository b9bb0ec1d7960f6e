import { createNode, type Node } from 'evmbed'
import type { BalanceReader } from 'evmbed/planner'
import { encodeDeployData } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checksumAddress } from '../../src/primitives/keccak.js'
import { artifact } from '../contracts/compile.js'
import { ASSETS, fiveChains } from '../planner/network.js'

/** The chains of an answer. */
type Entries = Record<string, { denoms: Record<string, { amount: string; error?: { message: string } }> }>

const broken: BalanceReader = { read: () => Promise.reject(new Error('the node of the chain does not answer')) }
let node: Node
let token: string

beforeAll(async () => {
  node = await createNode({
    chainId: 10,
    planner: { snapshot: fiveChains() },
    balances: {
      static: { 'osmosis-1': { osmo1x: { uosmo: '100000000', [ASSETS.osmoAtom[1]]: '0' } } },
      readers: { 'noble-1': broken },
    },
  })
  const [owner] = node.accounts
  const data = encodeDeployData({ ...artifact('Token'), args: ['Token', 'TKN', 1000n] })
  const hash = await node.request('eth_sendTransaction', [{ from: owner!.address, data }])
  token = (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress as string
})
afterAll(() => node.close())

describe('balances', () => {
  it('returns the balance of every requested denom, including zeros', async () => {
    const { chains } = await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1x', denoms: ['uosmo', ASSETS.osmoAtom[1]] } } })
    expect(chains).toEqual({
      'osmosis-1': {
        address: 'osmo1x',
        denoms: {
          uosmo: { amount: '100000000', decimals: 6, formatted_amount: '100.000000', price: '0.125', value_usd: '12.500000' },
          [ASSETS.osmoAtom[1]]: { amount: '0', decimals: 6, formatted_amount: '0.000000', price: '5', value_usd: '0.000000' },
        },
      },
    })
  })

  it('returns all balances that are not zero if no denom is named', async () => {
    const whole = await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1x' } } })
    const empty = await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1x', denoms: [] } } })
    expect(Object.keys((whole.chains as Entries)['osmosis-1']!.denoms)).toEqual(['uosmo'])
    expect(empty).toEqual(whole)
    expect(await node.balances.query({ chains: { 'osmosis-1': { address: 'nobody' } } })).toEqual({
      chains: { 'osmosis-1': { address: 'nobody', denoms: {} } },
    })
  })

  it('reads the native coin and tokens of this node from its own chain', async () => {
    const [owner] = node.accounts
    const denoms = ['optimism-native', token, ASSETS.opUsdc[1]]
    const { chains } = await node.balances.query({ chains: { 10: { address: owner!.address, denoms } } })
    const read = (chains as Entries)['10']!.denoms
    expect(read['optimism-native']!.amount).toBe(`${BigInt(await node.request('eth_getBalance', [owner!.address, 'latest']))}`)
    expect(read[token]).toEqual({ amount: '1000', decimals: null, formatted_amount: '1000', price: null, value_usd: null })
    expect(read[ASSETS.opUsdc[1]]!.error).toEqual({ message: 'not a token: balanceOf gives no amount' })
  })

  it('reads the native coin of this node by its denom and the zero address only, with 18 decimals', async () => {
    const address = node.accounts[0]!.address
    const zero = `0x${'0'.repeat(40)}`
    const { chains } = await node.balances.query({ chains: { 10: { address, denoms: ['optimism-native', zero, 'foo-native'] } } })
    const read = (chains as Entries)['10']!.denoms
    expect(read['optimism-native']).toMatchObject({ decimals: 18, price: '2500' })
    expect(read[zero]).toEqual(read['optimism-native'])
    expect(read['foo-native']).toEqual({
      ...{ amount: '0', decimals: null, formatted_amount: '0', price: null, value_usd: null },
      error: { message: 'invalid denom foo-native' },
    })
  })

  it('gives the native coin of this node 18 decimals if the snapshot lacks its chain', async () => {
    const other = await createNode({ planner: { snapshot: fiveChains() } })
    const address = other.accounts[0]!.address
    const zero = `0x${'0'.repeat(40)}`
    const { chains } = await other.balances.query({ chains: { 31337: { address, denoms: [zero, 'ethereum-native', 'evmbed-native'] } } })
    const read = (chains as Entries)['31337']!.denoms
    const coins = { decimals: 18, formatted_amount: '10000.000000000000000000', price: null }
    expect([read[zero], read['ethereum-native']]).toMatchObject([coins, coins])
    expect(read['evmbed-native']!.error).toEqual({ message: 'invalid denom evmbed-native' })
    await other.close()
  })

  it('returns all tokens of this node if no denom is named, including tokens that the snapshot does not list', async () => {
    const [owner, other] = node.accounts
    const read = async (address: string) => {
      const { chains } = await node.balances.query({ chains: { 10: { address } } })
      return (chains as Entries)['10']!.denoms
    }
    const spelled = checksumAddress(token as `0x${string}`)
    expect(Object.keys(await read(owner!.address))).toEqual(['optimism-native', spelled])
    expect((await read(owner!.address))[spelled]!.amount).toBe('1000')
    expect(Object.keys(await read(other!.address))).toEqual(['optimism-native'])
  })

  it('returns an error for a chain that cannot be read if no denom is named', async () => {
    const { chains } = await node.balances.query({ chains: { 'noble-1': { address: 'noble1x' }, 'cosmoshub-4': { address: 'cosmos1x' } } })
    expect(chains).toEqual({
      'noble-1': { address: 'noble1x', denoms: {}, error: { message: 'the node of the chain does not answer' } },
      'cosmoshub-4': { address: 'cosmos1x', denoms: {}, error: { message: 'no balance source for chain cosmoshub-4' } },
    })
  })

  it('returns an error for a denom that the source omits', async () => {
    const forgetful = { read: async () => new Map([['a', 5n]]) }
    const reading = await createNode({ balances: { readers: { 'x-1': forgetful } } })
    const { chains } = await reading.balances.query({ chains: { 'x-1': { address: 'x', denoms: ['a', 'b'] } } })
    expect((chains as Entries)['x-1']!.denoms).toMatchObject({
      a: { amount: '5' },
      b: { amount: '0', error: { message: 'the source says nothing of this denom' } },
    })
    await reading.close()
  })

  it('returns the readable balances beside the errors of other chains', async () => {
    const { chains } = await node.balances.query({
      chains: {
        'noble-1': { address: 'noble1x', denoms: ['uusdc'] },
        'cosmoshub-4': { address: 'cosmos1x', denoms: ['uatom'] },
        10: { address: 'osmo1x', denoms: ['optimism-native'] },
        'osmosis-1': { address: 'osmo1x', denoms: ['uosmo'] },
      },
    })
    const messages = Object.entries(chains as Entries).map(([chain, { denoms }]) => [
      chain,
      ...Object.values(denoms).map(({ amount, error }) => error?.message ?? amount),
    ])
    expect(messages).toEqual([
      ['10', 'invalid address osmo1x: expected 0x and 40 hex digits'],
      ['noble-1', 'the node of the chain does not answer'],
      ['cosmoshub-4', 'no balance source for chain cosmoshub-4'],
      ['osmosis-1', '100000000'],
    ])
    expect((chains as Entries)['noble-1']!.denoms.uusdc).toEqual({
      amount: '0',
      decimals: 6,
      formatted_amount: '0',
      price: '1',
      value_usd: null,
      error: { message: 'the node of the chain does not answer' },
    })
  })

  it('rejects a request with an unknown chain or an invalid shape', async () => {
    await expect(node.balances.query({ chains: { 'nowhere-1': { address: 'x', denoms: [] } } })).rejects.toMatchObject({
      code: 3,
      status: 400,
      message: 'Invalid chain_id: nowhere-1',
    })
    for (const request of [
      {},
      { chains: [] },
      { chains: { 'osmosis-1': {} } },
      { chains: { 'osmosis-1': { address: 'x', denoms: 'uosmo' } } },
    ]) {
      await expect(node.balances.query(request)).rejects.toMatchObject({ code: 3, status: 400 })
    }
  })

  it('accepts denoms named __proto__ and constructor', async () => {
    const body = JSON.parse('{"chains":{"osmosis-1":{"address":"osmo1x","denoms":["__proto__","constructor"]}}}')
    expect(JSON.stringify(await node.balances.query(body))).toBe(
      '{"chains":{"osmosis-1":{"address":"osmo1x","denoms":{"__proto__":{"amount":"0","decimals":null,"formatted_amount":"0","price":null,"value_usd":null},"constructor":{"amount":"0","decimals":null,"formatted_amount":"0","price":null,"value_usd":null}}}}}',
    )
  })

  it('rejects a static balance that is not a decimal string', async () => {
    const wrong = { 'osmosis-1': { osmo1x: { uosmo: 5 } } } as never
    await expect(createNode({ balances: { static: wrong } })).rejects.toThrow(
      "option 'balances.static.osmosis-1.osmo1x.uosmo': expected an amount, a decimal string",
    )
  })
})
