import { coingeckoPrices, type NodeOptions } from '../../src/internal.js'
import { readSnapshot } from './route-service.js'
import { UsageError } from './usage-error.js'

/** What the flags say of the planner of a node. */
export interface PlannerValues {
  readonly plannerSnapshot: string | undefined
  readonly plannerPrices: string | undefined
}

/**
 * The options of the node that the flags set. Throws `UsageError`, which never repeats the address of the prices: there may be a key in it.
 *
 * @param flags what the two flags are called
 */
export async function plannerOptions(
  { plannerSnapshot: path, plannerPrices: url }: PlannerValues,
  flags: { readonly snapshot: string; readonly prices: string },
): Promise<Pick<NodeOptions, 'planner' | 'prices'>> {
  return {
    ...(path === undefined ? {} : { planner: { snapshot: await readSnapshot(flags.snapshot, path) } }),
    ...(url === undefined ? {} : { prices: pricesAt(url, flags.prices) }),
  }
}

function pricesAt(url: string, flag: string) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new UsageError(`${flag}: expected an http or https URL`)
  return coingeckoPrices({ url })
}
