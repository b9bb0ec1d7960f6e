import { createNode, type Node } from 'evmbed'
import { coingeckoPrices, type Price, type PriceSource } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import type { Planner } from '../../src/planner/planner.js'
import { entriesOf } from '../balances/entries.js'
import { json, loopback } from '../balances/loopback.js'
import { ManualClock } from '../support/manual-clock.js'
import { ends, fiveChains } from './network.js'

const START = 1_700_000_000_000

/** A server that answers like CoinGecko, with what a test puts into it. */
async function market() {
  const prices = new Map<string, string>([
    ['osmosis', '{"usd":0.25}'],
    ['cosmos', '{"usd":10}'],
    ['usd-coin', '{"usd":1.0}'],
    ['ethereum', '{"usd":5e3}'],
  ])
  const state = { isDown: false }
  const server = await loopback(({ target }, response) => {
    if (state.isDown) return json(response, { status: { error_code: 429 } }, 429)
    const ids = target.searchParams.get('ids')?.split(',') ?? []
    const found = ids.flatMap((id) => (prices.has(id) ? [`"${id}":${prices.get(id)}`] : []))
    json(response, `{${found.join(',')}}`)
  })
  return { ...server, prices, state }
}

async function nodeWith(source: PriceSource, clock = new ManualClock(START), snapshot: unknown = fiveChains()): Promise<Node> {
  return createNode({
    clock,
    prices: source,
    planner: { snapshot },
    balances: { static: { 'osmosis-1': { osmo1x: { uosmo: '2000000' } } } },
  })
}

async function holding(node: Node) {
  const answer = await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1x', denoms: ['uosmo'] } } })
  return entriesOf(answer, 'osmosis-1').uosmo!
}

/** Returns the value of an OSMO by a node, in a balance and in a route. */
async function worth(node: Node) {
  const { price, value_usd } = await holding(node)
  const route = await node.planner.route({ ...ends('atom', 'osmo'), amount_in: '1000000' })
  return { price, value_usd, usd_amount_in: route.usd_amount_in }
}

const UNPRICED = { price: null, value_usd: null, usd_amount_in: undefined }

describe('prices of a source', () => {
  it('prefers prices of a source to those of the snapshot, in balances and routes', async () => {
    const server = await market()
    const node = await nodeWith(coingeckoPrices({ url: server.url, headers: { 'x-cg-demo-api-key': 'key' } }))
    expect(await worth(node)).toEqual({ price: '0.25', value_usd: '0.500000', usd_amount_in: '10.00' })
    // One request for all ids of the snapshot, for all callers.
    expect(server.asked.map(({ target }) => target)).toEqual([
      'GET /api/v3/simple/price?ids=osmosis%2Ccosmos%2Cusd-coin%2Caxlusdc%2Cethereum&vs_currencies=usd&include_last_updated_at=true',
    ])
    expect(server.asked[0]?.headers['x-cg-demo-api-key']).toBe('key')
    await node.close()
  })

  it('reads prices of a source again after a minute', async () => {
    const [server, clock] = [await market(), new ManualClock(START)]
    const node = await nodeWith(coingeckoPrices({ url: server.url }), clock)
    await worth(node)
    server.prices.set('osmosis', '{"usd":0.5}')
    await clock.advance(59_999)
    expect([(await worth(node)).price, server.asked.length]).toEqual(['0.25', 1])
    await clock.advance(1)
    expect([(await worth(node)).price, server.asked.length]).toEqual(['0.5', 2])
    await node.close()
  })

  it('drops prices that cannot be read again for five minutes', async () => {
    const [server, clock] = [await market(), new ManualClock(START)]
    const node = await nodeWith(coingeckoPrices({ url: server.url }), clock)
    await worth(node)
    server.state.isDown = true
    await clock.advance(300_000)
    expect((await worth(node)).price).toBe('0.25')
    await clock.advance(1)
    expect(await worth(node)).toEqual(UNPRICED)
    server.state.isDown = false
    expect(await worth(node)).toEqual(UNPRICED)
    // A server that failed is left alone for ten seconds.
    await clock.advance(10_000)
    expect((await worth(node)).price).toBe('0.25')
    await node.close()
  })

  it('ignores prices that are old when they arrive', async () => {
    const [server, clock] = [await market(), new ManualClock(START)]
    server.prices.set('osmosis', `{"usd":0.25,"last_updated_at":${START / 1000 - 300}}`)
    server.prices.set('cosmos', `{"usd":10,"last_updated_at":${START / 1000 - 301}}`)
    const node = await nodeWith(coingeckoPrices({ url: server.url }), clock)
    expect(await worth(node)).toEqual({ price: '0.25', value_usd: '0.500000', usd_amount_in: undefined })
    await node.close()
  })

  it('measures the age of prices by monotonic time, not by the wall clock', async () => {
    const [server, clock] = [await market(), new ManualClock(START)]
    const node = await nodeWith(coingeckoPrices({ url: server.url }), clock)
    await worth(node)
    server.state.isDown = true
    clock.jump(3_600_000)
    expect([(await worth(node)).price, server.asked.length]).toEqual(['0.25', 1])
    clock.jump(-7_200_000)
    await clock.advance(300_001)
    expect(await worth(node)).toEqual(UNPRICED)
    await node.close()
  })

  it('treats prices with a time in the future as current', async () => {
    const [server, clock] = [await market(), new ManualClock(START)]
    server.prices.set('osmosis', `{"usd":0.25,"last_updated_at":${START}}`)
    const node = await nodeWith(coingeckoPrices({ url: server.url }), clock)
    expect((await worth(node)).price).toBe('0.25')
    server.state.isDown = true
    await clock.advance(300_001)
    expect(await worth(node)).toEqual(UNPRICED)
    await node.close()
  })

  it('reads prices to the last digit in every notation', async () => {
    const texts: readonly (readonly [string, string | null])[] = [
      ['1e-7', '0.0000001'],
      ['1.25E+3', '1250'],
      ['0.12345678901234567890123', '0.12345678901234567890123'],
      ['123456789012345678901', '123456789012345678901'],
      ['-1', null],
      ['0', null],
      ['1e999', null],
      ['null', null],
      ['"0.5"', '0.5'],
      ['{}', null],
    ]
    const seen = []
    for (const [text] of texts) {
      const server = await market()
      server.prices.set('osmosis', `{"usd":${text}}`)
      const node = await nodeWith(coingeckoPrices({ url: server.url }))
      seen.push([text, (await holding(node)).price])
      await node.close()
    }
    expect(seen).toEqual(texts)
  })

  it('requests prices in batches of 250, and lacks only those of a failed batch', async () => {
    const ids = Array.from({ length: 600 }, (_, index) => `coin-${index}`)
    const snapshot = {
      chains: [{ chain_id: 'a', chain_type: 'cosmos' }],
      assets: ids.map((id) => ({ chain_id: 'a', denom: id, decimals: 0, coingecko_id: id })),
    }
    const server = await loopback(({ target }, response) => {
      const asked = target.searchParams.get('ids')?.split(',') ?? []
      if (asked.includes('coin-300')) return json(response, 'gone', 500)
      json(response, Object.fromEntries(asked.map((id) => [id, { usd: 2 }])))
    })
    const clock = new ManualClock(START)
    const node = await createNode({
      clock,
      prices: coingeckoPrices({ url: server.url }),
      planner: { snapshot },
      balances: { static: { a: { x: { 'coin-0': '1' } } } },
    })
    const answer = await node.balances.query({ chains: { a: { address: 'x', denoms: ['coin-0', 'coin-300', 'coin-599'] } } })
    expect(Object.values(entriesOf(answer, 'a')).map(({ price }) => price)).toEqual(['2', null, '2'])
    const counts = server.asked.map(({ target }) => new URL(target.slice(4), server.url).searchParams.get('ids')?.split(',').length)
    expect(counts.sort()).toEqual([100, 250, 250])
    await node.close()
  })

  it('answers routes without prices that do not arrive in time', async () => {
    const clock = new ManualClock(START)
    let reached = () => {}
    const isReached = new Promise<void>((resolve) => {
      reached = resolve
    })
    const server = await loopback(() => reached())
    const node = await nodeWith(coingeckoPrices({ url: server.url }), clock)
    const route = node.planner.route({ ...ends('atom', 'osmo'), amount_in: '1000000' })
    await isReached
    await clock.advance(3000)
    expect(await route).toMatchObject({ amount_out: '39918008', swap_price_impact_percent: '0.0050' })
    expect(await worth(node)).toEqual(UNPRICED)
    expect(server.asked.length).toBe(1)
    await node.close()
  })
})

