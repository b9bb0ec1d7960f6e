/**
 * A venue between two assets as a network of flows, in floating point: what its pools would pay for any division of an input, fast enough to try
 * thousands. Nothing here is answered to anybody; it finds the paths and shares that an exact replay then takes as its start.
 */

import type { Hop } from '../legs/leg.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'
import { distances, MAX_POOLS } from './pool-distances.js'
import { ask, type Edge, edgeOf, first, gain, isNews, learn, link, reset, trade } from './pool-model.js'
import { MAX_PATHS } from './swap-paths.js'

export type FlowPath = readonly Edge[]

/** A path with its share of the input. */
export interface Share {
  readonly path: FlowPath
  readonly amount: number
}

/** The rest of a route, through which the paths of a swap do not go: they would share its pools, or come back to its assets. */
export interface Closed {
  readonly pools: ReadonlySet<Pool>
  readonly assets: ReadonlySet<Asset>
}

const OPEN: Closed = { pools: new Set(), assets: new Set() }

/** The number of the asset at which paths begin. */
const START = 0

/** Edges that a search goes through again and again, at most: thousands only in a network that is made for it, of which no split can use more than these. */
const EDGES = 2000

/** What paths of one length have brought to each asset, and over which edge. */
interface Layer {
  readonly values: Float64Array
  readonly last: (Edge | undefined)[]
}

export class Flows {
  /** The edges out of every asset. */
  readonly #edges: Edge[][] = []
  readonly #goal: number
  readonly #layers: Layer[]

  constructor(market: Market, from: Asset, to: Asset, closed: Closed = OPEN) {
    const [fromStart, toEnd] = [distances(market, from), distances(market, to)]
    const numbers = new Map<Asset, number>()
    for (const [asset, start] of fromStart) {
      if (closed.assets.has(asset)) continue
      if (start + (toEnd.get(asset) ?? Number.POSITIVE_INFINITY) <= MAX_POOLS) numbers.set(asset, numbers.size)
    }
    this.#goal = numbers.get(to) ?? START
    for (const [asset, number] of numbers) {
      const edges: Edge[] = []
      this.#edges.push(edges)
      if (asset === to) continue
      const start = fromStart.get(asset) ?? 0
      for (const { pool, position: here } of market.listings(asset)) {
        if (closed.pools.has(pool)) continue
        for (const [there, other] of pool.assets.entries()) {
          const end = numbers.get(other)
          if (there === here || end === undefined || start + 1 + (toEnd.get(other) ?? 0) > MAX_POOLS) continue
          edges.push(edgeOf(pool, here, there, number, end))
        }
      }
    }
    this.#layers = Array.from({ length: MAX_POOLS + 1 }, () => ({ values: new Float64Array(numbers.size), last: new Array(numbers.size) }))
    this.#layers[0]?.values.fill(1, START, START + 1)
  }

