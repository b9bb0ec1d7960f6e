/**
 * Transmuter (alloyed assets): one for one, without slippage, until the reserve is used up.
 *
 *     out = ⌊ in·g / 10⁶ ⌋ ≤ Y        g = 10⁶ − fee, usually 10⁶
 */
import { type Curve, ceilDiv, PPM, traded } from './curve.js'
import { type PoolType, readFeePpm, readReserves } from './pool-type.js'

export const transmuterPool: PoolType = {
  name: 'transmuter',
  read: (pool, tokens) => transmuter(readReserves(pool, tokens), BigInt(readFeePpm(pool))),
}

/** @param fee parts per million of the input, below 10⁶ */
export function transmuter(reserves: readonly bigint[], fee: bigint): Curve {
  const kept = PPM - fee
  const reserve = (token: number) => reserves[token] ?? 0n
  return {
    amountOut(_from, to, amountIn) {
      const out = (amountIn * kept) / PPM
      return out > reserve(to) ? undefined : out
    },
    amountIn: (_from, to, amountOut) => (amountOut > reserve(to) ? undefined : ceilDiv(amountOut * PPM, kept)),
    after: (from, to, amountIn, amountOut) => transmuter(traded(reserves, from, to, amountIn, amountOut), fee),
    rate: (_from, to) => (reserve(to) === 0n ? undefined : { numerator: kept, denominator: PPM }),
  }
}
