/**
 * Models of pools in floating point, for the split solver: one direction of a pool, with its output, marginal rate and curvature.
 *
 * A constant product is modelled by its reserves, with the fee that stays in them, and linked to the model of the reverse direction. Any other curve is
 * sampled, and interpolated so that 1/√(marginal rate) is linear between samples, which is exact for a constant product. Samples are denser where the curve
 * bends, and are refined near the flows of a solution.
 */
import type { Curve } from '../pools/curve.js'
import type { Pool } from '../snapshot/snapshot.js'

/** One direction of a pool: an edge of the flow network between assets. */
export interface Edge {
  readonly pool: Pool
  readonly here: number
  readonly there: number
  /** Numbers of its assets in the network. */
  readonly from: number
  readonly to: number
  /** The reverse direction of a constant product. */
  back: Edge | undefined
  /** Largest input for which the pool was quoted; 0 if it was not. */
  probed: number
  /** Share of an input that is left after the fee. */
  feeFactor: number
  /** Reserves of input and output, before all trades (`x0`, `y0`) and after them. If `knots` is set, `x` is the current flow and `y` is unused. */
  x0: number
  y0: number
  x: number
  y: number
  /** Interpolation of any other curve: two knots or more, in ascending order, from flow 0. */
  knots: readonly Knot[] | undefined
  samples: readonly Sample[]
  /** Largest input that the pool accepts. */
  capacity: number
  /** Output of the next unit of input. */
  marginalRate: number
}

/** A quote of a pool: output of a flow, and marginal rate after it. */
interface Sample {
  readonly flow: number
  readonly paid: number
  readonly marginalRate: number
}

/** A knot of the interpolation. `root` is 1/√(marginal rate), which is linear between knots; the output between knots follows from that. */
interface Knot {
  readonly flow: number
  readonly paid: number
  readonly root: number
}

/** Partial derivatives of a trade's output: by the input, and by either reserve before the trade. */
export interface Effects {
  given: number
  x: number
  y: number
}

/** Bisection steps for the capacity of a pool. In the last 1/100,000 of it the marginal rate falls to a millionth. */
const CAPACITY_STEPS = 24
const NEARLY_FULL = 1 - 1e-5
const MIN_RATE_RATIO = 1e-6
/** Tolerances as shares: between both directions of a constant product, and for the marginal rate at the flow of a solution. */
const REVERSE_TOLERANCE = 0.01
const RATE_TOLERANCE = 1e-4
/** Tolerances of outputs as shares: at any flow of a pool, and at the flow of a solution. */
const COARSE_TOLERANCE = 0.01
const FINE_TOLERANCE = 1e-6
/** Rounding of a quote, in units. */
const ROUNDING_UNITS = 2
/** Maximum quotes of a pool in one refinement: its curve may have any number of corners. */
const MAX_PROBES = 24
/** Maximum samples of a pool. The quotes of a nearly empty pool are as coarse as its units, and more samples add nothing. */
const MAX_SAMPLES = 64
/** Ratio between the smallest sample and the next smaller one. */
const STEP_DOWN = 8
/** Ratio of a flow to the largest quoted input at which the pool is quoted again. */
const REPROBE_RATIO = 4

/** Creates an edge without a model. */
export function edgeOf(pool: Pool, here: number, there: number, from: number, to: number): Edge {
  const unknown = { feeFactor: 1, x0: 1, y0: 0, x: 1, y: 0, marginalRate: 0, knots: undefined, back: undefined }
  return { pool, here, there, from, to, probed: 0, samples: [], capacity: Number.POSITIVE_INFINITY, ...unknown }
}

/** Undoes all trades. */
export function reset(edge: Edge): void {
  edge.x = edge.x0
  edge.y = edge.y0
  edge.marginalRate = initialRate(edge)
}