  /**
   * Deals an input out in equal parts, each to where it pays most when its turn comes.
   *
   * @param least what the last unit of a good division pays at least: paths whose first unit pays less are left out of account
   */
  deal(amount: number, parts: number, least: number): Share[] {
    const shares: { readonly path: FlowPath; amount: number }[] = []
    // The first look asks all pools.
    this.#best((edge, given) => this.#firstGain(edge, given, parts), amount / parts)
    this.#prune(parts)
    this.#narrow(least)
    for (const edge of this.#edges.flat()) learn(edge)
    for (let turn = 0; turn < parts; turn++) {
      const path = this.#best(gain, amount / parts)
      if (!path) break
      const known = shares.find((share) => isSame(share.path, path))
      if (known) known.amount += amount / parts
      else shares.push({ path, amount: amount / parts })
      path.reduce((given, edge) => trade(edge, given), amount / parts)
    }
    for (const { path } of shares) for (const edge of path) reset(edge)
    for (const edge of this.#edges.flat()) {
      const back = this.#edges[edge.to]?.find(({ pool, here, there }) => pool === edge.pool && here === edge.there && there === edge.here)
      if (back) link(edge, back)
    }
    return shares
  }

  /** The paths whose next unit would pay more than `least`: the best one over each last edge, the steepest first. */
  steeper(least: number): FlowPath[] {
    const layers = this.#layers
    this.#spread((edge, value) => edge.slope * value, 1)
    const found: { readonly length: number; readonly edge: Edge; readonly value: number }[] = []
    for (let length = 1; length <= MAX_POOLS; length++) {
      const before = layers[length - 1]
      if (!before) continue
      for (const [number, edges] of this.#edges.entries()) {
        const value = before.values[number] ?? 0
        if (value === 0) continue
        for (const edge of edges) {
          const reached = edge.slope * value
          if (edge.to !== this.#goal || reached <= least || isClosed(layers, length - 1, edge, reached)) continue
          found.push({ length, edge, value: reached })
        }
      }
    }
    found.sort((a, b) => b.value - a.value)
    return found.map(({ length, edge }) => [...pathTo(layers, length - 1, edge.from), edge])
  }

  /** Leaves of all pools between two assets those that pay most of a part: there are no more paths than that. */
  #prune(parts: number): void {
    for (const [number, edges] of this.#edges.entries()) {
      if (edges.length <= MAX_PATHS) continue
      const rivals = new Map<number, Edge[]>()
      for (const edge of edges) {
        const known = rivals.get(edge.to)
        if (known) known.push(edge)
        else rivals.set(edge.to, [edge])
      }
      this.#edges[number] = [...rivals.values()].flatMap((each) => greatest(each, MAX_PATHS, (edge) => gain(edge, edge.asked / parts)))
    }
  }

  /** Drops what could not be part of any path that pays at least so much for its first unit. */
  #narrow(least: number): void {
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
    const through = (edge: Edge) =>
      behind.reduce(
        (most, values, pools) => Math.max(most, (values[edge.from] ?? 0) * first(edge) * (ahead[MAX_POOLS - 1 - pools]?.[edge.to] ?? 0)),
        0,
      )
    const promising = greatest(
      this.#edges.flat().filter((edge) => through(edge) >= least),
      EDGES,
      through,
    )
    const kept = new Set(promising)
    for (const [number, edges] of this.#edges.entries()) this.#edges[number] = edges.filter((edge) => kept.has(edge))
  }

  /** The path of at most four pools, none twice, along which values grow most. */
  #best(next: (edge: Edge, value: number) => number, start: number): FlowPath | undefined {
    this.#spread(next, start)
    let [best, length] = [0, 0]
    for (const [pools, { values }] of this.#layers.entries()) {
      const arrived = values[this.#goal] ?? 0
      if (arrived > best) [best, length] = [arrived, pools]
    }
    return length === 0 ? undefined : pathTo(this.#layers, length, this.#goal)
  }

  /** The greatest value at each asset after each number of pools. */
  #spread(next: (edge: Edge, value: number) => number, start: number): void {
    const layers = this.#layers
    layers[0]?.values.fill(start, START, START + 1)
    for (let used = 1; used <= MAX_POOLS; used++) {
      const [before, layer] = [layers[used - 1]?.values, layers[used]]
      if (!before || !layer) return
      layer.values.fill(0)
      for (const [number, edges] of this.#edges.entries()) {
        const value = before[number] ?? 0
        if (value === 0) continue
        for (const edge of edges) {
          const reached = next(edge, value)
          if (reached > (layer.values[edge.to] ?? 0) && !isClosed(layers, used - 1, edge, reached)) {
            layer.values[edge.to] = reached
            layer.last[edge.to] = edge
          }
        }
      }
    }
  }

  #firstGain(edge: Edge, given: number, parts: number): number {
    // It may come in again, with more.
    if (isNews(edge, given * parts)) ask(edge, Math.ceil(given) * parts)
    return gain(edge, given)
  }
}

/** The edges with the greatest values, of equal ones the first: all when they are few enough. */
function greatest(edges: readonly Edge[], count: number, worth: (edge: Edge) => number): readonly Edge[] {
  if (edges.length <= count) return edges
  const valued = edges.map((edge) => ({ edge, value: worth(edge) }))
  return valued
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ edge }) => edge)
}

export function isSame(a: FlowPath, b: FlowPath): boolean {
  return a.length === b.length && a.every((edge, i) => edge === b[i])
}

/** A path as the rest of the search knows it. */
export function hopsOf(path: FlowPath): Hop[] {
  // Positions come from the pools themselves.
  return path.map(({ pool, here, there }) => ({ pool, from: pool.assets[here] as Asset, to: pool.assets[there] as Asset }))
}

/**
 * Whether the path of so many pools that leads to an edge may not go over it: it has used the pool, or it would be back at an asset where it has been
 * with no less.
 */
function isClosed(layers: readonly Layer[], length: number, { pool, from, to }: Edge, reached: number): boolean {
  let at = from
  for (let pools = length; pools > 0; pools--) {
    const edge = layers[pools]?.last[at]
    if (!edge) return false
    if (edge.pool === pool) return true
    at = edge.from
    if (at === to && (layers[pools - 1]?.values[at] ?? 0) >= reached) return true
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
