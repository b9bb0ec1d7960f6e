import type { Usd } from '../decimal.js'
import { type Itinerary, type Leg, legText } from '../legs/leg.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { usdValueOf } from '../legs/usd-value.js'

/** Returns the fee that is paid beside the amounts of an operation, in USD. */
function additionalUsd(leg: Leg, smartRelay: boolean): Usd {
  const fee = leg.kind === 'transfer' ? feeOf(leg.transfer, smartRelay) : undefined
  return fee?.behavior === 'ADDITIONAL' ? (usdValueOf(fee.asset, feeAmount(fee, leg.amountIn)) ?? 0n) : 0n
}

/** Whether a route takes a bridge whose fee is unknown, and so promises more than arrives. */
function hasUnknownFee({ legs }: Itinerary): boolean {
  return legs.some((leg) => leg.kind === 'transfer' && leg.transfer.isFeeUnknown)
}

/**
 * Orders the routes of one request, best first: those whose fees are known before the others; then the most net value (for an exact output, the least net cost), where fees paid on top count
 * at their price if both sides have one; then fewer transactions, the shorter time, fewer operations, and the text of the operations.
 */
export function ranked(routes: readonly Itinerary[], exact: 'in' | 'out', smartRelay: boolean): Itinerary[] {
  const entries = routes.map((route) => ({ route, worth: worthOf(route, exact, smartRelay), text: route.legs.map(legText).join('; ') }))
  entries.sort(
    (a, b) =>
      Number(hasUnknownFee(a.route)) - Number(hasUnknownFee(b.route)) ||
      Number(b.worth > a.worth) - Number(b.worth < a.worth) ||
      a.route.transactions - b.route.transactions ||
      a.route.durationSeconds - b.route.durationSeconds ||
      a.route.legs.length - b.route.legs.length ||
      Number(a.text > b.text) - Number(a.text < b.text),
  )
  return entries.map(({ route }) => route)
}

/** More is better. In USD where the asset has a price, otherwise in its smallest unit: one request has one asset. */
function worthOf({ source, destination, amountIn, amountOut, legs }: Itinerary, exact: 'in' | 'out', smartRelay: boolean): bigint {
  const [asset, amount] = exact === 'in' ? [destination, amountOut] : [source, -amountIn]
  const value = usdValueOf(asset, amount)
  // At a price of zero no route would be worth more than another.
  if (!value) return amount
  return legs.reduce((worth, leg) => worth - additionalUsd(leg, smartRelay), value)
}
