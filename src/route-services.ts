import { balanceOf } from './balances/balance-of.js'
import { BALANCE_TIMEOUT, Balances } from './balances/balances.js'
import type { OwnChain } from './balances/readers.js'
import type { ResolvedOptions } from './options.js'
import { LazyPlanner } from './planner/lazy-planner.js'
import { Transfers } from './planner/transfers.js'
import { loadOnce } from './primitives/load-once.js'

/** Services of a node beside its chain. */
export interface RouteServices {
  readonly planner: LazyPlanner
  readonly balances: Balances
  readonly transfers: Transfers
}

/**
 * Creates the planner, balances and transfers of a node. Their code and data are loaded with the first request.
 *
 * @param headTime returns the timestamp of the head in milliseconds since 1970
 * @param origin the planner of the node that is forked
 */
export function routeServices(options: ResolvedOptions, own: OwnChain, headTime: () => number, origin?: LazyPlanner): RouteServices {
  const { prices, clock, balances, planner: planning } = options
  const planner = new LazyPlanner(planning, { home: own, prices, clock }, origin)
  const readers = loadOnce(async () => {
    const { balanceReaders } = await import('./balances/readers.js')
    return balanceReaders(balances, () => planner.index(), own)
  })
  const index = () => planner.priced()
  const { timeoutMs: timeout = BALANCE_TIMEOUT } = balances
  return {
    planner,
    balances: new Balances(async () => ({ index: await index(), readers: await readers(), clock, timeout, home: own.chainId })),
    transfers: new Transfers(options.transfers, {
      index,
      clock,
      // After evm_increaseTime a deadline by the clock would have passed.
      timeOn: (chainId) => (chainId === own.chainId ? Math.max(clock.now(), headTime()) : undefined),
      own,
      balanceOf: balanceOf(readers, clock, timeout),
      lossPercentLimit: planning.lossPercentLimit,
    }),
  }
}
