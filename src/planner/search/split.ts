/**
 * Splitting a swap over several paths.
 *
 * What a venue pays is concave in the amounts on its paths, so the best split is where the last unit earns the same on every path that is
 * used, and no unused path would earn more. The way there is pairwise: take a part from the path whose last unit earns least and give it to
 * the path, used or new, whose next unit would earn most; when that no longer helps, halve the part. Paths may share pools: marginal rates
 * and totals are those of live pools after all trades. Rates are floating point and only point the way; every total is an exact replay, so
 * the result is never worse than the single path it began with.
 */
import type { Curve } from '../pools/curve.js'
import type { Market } from '../snapshot/registry.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Criteria } from './criteria.js'
import { forward } from './direction.js'
import type { Itinerary, Leg, SwapLeg } from './itinerary.js'
import { ranked } from './ranking.js'
import { LivePools } from './replay.js'
import { bestPaths, type Hop, MAX_POOLS, type SwapPath } from './swap-paths.js'
import { delivered, shareOf } from './transfer-amounts.js'

/** Parts of a split at most. */
const MAX_PATHS = 8
/** The parts that are moved shrink from a half to 2⁻¹⁶ of the input. */
const HALVINGS = 16
/** Moves of one size at most. */
const MOVES = 16
/** Routes whose swaps are split; the best unsplit ones. */
const ROUTES = 8

/** The routes, and those that splitting makes better. */
export function withSplits(routes: readonly Itinerary[], criteria: Criteria): readonly Itinerary[] {
  if (!criteria.splitRoutes || criteria.fixed.side === 'out') return routes
  const promising = ranked(routes, 'in', criteria.smartRelay).slice(0, ROUTES)
  return [...routes, ...promising.flatMap((route) => splitRoute(route, criteria) ?? [])]
}

/** The same operations with split swaps, and everything that follows from their larger outputs. */
function splitRoute(route: Itinerary, criteria: Criteria): Itinerary | undefined {
  let amount = route.amountIn
  let hasSplit = false
  const legs: Leg[] = []
  for (const leg of route.legs) {
    const next = leg.kind === 'transfer' ? delivered(leg.transfer, amount, criteria.smartRelay) : undefined
    if (leg.kind === 'transfer') {
      if (next === undefined) return undefined
      legs.push({ ...leg, amountIn: amount, amountOut: next })
      amount = next
      continue
    }
    const swap = resized(leg, amount, criteria)
    if (!swap) return undefined
    hasSplit ||= swap.paths.length > 1
    legs.push(swap)
    amount = swap.amountOut
  }
  return hasSplit ? { ...route, legs, amountOut: amount } : undefined
}

/** The swap with another input: split on a Cosmos chain, whose operation can say so. */
function resized(leg: SwapLeg, amountIn: bigint, { affiliateBps }: Criteria): SwapLeg | undefined {
  const single = bestPaths(leg.market, leg.from, amountIn, new Set([leg.to]), forward).get(leg.to)
  if (!single) return undefined
  const paths = leg.from.chain.type === 'cosmos' ? split(leg.market, single, leg.from, leg.to) : [single]
  const gross = paths.reduce((sum, { amountOut }) => sum + amountOut, 0n)
  const affiliateFee = leg.affiliateFee > 0n ? shareOf(gross, affiliateBps) : 0n
  return { ...leg, paths, amountIn, amountOut: gross - affiliateFee, affiliateFee }
}

interface Part {
  readonly hops: readonly Hop[]
  readonly amountIn: bigint
}

/** At least as good as `single`; outputs are those of a replay in this order. */
export function split(market: Market, single: SwapPath, from: Asset, to: Asset): readonly SwapPath[] {
  const rates = new RateTable(market, from, to)
  let parts: readonly Part[] = [single]
  let known = trade(parts)
  if (!known) return [single]
  for (let size = 1; size <= HALVINGS; size++) {
    const step = single.amountIn >> BigInt(size)
    if (step === 0n) break
    for (let move = 0; move < MOVES; move++) {
      const moved = shift(parts, step, known.pools, rates)
      const outcome = moved && trade(moved)
      if (!moved || !outcome || outcome.total <= known.total) break
      parts = moved
      known = outcome
    }
  }
  return known.total > single.amountOut ? known.paths : [single]
}

/** Trades all parts, one after the other. */
function trade(
  parts: readonly Part[],
): { readonly pools: LivePools; readonly total: bigint; readonly paths: readonly SwapPath[] } | undefined {
  const pools = new LivePools()
  const paths: SwapPath[] = []
  let total = 0n
  for (const part of parts) {
    const amountOut = pools.trade(part, part.amountIn)
    if (amountOut === undefined) return undefined
    paths.push({ ...part, amountOut })
    total += amountOut
  }
  return { pools, total, paths }
}

