/**
 * The flow network of a venue between two assets, in floating point. Its nodes are assets, its edges the directions of pools. It finds candidate paths for a
 * split, fast enough to try thousands. An exact replay decides on the result (`split.ts`).
 *
 * Paths are found by dynamic programming over their length (at most four pools): `#propagate` keeps the best value of each asset after each number of pools,
 * and the edge that led there. A path that would repeat a pool, or return to an asset without a gain, is blocked. That makes the recursion a heuristic: it may
 * miss the best simple path, and never reports a path that is not simple.
 */

import type { Hop } from '../legs/leg.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'
import { distances, MAX_POOLS } from './pool-distances.js'
import { type Edge, edgeOf, fitModel, initialRate, linkReverse, needsProbe, outputOf, probe, reset, trade } from './pool-model.js'
import { MAX_PATHS } from './swap-paths.js'

export type FlowPath = readonly Edge[]

/** A path with its part of the input. */
export interface PathShare {
  readonly path: FlowPath
  readonly amount: number
}

/** Pools and assets of the rest of a route. The paths of a swap must not use them: they would share its pools, or return to its assets. */
export interface Excluded {
  readonly pools: ReadonlySet<Pool>
  readonly assets: ReadonlySet<Asset>
}

const NOTHING_EXCLUDED: Excluded = { pools: new Set(), assets: new Set() }

/** Number of the asset at which paths begin. */
const START = 0

/** Maximum edges of a network. Only an artificial network has more, and no split can use as many. */
const MAX_EDGES = 2000

/** Best value of each asset over paths of one length, and the last edge of the best path. */
interface Layer {
  readonly values: Float64Array
  readonly last: (Edge | undefined)[]
}

export class Flows {
  /** Outgoing edges of each asset. */
  readonly #edges: Edge[][] = []
  readonly #goal: number
  readonly #layers: Layer[]

