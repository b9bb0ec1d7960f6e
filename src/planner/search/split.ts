/**
 * Splitting a swap over several paths.
 *
 * First in floating point, over any number of paths (`flows.ts`): the input is dealt out in parts, each to where it pays most, and then shifted
 * from the path whose last unit earns least to the one whose next unit earns most, new paths among them, until all earn the same. What pools pay
 * is concave, so this is the optimum. Then the least paths are given up one by one until few enough are left. Last, in exact integers, shares
 * are moved in ever smaller steps as long as a replay on live pools pays more. The result is never worse than the single path.
 */
import type { Market } from '../snapshot/registry.js'
import type { Asset } from '../snapshot/snapshot.js'
import type { Criteria } from './criteria.js'
import { forward } from './direction.js'
import { type FlowPath, Flows, hopsOf, isSame, rateOf, type Share, slopeAlong } from './flows.js'
import type { Itinerary, Leg, SwapLeg } from './itinerary.js'
import { ranked } from './ranking.js'
import { TradedPools } from './replay.js'
import { bestPath, type Hop, type SwapPath } from './swap-paths.js'
import { delivered, shareOf } from './transfer-amounts.js'

/** Paths of a split at most. */
const MAX_PATHS = 16
/** Into how many parts the input is dealt out. */
const DEALT = 24
/** Shifts towards the optimum at most, and when it is near enough: at a millionth of the output. */
const SHIFTS = 160
const NEAR = 1e-6
/** Shifts after a path has been given up or taken in. */
const FEW_SHIFTS = 12
/** How many of the least paths are tried when one has to go. */
const CANDIDATES = 6
/** New paths that are tried in the place of others at most. */
const EXCHANGES = 24
/** The parts that are moved at last shrink from 2⁻⁷ to 2⁻¹⁶ of the input. */
const LARGEST_MOVE = 7
const SMALLEST_MOVE = 16
/** Paths that are tried as the end of a move: those that earn least, and those that earn most, at the margin. */
const GIVERS = 3
const TAKERS = 3
/** Moves of one size at most. */
const MOVES = 6
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
  const single = bestPath({ market: leg.market, start: leg.from, amount: amountIn, direction: forward }, leg.to)
  if (!single) return undefined
  const paths = leg.from.chain.type === 'cosmos' ? split(leg.market, single, leg.from, leg.to) : [single]
  const gross = paths.reduce((sum, { amountOut }) => sum + amountOut, 0n)
  const affiliateFee = leg.affiliateFee > 0n ? shareOf(gross, affiliateBps) : 0n
  return { ...leg, paths, amountIn, amountOut: gross - affiliateFee, affiliateFee }
}

/** At least as good as `single`; outputs are those of a replay in this order. */
export function split(market: Market, single: SwapPath, from: Asset, to: Asset): readonly SwapPath[] {
  const unsplit = trade([single])
  // The more paths, the less flows on each, and the more its last unit pays.
  const least = unsplit ? margin(single.hops, unsplit.pools) : 0
  let parts = rounded(shared(new Flows(market, from, to), Number(single.amountIn), least), single.amountIn)
  let known = trade(parts)
  if (!known || known.total < single.amountOut) {
    parts = [single]
    known = unsplit
  }
  for (let size = LARGEST_MOVE; known && parts.length > 1 && size <= SMALLEST_MOVE; size++) {
    const step = single.amountIn >> BigInt(size)
    if (step === 0n) break
    for (let move = 0; move < MOVES; move++) {
      const better = bestMove(parts, step, known)
      if (!better) break
      parts = better.parts
      known = better.outcome
    }
  }
  return known && known.total > single.amountOut ? known.paths : [single]
}

