/**
 * A venue between two assets as a network of flows, in floating point: what its pools would pay for any division of an input, fast enough to try
 * thousands. Nothing here is answered to anybody; it finds the paths and shares that an exact replay then takes as its start.
 */
import type { Curve } from '../pools/curve.js'
import type { Market } from '../snapshot/registry.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import { type Hop, MAX_POOLS } from './swap-paths.js'

/**
 * One direction of a pool. What it pays of a flow is estimated as `paid + rate·x / (1 + bend·x)`, where x is the flow beyond `at`: exact for a
 * constant product, and for any other curve right in value and slope at the flow for which it was last fitted.
 */
interface Edge {
  readonly pool: Pool
  readonly here: number
  readonly there: number
  /** The ends, by their number in the network. */
  readonly from: number
  readonly to: number
  /** The flow as it stands. */
  flow: number
  isFitted: boolean
  at: number
  paid: number
  rate: number
  bend: number
  /** What the pool can take. */
  capacity: number
}

export type FlowPath = readonly Edge[]

/** A path with its share of the input. */
export interface Share {
  readonly path: FlowPath
  readonly amount: number
}

/** The number of the asset at which paths begin. */
const START = 0

/** What paths of one length have brought to each asset, and over which edge. */
interface Layer {
  readonly values: Float64Array
  readonly last: (Edge | undefined)[]
}

export class Flows {
  /** The edges out of every asset. */
  readonly #edges: Edge[][] = []
  readonly #goal: number
  /** How much of the whole input a quote for an estimate is made for. */
  #probe = 1
  /** The paths along which something flows. */
  #poured: FlowPath[] = []

  constructor(market: Market, from: Asset, to: Asset) {
    const [fromStart, toEnd] = [distances(market, from), distances(market, to)]
    const numbers = new Map<Asset, number>()
    for (const [asset, start] of fromStart)
      if (start + (toEnd.get(asset) ?? Number.POSITIVE_INFINITY) <= MAX_POOLS) numbers.set(asset, numbers.size)
    this.#goal = numbers.get(to) ?? START
    for (const [asset, number] of numbers) {
      const edges: Edge[] = []
      this.#edges.push(edges)
      if (asset === to) continue
      const start = fromStart.get(asset) ?? 0
      for (const { pool, position: here } of market.listings(asset)) {
        for (const [there, other] of pool.assets.entries()) {
          const end = numbers.get(other)
          if (there === here || end === undefined || end === START || start + 1 + (toEnd.get(other) ?? 0) > MAX_POOLS) continue
          edges.push(edgeOf(pool, here, there, number, end))
        }
      }
    }
  }

  /**
   * Deals an input out in equal parts, each to where it pays most when its turn comes.
   *
   * @param least what the last unit of a good division pays at least: paths whose first unit pays less are left out of account
   */
  deal(amount: number, parts: number, least: number): Share[] {
    this.#probe = parts
    const shares: Share[] = []
    for (let turn = 0; turn < parts; turn++) {
      const path = this.#best((edge, value) => this.#firstGain(edge, value), amount / parts)
      if (!path) break
      const known = shares.findIndex((share) => isSame(share.path, path))
      if (known < 0) shares.push({ path, amount: amount / parts })
      else shares[known] = { path, amount: (shares[known]?.amount ?? 0) + amount / parts }
      pour(path, amount / parts)
      this.#poured.push(path)
      // The first turn has asked all pools.
      if (turn === 0) this.narrow(least)
    }
    return shares
  }

