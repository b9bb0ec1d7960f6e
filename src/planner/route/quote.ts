import type { Json } from '../../primitives/json.js'
import { BRIDGE_IDS, BRIDGES } from '../bridges/bridges.js'
import { bridgeNamed, namingOf } from '../bridges/naming.js'
import { BadRequest } from '../errors.js'
import type { Criteria } from '../search/criteria.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { routeObject } from './answer.js'
import { planRoute } from './plan.js'
import type { RouteRequest } from './request.js'
import { assetOf } from './requested-asset.js'
import type { PlannerServices } from './services.js'

/** The answer to a request for a route. Throws a `ServiceError`. */
export function quoteRoute(
  { index, now, lossPercentLimit }: PlannerServices,
  request: RouteRequest,
  restrictions: Pick<Criteria, 'mayTake'> = {},
): Json {
  const criteria = { ...criteriaOf(index, request), ...restrictions }
  const { go_fast, allow_multi_tx, allow_unsafe, smart_relay } = request
  const options = {
    prefersFast: go_fast && BRIDGES.some(({ id, isFast }) => isFast && criteria.bridges.has(id)),
    allowMultiTx: allow_multi_tx,
    allowUnsafe: allow_unsafe,
    lossPercentLimit,
  }
  const { route: planned, warning } = planRoute(index, criteria, options)
  return routeObject(planned, warning, {
    naming: namingOf(request.bridges),
    smartRelay: smart_relay,
    exact: criteria.fixed.side,
    now: now(),
  })
}

function criteriaOf(index: SnapshotIndex, request: RouteRequest): Criteria {
  const { amount_in, amount_out } = request
  if (amount_in !== undefined && amount_out !== undefined) {
    throw new BadRequest('only one of amount_in and amount_out should be provided')
  }
  const [side, fixed] = amount_out === undefined ? (['in', amount_in] as const) : (['out', amount_out] as const)
  if (fixed === undefined) throw new BadRequest('one of amount_in or amount_out must be provided')
  const venues = [...request.swap_venues, ...(request.swap_venue ? [request.swap_venue] : [])]
  return {
    source: assetOf(index, request.source_asset_chain_id, request.source_asset_denom, 'source token not found'),
    destination: assetOf(index, request.dest_asset_chain_id, request.dest_asset_denom, 'dest token not found'),
    fixed: { side, amount: fixed },
    bridges: bridgesOf(request.bridges),
    venues:
      venues.length === 0 ? undefined : venues.map(({ name, chain_id }) => ({ name, chainId: index.chain(chain_id)?.id ?? chain_id })),
    allowSwaps: request.allow_swaps,
    evmSwaps: request.smart_swap_options?.evm_swaps ?? false,
    splitRoutes: request.smart_swap_options?.split_routes ?? false,
    smartRelay: request.smart_relay,
    affiliateBps: request.cumulative_affiliate_fee_bps,
    maxTransactions: 1,
  }
}

function bridgesOf(given: readonly string[]): ReadonlySet<string> {
  if (given.length === 0) return new Set(BRIDGE_IDS)
  return new Set(given.flatMap((name) => bridgeNamed(name) ?? []))
}
