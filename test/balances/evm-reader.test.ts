import { createNode, type Node } from 'evmbed'
import { type HttpServer, serveHttp } from 'evmbed/http'
import { createPublicClient, getAddress, http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Entry, entriesOf } from './entries.js'
import { evmChain, MULTICALL3, OWNER, TOKENS } from './evm-chain.js'

let chain: Node
let server: HttpServer
/** The methods that the chain was asked. */
const calls: string[] = []

beforeAll(async () => {
  chain = await evmChain()
  chain.events.on('call', ({ method }) => calls.push(method))
  server = await serveHttp(chain, { port: 0 })
})
afterAll(() => chain.close())

/** Reads the balances of the owner through a source. Returns the entries of the answer and the methods that the node called. */
async function read(source: unknown, denoms?: readonly string[], address = OWNER) {
  const reading = await createNode({ planner: { snapshot: SNAPSHOT }, balances: { rpc: { 1: source as string }, timeoutMs: 30_000 } })
  calls.length = 0
  const answer = await reading.balances.query({ chains: { 1: { address, ...(denoms ? { denoms } : {}) } } })
  await reading.close()
  return { entries: entriesOf(answer, '1'), asked: calls.join(' ') }
}

const amounts = (entries: Record<string, Entry>) =>
  Object.fromEntries(Object.entries(entries).map(([denom, { amount, error }]) => [denom, error?.message ?? amount]))

const SNAPSHOT = {
  chains: [{ chain_id: '1', chain_name: 'ethereum', chain_type: 'evm' }],
  assets: [
    { chain_id: '1', denom: 'ethereum-native', symbol: 'ETH', decimals: 18, coingecko_id: 'ethereum' },
    { chain_id: '1', denom: TOKENS.gold, symbol: 'GOLD', decimals: 2 },
    { chain_id: '1', denom: TOKENS.reverting, symbol: 'STOP', decimals: 2 },
    { chain_id: '1', denom: TOKENS.nobody, symbol: 'NIL', decimals: 2 },
  ],
  prices: { ethereum: '2500' },
}

const GOOD = ['ethereum-native', TOKENS.gold, TOKENS.silver]
const BROKEN = [TOKENS.reverting, TOKENS.wordy, TOKENS.short, TOKENS.nobody, 'uosmo']
const FAULTS = {
  [TOKENS.reverting]: 'not a token: balanceOf fails',
  [TOKENS.wordy]: 'not a token: balanceOf gives no amount',
  [TOKENS.short]: 'not a token: balanceOf gives no amount',
  [TOKENS.nobody]: 'not a token: balanceOf gives no amount',
  uosmo: 'invalid denom uosmo',
}

describe('balances on an Ethereum chain', () => {
  it('reads the same balances as viem, with one call', async () => {
    const { entries, asked } = await read(server.url, GOOD)
    const client = createPublicClient({ chain: mainnet, transport: http(server.url) })
    const [coins, gold] = await Promise.all([
      client.getBalance({ address: OWNER }),
      client.readContract({
        address: TOKENS.gold,
        abi: [
          { type: 'function', name: 'balanceOf', inputs: [{ type: 'address' }], outputs: [{ type: 'uint256' }], stateMutability: 'view' },
        ],
        functionName: 'balanceOf',
        args: [OWNER],
      }),
    ])
    expect(amounts(entries)).toEqual({ 'ethereum-native': `${coins}`, [TOKENS.gold]: `${gold}`, [TOKENS.silver]: '5' })
    expect(entries['ethereum-native']).toMatchObject({ formatted_amount: '3.000000000000000000', price: '2500', value_usd: '7500.000000' })
    expect(asked).toBe('eth_getCode eth_call')
  })

  it('returns errors for broken tokens beside the other balances', async () => {
    const { entries, asked } = await read(server.url, [...GOOD, ...BROKEN])
    expect(amounts(entries)).toEqual({ 'ethereum-native': '3000000000000000000', [TOKENS.gold]: '1000', [TOKENS.silver]: '5', ...FAULTS })
    expect(asked).toBe('eth_getCode eth_call')
  })

  it('reads each token with its own call if one token uses the gas of the combined call', async () => {
    const { entries, asked } = await read(server.url, [TOKENS.greedy, TOKENS.greedier, ...GOOD])
    expect(amounts(entries)).toEqual({
      [TOKENS.greedy]: 'not a token: balanceOf fails',
      [TOKENS.greedier]: 'not a token: balanceOf fails',
      'ethereum-native': '3000000000000000000',
      [TOKENS.gold]: '1000',
      [TOKENS.silver]: '5',
    })
    expect(asked).toBe('eth_getCode eth_call eth_blockNumber eth_call eth_call eth_getBalance eth_call eth_call')
  })

  it('returns all balances that are not zero on an Ethereum chain if no denom is named', async () => {
    expect(amounts((await read(server.url)).entries)).toEqual({ 'ethereum-native': '3000000000000000000', [TOKENS.gold]: '1000' })
  })

  it('reads the same balances at one block without Multicall3', async () => {
    const bare = await evmChain({ withMulticall: false })
    bare.events.on('call', ({ method }) => calls.push(method))
    const blocks = new Set<unknown>()
    const source = (method: string, params: readonly never[]) => {
      if (method === 'eth_call' || method === 'eth_getBalance') blocks.add(params[1])
      return bare.call(method, params)
    }
    const { entries, asked } = await read(source, [...GOOD, ...BROKEN])
    expect(amounts(entries)).toEqual({ 'ethereum-native': '3000000000000000000', [TOKENS.gold]: '1000', [TOKENS.silver]: '5', ...FAULTS })
    expect(asked).toMatch(/^eth_getCode eth_blockNumber eth_/)
    expect(blocks).toEqual(new Set(['0x0']))
    await bare.close()
  })

  it('uses the Multicall3 contract of the options, or none', async () => {
    expect((await read({ node: server.url, multicall: false }, GOOD)).asked).toBe('eth_blockNumber eth_getBalance eth_call eth_call')
    expect((await read({ node: server.url, multicall: TOKENS.gold }, GOOD)).entries[TOKENS.gold]?.amount).toBe('1000')
    expect((await read({ node: server.url, multicall: MULTICALL3 }, GOOD)).asked).toBe('eth_getCode eth_call')
    expect((await read(server.url, [TOKENS.gold])).asked).toBe('eth_call')
  })

  it('splits many balances over several calls', async () => {
    const strangers = Array.from({ length: 400 }, (_, index) => `0x${(index + 0x10_0000).toString(16).padStart(40, '0')}`)
    const { entries, asked } = await read(server.url, [...strangers, TOKENS.gold])
    expect(entries[TOKENS.gold]?.amount).toBe('1000')
    expect(asked).toBe('eth_getCode eth_blockNumber eth_call eth_call')
  })

  it('sends no request for an address that is invalid on an Ethereum chain', async () => {
    const message = async (address: string) =>
      (await read(server.url, ['ethereum-native'], address)).entries['ethereum-native']?.error?.message
    expect(await message(OWNER.toLowerCase())).toBeUndefined()
    expect(await message(`0x${OWNER.slice(2).toUpperCase()}`)).toBeUndefined()
    expect(await message(getAddress(OWNER).replace('C5', 'c5'))).toMatch(/expected the capitals of its checksum/)
    expect(await message('0x7099')).toBe('invalid address 0x7099: expected 0x and 40 hex digits')
    expect(calls).toEqual([])
  })
})
