/**
 * The best single path through the pools of one venue: at most four pools, none twice, everything in exact integers.
 *
 * Layer by layer, "the best amount of every asset after k pools" would be enough if pools could repeat, because what a pool pays grows with
 * what it is given. Without repetition a smaller amount can win later, when the larger one has already used a pool that the rest needs. How
 * many smaller amounts must be remembered is bounded: with r pools still to come, a label can be forgotten as soon as no r pools could block
 * all the better ones without being its own (representative families; at most C(k+r, k) labels stay). So the search is exact and small.
 *
 * No path comes back to an asset without a gain. The path without that round trip pays no less and needs fewer pools, so the rule hides nothing
 * better: it ends paths whose only use is to waste an amount until it fits the next bridge.
 */

import type { Hop, SwapPath } from '../legs/leg.js'
import type { Asset, Pool } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'
import type { Direction } from './direction.js'
import { MAX_POOLS } from './pool-distances.js'

/** Paths that may share a swap: as many as one message has room for. */
export const MAX_PATHS = 64

/** An asset that a route comes to, with the amount that it has there. */
export interface Stop {
  readonly asset: Asset
  readonly amount: bigint
}

/** A path with the assets between its pools. */
export interface FoundPath extends SwapPath {
  readonly between: readonly Stop[]
}

interface Label {
  readonly asset: Asset
  readonly amount: bigint
  readonly pool: Pool | undefined
  readonly previous: Label | undefined
}

/** Labels of one asset that stay when pools have turned out to be too small for some. */
const WIDE = 32

/** Limits the quotes of a search. A request over a hostile snapshot ends with the paths found so far, after the same number of quotes every time. */
export class Budget {
  #left: number

  constructor(quotes: number) {
    this.#left = quotes
  }

  /** Whether one more quote may be asked for; it counts as asked. */
  spend(): boolean {
    return this.#left-- > 0
  }
}

/** Question of a search for paths. */
export interface PathQuestion {
  readonly market: Market
  readonly start: Asset
  /** Of `start`: what goes in, or backwards what must come out. */
  readonly amount: bigint
  readonly targets: ReadonlySet<Asset>
  readonly direction: Direction
  /** Pools that may not be used. Default: none. */
  readonly without?: ReadonlySet<Pool>
  /** Whether the rest of the route lets a path come to an asset with an amount. Default: always. */
  readonly mayPass?: (stop: Stop) => boolean
  /** Default: no limit. */
  readonly budget?: Budget
}

export interface PathFindings {
  /** For each target that can be reached, paths between it and `start`, best first. */
  readonly paths: ReadonlyMap<Asset, readonly FoundPath[]>
  /** A pool was too small for an amount. */
  readonly hasRefused: boolean
}

/** The best path to each target; or all of them, one for each amount. */
export function findPaths(question: PathQuestion, wanted: 'best' | 'all'): PathFindings {
  const search = new PathSearch(question)
  const found = search.run(wanted === 'best' ? 0 : Number.POSITIVE_INFINITY)
  // A pool that refuses the better of two amounts may take the other: then more must be remembered than the rule above says.
  if (search.hasRefused && wanted === 'best') search.run(WIDE, found)
  const paths = new Map([...found].map(([asset, labels]) => [asset, labels.map((label) => pathOf(label, question))]))
  return { paths, hasRefused: search.hasRefused }
}

/** The best path between `start` and one asset. */
export function bestPath(question: Omit<PathQuestion, 'targets'>, target: Asset): FoundPath | undefined {
  return findPaths({ ...question, targets: new Set([target]) }, 'best').paths.get(target)?.[0]
}

class PathSearch {
  /** A pool was too small for an amount. */
  hasRefused = false
  /** Number of pools between each asset and the nearest target. */
  readonly #distance: ReadonlyMap<Asset, number>

  constructor(readonly question: PathQuestion) {
    this.#distance = poolsTo(question.market, question.targets)
  }

