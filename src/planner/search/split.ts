/**
 * Splitting a swap over several paths.
 *
 * The input is dealt out in small parts, each on the path that pays most for it on live pools, so that paths may share pools. Then parts are
 * moved: from the path whose last unit earns least to wherever they earn more, and where no move helps, with half the size. What pools pay
 * is concave, so this ends where the last unit earns the same on all paths. Estimates in floating point only point the way; every total is
 * an exact replay, and the result is never worse than the single path.
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

/** Paths of a split at most. */
const MAX_PATHS = 8
/** Into how many parts the input is dealt out. */
const DEALT = 48n
/** The parts that are moved shrink from 2⁻⁵ to 2⁻¹⁴ of the input. */
const LARGEST_MOVE = 5
const SMALLEST_MOVE = 14
/** Moves of one size at most. */
const MOVES = 12
/** Routes whose swaps are split; the best unsplit ones. */
const ROUTES = 4

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
  const estimates = new Estimates(market, from, to)
  let parts = dealt(single.amountIn, estimates)
  let known = trade(parts)
  if (!known || known.total < single.amountOut) {
    parts = [single]
    known = trade(parts)
  }
  for (let size = LARGEST_MOVE; known && size <= SMALLEST_MOVE; size++) {
    const step = single.amountIn >> BigInt(size)
    if (step === 0n) break
    for (let move = 0; move < MOVES; move++) {
      const better = bestMove(parts, step, known, estimates)
      if (!better) break
      parts = better.parts
      known = better.outcome
    }
  }
  return known && known.total > single.amountOut ? known.paths : [single]
}

/** Equal parts of the input, each where it earns most when its turn comes. */
function dealt(amountIn: bigint, estimates: Estimates): readonly Part[] {
  const parts: Part[] = []
  const pools = new LivePools()
  for (let turn = 0n; turn < DEALT; turn++) {
    const amount = (amountIn * (turn + 1n)) / DEALT - (amountIn * turn) / DEALT
    const fresh = amount > 0n ? estimates.best(pools, Number(amount)) : undefined
    const open = parts.length < MAX_PATHS ? fresh : undefined
    const known = parts.findIndex(({ hops }) => isSamePath(hops, open ?? fresh ?? []))
    const index = known === -1 && !open ? estimates.richest(parts, pools) : known
    const part = parts[index]
    const hops = part?.hops ?? open
    if (!hops || pools.trade({ hops }, amount) === undefined) continue
    if (part) parts[index] = { hops, amountIn: part.amountIn + amount }
    else parts.push({ hops, amountIn: amount })
  }
  const left = amountIn - parts.reduce((sum, part) => sum + part.amountIn, 0n)
  return parts.map((part, i) => (i === 0 ? { ...part, amountIn: part.amountIn + left } : part))
}

interface Outcome {
  readonly pools: LivePools
  readonly total: bigint
  readonly paths: readonly SwapPath[]
}

