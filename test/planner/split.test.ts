import { describe, expect, it } from 'vitest'
import { parseSnapshot } from '../../src/planner/document/parse-snapshot.js'
import type { Hop } from '../../src/planner/legs/leg.js'
import { Planner } from '../../src/planner/planner.js'
import { forward } from '../../src/planner/search/direction.js'
import { TradedPools } from '../../src/planner/search/replay.js'
import { split } from '../../src/planner/search/split.js'
import { bestPath, MAX_PATHS } from '../../src/planner/search/swap-paths.js'
import { type Market, SnapshotIndex } from '../../src/planner/snapshot/snapshot-index.js'
import { pathsFrom } from './exhaustive.js'
import { ASSETS, Dice, ends, fiveChains } from './network.js'

/** Constant-product pools over a few tokens, prices consistent within their fees. */
function market(seed: number, tokens: number, pools: number): Market {
  const dice = new Dice(seed)
  const prices = Array.from({ length: tokens }, () => 1 + dice.roll(500))
  const index = new SnapshotIndex(
    parseSnapshot({
      chains: [{ chain_id: 'c', chain_type: 'cosmos' }],
      assets: prices.map((_, i) => ({ chain_id: 'c', denom: `t${i}` })),
      pools: Array.from({ length: pools }, (_, i) => {
        const a = dice.roll(tokens)
        const b = (a + 1 + dice.roll(tokens - 1)) % tokens
        const depth = Number(dice.amount(9, 12))
        return {
          pool: `${i}`,
          venue: 'v',
          chain_id: 'c',
          type: 'constant_product',
          denoms: [`t${a}`, `t${b}`],
          reserves: [a, b].map((token) => `${Math.ceil((depth * (10_000 + dice.roll(12))) / 10_000 / prices[token]!)}`),
          fee_ppm: 3000,
        }
      }),
    }),
  )
  return index.marketsOn(index.snapshot.chains[0]!)[0]!
}

/** Many small parts, each on the path that is best at that moment: slow, simple, and close to the best there is. */
function greedy(on: Market, paths: readonly (readonly Hop[])[], amountIn: bigint, parts: bigint): bigint {
  const pools = new TradedPools()
  let total = 0n
  for (let part = 0n; part < parts; part++) {
    const amount = (amountIn * (part + 1n)) / parts - (amountIn * part) / parts
    let best: { paid: bigint; hops: readonly Hop[] } | undefined
    for (const hops of paths) {
      let paid: bigint | undefined = amount
      for (const { pool, from, to } of hops) {
        paid = paid && pools.curve(pool).amountOut(pool.assets.indexOf(from), pool.assets.indexOf(to), paid)
      }
      if (paid && paid > (best?.paid ?? 0n)) best = { paid, hops }
    }
    if (best) total += pools.trade(best, amount) ?? 0n
  }
  expect(on.venue.name).toBe('v')
  return total
}

