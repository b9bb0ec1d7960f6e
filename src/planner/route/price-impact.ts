import { formatAmount, roundedDiv } from '../decimal.js'
import type { Hop, Leg, SwapLeg } from '../legs/leg.js'
import type { Ratio } from '../pools/curve.js'

/**
 * The share of the output that a swap loses to its own size: 1 − out / expected, where expected is what the input would have brought at the
 * rates before the trade, fees included. The numerator is not negative.
 */
export type PriceImpact = Ratio

/** The impact of one swap; undefined where a pool's price before the trade is not known. */
export function impactOf(leg: SwapLeg): PriceImpact | undefined {
  let expected: Ratio = { numerator: 0n, denominator: 1n }
  for (const { hops, amountIn } of leg.paths) {
    const rate = rateAlong(hops)
    if (!rate) return undefined
    expected = {
      numerator: expected.numerator * rate.denominator + amountIn * rate.numerator * expected.denominator,
      denominator: expected.denominator * rate.denominator,
    }
  }
  if (expected.numerator === 0n) return undefined
  const paid = (leg.amountOut + leg.affiliateFee) * expected.denominator
  return { numerator: paid < expected.numerator ? expected.numerator - paid : 0n, denominator: expected.numerator }
}

function rateAlong(hops: readonly Hop[]): Ratio | undefined {
  let along: Ratio = { numerator: 1n, denominator: 1n }
  for (const { pool, from, to } of hops) {
    const rate = pool.hasSpot ? pool.curve.rate(pool.assets.indexOf(from), pool.assets.indexOf(to)) : undefined
    if (!rate) return undefined
    along = { numerator: along.numerator * rate.numerator, denominator: along.denominator * rate.denominator }
  }
  return along
}

/** The impact of all swaps of a route together: what each leaves is multiplied. Undefined without a swap, or where one is not known. */
export function impactOfRoute(legs: readonly Leg[]): PriceImpact | undefined {
  const swaps = legs.filter((leg) => leg.kind === 'swap')
  if (swaps.length === 0) return undefined
  let left: Ratio = { numerator: 1n, denominator: 1n }
  for (const swap of swaps) {
    const impact = impactOf(swap)
    if (!impact) return undefined
    left = { numerator: left.numerator * (impact.denominator - impact.numerator), denominator: left.denominator * impact.denominator }
  }
  return { numerator: left.denominator - left.numerator, denominator: left.denominator }
}

/** An impact in percent with 4 places, rounded to the nearest: `0.2607`. */
export function percentText({ numerator, denominator }: PriceImpact): string {
  return formatAmount(roundedDiv(numerator * 1_000_000n, denominator), 4)
}