/** Trades all parts, one after the other. */
function trade(parts: readonly Part[]): Outcome | undefined {
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

/** The move of a part from the path that earns least at the margin which gains most; from the next path when none gains. */
function bestMove(
  parts: readonly Part[],
  step: bigint,
  { pools, total }: Outcome,
  estimates: Estimates,
): { readonly parts: readonly Part[]; readonly outcome: Outcome } | undefined {
  const fresh = parts.length < MAX_PATHS ? estimates.best(pools, Number(step)) : undefined
  const takers = fresh && !parts.some(({ hops }) => isSamePath(hops, fresh)) ? [...parts, { hops: fresh, amountIn: 0n }] : parts
  const margins = parts.map(({ hops }) => estimates.margin(hops, pools))
  const givers = parts.map((_, i) => i).sort((a, b) => (margins[a] ?? 0) - (margins[b] ?? 0))
  for (const giver of givers) {
    let best: { readonly parts: readonly Part[]; readonly outcome: Outcome } | undefined
    for (let taker = 0; taker < takers.length; taker++) {
      // What earns less at the margin gains nothing by a move. A fresh path has no margin here: it was chosen for what it pays.
      if (taker === giver || (margins[taker] ?? Number.POSITIVE_INFINITY) <= (margins[giver] ?? 0)) continue
      const moved = shifted(takers, giver, taker, step)
      const outcome = trade(moved)
      if (outcome && outcome.total > (best?.outcome.total ?? total)) best = { parts: moved, outcome }
    }
    if (best) return best
  }
  return undefined
}

function shifted(parts: readonly Part[], giver: number, taker: number, step: bigint): readonly Part[] {
  const held = parts[giver]?.amountIn ?? 0n
  const given = held < step ? held : step
  return parts
    .map((part, i) =>
      i === giver ? { ...part, amountIn: held - given } : i === taker ? { ...part, amountIn: part.amountIn + given } : part,
    )
    .filter(({ amountIn }) => amountIn > 0n)
}

function isSamePath(a: readonly Hop[], b: readonly Hop[]): boolean {
  return a.length === b.length && a.every((hop, i) => hop.pool === b[i]?.pool && hop.to === b[i]?.to)
}

/** One direction of a pool, estimated as out = rate · in / (1 + bend · in): exact for a constant product, close for the rest. */
interface Edge {
  readonly pool: Pool
  readonly here: number
  readonly there: number
  readonly hop: Hop
  curve: Curve | undefined
  rate: number
  bend: number
}

interface Walk {
  readonly asset: Asset
  readonly amount: number
  readonly edge: Edge | undefined
  readonly previous: Walk | undefined
}

/** What the pools that lie on any path short enough would pay. */
class Estimates {
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
          edges.push({ pool, here, there, hop: { pool, from: asset, to: other }, curve: undefined, rate: 0, bend: 0 })
        }
      }
      this.#edges.set(asset, edges)
    }
  }

  /** What the next unit on a path would earn. */
  margin(hops: readonly Hop[], pools: LivePools): number {
    return hops.reduce(
      (rate, { pool, from, to }) => rate * rateOf(pools.curve(pool), pool.assets.indexOf(from), pool.assets.indexOf(to)),
      1,
    )
  }

  /** The part whose next unit would earn most; -1 for none. */
  richest(parts: readonly Part[], pools: LivePools): number {
    const margins = parts.map(({ hops }) => this.margin(hops, pools))
    return margins.indexOf(Math.max(...margins))
  }

  /** The path that would pay most for an amount. */
  best(pools: LivePools, amountIn: number): readonly Hop[] | undefined {
    let best: Walk | undefined
    let layer: Walk[] = [{ asset: this.#from, amount: amountIn, edge: undefined, previous: undefined }]
    for (let used = 1; used <= MAX_POOLS; used++) {
      const reached = new Map<Asset, Walk>()
      for (const walk of layer) {
        for (const edge of this.#edges.get(walk.asset) ?? []) {
          if (hasUsed(walk, edge.pool)) continue
          const { to } = edge.hop
          const amount = paid(edge, pools.curve(edge.pool), walk.amount)
          if (amount > (reached.get(to)?.amount ?? 0)) reached.set(to, { asset: to, amount, edge, previous: walk })
        }
      }
      const arrived = reached.get(this.#to)
      if (arrived && arrived.amount > (best?.amount ?? 0)) best = arrived
      layer = [...reached.values()]
    }
    return best && hopsOf(best)
  }
}

/** An estimate of what an edge pays. A pool that has changed is asked anew: for its rate, and for this amount. */
function paid(edge: Edge, curve: Curve, amountIn: number): number {
  if (edge.curve !== curve) {
    const { here, there } = edge
    const rate = rateOf(curve, here, there)
    const exact = curve.amountOut(here, there, BigInt(Math.ceil(amountIn)))
    // What is too much for the pool now may not be for a smaller part.
    if (exact === undefined) return 0
    edge.curve = curve
    edge.rate = rate
    edge.bend = exact === 0n ? 0 : Math.max(0, (rate * amountIn) / Number(exact) - 1) / amountIn
  }
  return (edge.rate * amountIn) / (1 + edge.bend * amountIn)
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
