import { type Usd, usdText } from '../decimal.js'
import type { Itinerary } from '../legs/leg.js'
import { usdValueOf } from '../legs/usd-value.js'
import { impactOfRoute, percentText } from './price-impact.js'

/** Why a route is not safe to take without a second look. */
export type Danger =
  | { readonly kind: 'loss'; readonly usdIn: string; readonly usdOut: string }
  | { readonly kind: 'unpriced-loss'; readonly percent: string }
  | { readonly kind: 'price-impact'; readonly percent: string }
  | { readonly kind: 'unknown' }

/**
 * A route is unsafe when it loses more than 10 % in USD, when its swaps move their prices by more than 10 %, or when neither can be computed.
 * A transfer that delivers what was sent is safe without prices: it loses nothing. Between two forms of one token the loss is known without its price.
 */
export function dangerOf(route: Itinerary): Danger | undefined {
  const value = worthOf(route)
  const lost = value ?? amountsOf(route)
  if (lost && losesMoreThan(route, 10)) {
    if (value) return { kind: 'loss', usdIn: usdText(value.in, 2), usdOut: usdText(value.out, 2) }
    return { kind: 'unpriced-loss', percent: percentText({ numerator: lost.in - lost.out, denominator: lost.in }) }
  }
  const impact = impactOfRoute(route.legs)
  if (impact && impact.numerator * 10n > impact.denominator) return { kind: 'price-impact', percent: percentText(impact) }
  const isPlainTransfer = route.amountIn === route.amountOut && route.legs.every(({ kind }) => kind === 'transfer')
  return lost || impact || isPlainTransfer ? undefined : { kind: 'unknown' }
}

/** Whether more than so many percent of the value are lost; never where the value of the ends cannot be compared. */
export function losesMoreThan(route: Itinerary, percent: number): boolean {
  const value = worthOf(route) ?? amountsOf(route)
  // Millionths of a percent are as fine as anybody will ask.
  return value !== undefined && (value.in - value.out) * 100_000_000n > value.in * BigInt(Math.round(percent * 1_000_000))
}

/** Returns the value of input and output in USD; undefined unless both assets have a price. */
function worthOf({ source, destination, amountIn, amountOut }: Itinerary): { readonly in: Usd; readonly out: Usd } | undefined {
  const [usdIn, usdOut] = [usdValueOf(source, amountIn), usdValueOf(destination, amountOut)]
  return usdIn !== undefined && usdIn > 0n && usdOut !== undefined ? { in: usdIn, out: usdOut } : undefined
}

/** Returns input and output in the smaller unit of the two assets; undefined unless both have the same price id, and so the same value. */
function amountsOf({ source, destination, amountIn, amountOut }: Itinerary): { readonly in: bigint; readonly out: bigint } | undefined {
  const [here, there] = [source.decimals, destination.decimals]
  if (source.coingeckoId === undefined || source.coingeckoId !== destination.coingeckoId) return undefined
  if (here === undefined || there === undefined) return undefined
  return { in: amountIn * 10n ** BigInt(Math.max(0, there - here)), out: amountOut * 10n ** BigInt(Math.max(0, here - there)) }
}
