import { ServiceError } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import { parseSnapshot } from '../../src/planner/document/parse-snapshot.js'
import { Planner } from '../../src/planner/planner.js'
import { backward, forward } from '../../src/planner/search/direction.js'
import { Budget, bestPath } from '../../src/planner/search/swap-paths.js'
import type { Asset } from '../../src/planner/snapshot/snapshot.js'
import { SnapshotIndex } from '../../src/planner/snapshot/snapshot-index.js'
import { exhaustive, pathsFrom, questionOf } from './exhaustive.js'
import { ASSETS, type AssetName, Dice, ends, fiveChains, type SnapshotFile } from './network.js'
import { randomNetwork, randomRequest } from './random-network.js'
import { type Answer, type SnapshotDocument, simulate } from './simulator.js'

/** A venue with random pools of all kinds over a few tokens with consistent prices. */
function randomVenue(seed: number): SnapshotIndex {
  const dice = new Dice(seed)
  const tokens = Array.from({ length: 4 + dice.roll(4) }, (_, i) => ({ denom: `t${i}`, price: 1 + dice.roll(900) }))
  const pools = Array.from({ length: tokens.length + dice.roll(8) }, (_, i) => {
    const [a, b] = [dice.roll(tokens.length), dice.roll(tokens.length - 1)]
    const members = [tokens[a]!, tokens[b >= a ? b + 1 : b]!]
    const depth = Number(dice.amount(6, 12))
    const reserves = members.map(({ price }) => `${Math.ceil((depth / price) * (1 + dice.roll(30) / 10_000))}`)
    const base = { pool: `${i}`, venue: 'venue', chain_id: 'c', denoms: members.map(({ denom }) => denom), reserves }
    const kind = dice.roll(5)
    if (kind === 0) return { ...base, type: 'weighted', weights: [1 + dice.roll(4), 1 + dice.roll(4)], fee_ppm: 3000 }
    if (kind === 1) return { ...base, type: 'transmuter' }
    if (kind === 2) return { ...base, type: 'stableswap', amp: 50, fee_1e10: 4_000_000 }
    return { ...base, type: 'constant_product', fee_ppm: dice.pick([500, 3000, 10_000]) }
  })
  return new SnapshotIndex(
    parseSnapshot({
      chains: [{ chain_id: 'c', chain_type: 'cosmos' }],
      assets: tokens.map(({ denom }) => ({ chain_id: 'c', denom })),
      pools,
    }),
  )
}

describe('the best path on a venue', () => {
  it('finds the paths of a limited number of quotes, also if pools reject amounts', () => {
    const index = randomVenue(1)
    const small = { type: 'transmuter', denoms: ['t0', 't1'], reserves: ['1', '1'] }
    const large = { type: 'constant_product', denoms: ['t0', 't1'], reserves: ['1000000', '1000000'], fee_ppm: 3000 }
    const pools = [small, large].map((pool, i) => ({ ...pool, pool: `${i}`, venue: 'venue', chain_id: 'c' }))
    const { chains, assets } = index.snapshot
    const crowded = new SnapshotIndex(
      parseSnapshot({
        chains: chains.map(({ id }) => ({ chain_id: id, chain_type: 'cosmos' })),
        assets: assets.map(({ denom }) => ({ chain_id: 'c', denom })),
        pools,
      }),
    )
    const [market] = crowded.marketsOn(crowded.snapshot.chains[0]!)
    const [start, target] = crowded.snapshot.assets
    const path = bestPath({ market: market!, start: start!, amount: 1000n, direction: forward, budget: new Budget(2) }, target!)
    expect(path?.amountOut).toBe(996n)
  })

  it('finds the best of all paths of up to four pools without a losing round trip, in both directions', () => {
    let compared = 0
    for (let seed = 1; seed <= 60; seed++) {
      const index = randomVenue(seed)
      const [chain] = index.snapshot.chains
      const [market] = index.marketsOn(chain!)
      const [source, target] = index.assetsOn(chain!) as [Asset, Asset]
      const paths = pathsFrom(market!, source).filter((path) => path.at(-1)!.to === target)
      const amount = new Dice(seed + 1000).amount(2, 9)
      const price = (path: (typeof paths)[number], direction: typeof forward) => {
        const had = new Map([[direction === forward ? source : target, amount]])
        return (direction === forward ? path : [...path].reverse()).reduce<bigint | undefined>((given, { pool, from, to }) => {
          const { curve, assets } = market!.listings(from).find((listing) => listing.pool.id === pool)!.pool
          const [here, there] = direction === forward ? [from, to] : [to, from]
          const next = given === undefined ? undefined : direction.trade(curve, assets.indexOf(here), assets.indexOf(there), given)
          const before = had.get(there)
          if (next === undefined || (before !== undefined && !direction.isBetter(next, before))) return undefined
          had.set(there, next)
          return next
        }, amount)
      }
      for (const direction of [forward, backward]) {
        const [start, end] = direction === forward ? [source, target] : [target, source]
        const best = paths.reduce<bigint | undefined>((known, path) => {
          const given = price(path, direction)
          // A path that pays nothing is none.
          return given !== undefined && given > 0n && (known === undefined || direction.isBetter(given, known)) ? given : known
        }, undefined)
        const found = bestPath({ market: market!, start, amount, direction }, end)
        expect([seed, direction === forward ? found?.amountOut : found?.amountIn]).toEqual([seed, best])
        if (best !== undefined) compared++
      }
    }
    expect(compared).toBeGreaterThan(60)
  })
})

