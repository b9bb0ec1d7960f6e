/**
 * A pool as the search for shares sees it: one direction, in floating point, with what trades do to it and what one more unit would change.
 *
 * A constant product is computed as one, with the fee that every trade leaves in it, and with what trades in the other direction do. Of any other
 * pool the slope is known at some flows, and is asked again where flows turn out to be.
 */
import type { Curve } from '../pools/curve.js'
import type { Pool } from '../snapshot/snapshot.js'

/** One direction of a pool. */
export interface Edge {
  readonly pool: Pool
  readonly here: number
  readonly there: number
  /** The ends, by their number in the network. */
  readonly from: number
  readonly to: number
  /** The other direction of a constant product. */
  back: Edge | undefined
  isAsked: boolean
  /** What the fee leaves of an input. */
  kept: number
  /** The reserves, in and out: before all trades, and as they leave them. With knots x is the flow, and y is nothing. */
  x0: number
  y0: number
  x: number
  y: number
  /** What is known of any other curve: two or more, in ascending order, from 0. */
  knots: readonly Knot[] | undefined
  /** What the next unit would pay. */
  slope: number
}

/** What a pool pays of a flow, and 1/√ of what the next unit would pay: between knots that is a straight line, as it is for a constant product. */
interface Knot {
  readonly flow: number
  readonly paid: number
  readonly root: number
}

/** What one more unit changes of what a trade pays: one given, or one that was in a reserve before. */
export interface Effects {
  given: number
  x: number
  y: number
}

/** How often the range is halved in which the capacity of a pool is looked for; slopes fall to a millionth in the last of 100,000 parts of it. */
const CAPACITY_STEPS = 24
const FULL = 1 - 1e-5
const SPENT = 1e-6
/** How well both directions of a constant product agree; how well what it pays must be known, and how well a slope: as a share. */
const ALIKE = 0.01
const EXACT = 1e-6
const STRAIGHT = 1e-4

/** An edge of which nothing is known. */
export function edgeOf(pool: Pool, here: number, there: number, from: number, to: number): Edge {
  const unknown = { kept: 1, x0: 1, y0: 0, x: 1, y: 0, slope: 0, knots: undefined, back: undefined }
  return { pool, here, there, from, to, isAsked: false, ...unknown }
}

/** Takes back all trades. */
export function reset(edge: Edge): void {
  edge.x = edge.x0
  edge.y = edge.y0
  edge.slope = first(edge)
}

/** The slope before all trades. */
export function first({ kept, x0, y0, knots }: Edge): number {
  const start = knots?.[0]
  return start ? 1 / (start.root * start.root) : (y0 * kept) / x0
}

/** What would be paid. */
export function gain(edge: Edge, given: number): number {
  if (edge.knots) return valueAt(edge.knots, edge.x + given) - valueAt(edge.knots, edge.x)
  const net = edge.kept * given
  return (edge.y * net) / (edge.x + net)
}

/** Moves the reserves. Returns what is paid. */
export function trade(edge: Edge, given: number, effects?: Effects): number {
  const { x, y, kept, knots, back } = edge
  const paid = gain(edge, given)
  edge.x += given
  if (knots) {
    edge.slope = slopeAt(knots, edge.x)
    if (effects) {
      effects.given = edge.slope
      effects.x = edge.slope - slopeAt(knots, x)
      effects.y = 0
    }
    return paid
  }
  edge.y -= paid
  edge.slope = (edge.y * kept) / edge.x
  if (back) {
    back.x -= paid
    back.y += given
    back.slope = (back.y * back.kept) / back.x
  }
  if (effects) {
    const net = kept * given
    const depth = x + net
    effects.given = (y * kept * x) / (depth * depth)
    effects.x = (-y * net) / (depth * depth)
    effects.y = net / depth
  }
  return paid
}

/** How fast the slope falls. */
export function bendOf({ x, slope, kept, knots }: Edge): number {
  if (!knots) return (2 * slope * kept) / x
  const [from, to] = around(knots, x)
  return (2 * (to.root - from.root) * slope * Math.sqrt(slope)) / (to.flow - from.flow)
}

/** The knots before and after a flow; the last two for one beyond. */
function around(knots: readonly Knot[], flow: number): readonly [Knot, Knot] {
  let after = 1
  while (after < knots.length - 1 && (knots[after]?.flow ?? 0) < flow) after++
  // There are always two.
  return [knots[after - 1] as Knot, knots[after] as Knot]
}

function rootAt(knots: readonly Knot[], flow: number): number {
  const [from, to] = around(knots, flow)
  return from.root + ((to.root - from.root) * (flow - from.flow)) / (to.flow - from.flow)
}

function slopeAt(knots: readonly Knot[], flow: number): number {
  const root = rootAt(knots, flow)
  return 1 / (root * root)
}

function valueAt(knots: readonly Knot[], flow: number): number {
  const [from] = around(knots, flow)
  return from.paid + (flow - from.flow) / (from.root * rootAt(knots, flow))
}

/** A flow, and what the next unit after it would pay. */
type Slope = readonly [flow: number, slope: number]

function knotsOf(slopes: readonly Slope[]): Knot[] {
  const knots: Knot[] = []
  for (const [flow, slope] of [...slopes].sort((a, b) => a[0] - b[0])) {
    const last = knots.at(-1)
    if (last?.flow === flow) continue
    // Rounding aside, slopes fall.
    const root = Math.max(1 / Math.sqrt(slope), last?.root ?? 0)
    knots.push({ flow, root, paid: last ? last.paid + (flow - last.flow) / (last.root * root) : 0 })
  }
  return knots
}

