import type { Json, JsonObject } from '../../primitives/json.js'
import { bridgeOf } from '../bridges/bridges.js'
import { type Itinerary, type Leg, toOf } from '../legs/leg.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { usd } from '../legs/usd-value.js'
import { GIVEN_AS_FEE, wayOf } from '../messages/missing-fact.js'
import { assetObject, venueObject, withoutUndefined } from '../wire/objects.js'
import { type AnswerContext, bankSendObject, operationObject } from './operations.js'
import { impactOfRoute, percentText } from './price-impact.js'

/** A route as the interface writes it. */
export function routeObject(route: Itinerary, warning: JsonObject | undefined, context: AnswerContext): JsonObject {
  const { source, destination, legs } = route
  const chainIds = [source.chain.id, ...legs.flatMap((leg) => (leg.kind === 'transfer' ? [toOf(leg).chain.id] : []))]
  const swaps = legs.filter((leg) => leg.kind === 'swap')
  const venues = swaps.map(({ market }) => venueObject(market.venue))
  const impact = impactOfRoute(legs)
  return withoutUndefined({
    source_asset_denom: source.denom,
    source_asset_chain_id: source.chain.id,
    dest_asset_denom: destination.denom,
    dest_asset_chain_id: destination.chain.id,
    amount_in: `${route.amountIn}`,
    amount_out: `${route.amountOut}`,
    operations: legs.length === 0 ? [bankSendObject(route)] : legs.map((leg) => operationObject(leg, context)),
    chain_ids: chainIds,
    required_chain_addresses: chainIds,
    does_swap: swaps.length > 0,
    estimated_amount_out: `${route.amountOut}`,
    swap_venues: venues,
    swap_venue: venues[0],
    txs_required: route.transactions,
    usd_amount_in: usd(source, route.amountIn),
    usd_amount_out: usd(destination, route.amountOut),
    swap_price_impact_percent: swaps.length === 0 ? undefined : impact ? percentText(impact) : null,
    warning,
    unknown_fees: unknownFees(legs, context),
    estimated_fees: legs.flatMap((leg, index) => feeObjects(leg, index, context)),
    estimated_route_duration_seconds: route.durationSeconds,
  })
}

/** Returns the unknown fees, which no amount of the answer contains; undefined if there are none. */
function unknownFees(legs: readonly Leg[], { naming }: AnswerContext): Json | undefined {
  const unknown = legs.flatMap((leg, index) => {
    if (leg.kind !== 'transfer' || !leg.transfer.isFeeUnknown) return []
    const { transfer, transaction } = leg
    const message = `The fee of ${wayOf(transfer)} is unknown, and no amount of this route contains it. ${GIVEN_AS_FEE}`
    return [
      {
        bridge_id: naming.bridge(transfer.bridge),
        chain_id: transfer.from.chain.id,
        tx_index: transaction,
        operation_index: index,
        message,
      },
    ]
  })
  return unknown.length === 0 ? undefined : unknown
}

/** The fees of one operation as the answer lists them. */
export function feeObjects(leg: Leg, index: number, { smartRelay, naming }: Pick<AnswerContext, 'smartRelay' | 'naming'>): Json[] {
  if (leg.kind !== 'transfer' || !bridgeOf(leg.transfer).listsFee) return []
  const fee = feeOf(leg.transfer, smartRelay)
  if (!fee) return []
  const amount = feeAmount(fee, leg.amountIn)
  return [
    withoutUndefined({
      fee_type: fee.kind,
      bridge_id: naming.bridge(leg.transfer.bridge),
      amount: `${amount}`,
      usd_amount: usd(fee.asset, amount),
      denom: fee.asset.denom,
      origin_asset: assetObject(fee.asset),
      chain_id: fee.asset.chain.id,
      tx_index: leg.transaction,
      operation_index: index,
      fee_behavior: `FEE_BEHAVIOR_${fee.behavior}`,
    }),
  ]
}