describe('a split', () => {
  it('splits with at least the output of the best single path, and nearly that of many small trades', () => {
    const gaps: number[] = []
    for (let seed = 1; seed <= 25; seed++) {
      const on = market(seed, 6, 14)
      const [from, to] = [...on.assets].slice(0, 2) as [never, never]
      const amountIn = new Dice(seed + 99).amount(6, 9)
      const single = bestPath({ market: on, start: from, amount: amountIn, direction: forward }, to)
      if (!single) continue
      const parts = split(on, single, from, to)
      const total = parts.reduce((sum, { amountOut }) => sum + amountOut, 0n)
      expect(parts.reduce((sum, part) => sum + part.amountIn, 0n)).toBe(amountIn)
      expect(parts.length).toBeLessThanOrEqual(MAX_PATHS)
      expect(total).toBeGreaterThanOrEqual(single.amountOut)
      const live = new TradedPools()
      expect(parts.map((part) => live.trade(part, part.amountIn))).toEqual(parts.map(({ amountOut }) => amountOut))

      const paths = pathsFrom(on, from)
        .filter((path) => path.at(-1)!.to === to)
        .map((path) => path.map((hop) => ({ ...hop, pool: on.listings(hop.from).find(({ pool }) => pool.id === hop.pool)!.pool })))
      const bound = greedy(on, paths, amountIn, 200n)
      gaps.push(Number(((bound - total) * 1_000_000n) / bound) / 100)
    }
    gaps.sort((a, b) => a - b)
    expect(gaps.length).toBeGreaterThan(15)
    // Basis points. What the many small parts gain by paths that are not worth their gas is less.
    expect(gaps[gaps.length >> 1]).toBeLessThan(0)
    expect(gaps.at(-1)).toBeLessThan(0.1)
  })

  const between = (...pools: readonly Record<string, unknown>[]) => {
    const index = new SnapshotIndex(
      parseSnapshot({
        chains: [{ chain_id: 'c', chain_type: 'cosmos' }],
        assets: ['a', 'b'].map((denom) => ({ chain_id: 'c', denom })),
        pools: pools.map((pool, i) => ({ pool: `${i}`, venue: 'v', chain_id: 'c', denoms: ['a', 'b'], fee_ppm: 3000, ...pool })),
      }),
    )
    const on = index.marketsOn(index.snapshot.chains[0]!)[0]!
    const [from, to] = [...on.assets] as [never, never]
    const splitOf = (amount: bigint) => split(on, bestPath({ market: on, start: from, amount, direction: forward }, to)!, from, to)
    return { splitOf, curves: index.snapshot.pools.map(({ curve }) => curve) }
  }
  const product = (...reserves: readonly number[]) => ({ type: 'constant_product', reserves: reserves.map(String) })
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const outOf = (paths: readonly { amountOut: bigint }[]) => sum(paths.map(({ amountOut }) => amountOut))

  /** The best of all divisions in steps of one thousandth. */
  const bestOfTwo = ([first, second]: ReturnType<typeof between>['curves'], amount: bigint) => {
    const totals = Array.from({ length: 1001 }, (_, i) => {
      const shares = [(amount * BigInt(i)) / 1000n, amount - (amount * BigInt(i)) / 1000n]
      const paid = [first, second].map((curve, at) => (shares[at] === 0n ? 0n : curve!.amountOut(0, 1, shares[at]!)))
      return paid.includes(undefined) ? 0n : sum(paid as bigint[])
    })
    return totals.reduce((best, total) => (total > best ? total : best))
  }

  it('splits between two pools as well as the best of all shares', () => {
    const { splitOf, curves } = between(product(5_000_000, 9_000_000), product(2_000_000, 3_700_000))
    const total = outOf(splitOf(1_000_000n))
    let best = 0n
    for (let share = 1n; share < 1_000_000n; share += 1n) {
      const paid = curves[0]!.amountOut(0, 1, share)! + curves[1]!.amountOut(0, 1, 1_000_000n - share)!
      if (paid > best) best = paid
    }
    expect(best - total).toBeLessThanOrEqual(1n)
  })

  it.each([
    ['stableswap', { type: 'stableswap', reserves: ['900000000', '600000000'], amp: 100, fee_1e10: 4_000_000 }],
    ['weighted', { type: 'weighted', reserves: ['4000000000', '1000000000'], weights: [4, 1] }],
    ['transmuter', { type: 'transmuter', reserves: ['0', '123456789'], fee_ppm: 0 }],
    [
      'concentrated',
      {
        type: 'concentrated',
        sqrt_price_x96: `${1n << 96n}`,
        tick: 0,
        liquidity: '20000000000',
        tick_spacing: 10,
        ticks: [
          { tick: -600, liquidity_net: '5000000000' },
          { tick: -100, liquidity_net: '15000000000' },
          { tick: 100, liquidity_net: '-15000000000' },
          { tick: 600, liquidity_net: '-5000000000' },
        ],
      },
    ],
    [
      'concentrated, with nothing at its price',
      {
        type: 'concentrated',
        sqrt_price_x96: `${1n << 96n}`,
        tick: 0,
        liquidity: '0',
        tick_spacing: 10,
        ticks: [
          { tick: -200, liquidity_net: '50000000000' },
          { tick: -100, liquidity_net: '-50000000000' },
          { tick: 300, liquidity_net: '50000000000' },
          { tick: 400, liquidity_net: '-50000000000' },
        ],
      },
    ],
  ])('shares between a constant product and a pool of the type %s as well as any thousandths', (_, pool) => {
    for (const amount of [3_000_000n, 150_000_000n, 700_000_000n]) {
      const { splitOf, curves } = between(product(3_000_000_000, 3_000_000_000), pool)
      const [total, best] = [outOf(splitOf(amount)), bestOfTwo(curves, amount)]
      expect(Number(best - total) / Number(best)).toBeLessThan(1e-6)
    }
  })

  it('splits over at most as many paths as a message has room for, and over the best', () => {
    const pools = Array.from({ length: 100 }, (_, i) => product(1_000_000_000 + i, 1_000_000_000))
    const paths = between(...pools).splitOf(1_000_000_000n)
    expect(paths.length).toBe(MAX_PATHS)
    // Shared by 64 equal pools: each is given 15,625,000 of 10⁹.
    const each = between(product(1_000_000_064, 1_000_000_000)).curves[0]!.amountOut(0, 1, 15_625_000n)!
    expect(Number(outOf(paths) - 64n * each) / Number(64n * each)).toBeGreaterThan(-1e-6)
  })

  it('fills pools that are too small for their share, and gives the remainder to others', () => {
    const small = (reserve: number) => ({ type: 'transmuter', reserves: ['0', `${reserve}`], fee_ppm: 0 })
    const { splitOf } = between(product(10_000_000, 10_000_000), small(2_000_000), small(700_000), small(31_000))
    const paths = splitOf(10_000_000n)
    const given = new Map(paths.map(({ hops, amountIn }) => [hops[0]!.pool.id, Number(amountIn)]))
    expect(sum(paths.map(({ amountIn }) => amountIn))).toBe(10_000_000n)
    for (const [pool, reserve] of [
      ['1', 2_000_000],
      ['2', 700_000],
      ['3', 31_000],
    ] as const) {
      expect(given.get(pool)! / reserve).toBeGreaterThan(0.9999)
    }
  })

  it('uses all pools for an amount far above their reserves', () => {
    const range = { type: 'concentrated', sqrt_price_x96: `${1n << 96n}`, tick: 0, liquidity: '20000000000', tick_spacing: 10 }
    const ticks = [
      { tick: -600, liquidity_net: '20000000000' },
      { tick: 600, liquidity_net: '-20000000000' },
    ]
    const total = outOf(
      between(product(1e9, 1e9), { ...range, ticks }, { type: 'transmuter', reserves: ['0', '500000000'] }).splitOf(10n ** 18n),
    )
    // What the range holds is 20·10⁹ · (1 − 1.0001⁻³⁰⁰).
    expect(Number(total)).toBeGreaterThan(0.999 * (1e9 + 5e8 + 2e10 * (1 - 1.0001 ** -300)))
  })

  it('adds no path that does not pay for its gas', () => {
    const deep = product(1e15, 1e15)
    // At the same price, a pool brings more the larger it is: here about 10⁻⁴ of the output, and 10⁻⁷.
    expect(between(deep, product(3e11, 3.1e11)).splitOf(10n ** 12n)).toHaveLength(2)
    expect(between(deep, product(1e7, 1.01e7)).splitOf(10n ** 12n)).toHaveLength(1)
  })
})