/** The best shares over few enough paths, as far as estimates say. */
function shared(flows: Flows, amount: number, least: number): readonly Share[] {
  const dealt = flows.deal(amount, DEALT, 0.98 * least)
  flows.narrow(0.99 * Math.max(0, ...dealt.map(({ path }) => slopeAlong(path))))
  let shares = equalised(flows, dealt, SHIFTS, true)
  // Curves that are no constant products were estimates for the whole input; now they are for what flows.
  flows.refit(shares)
  shares = equalised(flows, shares, SHIFTS / 4, true)
  shares = exchanged(
    flows,
    thinned(flows, shares),
    shares.map(({ path }) => path),
  )
  flows.load(shares)
  flows.refit(shares)
  return equalised(flows, shares, SHIFTS / 4, false)
}

/** Takes in paths that were given up, or that now pay most, and gives up others, as long as that pays. */
function exchanged(flows: Flows, given: readonly Share[], known: readonly FlowPath[]): readonly Share[] {
  let shares = given
  let tries = EXCHANGES
  for (let isBetter = shares.length >= MAX_PATHS; isBetter; ) {
    isBetter = false
    const paid = flows.load(shares)
    const steepest = flows.steepest()
    const fresh = [...(steepest ? [steepest] : []), ...[...known].sort((a, b) => slopeAlong(b) - slopeAlong(a))]
    for (const path of fresh) {
      if (tries === 0) return shares
      if (shares.some((share) => isSame(share.path, path))) continue
      tries--
      const next = thinned(flows, equalised(flows, [...shares, { path, amount: 0 }], FEW_SHIFTS, false))
      if (flows.load(next) <= paid * (1 + NEAR / 10)) continue
      shares = next
      isBetter = true
      break
    }
  }
  return shares
}

/** Gives up paths until few enough are left: each time the one whose share is worth least more than where it goes. */
function thinned(flows: Flows, given: readonly Share[]): readonly Share[] {
  let shares = given.filter(({ amount }) => amount > 0)
  while (shares.length > MAX_PATHS) {
    // Far from the end the smallest can go unexamined.
    const candidates = shares.length > 2 * MAX_PATHS ? 1 : CANDIDATES
    const small = [...shares].sort((a, b) => a.amount - b.amount).slice(0, candidates)
    let best: { readonly paid: number; readonly shares: readonly Share[] } | undefined
    for (const gone of small) {
      const rest = equalised(flows, without(flows, shares, gone), FEW_SHIFTS, false)
      const paid = flows.load(rest)
      if (paid > (best?.paid ?? 0)) best = { paid, shares: rest }
    }
    if (!best) break
    shares = [...best.shares].filter(({ amount }) => amount > 0)
  }
  flows.load(shares)
  return shares
}

/** What one path had, on the path that then pays most for its next unit. */
function without(flows: Flows, shares: readonly Share[], gone: Share): readonly Share[] {
  const rest = shares.filter((share) => share !== gone)
  flows.load(rest)
  const slopes = rest.map(({ path }) => slopeAlong(path))
  const heir = slopes.indexOf(Math.max(...slopes))
  return rest.map((share, i) => (i === heir ? { ...share, amount: share.amount + gone.amount } : share))
}

/** Shifts between paths until their next units earn the same, as near as so many shifts come. */
function equalised(flows: Flows, given: readonly Share[], shifts: number, widens: boolean): readonly Share[] {
  let shares = given
  for (let turn = 0; turn < shifts; turn++) {
    const paid = flows.load(shares)
    const fresh = widens ? flows.steepest() : undefined
    if (fresh && !shares.some(({ path }) => isSame(path, fresh))) shares = [...shares, { path: fresh, amount: 0 }]
    const slopes = shares.map(({ path }) => slopeAlong(path))
    const taker = slopes.indexOf(Math.max(...slopes))
    const giver = lowest(shares, slopes)
    const [high, low] = [slopes[taker] ?? 0, slopes[giver] ?? 0]
    // No shift can earn more than the difference to the steepest path on all of the input.
    const open = shares.reduce((sum, { amount }, i) => sum + amount * (high - (slopes[i] ?? 0)), 0)
    if (giver === taker || !(high > low) || open < NEAR * paid) break
    shares = levelled(flows, shares, giver, taker)
  }
  flows.load(shares)
  return shares
}

