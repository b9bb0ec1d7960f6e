import type { ServerResponse } from 'node:http'
import { createNode } from 'evmbed'
import type { BalanceOptions } from 'evmbed/planner'
import { beforeAll, describe, expect, it } from 'vitest'
import { fiveChains } from '../planner/network.js'
import { ManualClock } from '../support/manual-clock.js'
import { chainIn, entriesOf } from './entries.js'
import { json, type Loopback, loopback } from './loopback.js'

const OWNER = 'osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn'
const ELSEWHERE = 'cosmos1qurswpc8qurswpc8qurswpc8qurswpc8nn86qp'
const CONTRACT = 'osmo1pyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysjzgfpyysk2ce0w'

/** The bank of the chain. */
const HELD = [
  { denom: 'uosmo', amount: '100000000' },
  { denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2', amount: '7' },
  { denom: `factory/${OWNER}/a&b=c`, amount: '340282366920938463463374607431768211455' },
]
const BANK = `/cosmos/bank/v1beta1/balances/${OWNER}`
const CW20_QUERY = Buffer.from(JSON.stringify({ balance: { address: OWNER } })).toString('base64')

let chain: Loopback
beforeAll(async () => {
  chain = await loopback(({ target }, response) => {
    const path = decodeURIComponent(target.pathname.replace(/^\/prefix/, ''))
    if (path === `${BANK}/by_denom`) {
      const denom = target.searchParams.get('denom') ?? ''
      return json(response, { balance: HELD.find((coin) => coin.denom === denom) ?? { denom, amount: '0' } })
    }
    if (path === BANK) {
      // Two a page, whatever the limit.
      const from = Number(target.searchParams.get('pagination.key') ?? 0)
      const next = from + 2 < HELD.length ? `${from + 2}` : null
      return json(response, { balances: HELD.slice(from, from + 2), pagination: { next_key: next, total: '0' } })
    }
    if (path === `/cosmwasm/wasm/v1/contract/${CONTRACT}/smart/${CW20_QUERY}`) return json(response, { data: { balance: '123' } })
    json(response, { code: 5, message: 'not found', details: [] }, 404)
  })
})

async function query(balances: BalanceOptions, denoms?: readonly string[], address = OWNER) {
  const node = await createNode({ planner: { snapshot: fiveChains() }, balances: { timeoutMs: 30_000, ...balances } })
  const answer = await node.balances.query({ chains: { 'osmosis-1': { address, ...(denoms ? { denoms } : {}) } } })
  await node.close()
  return answer
}

const from = (url: string) => ({ rest: { 'osmosis-1': url } })

async function read(denoms?: readonly string[], address = OWNER, url = chain.url) {
  const entries = entriesOf(await query(from(url), denoms, address), 'osmosis-1')
  return Object.fromEntries(Object.entries(entries).map(([denom, { amount, error }]) => [denom, error?.message ?? amount]))
}

describe('balances on a Cosmos chain', () => {
  it('reads the balances on a Cosmos chain denom by denom', async () => {
    const answer = await query(from(chain.url), ['uosmo', HELD[2]!.denom, 'unone'])
    expect(entriesOf(answer, 'osmosis-1')).toEqual({
      uosmo: { amount: '100000000', decimals: 6, formatted_amount: '100.000000', price: '0.125', value_usd: '12.500000' },
      [HELD[2]!.denom]: { amount: HELD[2]!.amount, decimals: null, formatted_amount: HELD[2]!.amount, price: null, value_usd: null },
      unone: { amount: '0', decimals: null, formatted_amount: '0', price: null, value_usd: null },
    })
  })

  it('reads all pages of the bank module if no denom is named', async () => {
    chain.asked.length = 0
    expect(await read()).toEqual(Object.fromEntries(HELD.map(({ denom, amount }) => [denom, amount])))
    expect(chain.asked.map(({ target }) => target)).toEqual([
      `GET ${BANK}?pagination.limit=1000`,
      `GET ${BANK}?pagination.limit=1000&pagination.key=2`,
    ])
  })

  it('reads the list of all balances if many denoms are named', async () => {
    chain.asked.length = 0
    const many = Array.from({ length: 30 }, (_, index) => `u${index}`)
    const entries = await read([...many, 'uosmo'])
    expect([entries.uosmo, entries.u7, chain.asked.length]).toEqual(['100000000', '0', 2])
  })

  it('reads the balance of a named CW20 token from its contract', async () => {
    expect(await read([`cw20:${CONTRACT}`, 'cw20:osmo1nobody', 'uosmo'])).toEqual({
      [`cw20:${CONTRACT}`]: '123',
      'cw20:osmo1nobody': 'invalid address osmo1nobody: expected bech32 that begins with osmo1',
      uosmo: '100000000',
    })
  })

  it('sends no request for an address that is invalid on the Cosmos chain', async () => {
    chain.asked.length = 0
    expect(await read(['uosmo'], ELSEWHERE)).toEqual({ uosmo: `invalid address ${ELSEWHERE}: expected the prefix osmo` })
    expect(await read(['uosmo'], OWNER.replace(/.$/, 'x'))).toEqual({
      uosmo: expect.stringMatching(/expected bech32 that begins with osmo1/),
    })
    expect(await read(['uosmo'], '../../../node_info')).toEqual({ uosmo: expect.stringMatching(/^invalid address/) })
    expect(await read(['uosmo'], 'osmo1qqqqqqqqfp0u93')).toEqual({ uosmo: 'invalid address osmo1qqqqqqqqfp0u93: expected 20 or 32 bytes' })
    expect(chain.asked).toEqual([])
  })

  it('requests balances below the path of the URL, with its key and password', async () => {
    chain.asked.length = 0
    const url = chain.url.replace('http://', 'http://me:pass%20word@')
    expect(await read(['uosmo'], OWNER, `${url}/prefix/?key=secret`)).toEqual({ uosmo: '100000000' })
    const [{ target, headers }] = chain.asked as [Loopback['asked'][number]]
    expect(target).toBe(`GET /prefix${BANK}/by_denom?key=secret&denom=uosmo`)
    expect(headers.authorization).toBe(`Basic ${Buffer.from('me:pass word').toString('base64')}`)
  })
})

describe('a Cosmos server with faults', () => {
  const KINDS: Record<string, readonly [(response: ServerResponse) => void, string]> = {
    'answers 404': [(response) => json(response, { code: 5 }, 404), 'the server answers HTTP 404'],
    'answers 503 with a page': [(response) => response.writeHead(503).end('<html>key=secret</html>'), 'the server answers HTTP 503'],
    'answers HTML': [(response) => response.writeHead(200).end('<html>key=secret</html>'), 'the server does not answer JSON'],
    'answers a list': [(response) => json(response, []), 'the server gives no amount'],
    'answers a negative amount': [(response) => json(response, { balance: { amount: '-5' } }), 'the server gives no amount'],
    'answers a JSON number': [(response) => json(response, { balance: { amount: 1.5 } }), 'the server gives no amount'],
    redirects: [(response) => response.writeHead(302, { location: '/elsewhere' }).end(), 'the server cannot be reached'],
    'breaks off its answer': [
      (response) => response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy()),
      'the server breaks off its answer',
    ],
    'answers without end': [
      (response) => {
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(65_536)));
          if (!response.destroyed) response.once('drain', more)
        }
        response.on('error', () => {})
        more()
      },
      'the server answers more than 8388608 bytes',
    ],
  }
  for (const [kind, [answer, message]] of Object.entries(KINDS)) {
    it(`reports the error of a server that ${kind}, without the key in its URL`, async () => {
      const { url } = await loopback((_, response) => answer(response))
      expect(await read(['uosmo'], OWNER, `${url}/?key=secret`)).toEqual({ uosmo: message })
    })
  }

  it('reports a server that cannot be reached, with all denoms and with one', async () => {
    const url = 'http://secret-host.invalid:1/?key=secret'
    const refused = 'http://127.0.0.1:9/?key=secret'
    expect(await read(['uosmo'], OWNER, refused)).toEqual({ uosmo: expect.stringMatching(/^the server cannot be reached( \(\w+\))?$/) })
    const all = chainIn(await query(from(url)), 'osmosis-1')
    expect(all).toEqual({
      address: OWNER,
      denoms: {},
      error: { message: expect.stringMatching(/^the server cannot be reached( \(\w+\))?$/) },
    })
  })

  it('stops reading pages of denoms at a limit, and asks for named denoms', async () => {
    const { url, asked } = await loopback(({ target }, response) =>
      target.pathname.endsWith('by_denom')
        ? json(response, { balance: { amount: '5' } })
        : json(response, { balances: [], pagination: { next_key: 'again' } }),
    )
    expect(chainIn(await query(from(url)), 'osmosis-1').error?.message).toBe(
      'the address holds more than 20000 denoms: name those you want',
    )
    expect(asked.length).toBe(20)
    const many = Array.from({ length: 12 }, (_, index) => `u${index}`)
    expect((await read(many, OWNER, url)).u11).toBe('5')
  })

  it('answers the other chains after the timeout of a server that does not answer', async () => {
    const clock = new ManualClock()
    let reached = () => {}
    const isReached = new Promise<void>((resolve) => {
      reached = resolve
    })
    const { url } = await loopback((_, response) => {
      // Headers and a beginning, and then nothing.
      response.writeHead(200).write('{"balance":')
      reached()
    })
    const silent = { read: () => new Promise<never>(() => {}) }
    const node = await createNode({
      clock,
      planner: { snapshot: fiveChains() },
      balances: { rest: { 'osmosis-1': url }, readers: { 'noble-1': silent }, static: { 'cosmoshub-4': { x: { uatom: '5' } } } },
    })
    const answer = node.balances.query({
      chains: {
        'osmosis-1': { address: OWNER, denoms: ['uosmo'] },
        'noble-1': { address: 'x', denoms: ['uusdc'] },
        'cosmoshub-4': { address: 'x', denoms: ['uatom'] },
      },
    })
    await isReached
    await clock.advance(3000)
    const late = (id: string) => `the source of chain ${id} gives no answer within 3000 ms`
    expect(entriesOf(await answer, 'osmosis-1').uosmo).toMatchObject({ amount: '0', error: { message: late('osmosis-1') } })
    expect(entriesOf(await answer, 'noble-1').uusdc).toMatchObject({ amount: '0', error: { message: late('noble-1') } })
    expect(entriesOf(await answer, 'cosmoshub-4').uatom?.amount).toBe('5')
    await node.close()
  })
})
