/**
 * A pool as the search for shares sees it: one direction, in floating point, with what trades do to it and what one more unit would change.
 *
 * A constant product is computed as one, with the fee that every trade leaves in it, and with what trades in the other direction do. Of any other
 * pool samples are taken, more of them where its curve bends, and more again where flows turn out to be.
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
  /** The input of which the pool was asked, or zero. */
  asked: number
  /** What the fee leaves of an input. */
  kept: number
  /** The reserves, in and out: before all trades, and as they leave them. With knots x is the flow, and y is nothing. */
  x0: number
  y0: number
  x: number
  y: number
  /** What is known of any other curve: two or more, in ascending order, from 0. */
  knots: readonly Knot[] | undefined
  samples: readonly Sample[]
  /** What the pool takes. */
  capacity: number
  /** What the next unit would pay. */
  slope: number
}

/** What a pool answers: what it pays of a flow, and what the next unit after it would pay. */
interface Sample {
  readonly flow: number
  readonly paid: number
  readonly slope: number
}

/** What is made of it: between knots 1/√slope is a straight line, as it is for a constant product, and what is paid follows from that. */
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
/** How well both directions of a constant product agree; how well a slope must be known where a flow stands: as a share. */
const ALIKE = 0.01
const STRAIGHT = 1e-4
/** How well what is paid must be known, as a share: of a pool that may be used, at any flow; of one that is used, at its flow. */
const ROUGH = 0.01
const EXACT = 1e-6
/** What whole units may take from a quote. */
const UNITS = 2
/** Questions to a pool at a time, at most: its curve may have any number of corners. */
const QUESTIONS = 24
/** Samples of a pool that has hardly anything left are as rough as its units: more than these tell nothing more. */
const SAMPLES = 64
/** How much smaller than a flow the next one is of which nothing is known down to zero. */
const SMALLER = 8
/** How much more than it was asked of may come to a pool before it is asked once more. */
const MUCH_MORE = 4