/** The used path whose last unit earns least. */
function lowest(shares: readonly Share[], slopes: readonly number[]): number {
  let at = -1
  for (const [i, { amount }] of shares.entries()) if (amount > 0 && (at < 0 || (slopes[i] ?? 0) < (slopes[at] ?? 0))) at = i
  return at
}

/** Shifts from one path to another until both slopes are equal, or the giver has nothing left. */
function levelled(flows: Flows, shares: readonly Share[], giver: number, taker: number): readonly Share[] {
  const held = shares[giver]?.amount ?? 0
  const shifted = (amount: number) =>
    shares.map((share, i) =>
      i === giver ? { ...share, amount: share.amount - amount } : i === taker ? { ...share, amount: share.amount + amount } : share,
    )
  // How much more than the giver the taker's next unit earns after a shift: falls with the shift.
  const lead = (amount: number) => {
    flows.load(shifted(amount))
    return slopeAlong(pathAt(shares, taker)) / slopeAlong(pathAt(shares, giver)) - 1
  }
  let [low, high] = [0, held]
  let [above, below] = [lead(0), lead(held)]
  if (below >= 0) return shifted(held).filter(({ amount }) => amount > 0)
  // False position, the end that stays given half its weight (Illinois).
  for (let step = 0; step < 8; step++) {
    const middle = low + (high - low) * (above / (above - below))
    const value = lead(middle)
    if (Math.abs(value) < NEAR / 10) return shifted(middle)
    if (value > 0) {
      ;[low, above] = [middle, value]
      below /= 2
    } else {
      ;[high, below] = [middle, value]
      above /= 2
    }
  }
  return shifted(low)
}

function pathAt(shares: readonly Share[], index: number): FlowPath {
  return shares[index]?.path ?? []
}

interface Part {
  readonly hops: readonly Hop[]
  readonly amountIn: bigint
}

/** Shares in whole units; what rounding leaves goes to the largest. */
function rounded(shares: readonly Share[], amountIn: bigint): readonly Part[] {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  const parts = shares
    .map(({ path, amount }) => ({ hops: hopsOf(path), amountIn: BigInt(Math.floor((amount / sum) * Number(amountIn))) }))
    .filter((part) => part.amountIn > 0n)
    .sort((a, b) => (a.amountIn > b.amountIn ? -1 : a.amountIn < b.amountIn ? 1 : 0))
  const left = amountIn - parts.reduce((total, part) => total + part.amountIn, 0n)
  // In floating point the parts of a large amount may add up to a little more.
  return parts.map((part, i) => (i === 0 ? { ...part, amountIn: part.amountIn + left } : part))
}

interface Outcome {
  readonly pools: TradedPools
  readonly total: bigint
  readonly paths: readonly SwapPath[]
}

/** Trades all parts, one after the other. */
function trade(parts: readonly Part[]): Outcome | undefined {
  const pools = new TradedPools()
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
): { readonly parts: readonly Part[]; readonly outcome: Outcome } | undefined {
  const margins = parts.map(({ hops }) => margin(hops, pools))
  const byMargin = parts.map((_, i) => i).sort((a, b) => (margins[a] ?? 0) - (margins[b] ?? 0))
  const takers = byMargin.slice(-TAKERS)
  for (const giver of byMargin.slice(0, GIVERS)) {
    let best: { readonly parts: readonly Part[]; readonly outcome: Outcome } | undefined
    for (const taker of takers) {
      // What earns less at the margin gains nothing by a move.
      if (taker === giver || (margins[taker] ?? 0) <= (margins[giver] ?? 0)) continue
      const moved = shifted(parts, giver, taker, step)
      const outcome = trade(moved)
      if (outcome && outcome.total > (best?.outcome.total ?? total)) best = { parts: moved, outcome }
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
