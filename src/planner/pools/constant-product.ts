/**
 * Constant product, x·y = k: Uniswap v2, Osmosis balancer pools with equal weights, Astroport xyk.
 *
 *     out = ⌊ in·g·Y / (10⁶·X + in·g) ⌋        g = 10⁶ − fee, X and Y the reserves of the tokens that go in and out
 *     in  = ⌈ 10⁶·X·out / (g·(Y − out)) ⌉
 *
 * The fee is taken from what comes in and stays in the pool.
 */
import { type Curve, ceilDiv, PPM, traded } from './curve.js'

/** @param fee parts per million of the input, below 10⁶ */
export function constantProduct(reserves: readonly bigint[], fee: bigint): Curve {
  const kept = PPM - fee
  const reserve = (token: number) => reserves[token] ?? 0n
  return {
    amountOut(from, to, amountIn) {
      const [x, y] = [reserve(from), reserve(to)]
      if (x === 0n || y === 0n) return undefined
      const paid = amountIn * kept
      return (paid * y) / (x * PPM + paid)
    },
    amountIn(from, to, amountOut) {
      const [x, y] = [reserve(from), reserve(to)]
      if (x === 0n || amountOut >= y) return undefined
      return ceilDiv(x * amountOut * PPM, (y - amountOut) * kept)
    },
    after: (from, to, amountIn, amountOut) => constantProduct(traded(reserves, from, to, amountIn, amountOut), fee),
    rate(from, to) {
      const [x, y] = [reserve(from), reserve(to)]
      return x === 0n || y === 0n ? undefined : { numerator: y * kept, denominator: x * PPM }
    },
  }
}
