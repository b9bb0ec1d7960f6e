import type { SnapshotIndex } from '../snapshot/snapshot-index.js'

/** Data from which the endpoints of the planner answer. */
export interface PlannerServices {
  readonly index: SnapshotIndex
  /** Milliseconds since 1970, by the clock of the node. */
  readonly now: () => number
  /** Largest loss of a route, in percent of its value in USD; undefined for no limit. */
  readonly lossPercentLimit?: number | undefined
}
