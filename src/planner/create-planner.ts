import type { PlannerOptions } from './options.js'
import { Planner } from './planner.js'
import type { RoutePlanner } from './services.js'

/**
 * Creates a planner without a node. It loads the bundled registry with the first question, unless the options say otherwise.
 *
 * Throws `SnapshotRefused` for an invalid snapshot.
 *
 * @example
 * ```ts
 * const planner = createPlanner()
 * const { chains } = await planner.chains()
 * ```
 */
export function createPlanner(options: PlannerOptions = {}): RoutePlanner {
  return new Planner(options)
}