describe('a route with splits', () => {
  const file = fiveChains()
  const pool = {
    ...file.pools[0],
    pool: '21',
    venue: 'osmosis-poolmanager',
    denoms: ['uosmo', ASSETS.osmoUsdc[1]],
    reserves: ['2400000000000', '300000000000'],
  }
  file.pools.push({ ...pool, fee_ppm: 2000 })
  const planner = new Planner({ snapshot: file })
  const request = { ...ends('osmo', 'usdc'), amount_in: '100000000000', allow_unsafe: true }

  it('reports the parts of a split, and carries its larger output on', async () => {
    const single = await planner.route(request)
    const shared = await planner.route({ ...request, smart_swap_options: { split_routes: true } })
    expect(BigInt(`${shared.amount_out}`)).toBeGreaterThan(BigInt(`${single.amount_out}`))
    const [{ swap, amount_out }, transfer] = shared.operations as never as [
      { swap: { smart_swap_in: { swap_routes: { swap_amount_in: string; swap_operations: { pool: string }[] }[] } }; amount_out: string },
      { amount_in: string },
    ]
    const shares = swap.smart_swap_in.swap_routes
    expect(new Set(shares.map(({ swap_operations }) => swap_operations.map((each) => each.pool).join('>')))).toEqual(new Set(['12', '21']))
    expect(shares.reduce((sum, { swap_amount_in }) => sum + BigInt(swap_amount_in), 0n)).toBe(100_000_000_000n)
    expect(transfer.amount_in).toBe(amount_out)
  })

  it('splits neither without the option nor for an exact output', async () => {
    expect((await planner.route({ ...request, smart_swap_options: {} })).operations).toMatchObject([{ swap: { swap_in: {} } }, {}])
    const { amount_in: _, ...rest } = request
    const exact = await planner.route({ ...rest, amount_out: '1000000', smart_swap_options: { split_routes: true } })
    expect(exact.operations).toMatchObject([{ swap: { swap_out: {} } }, {}])
  })
})