/** Returns the marginal rate before all trades. */
export function initialRate({ feeFactor, x0, y0, knots }: Edge): number {
  const start = knots?.[0]
  return start ? 1 / (start.root * start.root) : (y0 * feeFactor) / x0
}

/** Returns the output of a trade without making it. */
export function outputOf(edge: Edge, given: number): number {
  if (edge.knots) return valueAt(edge.knots, edge.x + given) - valueAt(edge.knots, edge.x)
  const net = edge.feeFactor * given
  return (edge.y * net) / (edge.x + net)
}

/** Makes a trade: moves the reserves of both directions. Returns the output. */
export function trade(edge: Edge, given: number, effects?: Effects): number {
  const { x, y, feeFactor, knots, back } = edge
  const paid = outputOf(edge, given)
  edge.x += given
  if (knots) {
    edge.marginalRate = rateAtFlow(knots, edge.x)
    if (effects) {
      effects.given = edge.marginalRate
      effects.x = edge.marginalRate - rateAtFlow(knots, x)
      effects.y = 0
    }
    return paid
  }
  edge.y -= paid
  edge.marginalRate = (edge.y * feeFactor) / edge.x
  if (back) {
    back.x -= paid
    back.y += given
    back.marginalRate = (back.y * back.feeFactor) / back.x
  }
  if (effects) {
    const net = feeFactor * given
    const depth = x + net
    effects.given = (y * feeFactor * x) / (depth * depth)
    effects.x = (-y * net) / (depth * depth)
    effects.y = net / depth
  }
  return paid
}

/** Returns the curvature: the decrease of the marginal rate for one more unit. */
export function curvatureOf({ x, marginalRate, feeFactor, knots }: Edge): number {
  if (!knots) return (2 * marginalRate * feeFactor) / x
  const [from, to] = around(knots, x)
  return (2 * (to.root - from.root) * marginalRate * Math.sqrt(marginalRate)) / (to.flow - from.flow)
}

/** Returns the knots before and after a flow; the last two for a flow beyond them. */
function around(knots: readonly Knot[], flow: number): readonly [Knot, Knot] {
  let [low, high] = [1, knots.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((knots[middle]?.flow ?? 0) < flow) low = middle + 1
    else high = middle
  }
  // An interpolation has at least two knots.
  return [knots[low - 1] as Knot, knots[low] as Knot]
}

function rootAt(knots: readonly Knot[], flow: number): number {
  const [from, to] = around(knots, flow)
  return from.root + ((to.root - from.root) * (flow - from.flow)) / (to.flow - from.flow)
}

function rateAtFlow(knots: readonly Knot[], flow: number): number {
  const root = rootAt(knots, flow)
  return 1 / (root * root)
}

function valueAt(knots: readonly Knot[], flow: number): number {
  const [from] = around(knots, flow)
  return from.paid + (flow - from.flow) / (from.root * rootAt(knots, flow))
}

/** Returns whether an amount is far above every quoted input. */
export function needsProbe({ probed }: Edge, amount: number): boolean {
  return probed * REPROBE_RATIO < amount
}

/** Quotes a pool for `amount`, or for the part of it that the pool accepts, and models it as the constant product with this quote and these rates. */
export function probe(edge: Edge, amount: number): void {
  const { pool, here, there } = edge
  edge.probed = amount
  const [rate, backwards] = [rateOf(pool.curve, here, there), rateOf(pool.curve, there, here)]
  if (rate === 0 || !Number.isFinite(amount)) return
  edge.feeFactor = backwards > 0 ? Math.min(1, Math.sqrt(rate * backwards)) : 1
  let [given, paid] = [amount, quote(edge, amount)]
  while (paid === undefined && given > 1) {
    given = Math.ceil(given / STEP_DOWN)
    paid = quote(edge, given)
  }
  if (paid === undefined || paid === 0) return
  // A pool whose rate does not fall is modelled as very deep.
  const curvature = Math.max((rate * given) / paid - 1, FINE_TOLERANCE) / given
  edge.x0 = edge.feeFactor / curvature
  edge.y0 = rate / curvature
  reset(edge)
}

