/**
 * Splitting a swap over several paths.
 *
 * The solver (`split-solver.ts`) finds amounts in floating point, for paths that pay for their gas. Exact integers decide: the parts are traded one after
 * the other over the real curves, in the order of the estimate. If the result differs from the estimate, because curves have corners or pools reject a part,
 * a local search moves amounts between paths in smaller and smaller steps, as long as a replay pays more.
 *
 * Invariants: the result is never worse than the single path; the parts add up to the input; every output is that of an exact replay in this order.
 */

import type { Hop, SwapPath } from '../legs/leg.js'
import { fromOf, type Itinerary, type Leg, type SwapLeg, toOf } from '../legs/leg.js'
import { delivered, shareOf } from '../legs/transfer-amounts.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'
import type { Criteria } from './criteria.js'
import { forward } from './direction.js'
import { type Excluded, Flows, hopsOf, type PathShare } from './flows.js'
import { mostPaths } from './most-paths.js'
import { rateOf } from './pool-model.js'
import { ranked } from './ranking.js'
import { TradedPools } from './replay.js'
import { solveSplit } from './split-solver.js'
import { Budget, bestPath, type Stop } from './swap-paths.js'

/**
 * Least gain of a path as a share of the output: about the price of its gas. It is a cent for five thousand dollars on a Cosmos chain, and a dollar for ten
 * thousand on an EVM chain.
 */
const MIN_GAIN = { cosmos: 2e-6, evm: 1e-4, svm: 1e-4 }
/** Least marginal rate of a path at zero, as a share of the marginal rate of the single path at the whole input. */
const MIN_RATE_RATIO = 0.98
/** Maximum rounds in which parts are cut to the capacity of pools. */
const MAX_CUTS = 32
/** Difference between estimate and replay, as a share, below which no local search follows. */
const ESTIMATE_TOLERANCE = 1e-6
/** Sizes of moves: from 2⁻⁷ down to 2⁻¹⁶ of the input. */
const LARGEST_MOVE = 7
const SMALLEST_MOVE = 16
/** Paths that are tried as giver and as taker of a move: those with the least and the greatest marginal rate. */
const MAX_GIVERS = 3
const MAX_TAKERS = 3
/** Maximum moves of one size, and the least gain of a move as a share of the output. */
const MAX_MOVES = 6
const MIN_MOVE_GAIN = 1e-7
/** Maximum trades with pools for all moves of a split. */
const MAX_MOVE_TRADES = 10_000
/** Quotes that the search for the single path may request. */
const MAX_QUOTES = 10_000
/** Number of the best unsplit routes whose swaps are split. */
const MAX_SPLIT_ROUTES = 4

/** Returns the routes, and variants of the best ones with split swaps. */
export function withSplits(routes: readonly Itinerary[], criteria: Criteria): readonly Itinerary[] {
  if (!criteria.splitRoutes || criteria.fixed.side === 'out') return routes
  const promising = ranked(routes, 'in', criteria.smartRelay).slice(0, MAX_SPLIT_ROUTES)
  return [...routes, ...promising.flatMap((route) => splitRoute(route, criteria) ?? [])]
}

/** Returns a route with split swaps, and the amounts that follow from their outputs; undefined if no swap is split. */
function splitRoute(route: Itinerary, criteria: Criteria): Itinerary | undefined {
  let amount = route.amountIn
  let hasSplit = false
  const legs: Leg[] = []
  for (const [i, leg] of route.legs.entries()) {
    const next = leg.kind === 'transfer' ? delivered(leg.transfer, amount, criteria.smartRelay) : undefined
    if (leg.kind === 'transfer') {
      if (next === undefined) return undefined
      legs.push({ ...leg, amountIn: amount, amountOut: next })
      amount = next
      continue
    }
    const swap = resized(leg, amount, criteria, restOf(leg, [...legs, ...route.legs.slice(i + 1)]))
    if (!swap) return undefined
    hasSplit ||= swap.paths.length > 1
    legs.push(swap)
    amount = swap.amountOut
  }
  return hasSplit ? { ...route, legs, amountOut: amount } : undefined
}

/** Returns the pools of the other operations of a route, and the assets that they lead to or through. */
function restOf(swap: SwapLeg, others: readonly Leg[]): Excluded {
  const [pools, assets] = [new Set<Pool>(), new Set<Asset>()]
  for (const leg of others) {
    assets.add(fromOf(leg)).add(toOf(leg))
    for (const { pool, to } of leg.kind === 'swap' ? leg.paths.flatMap(({ hops }) => hops) : []) {
      pools.add(pool)
      assets.add(to)
    }
  }
  assets.delete(swap.from)
  assets.delete(swap.to)
  return { pools, assets }
}

