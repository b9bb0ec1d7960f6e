/**
 * A slow concentrated-liquidity pool for tests, from the Uniswap v3 whitepaper alone: real reserves between ticks, square roots by high
 * precision decimals, no Q96 and no tick factors. It gives bounds, not units: how much an exact pool may pay at most.
 */

/** Fixed point with 60 decimals. */
const ONE = 10n ** 60n

function sqrt(value: bigint): bigint {
  if (value < 2n) return value
  let x = 1n << BigInt(Math.ceil(value.toString(2).length / 2) + 1)
  for (;;) {
    const next = (x + value / x) / 2n
    if (next >= x) return x
    x = next
  }
}

/** 1.0001^(tick/2) with 60 decimals, by repeated squaring. */
function sqrtPrice(tick: number): bigint {
  let base = sqrt(10001n * 10n ** 116n)
  let result = ONE
  for (let n = Math.abs(tick); n > 0; n >>= 1) {
    if (n & 1) result = (result * base) / ONE
    base = (base * base) / ONE
  }
  return tick < 0 ? (ONE * ONE) / result : result
}

export interface ReferencePool {
  readonly sqrtPriceX96: bigint
  readonly liquidity: bigint
  readonly ticks: readonly { readonly tick: number; readonly liquidityNet: bigint }[]
  readonly feePpm: bigint
}

/** Returns the output of the ideal pool (without rounding), with 60 decimals; undefined if the liquidity is not sufficient. */
export function idealOutput(pool: ReferencePool, zeroForOne: boolean, amountIn: bigint): bigint | undefined {
  let price = (pool.sqrtPriceX96 * ONE) >> 96n
  let liquidity = pool.liquidity
  let left = (amountIn * ONE * (1_000_000n - pool.feePpm)) / 1_000_000n
  let out = 0n
  const ahead = zeroForOne
    ? pool.ticks.filter(({ tick }) => sqrtPrice(tick) <= price).reverse()
    : pool.ticks.filter(({ tick }) => sqrtPrice(tick) > price)
  for (const { tick, liquidityNet } of ahead) {
    const target = sqrtPrice(tick)
    // x = L/√P and y = L·√P: the whitepaper's virtual reserves (6.5, 6.6).
    const needed = zeroForOne ? (liquidity * ONE * ONE) / target - (liquidity * ONE * ONE) / price : liquidity * (target - price)
    if (left <= needed) {
      if (liquidity === 0n) return left === 0n ? out : undefined
      const next = zeroForOne ? (liquidity * ONE * ONE) / ((liquidity * ONE * ONE) / price + left) : price + left / liquidity
      return out + (zeroForOne ? liquidity * (price - next) : (liquidity * ONE * ONE) / price - (liquidity * ONE * ONE) / next)
    }
    left -= needed
    out += zeroForOne ? liquidity * (price - target) : (liquidity * ONE * ONE) / price - (liquidity * ONE * ONE) / target
    liquidity += zeroForOne ? -liquidityNet : liquidityNet
    price = target
  }
  return undefined
}

export { ONE }