/** Moves a step from the path that earns least at the margin to the one that earns most. */
function shift(parts: readonly Part[], step: bigint, pools: LivePools, rates: RateTable): readonly Part[] | undefined {
  const margins = parts.map(({ hops }) => rates.along(hops, pools))
  const poorest = margins.indexOf(Math.min(...margins))
  const fresh = parts.length < MAX_PATHS ? rates.best(pools) : undefined
  const isFresh = fresh !== undefined && !parts.some(({ hops }) => isSamePath(hops, fresh))
  const richest = isFresh ? -1 : margins.indexOf(Math.max(...margins))
  const giver = parts[poorest]
  if (!giver || richest === poorest) return undefined
  const given = giver.amountIn < step ? giver.amountIn : step
  const moved = parts.map((part, i) => {
    if (i === poorest) return { ...part, amountIn: part.amountIn - given }
    return i === richest ? { ...part, amountIn: part.amountIn + given } : part
  })
  if (isFresh) moved.push({ hops: fresh, amountIn: given })
  return moved.filter(({ amountIn }) => amountIn > 0n)
}

function isSamePath(a: readonly Hop[], b: readonly Hop[]): boolean {
  return a.length === b.length && a.every((hop, i) => hop.pool === b[i]?.pool && hop.to === b[i]?.to)
}

interface Edge {
  readonly pool: Pool
  readonly here: number
  readonly there: number
  readonly hop: Hop
  curve: Curve
  rate: number
}

interface Walk {
  readonly asset: Asset
  readonly rate: number
  readonly edge: Edge | undefined
  readonly previous: Walk | undefined
}

/** Marginal rates of the pools that lie on any path short enough. */
class RateTable {
  readonly #edges = new Map<Asset, Edge[]>()
  readonly #from: Asset
  readonly #to: Asset

  constructor(market: Market, from: Asset, to: Asset) {
    this.#from = from
    this.#to = to
    const [fromStart, toEnd] = [distances(market, from), distances(market, to)]
    for (const [asset, start] of fromStart) {
      const edges: Edge[] = []
      for (const { pool, position: here } of market.listings(asset)) {
        for (const [there, other] of pool.assets.entries()) {
          const end = toEnd.get(other)
          if (there === here || end === undefined || start + 1 + end > MAX_POOLS) continue
          edges.push({ pool, here, there, hop: { pool, from: asset, to: other }, curve: pool.curve, rate: rateOf(pool.curve, here, there) })
        }
      }
      this.#edges.set(asset, edges)
    }
  }

  /** What the next unit on a path would earn. */
  along(hops: readonly Hop[], pools: LivePools): number {
    return hops.reduce(
      (rate, { pool, from, to }) => rate * rateOf(pools.curve(pool), pool.assets.indexOf(from), pool.assets.indexOf(to)),
      1,
    )
  }

  /** The path on which the next unit would earn most. */
  best(pools: LivePools): readonly Hop[] | undefined {
    let best: Walk | undefined
    let layer: Walk[] = [{ asset: this.#from, rate: 1, edge: undefined, previous: undefined }]
    for (let used = 1; used <= MAX_POOLS; used++) {
      const reached = new Map<Asset, Walk>()
      for (const walk of layer) {
        for (const edge of this.#edges.get(walk.asset) ?? []) {
          if (hasUsed(walk, edge.pool)) continue
          const curve = pools.curve(edge.pool)
          if (curve !== edge.curve) {
            edge.curve = curve
            edge.rate = rateOf(curve, edge.here, edge.there)
          }
          const rate = walk.rate * edge.rate
          if (rate > (reached.get(edge.hop.to)?.rate ?? 0)) reached.set(edge.hop.to, { asset: edge.hop.to, rate, edge, previous: walk })
        }
      }
      const arrived = reached.get(this.#to)
      if (arrived && arrived.rate > (best?.rate ?? 0)) best = arrived
      layer = [...reached.values()]
    }
    return best && hopsOf(best)
  }
}

function hasUsed(walk: Walk | undefined, pool: Pool): boolean {
  for (let at = walk; at; at = at.previous) if (at.edge?.pool === pool) return true
  return false
}

function hopsOf(walk: Walk): Hop[] {
  const hops: Hop[] = []
  for (let at: Walk | undefined = walk; at?.edge; at = at.previous) hops.push(at.edge.hop)
  return hops.reverse()
}

/** Pools between an asset and every other, as far as a path can go. */
function distances(market: Market, from: Asset): Map<Asset, number> {
  const found = new Map([[from, 0]])
  for (const [asset, distance] of found) {
    if (distance === MAX_POOLS) break
    for (const { pool } of market.listings(asset)) {
      for (const other of pool.assets) if (!found.has(other)) found.set(other, distance + 1)
    }
  }
  return found
}

/** A rate as a number; 0 where the pool is empty. */
function rateOf(curve: Curve, here: number, there: number): number {
  const rate = curve.rate(here, there)
  if (!rate) return 0
  const digits = rate.denominator.toString(16).length
  // Numbers beyond 2^1023 would be infinite.
  const cut = BigInt(Math.max(0, 4 * (digits - 200)))
  return Number(rate.numerator >> cut) / Number(rate.denominator >> cut)
}
