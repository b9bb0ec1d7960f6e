import { Planner } from 'evmbed'
import { describe, expect, it } from 'vitest'
import { forward } from '../../src/planner/search/direction.js'
import { TradedPools } from '../../src/planner/search/replay.js'
import { split } from '../../src/planner/search/split.js'
import { bestPath, type Hop } from '../../src/planner/search/swap-paths.js'
import { parseSnapshot } from '../../src/planner/snapshot/parse.js'
import { type Market, Registry } from '../../src/planner/snapshot/registry.js'
import { pathsFrom } from './exhaustive.js'
import { ASSETS, Dice, ends, fiveChains } from './network.js'

/** Constant-product pools over a few tokens, prices consistent within their fees. */
function market(seed: number, tokens: number, pools: number): Market {
  const dice = new Dice(seed)
  const prices = Array.from({ length: tokens }, () => 1 + dice.roll(500))
  const registry = new Registry(
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
  return registry.marketsOn(registry.snapshot.chains[0]!)[0]!
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
  it('is never below the best single path, and close to what many small parts on live pools give', () => {
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
      expect(parts.length).toBeLessThanOrEqual(16)
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
    // Basis points. The many small parts may use any number of paths, a split eight.
    expect(gaps[gaps.length >> 1]).toBeLessThan(0)
    expect(gaps.at(-2)).toBeLessThan(1)
    expect(gaps.at(-1)).toBeLessThan(15)
  })

  it('equals the best of all shares between two pools', () => {
    const registry = new Registry(
      parseSnapshot({
        chains: [{ chain_id: 'c', chain_type: 'cosmos' }],
        assets: ['a', 'b'].map((denom) => ({ chain_id: 'c', denom })),
        pools: [
          ['1', ['5000000', '9000000']],
          ['2', ['2000000', '3700000']],
        ].map(([pool, reserves]) => ({
          pool,
          venue: 'v',
          chain_id: 'c',
          type: 'constant_product',
          denoms: ['a', 'b'],
          reserves,
          fee_ppm: 3000,
        })),
      }),
    )
    const on = registry.marketsOn(registry.snapshot.chains[0]!)[0]!
    const [from, to] = [...on.assets] as [never, never]
    const single = bestPath({ market: on, start: from, amount: 1_000_000n, direction: forward }, to)!
    const total = split(on, single, from, to).reduce((sum, { amountOut }) => sum + amountOut, 0n)
    const [first, second] = registry.snapshot.pools.map(({ curve }) => curve)
    let best = 0n
    for (let share = 1n; share < 1_000_000n; share += 1n) {
      const sum = first!.amountOut(0, 1, share)! + second!.amountOut(0, 1, 1_000_000n - share)!
      if (sum > best) best = sum
    }
    expect(best - total).toBeLessThanOrEqual(1n)
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

  it('says how the input is shared, and carries the larger output on', async () => {
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

  it('is not split unless that was asked for, nor for an exact output', async () => {
    expect((await planner.route({ ...request, smart_swap_options: {} })).operations).toMatchObject([{ swap: { swap_in: {} } }, {}])
    const { amount_in: _, ...rest } = request
    const exact = await planner.route({ ...rest, amount_out: '1000000', smart_swap_options: { split_routes: true } })
    expect(exact.operations).toMatchObject([{ swap: { swap_out: {} } }, {}])
  })
})