  /** Sets all flows to what shares make of them, one after the other. Returns what they pay in all. */
  load(shares: readonly Share[]): number {
    for (const path of this.#poured) for (const edge of path) edge.flow = 0
    this.#poured = shares.map(({ path }) => path)
    return shares.reduce((sum, { path, amount }) => sum + pour(path, amount), 0)
  }

  /** The path whose next unit would pay most. */
  steepest(): FlowPath | undefined {
    return this.#best((edge, value) => (edge.isFitted ? slope(edge) * value : 0), 1)
  }

  /** Drops what could not be part of any path that pays at least so much for its first unit. */
  narrow(least: number): void {
    const size = this.#edges.length
    // The best value of the first unit of every asset: so many pools from the start, and at most so many pools to the goal.
    const behind = [new Float64Array(size)]
    const ahead = [new Float64Array(size)]
    behind[0]?.fill(1, START, START + 1)
    ahead[0]?.fill(1, this.#goal, this.#goal + 1)
    for (let pools = 1; pools < MAX_POOLS; pools++) {
      const [near, far] = [new Float64Array(size), Float64Array.from(ahead[pools - 1] ?? [])]
      for (const edges of this.#edges) {
        for (const edge of edges) {
          const value = first(edge)
          near[edge.to] = Math.max(near[edge.to] ?? 0, value * (behind[pools - 1]?.[edge.from] ?? 0))
          far[edge.from] = Math.max(far[edge.from] ?? 0, value * (ahead[pools - 1]?.[edge.to] ?? 0))
        }
      }
      behind.push(near)
      ahead.push(far)
    }
    const isPromising = (edge: Edge) =>
      behind.some((values, pools) => (values[edge.from] ?? 0) * first(edge) * (ahead[MAX_POOLS - 1 - pools]?.[edge.to] ?? 0) >= least)
    for (const [number, edges] of this.#edges.entries()) this.#edges[number] = edges.filter(isPromising)
  }

  /** Fits the curves along shares anew, where their flows now stand. */
  refit(shares: readonly Share[]): void {
    for (const edge of new Set(shares.flatMap(({ path }) => [...path]))) refit(edge)
  }

  /** The path of at most four pools, none twice, along which values grow most. */
  #best(next: (edge: Edge, value: number) => number, start: number): FlowPath | undefined {
    const size = this.#edges.length
    const layers: Layer[] = [{ values: new Float64Array(size), last: [] }]
    layers[0]?.values.fill(start, START, START + 1)
    let best = 0
    let length = 0
    for (let used = 1; used <= MAX_POOLS; used++) {
      const before = layers[used - 1]?.values
      const layer: Layer = { values: new Float64Array(size), last: new Array(size) }
      layers.push(layer)
      for (const [number, edges] of this.#edges.entries()) {
        const value = before?.[number] ?? 0
        if (value === 0) continue
        for (const edge of edges) {
          const reached = next(edge, value)
          if (reached > (layer.values[edge.to] ?? 0) && !hasUsed(layers, used - 1, number, edge.pool)) {
            layer.values[edge.to] = reached
            layer.last[edge.to] = edge
          }
        }
      }
      const arrived = layer.values[this.#goal] ?? 0
      if (arrived > best) [best, length] = [arrived, used]
    }
    return length === 0 ? undefined : pathTo(layers, length, this.#goal)
  }

  #firstGain(edge: Edge, amount: number): number {
    if (!edge.isFitted) this.#fit(edge, amount)
    return gain(edge, amount)
  }

  /** Asks a pool once for its rate, and for what it would pay of the whole input. */
  #fit(edge: Edge, amount: number): void {
    edge.isFitted = true
    const { curve } = edge.pool
    edge.rate = rateOf(curve, edge.here, edge.there)
    // What is too much for the pool now may not be for a smaller part.
    for (let probe = Math.ceil(amount) * this.#probe; probe >= 1 && edge.rate > 0; probe = Math.floor(probe / 2)) {
      const exact = quote(curve, edge, probe)
      if (exact === undefined) {
        edge.capacity = probe
        continue
      }
      edge.bend = exact > 0 ? Math.max(0, ((edge.rate * probe) / exact - 1) / probe) : 0
      return
    }
    edge.rate = 0
  }
}

/** What a path would pay for its next unit. */
export function slopeAlong(path: FlowPath): number {
  return path.reduce((product, edge) => product * slope(edge), 1)
}

export function isSame(a: FlowPath, b: FlowPath): boolean {
  return a.length === b.length && a.every((edge, i) => edge === b[i])
}

/** A path as the rest of the search knows it. */
export function hopsOf(path: FlowPath): Hop[] {
  // Positions come from the pools themselves.
  return path.map(({ pool, here, there }) => ({ pool, from: pool.assets[here] as Asset, to: pool.assets[there] as Asset }))
}

function edgeOf(pool: Pool, here: number, there: number, from: number, to: number): Edge {
  return { pool, here, there, from, to, flow: 0, isFitted: false, at: 0, paid: 0, rate: 0, bend: 0, capacity: Number.POSITIVE_INFINITY }
}

function valueAt({ at, paid, rate, bend, capacity }: Edge, flow: number): number {
  const x = Math.min(flow, capacity) - at
  return paid + (rate * x) / (1 + bend * x)
}

function gain(edge: Edge, amount: number): number {
  return valueAt(edge, edge.flow + amount) - valueAt(edge, edge.flow)
}

function slope({ flow, at, rate, bend, capacity }: Edge): number {
  if (flow >= capacity) return 0
  const shrink = 1 + bend * (flow - at)
  return rate / (shrink * shrink)
}

/** The slope of an empty edge. */
function first({ isFitted, at, rate, bend }: Edge): number {
  const shrink = 1 - bend * at
  return isFitted ? rate / (shrink * shrink) : 0
}

/** Adds a flow along a path. Returns what arrives. */
function pour(path: FlowPath, amount: number): number {
  let given = amount
  for (const edge of path) {
    const paid = gain(edge, given)
    edge.flow += given
    given = paid
  }
  return given
}

/** Through the origin, and through value and slope where the flow stands. */
function refit(edge: Edge): void {
  const { flow, here, there } = edge
  const { curve } = edge.pool
  if (flow < 1) return
  const amount = BigInt(Math.round(flow))
  const exact = curve.amountOut(here, there, amount)
  if (exact === undefined || exact === 0n) {
    if (exact === undefined) edge.capacity = Math.min(edge.capacity, flow)
    return
  }
  const rate = rateOf(curve.after(here, there, amount, exact), here, there)
  const paid = Number(exact)
  const bend = (1 - (rate * flow) / paid) / flow
  if (!(rate > 0) || bend < 0) return
  Object.assign(edge, { at: flow, paid, rate, bend })
}

function quote(curve: Curve, { here, there }: Edge, amount: number): number | undefined {
  const exact = curve.amountOut(here, there, BigInt(amount))
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

/** Whether the path that leads to an asset with so many pools has used a pool. */
function hasUsed(layers: readonly Layer[], length: number, number: number, pool: Pool): boolean {
  let at = number
  for (let pools = length; pools > 0; pools--) {
    const edge = layers[pools]?.last[at]
    if (!edge) return false
    if (edge.pool === pool) return true
    at = edge.from
  }
  return false
}

function pathTo(layers: readonly Layer[], length: number, number: number): FlowPath {
  const path: Edge[] = []
  let at = number
  for (let pools = length; pools > 0; pools--) {
    const edge = layers[pools]?.last[at]
    if (!edge) break
    path.push(edge)
    at = edge.from
  }
  return path.reverse()
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