  /**
   * The labels of each target, best first: the best one, or one for each amount if all are remembered.
   *
   * @param found what is known already; another run may end before it has found as much
   */
  run(width: number, found = new Map<Asset, Label[]>()): Map<Asset, Label[]> {
    const { start, amount, targets } = this.question
    let layer: Label[] = [{ asset: start, amount, pool: undefined, previous: undefined }]
    for (let used = 1; used <= MAX_POOLS && layer.length > 0; used++) {
      const left = MAX_POOLS - used
      const reached = new Map<Asset, Label[]>()
      for (const label of layer) this.#extend(label, left, reached)
      layer = []
      for (const [asset, labels] of reached) {
        this.#sort(labels)
        if (targets.has(asset)) found.set(asset, this.#merged(found.get(asset) ?? [], labels, width))
        if (left > 0) layer.push(...worthKeeping(labels, left, width))
      }
    }
    return found
  }

  /** Best first; of equal ones the earlier stays ahead. */
  #sort(labels: Label[]): void {
    const { isBetter } = this.question.direction
    labels.sort((a, b) => (isBetter(a.amount, b.amount) ? -1 : isBetter(b.amount, a.amount) ? 1 : 0))
  }

  /** Merges the labels of a target with those of paths that have one more pool. */
  #merged(known: readonly Label[], labels: readonly Label[], width: number): Label[] {
    const all = [...known, ...(width === Number.POSITIVE_INFINITY ? labels : labels.slice(0, 1))]
    this.#sort(all)
    return all.filter((label, i) => (width === Number.POSITIVE_INFINITY ? label.amount !== all[i - 1]?.amount : i === 0))
  }

  /** Tries every pool that holds the label's asset and that it has not used. */
  #extend(label: Label, left: number, reached: Map<Asset, Label[]>): void {
    const { market, direction, without, mayPass, budget } = this.question
    for (const { pool, position } of market.listings(label.asset)) {
      if (hasUsed(label, pool) || without?.has(pool)) continue
      for (const [other, asset] of pool.assets.entries()) {
        if (other === position || (this.#distance.get(asset) ?? Number.POSITIVE_INFINITY) > left) continue
        if (budget && !budget.spend()) return
        const amount = direction.trade(pool.curve, position, other, label.amount)
        if (amount === undefined) this.hasRefused ||= direction.lessMayPass
        if (amount === undefined || amount === 0n) continue
        const next = { asset, amount, pool, previous: label }
        if (this.#isRoundTrip(next) || mayPass?.(next) === false) continue
        if (direction.name === 'backward' && !takesSurplus(next)) {
          this.hasRefused = true
          continue
        }
        const labels = reached.get(asset)
        if (labels) labels.push(next)
        else reached.set(asset, [next])
      }
    }
  }

  /** Whether a label is back at an asset of its own path without a gain. */
  #isRoundTrip({ asset, amount, previous }: Label): boolean {
    const { isBetter } = this.question.direction
    for (let at = previous; at; at = at.previous) if (at.asset === asset && !isBetter(amount, at.amount)) return true
    return false
  }
}

/**
 * Whether a path that was found backwards can be gone forwards. A pool often pays some units more than it must, and the next may be too small for
 * them. Where exactly enough arrives the rest has been tried before.
 */
function takesSurplus(label: Label): boolean {
  let given = label.amount
  for (let at = label; at.pool && at.previous; at = at.previous) {
    const { asset, pool, previous } = at
    const paid = pool.curve.amountOut(pool.assets.indexOf(asset), pool.assets.indexOf(previous.asset), given)
    if (paid === undefined || paid === previous.amount) return paid !== undefined
    given = paid
  }
  return true
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

function pathOf(label: Label, { amount, direction: { name } }: PathQuestion): FoundPath {
  const hops: Hop[] = []
  const between: Stop[] = []
  for (let at = label; at.pool && at.previous; at = at.previous) {
    const [from, to] = name === 'forward' ? [at.previous.asset, at.asset] : [at.asset, at.previous.asset]
    hops.push({ pool: at.pool, from, to })
    if (at !== label) between.push({ asset: at.asset, amount: at.amount })
  }
  if (name === 'forward') return { hops: hops.reverse(), between, amountIn: amount, amountOut: label.amount }
  return { hops, between, amountIn: label.amount, amountOut: amount }
}
