import { createNode } from 'evmbed'
import type { BalanceOptions } from 'evmbed/planner'
import { beforeAll, describe, expect, it } from 'vitest'
import { chainIn, entriesOf } from './entries.js'
import { json, type Loopback, loopback } from './loopback.js'

const OWNER = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OTHER_MINT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

const SNAPSHOT = {
  chains: [{ chain_id: 'solana', chain_type: 'svm' }],
  assets: [
    { chain_id: 'solana', denom: 'solana-native', symbol: 'SOL', decimals: 9, coingecko_id: 'solana' },
    { chain_id: 'solana', denom: MINT, symbol: 'USDC', decimals: 6 },
  ],
  prices: { solana: '150' },
}

const account = (mint: string, amount: string) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals: 6 } } } } },
})
/** More than a JSON number of JavaScript can hold. */
const LAMPORTS = '9007199254740993'

let chain: Loopback
beforeAll(async () => {
  chain = await loopback(({ body }, response) => {
    const { method, params } = JSON.parse(body) as { method: string; params: [string, { programId?: string }] }
    if (method === 'getBalance') return json(response, `{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":${LAMPORTS}}}`)
    const accounts = params[1].programId === PROGRAMS[0] ? [account(MINT, '2500000'), account(MINT, '500000')] : [account(OTHER_MINT, '1')]
    json(response, { jsonrpc: '2.0', id: 1, result: { context: { slot: 1 }, value: accounts } })
  })
})

async function query(source: unknown, denoms?: readonly string[], address = OWNER) {
  const node = await createNode({
    planner: { snapshot: SNAPSHOT },
    balances: { svm: { solana: source }, timeoutMs: 30_000 } as BalanceOptions,
  })
  const answer = await node.balances.query({ chains: { solana: { address, ...(denoms ? { denoms } : {}) } } })
  await node.close()
  return answer
}

describe('balances on Solana', () => {
  it('reads exact lamports, and tokens by their mint, on Solana', async () => {
    const entries = entriesOf(await query(chain.url, ['solana-native', MINT, OTHER_MINT, PROGRAMS[0]!, 'uosmo']), 'solana')
    expect(entries['solana-native']).toMatchObject({ amount: LAMPORTS, formatted_amount: '9007199.254740993', price: '150' })
    expect([entries[MINT]?.formatted_amount, entries[OTHER_MINT]?.amount, entries[PROGRAMS[0]!]?.amount]).toEqual(['3.000000', '1', '0'])
    expect(entries.uosmo?.error).toEqual({ message: 'invalid denom uosmo' })
  })

  it('returns all balances on Solana if no denom is named', async () => {
    expect(Object.keys(entriesOf(await query(chain.url), 'solana'))).toEqual(['solana-native', MINT, OTHER_MINT])
  })

  it('requests only the named denoms on Solana, and nothing for an invalid address', async () => {
    chain.asked.length = 0
    await query(chain.url, ['solana-native'])
    expect(chain.asked.map(({ body }) => JSON.parse(body).method)).toEqual(['getBalance'])
    chain.asked.length = 0
    expect(entriesOf(await query(chain.url, [MINT], `${OWNER}1`), 'solana')[MINT]?.error?.message).toBe(
      `invalid address ${OWNER}1: expected 32 bytes in base58`,
    )
    expect(chain.asked).toEqual([])
  })

  it('reads balances on Solana through a function, and rejects an amount beyond the safe integers', async () => {
    const source = (value: unknown) => async () => ({ value })
    expect(entriesOf(await query(source(5), ['solana-native']), 'solana')['solana-native']?.amount).toBe('5')
    const rounded = entriesOf(await query(source(2 ** 60), ['solana-native']), 'solana')['solana-native']
    expect(rounded).toMatchObject({ amount: '0', error: { message: 'the node gives no amount for getBalance' } })
  })
})

describe('a node of a chain', () => {
  it('reports an error of the node by its code, without its text, which may contain a key', async () => {
    const { url } = await loopback((_, response) =>
      json(response, { jsonrpc: '2.0', id: 1, error: { code: -32005, message: 'project secret has no credit' } }),
    )
    const { error } = chainIn(await query(`${url}/secret`), 'solana')
    expect(error).toEqual({ message: 'the node answers error -32005 to getBalance' })
  })

  it('reports a server that does not answer JSON-RPC', async () => {
    const { url } = await loopback((_, response) => json(response, { hello: 'secret' }))
    expect(chainIn(await query(url), 'solana').error).toEqual({ message: 'the server does not answer JSON-RPC' })
  })

  it('reports an error of a function source without its text, which may contain a key', async () => {
    const fail = (error: unknown) => () => Promise.reject(error)
    const message = async (source: unknown) => chainIn(await query(source), 'solana').error?.message
    expect(await message(fail(new Error('request to https://host/secret failed')))).toMatch(/^the node does not answer get\w+$/)
    expect(await message(fail(Object.assign(new Error('secret'), { code: 429 })))).toMatch(/^the node answers error 429 to get\w+$/)
  })
})