/** Replaces the model of a probed pool by an interpolation if it is not a constant product, or rejects the probed amount. */
export function fitModel(edge: Edge): void {
  const { probed, x0, y0, feeFactor } = edge
  if (y0 === 0) return
  const isDeep = feeFactor * probed <= FINE_TOLERANCE * x0
  const takesAll = matchesModel(edge, probed) && matchesModel(edge, Math.ceil(probed / STEP_DOWN))
  if (isDeep || !takesAll) sample(edge, probed, initialRate(edge))
  reset(edge)
}

/** Links both directions of a pool if their models are the same constant product. */
export function linkReverse(edge: Edge, back: Edge): void {
  if (edge.probed === 0 || back.probed === 0 || edge.knots || back.knots) return
  if (Math.abs(back.x0 - edge.y0) > REVERSE_TOLERANCE * edge.y0 || Math.abs(back.y0 - edge.x0) > REVERSE_TOLERANCE * edge.x0) return
  edge.back = back
  edge.x0 = back.y0
  edge.y0 = back.x0
  reset(edge)
}

/** Quotes a pool at its current flow, and refines the model there. Returns whether the model has changed. */
export function refit(edge: Edge): boolean {
  const { x, x0, knots } = edge
  const flow = Math.round(x - x0)
  if (flow < 1) return false
  if (!knots) {
    // Another curve may match a constant product at one flow, but not at two.
    if (matchesModel(edge, flow) && matchesModel(edge, Math.round(flow / 2))) return false
    sample(edge, REPROBE_RATIO * flow, initialRate(edge))
  }
  if (flow > edge.probed) sample(edge, REPROBE_RATIO * flow, initialRate(edge))
  const here = sampleAt(edge, Math.min(flow, Math.floor(NEARLY_FULL * edge.capacity)))
  if (!here || !edge.knots) return false
  const isKnown = isNear(valueAt(edge.knots, here.flow), here.paid, FINE_TOLERANCE * here.paid)
  if (knots && isKnown && Math.abs(rateAtFlow(edge.knots, here.flow) / here.marginalRate - 1) < RATE_TOLERANCE) return false
  const known = edge.samples.length
  setSamples(
    edge,
    refined(edge, withSample(edge.samples, here), ({ flow: at, paid }) =>
      at <= here.flow ? FINE_TOLERANCE * here.paid : COARSE_TOLERANCE * paid,
    ),
  )
  return !knots || edge.samples.length > known
}

/** Models a pool by samples up to an amount, instead of a constant product. */
function sample(edge: Edge, amount: number, rate: number): void {
  edge.probed = amount
  if (quote(edge, amount) === undefined) edge.capacity = capacityOf(edge, amount)
  const none = { flow: 0, paid: 0, marginalRate: rate }
  const last = sampleAt(edge, Math.min(amount, Math.floor(NEARLY_FULL * edge.capacity)))
  const known = edge.samples.length > 0 ? edge.samples : [none]
  setSamples(edge, last ? refined(edge, withSample(known, last), ({ paid }) => COARSE_TOLERANCE * paid) : known)
}

/** Adds samples where the interpolation is wrong by more than allowed, the worst place first. */
function refined(edge: Edge, given: readonly Sample[], allowed: (after: Sample) => number): readonly Sample[] {
  let samples = given
  for (let question = 0; question < MAX_PROBES && samples.length < MAX_SAMPLES; question++) {
    let [worst, at] = [1, 0]
    for (const [i, after] of samples.entries()) {
      const before = samples[i - 1]
      if (!before || after.flow - before.flow < 2) continue
      const expected = (after.flow - before.flow) * Math.sqrt(before.marginalRate) * Math.sqrt(after.marginalRate)
      const error = (Math.abs(expected - (after.paid - before.paid)) - ROUNDING_UNITS) / allowed(after)
      if (error > worst) [worst, at] = [error, i]
    }
    const [before, after] = [samples[at - 1], samples[at]]
    const more = before && after && sampleAt(edge, middleOf(before.flow, after.flow))
    if (!more) break
    samples = withSample(samples, more)
  }
  return samples
}

