import type { Clock } from '../primitives/clock.js'
import { loadOnce } from '../primitives/load-once.js'
import type { LiveHome } from './live/live-pools.js'
import type { PlannerOptions } from './options.js'
import { type LiveSource, Planner } from './planner.js'
import { PriceBook } from './prices/price-book.js'
import type { PriceSource } from './prices/price-source.js'
import { PricedIndexes } from './prices/priced-index.js'

/** Parts of a node that its planner uses. */
export interface PlannerSurroundings {
  /** The chain of the node. */
  readonly home: Omit<LiveHome, 'clock'>
  /** Replaces the prices of the snapshot. */
  readonly prices: PriceSource | undefined
  readonly clock: Clock
}

/** The planner of a node once it is loaded. */
export class NodePlanner extends Planner {
  readonly #options: PlannerOptions

  /**
   * Throws `SnapshotRefused` for an invalid snapshot in the options.
   *
   * @param origin the planner of the node that is forked
   */
  constructor(options: PlannerOptions, { home, prices, clock }: PlannerSurroundings, origin?: NodePlanner) {
    const live = liveSource(options, { ...home, clock }, origin)
    super(options, { home, prices: prices && new PricedIndexes(new PriceBook(prices, clock)), live, origin, clock })
    this.#options = options
  }

  /** Returns the planner of a fork. It begins with the current snapshot and live pools of this one. */
  fork(surroundings: PlannerSurroundings): NodePlanner {
    return new NodePlanner(this.#options, surroundings, this)
  }
}

function liveSource({ live: chains }: PlannerOptions, home: LiveHome, origin: NodePlanner | undefined): LiveSource | undefined {
  if (!chains) return undefined
  const known = origin?.forkLive(home)
  return { known, load: loadOnce(async () => known ?? new (await import('./live/live-pools.js')).LivePools(chains, home)) }
}
