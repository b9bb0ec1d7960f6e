import { coingeckoPrices, type NodeOptions } from '../../src/internal.js'
import { UsageError } from './usage-error.js'

/** Values of the flags for a node's planner. */
export interface PlannerValues {
  readonly plannerSnapshot: string | undefined
  readonly plannerPrices: string | undefined
}

/**
 * Returns the options of the node that the flags set. Throws `UsageError`, whose message never contains the URL of the prices: it may contain a key.
 *
 * @param flags names of the two flags
 */
export async function plannerOptions(
  { plannerSnapshot: path, plannerPrices: url }: PlannerValues,
  flags: { readonly snapshot: string; readonly prices: string },
): Promise<Pick<NodeOptions, 'planner' | 'prices'>> {
  return {
    planner: path === undefined ? undefined : { snapshot: await readPlannerSnapshot(flags.snapshot, path) },
    prices: url === undefined ? undefined : pricesAt(url, flags.prices),
  }
}

/** Loads the reader of snapshots, and the planner with it, only for a node that is given one. */
async function readPlannerSnapshot(flag: string, path: string): Promise<unknown> {
  const { readSnapshot } = await import('./route-service.js')
  return readSnapshot(flag, path)
}

function pricesAt(url: string, flag: string) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new UsageError(`${flag}: expected an http or https URL`)
  return coingeckoPrices({ url })
}