/** Returns the swap with another input, split if the venue allows it in one operation. */
function resized(leg: SwapLeg, amountIn: bigint, { affiliateBps }: Criteria, rest: Excluded): SwapLeg | undefined {
  const { market, from, to } = leg
  const mayPass = ({ asset }: Stop) => !rest.assets.has(asset)
  const question = {
    market,
    start: from,
    amount: amountIn,
    direction: forward,
    without: rest.pools,
    mayPass,
    budget: new Budget(MAX_QUOTES),
  }
  const single = bestPath(question, to)
  if (!single) return undefined
  const paths = market.splits ? split(market, single, from, to, rest) : [single]
  const gross = paths.reduce((sum, { amountOut }) => sum + amountOut, 0n)
  const affiliateFee = leg.affiliateFee > 0n ? shareOf(gross, affiliateBps) : 0n
  return { ...leg, paths, amountIn, amountOut: gross - affiliateFee, affiliateFee }
}

/** Returns a split that is at least as good as `single`, with the outputs of a replay in this order. */
export function split(market: Market, single: SwapPath, from: Asset, to: Asset, rest?: Excluded): readonly SwapPath[] {
  const unsplit = trade([single])
  if ('refused' in unsplit) return [single]
  const minGain = MIN_GAIN[from.chain.type]
  // With more paths each has a smaller flow, and so a greater marginal rate.
  const minRate = MIN_RATE_RATIO * marginalRate(single.hops, unsplit.pools)
  const limits = { minRate, maxPaths: mostPaths(market), minGain }
  const estimates = solveSplit(new Flows(market, from, to, rest), Number(single.amountIn), limits)
  let [best, isRight] = [unsplit, true]
  for (const { shares, paid } of estimates) {
    const replayed = straightened(accepted(rounded(shares, single.amountIn), single.amountIn), single.amountIn)
    if (!replayed || replayed.total <= best.total) continue
    best = replayed
    isRight = Math.abs(Number(replayed.total) - paid) < ESTIMATE_TOLERANCE * paid
  }
  if (isRight) return best.paths
  const better = straightened(moved(best, single.amountIn), single.amountIn)
  return better && better.total > best.total ? better.paths : best.paths
}

interface PathInput {
  readonly hops: readonly Hop[]
  readonly amountIn: bigint
}

/** Rounds an estimate to whole units. */
function rounded(shares: readonly PathShare[], amountIn: bigint): readonly PathInput[] {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  // Numbers of a hostile snapshot may be too large for estimates.
  if (!(sum > 0 && Number.isFinite(sum))) return []
  const parts = shares.map(({ path, amount }) => ({ hops: hopsOf(path), amountIn: BigInt(Math.floor((amount / sum) * Number(amountIn))) }))
  return completed(parts, amountIn)
}

/** Adds the difference to the input to the largest part: in floating point, parts may add up to a little more or less. */
function completed(parts: readonly PathInput[], amountIn: bigint): readonly PathInput[] {
  const left = amountIn - parts.reduce((total, part) => total + part.amountIn, 0n)
  const largest = parts.reduce((at, part, i) => (part.amountIn > (parts[at]?.amountIn ?? 0n) ? i : at), 0)
  return parts.map((part, i) => (i === largest ? { ...part, amountIn: part.amountIn + left } : part)).filter((part) => part.amountIn > 0n)
}

/** A path with the output of each of its pools. */
interface TradedPath extends SwapPath {
  readonly amounts: readonly bigint[]
}

interface Outcome {
  readonly pools: TradedPools
  readonly total: bigint
  readonly paths: readonly TradedPath[]
}

interface Refusal {
  /** Index of the part that a pool rejects, or pays nothing for. */
  readonly refused: number
}

/** Trades all parts, one after the other. */
function trade(parts: readonly PathInput[]): Outcome | Refusal {
  const pools = new TradedPools()
  const paths: TradedPath[] = []
  let total = 0n
  for (const { hops, amountIn } of parts) {
    const amounts = pools.follow({ hops }, amountIn)
    const amountOut = amounts?.at(-1)
    if (!amounts || amountOut === undefined) return { refused: paths.length }
    paths.push({ hops, amountIn, amountOut, amounts })
    total += amountOut
  }
  return { pools, total, paths }
}

/** Trades all parts. A rejected part is cut to the capacity of its pools, and the remainder goes to the others. */
function accepted(given: readonly PathInput[], amountIn: bigint): Outcome | undefined {
  let parts = given
  const full = new Set<readonly Hop[]>()
  for (let cut = 0; cut < MAX_CUTS && parts.length > 0; cut++) {
    const taken: PathInput[] = []
    const pools = new TradedPools()
    for (const part of parts) {
      const most = pools.most(part, part.amountIn)
      if (most < part.amountIn) full.add(part.hops)
      if (most === 0n) continue
      pools.trade(part, most)
      taken.push({ ...part, amountIn: most })
    }
    const left = amountIn - taken.reduce((sum, part) => sum + part.amountIn, 0n)
    if (left === 0n) {
      const outcome = trade(taken)
      return 'refused' in outcome ? undefined : outcome
    }
    const raised = relieved(taken, left, full)
    if (!raised) return undefined
    parts = raised
  }
  return undefined
}

