import { balanceOf } from './balances/balance-of.js'
import { BALANCE_TIMEOUT, Balances } from './balances/balances.js'
import type { OwnChain } from './balances/readers.js'
import type { ResolvedOptions } from './options.js'
import { Planner } from './planner/planner.js'
import { PriceBook } from './planner/prices/price-book.js'
import { PricedRegistries } from './planner/prices/priced-registry.js'
import type { RoutePlanner } from './planner/services.js'
import type { PlannerOptions } from './planner/snapshot-source.js'
import { Transfers } from './planner/transfers.js'
import { loadOnce } from './primitives/load-once.js'

/** Services of a node beside its chain. */
export interface RouteServices {
  readonly planner: Planner
  readonly balances: Balances
  readonly transfers: Transfers
}

/**
 * Creates the planner, balances and transfers of a node. Data and readers are loaded with the first question.
 *
 * @param headTime returns the timestamp of the head in milliseconds since 1970
 * @param origin the planner of the node that was forked
 */
export function routeServices(options: ResolvedOptions, own: OwnChain, headTime: () => number, origin?: Planner): RouteServices {
  const { prices, clock, balances, planner: planning } = options
  const { live: chains, maxLossPercent } = planning
  const home = { ...own, clock }
  const known = origin?.forkLive(home)
  const live = chains && {
    known,
    load: loadOnce(async () => known ?? new (await import('./planner/live/live-pools.js')).LivePools(chains, home)),
  }
  const priced = prices && new PricedRegistries(new PriceBook(prices, clock))
  const planner = new Planner(planning, { home: own, prices: priced, live, origin, clock })
  const readers = loadOnce(async () => {
    const { balanceReaders } = await import('./balances/readers.js')
    return balanceReaders(balances, () => planner.registry(), own)
  })
  const registry = () => planner.priced()
  const { timeout = BALANCE_TIMEOUT } = balances
  return {
    planner,
    balances: new Balances(async () => ({ registry: await registry(), readers: await readers(), clock, timeout, home: own.chainId })),
    transfers: new Transfers(options.transfers, {
      registry,
      clock,
      // After evm_increaseTime a deadline by the clock would have passed.
      timeOn: (chainId) => (chainId === own.chainId ? Math.max(clock.now(), headTime()) : undefined),
      own,
      balanceOf: balanceOf(readers, clock, timeout),
      maxLossPercent,
    }),
  }
}

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
