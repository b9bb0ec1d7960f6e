import { usdText } from '../decimal.js'
import type { Itinerary } from '../search/itinerary.js'
import { usdValueOf } from '../search/ranking.js'
import { impactOfRoute, percentText } from './price-impact.js'

/** Why a route is not safe to take without a second look. */
export type Danger =
  | { readonly kind: 'loss'; readonly usdIn: string; readonly usdOut: string }
  | { readonly kind: 'price-impact'; readonly percent: string }
  | { readonly kind: 'unknown' }

/**
 * A route is unsafe when it loses more than 10 % in USD, when its swaps move their prices by more than 10 %, or when neither can be computed.
 * A transfer that delivers what was sent is safe without prices: it loses nothing.
 */
export function dangerOf(route: Itinerary): Danger | undefined {
  const usdIn = usdValueOf(route.source, route.amountIn)
  const usdOut = usdValueOf(route.destination, route.amountOut)
  const isPriced = usdIn !== undefined && usdIn > 0n && usdOut !== undefined
  if (isPriced && (usdIn - usdOut) * 10n > usdIn) return { kind: 'loss', usdIn: usdText(usdIn, 2), usdOut: usdText(usdOut, 2) }
  const impact = impactOfRoute(route.legs)
  if (impact && impact.numerator * 10n > impact.denominator) return { kind: 'price-impact', percent: percentText(impact) }
  const isPlainTransfer = route.amountIn === route.amountOut && route.legs.every(({ kind }) => kind === 'transfer')
  return isPriced || impact || isPlainTransfer ? undefined : { kind: 'unknown' }
}