/** The example network with other flags, reserves, fees and a second venue. */
function shaken(seed: number): SnapshotFile {
  const dice = new Dice(seed)
  const file = fiveChains()
  for (const chain of file.chains) {
    if (chain.chain_type !== 'cosmos') continue
    chain.pfm = dice.happens(60)
    chain.ibc_hooks = dice.happens(60)
  }
  const near = (text: unknown) => `${(BigInt(`${text}`) * BigInt(980 + dice.roll(40))) / 1000n}`
  for (const pool of file.pools) pool.reserves = (pool.reserves as string[]).map(near)
  const [osmo, atom, usdc] = [ASSETS.osmo, ASSETS.osmoAtom, ASSETS.osmoUsdc].map(([, denom]) => denom)
  if (dice.happens(60)) {
    const reserves = [near('10000000000'), near('50000000000')]
    file.pools.push({
      pool: '14',
      venue: 'osmosis-poolmanager',
      chain_id: 'osmosis-1',
      type: 'constant_product',
      denoms: [atom, usdc],
      reserves,
      fee_ppm: 1000,
    })
  }
  if (dice.happens(50)) {
    const reserves = [near('400000000000'), near('10000000000')]
    file.pools.push({
      pool: '1',
      venue: 'other',
      chain_id: 'osmosis-1',
      type: 'constant_product',
      denoms: [osmo, atom],
      reserves,
      fee_ppm: 500,
    })
  }
  for (const bridge of file.bridges) {
    const fee = bridge.fee as Record<string, unknown>
    if (typeof fee.amount === 'string' && fee.behavior === 'DEDUCTED') fee.amount = `${dice.amount(1, 6)}`
    // Native fees count in the ranking, which the exhaustive search leaves out.
    if (fee.behavior === 'ADDITIONAL') fee.amount = '0'
    if (dice.happens(20)) bridge.max_amount = `${dice.amount(7, 9)}`
    if (dice.happens(20)) bridge.min_amount = `${dice.amount(4, 7)}`
  }
  return file
}

/** Returns the numbers of an answer by which routes are compared, named as in the exhaustive search. */
function outlineOf(answer: Answer, isExactIn: boolean) {
  return {
    amount: BigInt(isExactIn ? answer.amount_out : answer.amount_in),
    transactions: answer.txs_required,
    seconds: answer.estimated_route_duration_seconds,
    operations: answer.operations.length,
  }
}

/** Asks a network and compares the answer with the best of all routes, and with its own simulation. Returns whether there was a route. */
async function compare(file: SnapshotFile | SnapshotDocument, request: Record<string, unknown>, seed: number): Promise<boolean> {
  const index = new SnapshotIndex(parseSnapshot(file))
  const answer = await new Planner({ snapshot: file }).route(request as never).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined
    throw error
  })
  const best = exhaustive(index, questionOf(index, request))
  const { worth: _, ...expected } = best ?? { worth: 0n }
  const found = answer && outlineOf(answer as never, request.amount_in !== undefined)
  expect({ seed, request, found }).toEqual({ seed, request, found: best && expected })
  if (answer) simulate(file as SnapshotDocument, request, answer as never)
  return answer !== undefined
}

describe('the route', () => {
  it('finds the best of all allowed routes, over the example with other numbers', async () => {
    const names = Object.keys(ASSETS) as AssetName[]
    let routes = 0
    for (let seed = 1; seed <= 120; seed++) {
      const dice = new Dice(seed + 5000)
      const [from, to] = [dice.pick(names), dice.pick(names)]
      if (from === to) continue
      const isExactIn = dice.happens(60)
      const digits: [number, number] = (isExactIn ? from : to) === 'eth' ? [15, 18] : [5, 9]
      const request = {
        ...ends(from, to),
        [isExactIn ? 'amount_in' : 'amount_out']: `${dice.amount(...digits)}`,
        cumulative_affiliate_fee_bps: dice.happens(25) ? '75' : '0',
        allow_unsafe: true,
        allow_multi_tx: dice.happens(50),
        smart_relay: dice.happens(80),
        smart_swap_options: { evm_swaps: dice.happens(60) },
      }
      if (await compare(shaken(seed), request, seed)) routes++
    }
    expect(routes).toBeGreaterThan(50)
  })

  it('finds the best of all allowed routes, over random networks of every bridge, pool and limit', async () => {
    let routes = 0
    for (let seed = 1; seed <= 250; seed++) {
      const file = randomNetwork(seed)
      const request = randomRequest(file, seed)
      const isSame =
        request.source_asset_chain_id === request.dest_asset_chain_id && request.source_asset_denom === request.dest_asset_denom
      if (!isSame && (await compare(file, { ...request, smart_swap_options: { evm_swaps: true } }, seed))) routes++
    }
    expect(routes).toBeGreaterThan(60)
  })
})
