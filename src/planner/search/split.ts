/**
 * Splitting a swap over several paths.
 *
 * The shares come from floating point (`shares.ts`), with paths that pay for themselves and no others. Then exact integers decide: the parts are
 * traded one after the other on live pools, in the order for which the shares were found. Where those are not what was estimated, because curves
 * have corners or pools refuse a part, amounts are moved in ever smaller steps as long as a replay pays more. The result is never worse than the
 * single path.
 */

import type { Hop, SwapPath } from '../legs/leg.js'
import { fromOf, type Itinerary, type Leg, type SwapLeg, toOf } from '../legs/leg.js'
import { delivered, shareOf } from '../legs/transfer-amounts.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'
import type { Criteria } from './criteria.js'
import { forward } from './direction.js'
import { type Closed, Flows, hopsOf, type Share } from './flows.js'
import { mostPaths } from './most-paths.js'
import { rateOf } from './pool-model.js'
import { ranked } from './ranking.js'
import { TradedPools } from './replay.js'
import { bestShares } from './split-solver.js'
import { Budget, bestPath, type Stop } from './swap-paths.js'

/**
 * What a path must bring, as a share of the output: about what its gas costs. That is a cent where five thousand dollars are traded on a Cosmos chain,
 * and a dollar where ten thousand are on an EVM chain.
 */
const WORTH = { cosmos: 2e-6, evm: 1e-4, svm: 1e-4 }
/** Paths that pay less for their first unit than this share of what the single path pays for its last are not looked at. */
const PROMISING = 0.98
/** How often parts are cut down to what pools take. */
const CUTS = 32
/** An estimate that is as near to the replay as this share leaves nothing to move. */
const RIGHT = 1e-6
/** The parts that are moved shrink from 2⁻⁷ to 2⁻¹⁶ of the input. */
const LARGEST_MOVE = 7
const SMALLEST_MOVE = 16
/** Paths that are tried as the end of a move: those that earn least, and those that earn most, at the margin. */
const GIVERS = 3
const TAKERS = 3
/** Moves of one size at most, and the share of the output that a move can gain at least. */
const MOVES = 6
const LEAST_GAIN = 1e-7
/** Pools that are traded with for all moves, at most: many paths leave few tries to each. */
const MOVED_POOLS = 10_000
/** What the search for the single path may spend. */
const QUOTES = 10_000
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