  constructor(market: Market, from: Asset, to: Asset, excluded: Excluded = NOTHING_EXCLUDED) {
    const [fromStart, toEnd] = [distances(market, from), distances(market, to)]
    const numbers = new Map<Asset, number>()
    for (const [asset, start] of fromStart) {
      if (excluded.assets.has(asset)) continue
      if (start + (toEnd.get(asset) ?? Number.POSITIVE_INFINITY) <= MAX_POOLS) numbers.set(asset, numbers.size)
    }
    this.#goal = numbers.get(to) ?? START
    for (const [asset, number] of numbers) {
      const edges: Edge[] = []
      this.#edges.push(edges)
      if (asset === to) continue
      const start = fromStart.get(asset) ?? 0
      for (const { pool, position: here } of market.listings(asset)) {
        if (excluded.pools.has(pool)) continue
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
   * Greedy fill: assigns equal parts of an input one after the other, each to the path with the greatest output at that moment.
   *
   * @param least least marginal rate of a path that is worth considering
   */
  greedyFill(amount: number, parts: number, least: number): PathShare[] {
    const shares: { readonly path: FlowPath; amount: number }[] = []
    // The first propagation quotes all pools.
    this.#bestPath((edge, given) => this.#probedOutput(edge, given, parts), amount / parts)
    this.#prune(parts)
    this.#pruneUnpromising(least)
    for (const edge of this.#edges.flat()) fitModel(edge)
    for (let turn = 0; turn < parts; turn++) {
      const path = this.#bestPath(outputOf, amount / parts)
      if (!path) break
      const known = shares.find((share) => isSamePath(share.path, path))
      if (known) known.amount += amount / parts
      else shares.push({ path, amount: amount / parts })
      path.reduce((given, edge) => trade(edge, given), amount / parts)
    }
    for (const { path } of shares) for (const edge of path) reset(edge)
    for (const edge of this.#edges.flat()) {
      const back = this.#edges[edge.to]?.find(({ pool, here, there }) => pool === edge.pool && here === edge.there && there === edge.here)
      if (back) linkReverse(edge, back)
    }
    return shares
  }

  /** Returns paths whose marginal rate is above `least`: the best one over each last edge, the greatest rate first. */
  improvingPaths(least: number): FlowPath[] {
    const layers = this.#layers
    this.#propagate((edge, value) => edge.marginalRate * value, 1)
    const found: { readonly length: number; readonly edge: Edge; readonly value: number }[] = []
    for (let length = 1; length <= MAX_POOLS; length++) {
      const before = layers[length - 1]
      if (!before) continue
      for (const [number, edges] of this.#edges.entries()) {
        const value = before.values[number] ?? 0
        if (value === 0) continue
        for (const edge of edges) {
          const reached = edge.marginalRate * value
          if (edge.to !== this.#goal || reached <= least || isBlocked(layers, length - 1, edge, reached)) continue
          found.push({ length, edge, value: reached })
        }
      }
    }
    found.sort((a, b) => b.value - a.value)
    return found.map(({ length, edge }) => [...pathTo(layers, length - 1, edge.from), edge])
  }

  /** Keeps, of all pools between two assets, as many as a split has paths: those with the greatest output for one part. */
  #prune(parts: number): void {
    for (const [number, edges] of this.#edges.entries()) {
      if (edges.length <= MAX_PATHS) continue
      const rivals = new Map<number, Edge[]>()
      for (const edge of edges) {
        const known = rivals.get(edge.to)
        if (known) known.push(edge)
        else rivals.set(edge.to, [edge])
      }
      this.#edges[number] = [...rivals.values()].flatMap((each) => topEdges(each, MAX_PATHS, (edge) => outputOf(edge, edge.probed / parts)))
    }
  }

  /** Removes edges that are on no path with at least this marginal rate. */
  #pruneUnpromising(least: number): void {
    const size = this.#edges.length
    // Best rate from the start to each asset over exactly so many pools, and from each asset to the goal over at most so many.
    const behind = [new Float64Array(size)]
    const ahead = [new Float64Array(size)]
    behind[0]?.fill(1, START, START + 1)
    ahead[0]?.fill(1, this.#goal, this.#goal + 1)
    for (let pools = 1; pools < MAX_POOLS; pools++) {
      const [near, far] = [new Float64Array(size), Float64Array.from(ahead[pools - 1] ?? [])]
      for (const edges of this.#edges) {
        for (const edge of edges) {
          const value = initialRate(edge)
          near[edge.to] = Math.max(near[edge.to] ?? 0, value * (behind[pools - 1]?.[edge.from] ?? 0))
          far[edge.from] = Math.max(far[edge.from] ?? 0, value * (ahead[pools - 1]?.[edge.to] ?? 0))
        }
      }
      behind.push(near)
      ahead.push(far)
    }
    const through = (edge: Edge) =>
      behind.reduce(
        (most, values, pools) =>
          Math.max(most, (values[edge.from] ?? 0) * initialRate(edge) * (ahead[MAX_POOLS - 1 - pools]?.[edge.to] ?? 0)),
        0,
      )
    const promising = topEdges(
      this.#edges.flat().filter((edge) => through(edge) >= least),
      MAX_EDGES,
      through,
    )
    const kept = new Set(promising)
    for (const [number, edges] of this.#edges.entries()) this.#edges[number] = edges.filter((edge) => kept.has(edge))
  }

  /** Returns the path of at most four pools, none twice, with the greatest value at the goal. */
  #bestPath(next: (edge: Edge, value: number) => number, start: number): FlowPath | undefined {
    this.#propagate(next, start)
    let [best, length] = [0, 0]
    for (const [pools, { values }] of this.#layers.entries()) {
      const arrived = values[this.#goal] ?? 0
      if (arrived > best) [best, length] = [arrived, pools]
    }
    return length === 0 ? undefined : pathTo(this.#layers, length, this.#goal)
  }

  /** The topEdges value at each asset after each number of pools. */
  #propagate(next: (edge: Edge, value: number) => number, start: number): void {
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
          if (reached > (layer.values[edge.to] ?? 0) && !isBlocked(layers, used - 1, edge, reached)) {
            layer.values[edge.to] = reached
            layer.last[edge.to] = edge
          }
        }
      }
    }
  }

  #probedOutput(edge: Edge, given: number, parts: number): number {
    // A later path may bring a greater input to the same pool.
    if (needsProbe(edge, given * parts)) probe(edge, Math.ceil(given) * parts)
    return outputOf(edge, given)
  }
}

/** The edges with the topEdges values, of equal ones the first: all when they are few enough. */
function topEdges(edges: readonly Edge[], count: number, worth: (edge: Edge) => number): readonly Edge[] {
  if (edges.length <= count) return edges
  const valued = edges.map((edge) => ({ edge, value: worth(edge) }))
  return valued
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ edge }) => edge)
}

export function isSamePath(a: FlowPath, b: FlowPath): boolean {
  return a.length === b.length && a.every((edge, i) => edge === b[i])
}

/** Returns the hops of a path. */
export function hopsOf(path: FlowPath): Hop[] {
  // Positions come from the pools themselves.
  return path.map(({ pool, here, there }) => ({ pool, from: pool.assets[here] as Asset, to: pool.assets[there] as Asset }))
}

/**
 * Returns whether the best path of some length to an edge may not use it: the path has used the pool, or it would return to an asset where its value was
 * not less.
 */
function isBlocked(layers: readonly Layer[], length: number, { pool, from, to }: Edge, reached: number): boolean {
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
