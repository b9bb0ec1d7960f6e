/**
 * Constant product, x·y = k: Uniswap v2, Osmosis balancer pools with equal weights, Astroport xyk.
 *
 *     out = ⌊ in·g·Y / (10⁶·X + in·g) ⌋        g = 10⁶ − fee, X and Y the reserves of the tokens that go in and out
 *     in  = ⌈ 10⁶·X·out / (g·(Y − out)) ⌉
 *
 * The fee is taken from what comes in and stays in the pool.
 */
import { type Curve, ceilDiv, PPM, traded } from './curve.js'
import { type PoolType, readFeePpm, readReserves } from './pool-type.js'

export const constantProductPool: PoolType = {
  name: 'constant_product',
  read: (pool, tokens) => constantProduct(readReserves(pool, tokens), BigInt(readFeePpm(pool))),
}

/**
 * @param fee parts per million of the input, below 10⁶
 * @param most what a reserve may come to: a pool that counts in fewer bits than others takes no more
 */
export function constantProduct(reserves: readonly bigint[], fee: bigint, most?: bigint): Curve {
  const kept = PPM - fee
  const fits = (total: bigint) => most === undefined || total <= most
  const reserve = (token: number) => reserves[token] ?? 0n
  return {
    amountOut(from, to, amountIn) {
      const [x, y] = [reserve(from), reserve(to)]
      if (x === 0n || y === 0n || !fits(x + amountIn)) return undefined
      const paid = amountIn * kept
      return (paid * y) / (x * PPM + paid)
    },
    amountIn(from, to, amountOut) {
      const [x, y] = [reserve(from), reserve(to)]
      if (x === 0n || amountOut >= y) return undefined
      const amountIn = ceilDiv(x * amountOut * PPM, (y - amountOut) * kept)
      return fits(x + amountIn) ? amountIn : undefined
    },
    after: (from, to, amountIn, amountOut) => constantProduct(traded(reserves, from, to, amountIn, amountOut), fee, most),
    rate(from, to) {
      const [x, y] = [reserve(from), reserve(to)]
      return x === 0n || y === 0n ? undefined : { numerator: y * kept, denominator: x * PPM }
    },
  }
}