/** Asks a pool once for its rates, and for what it would pay of `amount`: the whole input. */
export function ask(edge: Edge, amount: number): void {
  edge.isAsked = true
  const { pool, here, there } = edge
  const [rate, backwards] = [rateOf(pool.curve, here, there), rateOf(pool.curve, there, here)]
  if (rate === 0 || !Number.isFinite(amount)) return
  edge.kept = backwards > 0 ? Math.min(1, Math.sqrt(rate * backwards)) : 1
  const paid = quote(edge, amount)
  if (paid === 0) return
  const bend = paid === undefined ? 0 : ((rate * amount) / paid - 1) / amount
  if (bend * amount >= EXACT) {
    edge.x0 = edge.kept / bend
    edge.y0 = rate / bend
  } else {
    const end = paid === undefined ? endOf(edge, amount) : [[amount, rate] as const]
    if (end.length > 0) know(edge, [[0, rate], ...end])
  }
  reset(edge)
}

/** Lets the directions of a pool know of each other if it is a constant product. */
export function link(edge: Edge, back: Edge): void {
  if (!edge.isAsked || !back.isAsked || edge.knots || back.knots) return
  if (Math.abs(back.x0 - edge.y0) > ALIKE * edge.y0 || Math.abs(back.y0 - edge.x0) > ALIKE * edge.x0) return
  edge.back = back
  edge.x0 = back.y0
  edge.y0 = back.x0
  reset(edge)
}

/** Asks a pool again, where its flow stands. Returns whether that was not known well enough. */
export function askAgain(edge: Edge): boolean {
  const { x, x0, knots } = edge
  const flow = Math.round(x - x0)
  const half = Math.round(flow / 2)
  // Other curves may agree with a constant product at one flow, but not at two.
  if (flow < 2 || (!knots && paysAsExpected(edge, flow) && paysAsExpected(edge, half))) return false
  const slope = slopeAfter(edge, flow)
  if (knots && slope !== undefined && Math.abs(slopeAt(knots, flow) / slope - 1) < STRAIGHT) return false
  const end = slope === undefined ? endOf(edge, flow) : [[flow, slope] as const]
  const [last] = end
  if (!last || knots?.some((knot) => knot.flow === last[0])) return false
  const known = knots
    ? [...knots.map((knot) => [knot.flow, 1 / (knot.root * knot.root)] as const), ...slopesAfter(edge, ...halfWays(knots, flow))]
    : [[0, first(edge)] as const, ...slopesAfter(edge, half, 2 * flow)]
  know(edge, [...(slope === undefined ? known.filter(([at]) => at < last[0]) : known), ...end])
  return true
}

/** Flows between one and the knots around it: corners lie anywhere. */
function halfWays(knots: readonly Knot[], flow: number): readonly number[] {
  return around(knots, flow).map((knot) => Math.round((knot.flow + flow) / 2))
}

/** Takes a pool for what its slopes say, and no longer for a constant product. */
function know(edge: Edge, slopes: readonly Slope[]): void {
  edge.knots = knotsOf(slopes)
  edge.x0 = 0
  if (edge.back) edge.back.back = undefined
  edge.back = undefined
}

function paysAsExpected(edge: Edge, flow: number): boolean {
  const { x0, y0, kept } = edge
  const paid = quote(edge, flow)
  return paid !== undefined && Math.abs((y0 * kept * flow) / (x0 + kept * flow) - paid) <= 2 + EXACT * paid
}

/** The slopes of a pool that takes less than an amount, where it is nearly full; none if it takes nothing. */
function endOf(edge: Edge, amount: number): readonly Slope[] {
  let [least, most] = [0, amount]
  for (let step = 0; most > least + 1 && (step < CAPACITY_STEPS || least === 0); step++) {
    const middle = Math.floor((least + most) / 2)
    if (quote(edge, middle) === undefined) most = middle
    else least = middle
  }
  const flow = Math.floor(FULL * least)
  return slopesAfter(edge, flow).flatMap(([at, slope]): Slope[] => [
    [at, slope],
    [least, SPENT * slope],
  ])
}

function slopesAfter(edge: Edge, ...flows: readonly number[]): readonly Slope[] {
  return flows.flatMap((flow) => {
    const slope = slopeAfter(edge, flow)
    return slope === undefined ? [] : [[flow, slope] as const]
  })
}

/** What the next unit after a flow would pay; undefined when a pool does not take that much, or pays nothing more. */
function slopeAfter({ pool: { curve }, here, there }: Edge, flow: number): number | undefined {
  const amount = BigInt(flow)
  const paid = amount > 0n ? curve.amountOut(here, there, amount) : undefined
  const slope = paid === undefined ? 0 : rateOf(curve.after(here, there, amount, paid), here, there)
  return slope > 0 ? slope : undefined
}

function quote({ pool, here, there }: Edge, amount: number): number | undefined {
  const exact = pool.curve.amountOut(here, there, BigInt(amount))
  return exact === undefined ? undefined : Number(exact)
}

/** A rate as a number; 0 where the pool is empty. */
export function rateOf(curve: Curve, here: number, there: number): number {
  const rate = curve.rate(here, there)
  if (!rate) return 0
  const [numerator, denominator] = [Number(rate.numerator), Number(rate.denominator)]
  if (Number.isFinite(numerator) && Number.isFinite(denominator)) return numerator / denominator
  // Beyond 2^1023 numbers are infinite.
  const cut = BigInt(4 * (rate.denominator.toString(16).length - 200))
  return Number(rate.numerator >> cut) / Number(rate.denominator >> cut)
}
