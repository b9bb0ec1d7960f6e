/**
 * The best single path through the pools of one venue: at most four pools, none twice, everything in exact integers.
 *
 * Layer by layer, "the best amount of every asset after k pools" would be enough if pools could repeat, because what a pool pays grows with
 * what it is given. Without repetition a smaller amount can win later, when the larger one has already used a pool that the rest needs. How
 * many smaller amounts must be remembered is bounded: with r pools still to come, a label can be forgotten as soon as no r pools could block
 * all the better ones without being its own (representative families; at most C(k+r, k) labels stay). So the search is exact and small.
 */

import type { Market } from '../snapshot/registry.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Direction } from './direction.js'

export const MAX_POOLS = 4

/** One pool of a path, in the direction of the trade. */
export interface Hop {
  readonly pool: Pool
  readonly from: Asset
  readonly to: Asset
}

export interface SwapPath {
  readonly hops: readonly Hop[]
  readonly amountIn: bigint
  readonly amountOut: bigint
}

interface Label {
  readonly asset: Asset
  readonly amount: bigint
  readonly pool: Pool | undefined
  readonly previous: Label | undefined
}

/** Labels of one asset that stay when pools have turned out to be too small for some. */
const WIDE = 32

/**
 * For each target that can be reached, the best path between it and `start`.
 *
 * @param amount of `start`: what goes in, or backwards what must come out
 */
export function bestPaths(
  market: Market,
  start: Asset,
  amount: bigint,
  targets: ReadonlySet<Asset>,
  direction: Direction,
): Map<Asset, SwapPath> {
  const search = new PathSearch(market, targets, direction)
  let best = search.run(start, amount, 0)
  // A pool that refuses the better of two amounts may take the other: then more must be remembered than the rule above says.
  if (search.hasRefused) best = search.run(start, amount, WIDE)
  return new Map([...best].map(([asset, label]) => [asset, pathOf(label, amount, direction)]))
}

class PathSearch {
  /** A pool was too small for an amount. */
  hasRefused = false
  /** How many pools lie between each asset and the nearest target. */
  readonly #distance: ReadonlyMap<Asset, number>

  constructor(
    readonly market: Market,
    readonly targets: ReadonlySet<Asset>,
    readonly direction: Direction,
  ) {
    this.#distance = poolsTo(market, targets)
  }

  /** The best label of each target. At least `width` labels of each asset are remembered, or all. */
  run(start: Asset, amount: bigint, width: number): Map<Asset, Label> {
    const { direction, targets } = this
    const best = new Map<Asset, Label>()
    let layer: Label[] = [{ asset: start, amount, pool: undefined, previous: undefined }]
    for (let used = 1; used <= MAX_POOLS && layer.length > 0; used++) {
      const left = MAX_POOLS - used
      const reached = new Map<Asset, Label[]>()
      for (const label of layer) this.#extend(label, left, reached)
      layer = []
      for (const [asset, labels] of reached) {
        labels.sort((a, b) => (direction.isBetter(a.amount, b.amount) ? -1 : direction.isBetter(b.amount, a.amount) ? 1 : 0))
        const [first] = labels
        const known = best.get(asset)
        if (first && targets.has(asset) && (!known || direction.isBetter(first.amount, known.amount))) best.set(asset, first)
        if (left > 0) layer.push(...worthKeeping(labels, left, width))
      }
    }
    return best
  }

  /** Tries every pool that holds the label's asset and that it has not used. */
  #extend(label: Label, left: number, reached: Map<Asset, Label[]>): void {
    for (const { pool, position } of this.market.listings(label.asset)) {
      if (hasUsed(label, pool)) continue
      for (const [other, asset] of pool.assets.entries()) {
        if (other === position || (this.#distance.get(asset) ?? Number.POSITIVE_INFINITY) > left) continue
        const amount = this.direction.trade(pool.curve, position, other, label.amount)
        if (amount === undefined) this.hasRefused ||= this.direction.lessMayPass
        if (amount === undefined || amount === 0n) continue
        const labels = reached.get(asset)
        const next = { asset, amount, pool, previous: label }
        if (labels) labels.push(next)
        else reached.set(asset, [next])
      }
    }
  }
}

function hasUsed(label: Label | undefined, pool: Pool): boolean {
  for (let at = label; at; at = at.previous) if (at.pool === pool) return true
  return false
}

/** Pools between each asset and the nearest target, up to the longest path. */
function poolsTo(market: Market, targets: ReadonlySet<Asset>): Map<Asset, number> {
  const distance = new Map<Asset, number>()
  let frontier = [...targets].filter((target) => market.has(target))
  for (const target of frontier) distance.set(target, 0)
  for (let pools = 1; pools < MAX_POOLS && frontier.length > 0; pools++) {
    const next: Asset[] = []
    for (const asset of frontier) {
      for (const { pool } of market.listings(asset)) {
        for (const other of pool.assets) {
          if (distance.has(other)) continue
          distance.set(other, pools)
          next.push(other)
        }
      }
    }
    frontier = next
  }
  return distance
}

/** @param labels best first */
function worthKeeping(labels: readonly Label[], left: number, width: number): Label[] {
  const kept: Label[] = []
  for (const label of labels) {
    if (kept.length < width || canBlock(kept, left, label)) kept.push(label)
  }
  return kept
}

/** Whether `count` pools, none of them used by `label`, could block all rivals. */
function canBlock(rivals: readonly Label[], count: number, label: Label): boolean {
  const [first] = rivals
  if (!first) return true
  if (count === 0) return false
  for (let at: Label | undefined = first; at?.pool; at = at.previous) {
    const { pool } = at
    if (hasUsed(label, pool)) continue
    if (
      canBlock(
        rivals.filter((rival) => !hasUsed(rival, pool)),
        count - 1,
        label,
      )
    )
      return true
  }
  return false
}

function pathOf(label: Label, amount: bigint, { name }: Direction): SwapPath {
  const hops: Hop[] = []
  for (let at = label; at.pool && at.previous; at = at.previous) {
    const [from, to] = name === 'forward' ? [at.previous.asset, at.asset] : [at.asset, at.previous.asset]
    hops.push({ pool: at.pool, from, to })
  }
  if (name === 'forward') return { hops: hops.reverse(), amountIn: amount, amountOut: label.amount }
  return { hops, amountIn: label.amount, amountOut: amount }
}