describe('a route', () => {
  it('answers with the same route for the same prices, and with one set of prices per answer', async () => {
    const clock = new ManualClock(START)
    let osmosis = '0.25'
    const source: PriceSource = {
      get: async (ids) => new Map(ids.map((id): [string, Price] => [id, { usd: id === 'osmosis' ? osmosis : '1', at: clock.now() }])),
    }
    const [one, other] = [await nodeWith(source, clock), await nodeWith(source, clock)]
    const request = { ...ends('osmo', 'opUsdc'), amount_in: '100000000', allow_multi_tx: true, allow_unsafe: true }
    const ask = async (node: Node) => JSON.stringify(await node.planner.route(request))
    const before = await ask(one)
    expect(await ask(other)).toBe(before)
    const planning = await pricedBy(one)
    osmosis = '0.5'
    await clock.advance(60_000)
    const after = await ask(one)
    expect(JSON.parse(after)).toMatchObject({ usd_amount_in: '50.00' })
    expect(JSON.parse(before)).toMatchObject({ usd_amount_in: '25.00' })
    expect(await ask(other)).toBe(after)
    // A request that began with the old prices ends with them.
    expect(planning.snapshot.assets.find(({ denom }) => denom === 'uosmo')?.price).toEqual({ digits: 25n, places: 2 })
    expect(await pricedBy(one)).toBe(await pricedBy(one))
    await Promise.all([one.close(), other.close()])
  })

  it('uses the prices of the snapshot without a source', async () => {
    const node = await createNode({ planner: { snapshot: fiveChains() } })
    expect((await node.planner.route({ ...ends('atom', 'osmo'), amount_in: '1000000' })).usd_amount_in).toBe('5.00')
    await node.close()
  })
})

describe('the option prices', () => {
  it('rejects an option prices that is no source', async () => {
    await expect(createNode({ prices: {} as PriceSource })).rejects.toThrow("option 'prices': expected a price source with get()")
    expect(() => coingeckoPrices({ url: 'ftp://host/secret' })).toThrow('coingeckoPrices: expected an http or https URL as url')
  })
})

/** The snapshot with current prices, which the public planner does not show. */
function pricedBy({ planner }: Node) {
  return (planner as Planner).priced()
}
