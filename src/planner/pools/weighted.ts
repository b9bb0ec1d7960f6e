/**
 * Weighted product, Π xᵢ^wᵢ = k: Balancer, Osmosis balancer pools.
 *
 *     out = ⌊ Y·(1 − (X / (X + in·g))^(wIn/wOut)) ⌋        g = 1 − fee
 *
 * Equal weights are a constant product, and are computed as one: exactly. Otherwise the power is computed with more digits than amounts have. If it
 * is so near an integer that rounding is uncertain, the powers themselves are compared.
 */
import { constantProduct } from './constant-product.js'
import { type Curve, leastInput, PPM, traded } from './curve.js'
import { type PoolType, readFeePpm, readPositives, readReserves } from './pool-type.js'
import { ONE, powerOfFraction, scaled } from './power.js'

export const weightedPool: PoolType = {
  name: 'weighted',
  read: (pool, tokens) => weighted(readReserves(pool, tokens), readPositives(pool.member('weights'), tokens), BigInt(readFeePpm(pool))),
}

/**
 * @param weights one per token, positive; only their ratios count
 * @param fee parts per million of the input, below 10⁶
 */
export function weighted(reserves: readonly bigint[], weights: readonly bigint[], fee: bigint): Curve {
  const kept = PPM - fee
  const equal = constantProduct(reserves, fee)
  const reserve = (token: number) => reserves[token] ?? 0n
  const weight = (token: number) => weights[token] ?? 1n
  const amountOut = (from: number, to: number, amountIn: bigint) => {
    if (weight(from) === weight(to)) return equal.amountOut(from, to, amountIn)
    const [x, y] = [reserve(from), reserve(to)]
    if (x === 0n || y === 0n) return undefined
    const [before, after] = [x * PPM, x * PPM + amountIn * kept]
    const { least, most } = scaled(y, ONE - powerOfFraction(before, after, weight(from), weight(to)))
    const out = least === most || keepsProduct(y, most, before, after, weight(from), weight(to)) ? most : least
    // The last unit never leaves, however small the power that keeps it.
    return out < y ? out : y - 1n
  }
  return {
    amountOut,
    amountIn(from, to, wanted) {
      if (weight(from) === weight(to)) return equal.amountIn(from, to, wanted)
      const [x, y] = [reserve(from), reserve(to)]
      if (x === 0n || wanted >= y) return undefined
      const left = powerOfFraction(y - wanted, y, weight(to), weight(from))
      // A power that underflows means an input beyond any supply.
      if (left === 0n) return undefined
      const guess = (x * (ONE - left) * PPM) / (left * kept)
      return leastInput((amountIn) => amountOut(from, to, amountIn), wanted, guess)
    },
    after: (from, to, amountIn, paid) => weighted(traded(reserves, from, to, amountIn, paid), weights, fee),
    rate(from, to) {
      const [x, y] = [reserve(from), reserve(to)]
      return x === 0n || y === 0n ? undefined : { numerator: y * weight(from) * kept, denominator: x * weight(to) * PPM }
    },
  }
}

/** Exponents up to which a product of powers is computed to its last digit. */
const LARGEST_EXPONENT = 100n

/** Whether (y − out)^wOut · after^wIn ≥ y^wOut · before^wIn, without a root and so exactly. No where the weights have no small ratio. */
function keepsProduct(y: bigint, out: bigint, before: bigint, after: bigint, weightIn: bigint, weightOut: bigint): boolean {
  const divisor = greatestCommonDivisor(weightIn, weightOut)
  const [wIn, wOut] = [weightIn / divisor, weightOut / divisor]
  if (wIn > LARGEST_EXPONENT || wOut > LARGEST_EXPONENT || out > y) return false
  return (y - out) ** wOut * after ** wIn >= y ** wOut * before ** wIn
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}