/** An edge of which nothing is known. */
export function edgeOf(pool: Pool, here: number, there: number, from: number, to: number): Edge {
  const unknown = { kept: 1, x0: 1, y0: 0, x: 1, y: 0, slope: 0, knots: undefined, back: undefined }
  return { pool, here, there, from, to, asked: 0, samples: [], capacity: Number.POSITIVE_INFINITY, ...unknown }
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
  let [low, high] = [1, knots.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((knots[middle]?.flow ?? 0) < flow) low = middle + 1
    else high = middle
  }
  // There are always two.
  return [knots[low - 1] as Knot, knots[low] as Knot]
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

/** Whether a pool has not been asked of an amount, or of one that is nearly as much. */
export function isNews({ asked }: Edge, amount: number): boolean {
  return asked * MUCH_MORE < amount
}

/** Asks a pool for its rates, and for what it would pay of `amount`, or of what it takes of that: it may be a constant product. */
export function ask(edge: Edge, amount: number): void {
  const { pool, here, there } = edge
  edge.asked = amount
  const [rate, backwards] = [rateOf(pool.curve, here, there), rateOf(pool.curve, there, here)]
  if (rate === 0 || !Number.isFinite(amount)) return
  edge.kept = backwards > 0 ? Math.min(1, Math.sqrt(rate * backwards)) : 1
  let [given, paid] = [amount, quote(edge, amount)]
  while (paid === undefined && given > 1) {
    given = Math.ceil(given / SMALLER)
    paid = quote(edge, given)
  }
  if (paid === undefined || paid === 0) return
  // One that loses nothing of its rate is taken for very deep.
  const bend = Math.max((rate * given) / paid - 1, EXACT) / given
  edge.x0 = edge.kept / bend
  edge.y0 = rate / bend
  reset(edge)
}

/** Learns what a pool pays that is no constant product, or does not take all of which it was asked. */
export function learn(edge: Edge): void {
  const { asked, x0, y0, kept } = edge
  if (y0 === 0) return
  const isDeep = kept * asked <= EXACT * x0
  const takesAll = paysAsExpected(edge, asked) && paysAsExpected(edge, Math.ceil(asked / SMALLER))
  if (isDeep || !takesAll) sample(edge, asked, first(edge))
  reset(edge)
}

/** Lets the directions of a pool know of each other if it is a constant product. */
export function link(edge: Edge, back: Edge): void {
  if (edge.asked === 0 || back.asked === 0 || edge.knots || back.knots) return
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
  if (flow < 1) return false
  if (!knots) {
    // Other curves may agree with a constant product at one flow, but not at two.
    if (paysAsExpected(edge, flow) && paysAsExpected(edge, Math.round(flow / 2))) return false
    sample(edge, MUCH_MORE * flow, first(edge))
  }
  if (flow > edge.asked) sample(edge, MUCH_MORE * flow, first(edge))
  const here = sampleAt(edge, Math.min(flow, Math.floor(FULL * edge.capacity)))
  if (!here || !edge.knots) return false
  const isKnown = isNear(valueAt(edge.knots, here.flow), here.paid, EXACT * here.paid)
  if (knots && isKnown && Math.abs(slopeAt(edge.knots, here.flow) / here.slope - 1) < STRAIGHT) return false
  const known = edge.samples.length
  know(
    edge,
    refined(edge, withSample(edge.samples, here), ({ flow: at, paid }) => (at <= here.flow ? EXACT * here.paid : ROUGH * paid)),
  )
  return !knots || edge.samples.length > known
}

/** Takes a pool for what it pays of an amount and less, and no longer for a constant product. */
function sample(edge: Edge, amount: number, rate: number): void {
  edge.asked = amount
  if (quote(edge, amount) === undefined) edge.capacity = capacityOf(edge, amount)
  const none = { flow: 0, paid: 0, slope: rate }
  const last = sampleAt(edge, Math.min(amount, Math.floor(FULL * edge.capacity)))
  const known = edge.samples.length > 0 ? edge.samples : [none]
  know(edge, last ? refined(edge, withSample(known, last), ({ paid }) => ROUGH * paid) : known)
}

/** Samples with more where straight lines between them would be wrong by more than allowed: the worst first. */
function refined(edge: Edge, given: readonly Sample[], allowed: (after: Sample) => number): readonly Sample[] {
  let samples = given
  for (let question = 0; question < QUESTIONS && samples.length < SAMPLES; question++) {
    let [worst, at] = [1, 0]
    for (const [i, after] of samples.entries()) {
      const before = samples[i - 1]
      if (!before || after.flow - before.flow < 2) continue
      const expected = (after.flow - before.flow) * Math.sqrt(before.slope) * Math.sqrt(after.slope)
      const error = (Math.abs(expected - (after.paid - before.paid)) - UNITS) / allowed(after)
      if (error > worst) [worst, at] = [error, i]
    }
    const [before, after] = [samples[at - 1], samples[at]]
    const more = before && after && sampleAt(edge, between(before.flow, after.flow))
    if (!more) break
    samples = withSample(samples, more)
  }
  return samples
}

/** A flow between two, in the middle of their sizes. */
function between(low: number, high: number): number {
  if (low === 0) return Math.ceil(high / SMALLER)
  return Math.round(high > MUCH_MORE * low ? Math.sqrt(low) * Math.sqrt(high) : (low + high) / 2)
}

function withSample(samples: readonly Sample[], more: Sample): readonly Sample[] {
  if (samples.some(({ flow }) => flow === more.flow)) return samples
  return [...samples, more].sort((a, b) => a.flow - b.flow)
}

/** Takes what a pool has answered for all there is to know of it. */
function know(edge: Edge, samples: readonly Sample[]): void {
  edge.samples = samples
  edge.knots = knotsOf(samples, edge.capacity)
  edge.x0 = edge.knots ? 0 : 1
  edge.y0 = 0
  if (edge.back) edge.back.back = undefined
  edge.back = undefined
}

function knotsOf(samples: readonly Sample[], capacity: number): readonly Knot[] | undefined {
  const last = samples.at(-1)
  if (!last || samples.length < 2) return undefined
  const knots: Knot[] = []
  const end = Number.isFinite(capacity) ? [{ flow: capacity, slope: SPENT * last.slope }] : []
  for (const { flow, slope } of [...samples, ...end]) {
    const before = knots.at(-1)
    if (before?.flow === flow) continue
    // Rounding aside, slopes fall.
    const root = Math.max(1 / Math.sqrt(slope), before?.root ?? 0)
    knots.push({ flow, root, paid: before ? before.paid + (flow - before.flow) / (before.root * root) : 0 })
  }
  return knots
}

function paysAsExpected(edge: Edge, flow: number): boolean {
  const { x0, y0, kept } = edge
  const paid = quote(edge, flow)
  return paid !== undefined && isNear((y0 * kept * flow) / (x0 + kept * flow), paid, EXACT * paid)
}

function isNear(expected: number, paid: number, allowed: number): boolean {
  return Math.abs(expected - paid) <= UNITS + allowed
}

/** What a pool takes that does not take an amount. */
function capacityOf(edge: Edge, amount: number): number {
  let [least, most] = [0, amount]
  for (let step = 0; most > least + 1 && (step < CAPACITY_STEPS || least === 0); step++) {
    const middle = Math.floor((least + most) / 2)
    if (quote(edge, middle) === undefined) most = middle
    else least = middle
  }
  return least
}

/** What a pool answers of a flow; undefined when it does not take that much, or pays nothing. */
function sampleAt({ pool: { curve }, here, there }: Edge, flow: number): Sample | undefined {
  const amount = BigInt(flow)
  const exact = amount > 0n ? curve.amountOut(here, there, amount) : undefined
  if (!exact) return undefined
  const [paid, slope] = [Number(exact), rateOf(curve.after(here, there, amount, exact), here, there)]
  return { flow, paid, slope: slope > 0 ? slope : (SPENT * paid) / flow }
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