/** The pools of the other operations of a route, and the assets that they lead to or through. */
function restOf(swap: SwapLeg, others: readonly Leg[]): Closed {
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

/** The swap with another input: split where one operation can say so, and one transaction do it. */
function resized(leg: SwapLeg, amountIn: bigint, { affiliateBps }: Criteria, rest: Closed): SwapLeg | undefined {
  const { market, from, to } = leg
  const mayPass = ({ asset }: Stop) => !rest.assets.has(asset)
  const question = { market, start: from, amount: amountIn, direction: forward, without: rest.pools, mayPass, budget: new Budget(QUOTES) }
  const single = bestPath(question, to)
  if (!single) return undefined
  const paths = market.splits ? split(market, single, from, to, rest) : [single]
  const gross = paths.reduce((sum, { amountOut }) => sum + amountOut, 0n)
  const affiliateFee = leg.affiliateFee > 0n ? shareOf(gross, affiliateBps) : 0n
  return { ...leg, paths, amountIn, amountOut: gross - affiliateFee, affiliateFee }
}

/** At least as good as `single`; outputs are those of a replay in this order. */
export function split(market: Market, single: SwapPath, from: Asset, to: Asset, rest?: Closed): readonly SwapPath[] {
  const unsplit = trade([single])
  if ('refused' in unsplit) return [single]
  const worth = WORTH[from.chain.type]
  // The more paths, the less flows on each, and the more its last unit pays.
  const least = PROMISING * margin(single.hops, unsplit.pools)
  const estimates = bestShares(new Flows(market, from, to, rest), Number(single.amountIn), { least, most: mostPaths(market), worth })
  let [best, isRight] = [unsplit, true]
  for (const { shares, paid } of estimates) {
    const replayed = straightened(accepted(rounded(shares, single.amountIn), single.amountIn), single.amountIn)
    if (!replayed || replayed.total <= best.total) continue
    best = replayed
    isRight = Math.abs(Number(replayed.total) - paid) < RIGHT * paid
  }
  if (isRight) return best.paths
  const better = straightened(moved(best, single.amountIn), single.amountIn)
  return better && better.total > best.total ? better.paths : best.paths
}

interface Part {
  readonly hops: readonly Hop[]
  readonly amountIn: bigint
}

/** Shares in whole units. */
function rounded(shares: readonly Share[], amountIn: bigint): readonly Part[] {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  // Numbers of a hostile snapshot may be too large for estimates.
  if (!(sum > 0 && Number.isFinite(sum))) return []
  const parts = shares.map(({ path, amount }) => ({ hops: hopsOf(path), amountIn: BigInt(Math.floor((amount / sum) * Number(amountIn))) }))
  return completed(parts, amountIn)
}

/** The largest part takes what the others leave, or what they have too much: in floating point parts may add up to a little more. */
function completed(parts: readonly Part[], amountIn: bigint): readonly Part[] {
  const left = amountIn - parts.reduce((total, part) => total + part.amountIn, 0n)
  const largest = parts.reduce((at, part, i) => (part.amountIn > (parts[at]?.amountIn ?? 0n) ? i : at), 0)
  return parts.map((part, i) => (i === largest ? { ...part, amountIn: part.amountIn + left } : part)).filter((part) => part.amountIn > 0n)
}

/** A path with what each of its pools has paid. */
interface TradedPath extends SwapPath {
  readonly amounts: readonly bigint[]
}

interface Outcome {
  readonly pools: TradedPools
  readonly total: bigint
  readonly paths: readonly TradedPath[]
}

interface Refusal {
  /** Which of the parts is too much, or too little to be paid anything. */
  readonly refused: number
}

/** Trades all parts, one after the other. */
function trade(parts: readonly Part[]): Outcome | Refusal {
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

/** Trades all parts, and of those that are refused as much as pools take. What is left goes to the others. */
function accepted(given: readonly Part[], amountIn: bigint): Outcome | undefined {
  let parts = given
  const full = new Set<readonly Hop[]>()
  for (let cut = 0; cut < CUTS && parts.length > 0; cut++) {
    const taken: Part[] = []
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

/** Shares what is left among parts that are not full, each as much as it is large: if there are any, among those that use no pool of a full one. */
function relieved(parts: readonly Part[], left: bigint, full: ReadonlySet<readonly Hop[]>): readonly Part[] | undefined {
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
 * The same without round trips that gain nothing. A path that goes round may gain after the others have traded, so it trades last; where that does not
 * help, it goes on from where it was first.
 */
function straightened(given: Outcome | undefined, amountIn: bigint): Outcome | undefined {
  if (!given) return undefined
  const goesRound = (path: TradedPath) => withoutRoundTrip(path) !== path.hops
  if (!given.paths.some(goesRound)) return given
  let outcome = accepted([...given.paths.filter((path) => !goesRound(path)), ...given.paths.filter(goesRound)], amountIn)
  // Every turn shortens a path, so there is a last one.
  while (outcome?.paths.some(goesRound)) {
    outcome = accepted(merged(outcome.paths.map((path) => ({ ...path, hops: withoutRoundTrip(path) }))), amountIn)
  }
  return outcome
}

/** The hops of a path without the first round trip that gains nothing; the same hops when it has none. */
function withoutRoundTrip({ hops, amountIn, amounts }: TradedPath): readonly Hop[] {
  const stops = hops.map(({ from }, i) => ({ asset: from, amount: amounts[i - 1] ?? amountIn }))
  for (const [back, { asset, amount }] of stops.entries()) {
    const left = stops.findIndex((stop) => stop.asset === asset && stop.amount >= amount)
    if (left < back) return [...hops.slice(0, left), ...hops.slice(back)]
  }
  return hops
}

/** Parts of the same path as one. */
function merged(parts: readonly Part[]): readonly Part[] {
  const byPools = new Map<string, Part>()
  for (const { hops, amountIn } of parts) {
    const key = hops.map(({ pool: { id }, to }) => `${id} ${to.index}`).join('\n')
    const known = byPools.get(key)
    byPools.set(key, known ? { ...known, amountIn: known.amountIn + amountIn } : { hops, amountIn })
  }
  return [...byPools.values()]
}

/** Moves amounts between parts as long as that pays more. */
function moved(given: Outcome, amountIn: bigint): Outcome {
  let best = given
  const tries = new Budget(Math.floor(MOVED_POOLS / given.paths.reduce((pools, { hops }) => pools + hops.length, 0)))
  for (let size = LARGEST_MOVE; best.paths.length > 1 && size <= SMALLEST_MOVE; size++) {
    const step = amountIn >> BigInt(size)
    if (step === 0n) break
    for (let move = 0; move < MOVES; move++) {
      const better = bestMove(best, step, tries)
      if (!better) break
      best = better
    }
  }
  return best
}

/** The move of a part from the path that earns least at the margin which gains most; from the next path when none gains. */
function bestMove({ pools, paths, total }: Outcome, step: bigint, tries: Budget): Outcome | undefined {
  const margins = paths.map(({ hops }) => margin(hops, pools))
  const byMargin = paths.map((_, i) => i).sort((a, b) => (margins[a] ?? 0) - (margins[b] ?? 0))
  const takers = byMargin.slice(-TAKERS)
  for (const giver of byMargin.slice(0, GIVERS)) {
    let best: Outcome | undefined
    for (const taker of takers) {
      // A move gains at most what the margins differ.
      const gain = Number(step) * ((margins[taker] ?? 0) - (margins[giver] ?? 0))
      if (taker === giver || gain < LEAST_GAIN * Number(total)) continue
      if (!tries.spend()) return best
      const outcome = trade(shifted(paths, giver, taker, step))
      if (!('refused' in outcome) && outcome.total > (best?.total ?? total)) best = outcome
    }
    if (best) return best
  }
  return undefined
}

/** What the next unit on a path would earn. */
function margin(hops: readonly Hop[], pools: TradedPools): number {
  return hops.reduce((rate, { pool, from, to }) => rate * rateOf(pools.curve(pool), pool.assets.indexOf(from), pool.assets.indexOf(to)), 1)
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