/** Distributes a remainder in proportion among parts that are not full; if possible, among those that share no pool with a full one. */
function relieved(parts: readonly PathInput[], left: bigint, full: ReadonlySet<readonly Hop[]>): readonly PathInput[] | undefined {
  const crowded = new Set([...full].flatMap((hops) => hops.map(({ pool }) => pool)))
  const open = parts.filter(({ hops }) => !full.has(hops))
  const free = open.filter(({ hops }) => !hops.some(({ pool }) => crowded.has(pool)))
  const takers = free.length > 0 ? free : open
  const held = takers.reduce((sum, part) => sum + part.amountIn, 0n)
  if (held === 0n) return undefined
  const raised = new Map(
    completed(
      takers.map((part) => ({ ...part, amountIn: part.amountIn + (left * part.amountIn) / held })),
      held + left,
    ).map((part) => [part.hops, part]),
  )
  return parts.map((part) => raised.get(part.hops) ?? part)
}

/**
 * Removes round trips that gain nothing. A round trip may gain after the other paths have traded, so its path trades last; if that does not help, the round
 * trip is cut out.
 */
function straightened(given: Outcome | undefined, amountIn: bigint): Outcome | undefined {
  if (!given) return undefined
  const goesRound = (path: TradedPath) => withoutRoundTrip(path) !== path.hops
  if (!given.paths.some(goesRound)) return given
  let outcome = accepted([...given.paths.filter((path) => !goesRound(path)), ...given.paths.filter(goesRound)], amountIn)
  // Every iteration shortens a path, so the loop ends.
  while (outcome?.paths.some(goesRound)) {
    outcome = accepted(merged(outcome.paths.map((path) => ({ ...path, hops: withoutRoundTrip(path) }))), amountIn)
  }
  return outcome
}

/** Returns the hops without the first round trip that gains nothing; the same array if there is none. */
function withoutRoundTrip({ hops, amountIn, amounts }: TradedPath): readonly Hop[] {
  const stops = hops.map(({ from }, i) => ({ asset: from, amount: amounts[i - 1] ?? amountIn }))
  for (const [back, { asset, amount }] of stops.entries()) {
    const left = stops.findIndex((stop) => stop.asset === asset && stop.amount >= amount)
    if (left < back) return [...hops.slice(0, left), ...hops.slice(back)]
  }
  return hops
}

/** Merges parts of the same path. */
function merged(parts: readonly PathInput[]): readonly PathInput[] {
  const byPools = new Map<string, PathInput>()
  for (const { hops, amountIn } of parts) {
    const key = hops.map(({ pool: { id }, to }) => `${id} ${to.index}`).join('\n')
    const known = byPools.get(key)
    byPools.set(key, known ? { ...known, amountIn: known.amountIn + amountIn } : { hops, amountIn })
  }
  return [...byPools.values()]
}

/** Local search: moves amounts between parts as long as the replay pays more. */
function moved(given: Outcome, amountIn: bigint): Outcome {
  let best = given
  const tries = new Budget(Math.floor(MAX_MOVE_TRADES / given.paths.reduce((pools, { hops }) => pools + hops.length, 0)))
  for (let size = LARGEST_MOVE; best.paths.length > 1 && size <= SMALLEST_MOVE; size++) {
    const step = amountIn >> BigInt(size)
    if (step === 0n) break
    for (let move = 0; move < MAX_MOVES; move++) {
      const better = bestMove(best, step, tries)
      if (!better) break
      best = better
    }
  }
  return best
}

/** Returns the best move from the path with the least marginal rate; from the next one if no move gains. */
function bestMove({ pools, paths, total }: Outcome, step: bigint, tries: Budget): Outcome | undefined {
  const margins = paths.map(({ hops }) => marginalRate(hops, pools))
  const byMargin = paths.map((_, i) => i).sort((a, b) => (margins[a] ?? 0) - (margins[b] ?? 0))
  const takers = byMargin.slice(-MAX_TAKERS)
  for (const giver of byMargin.slice(0, MAX_GIVERS)) {
    let best: Outcome | undefined
    for (const taker of takers) {
      // The difference of the marginal rates bounds the gain of a move.
      const gain = Number(step) * ((margins[taker] ?? 0) - (margins[giver] ?? 0))
      if (taker === giver || gain < MIN_MOVE_GAIN * Number(total)) continue
      if (!tries.spend()) return best
      const outcome = trade(shifted(paths, giver, taker, step))
      if (!('refused' in outcome) && outcome.total > (best?.total ?? total)) best = outcome
    }
    if (best) return best
  }
  return undefined
}

/** Returns the marginal rate of a path: the output of its next unit. */
function marginalRate(hops: readonly Hop[], pools: TradedPools): number {
  return hops.reduce((rate, { pool, from, to }) => rate * rateOf(pools.curve(pool), pool.assets.indexOf(from), pool.assets.indexOf(to)), 1)
}

function shifted(parts: readonly PathInput[], giver: number, taker: number, step: bigint): readonly PathInput[] {
  const held = parts[giver]?.amountIn ?? 0n
  const given = held < step ? held : step
  return parts
    .map((part, i) =>
      i === giver ? { ...part, amountIn: held - given } : i === taker ? { ...part, amountIn: part.amountIn + given } : part,
    )
    .filter(({ amountIn }) => amountIn > 0n)
}