/** Returns a flow between two: their geometric mean if they differ in size, otherwise their mean. */
function middleOf(low: number, high: number): number {
  if (low === 0) return Math.ceil(high / STEP_DOWN)
  return Math.round(high > REPROBE_RATIO * low ? Math.sqrt(low) * Math.sqrt(high) : (low + high) / 2)
}

function withSample(samples: readonly Sample[], more: Sample): readonly Sample[] {
  if (samples.some(({ flow }) => flow === more.flow)) return samples
  return [...samples, more].sort((a, b) => a.flow - b.flow)
}

/** Replaces the model of an edge by an interpolation of samples. */
function setSamples(edge: Edge, samples: readonly Sample[]): void {
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
  const end = Number.isFinite(capacity) ? [{ flow: capacity, marginalRate: MIN_RATE_RATIO * last.marginalRate }] : []
  for (const { flow, marginalRate } of [...samples, ...end]) {
    const before = knots.at(-1)
    if (before?.flow === flow) continue
    // Apart from rounding, marginal rates fall.
    const root = Math.max(1 / Math.sqrt(marginalRate), before?.root ?? 0)
    knots.push({ flow, root, paid: before ? before.paid + (flow - before.flow) / (before.root * root) : 0 })
  }
  return knots
}

function matchesModel(edge: Edge, flow: number): boolean {
  const { x0, y0, feeFactor } = edge
  const paid = quote(edge, flow)
  return paid !== undefined && isNear((y0 * feeFactor * flow) / (x0 + feeFactor * flow), paid, FINE_TOLERANCE * paid)
}

function isNear(expected: number, paid: number, allowed: number): boolean {
  return Math.abs(expected - paid) <= ROUNDING_UNITS + allowed
}

/** Returns the capacity of a pool that rejects an amount, by bisection. */
function capacityOf(edge: Edge, amount: number): number {
  let [least, most] = [0, amount]
  for (let step = 0; most > least + 1 && (step < CAPACITY_STEPS || least === 0); step++) {
    const middle = Math.floor((least + most) / 2)
    if (quote(edge, middle) === undefined) most = middle
    else least = middle
  }
  return least
}

/** Quotes a pool; undefined if it rejects the flow, or pays nothing. */
function sampleAt({ pool: { curve }, here, there }: Edge, flow: number): Sample | undefined {
  const amount = BigInt(flow)
  const exact = amount > 0n ? curve.amountOut(here, there, amount) : undefined
  if (!exact) return undefined
  const [paid, marginalRate] = [Number(exact), rateOf(curve.after(here, there, amount, exact), here, there)]
  return { flow, paid, marginalRate: marginalRate > 0 ? marginalRate : (MIN_RATE_RATIO * paid) / flow }
}

function quote({ pool, here, there }: Edge, amount: number): number | undefined {
  const exact = pool.curve.amountOut(here, there, BigInt(amount))
  return exact === undefined ? undefined : Number(exact)
}

/** Returns the spot rate of a curve as a number; 0 if the pool is empty. */
export function rateOf(curve: Curve, here: number, there: number): number {
  const rate = curve.rate(here, there)
  if (!rate) return 0
  const [numerator, denominator] = [Number(rate.numerator), Number(rate.denominator)]
  if (Number.isFinite(numerator) && Number.isFinite(denominator)) return numerator / denominator
  // Numbers above 2^1023 are infinite: cut both sides to 200 hex digits.
  const cut = BigInt(4 * (rate.denominator.toString(16).length - 200))
  return Number(rate.numerator >> cut) / Number(rate.denominator >> cut)
}
