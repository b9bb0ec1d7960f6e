/**
 * The price function of a pool: a curve. Tokens are named by their position in the pool, amounts are integers in the smallest unit of their token, and
 * every result is the exact integer that the pool's own contract would compute.
 */

/** A rational number; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The price function of one pool in one state. Curves are immutable: a trade gives a new one. */
export interface Curve {
  /** Returns the output of `amountIn` > 0 after fees. Undefined if the pool cannot take that much. */
  amountOut(from: number, to: number, amountIn: bigint): bigint | undefined
  /** Returns the least input whose output is at least `amountOut` > 0. Undefined when the pool cannot pay that much. */
  amountIn(from: number, to: number, amountOut: bigint): bigint | undefined
  /** Returns the curve after `amountIn` was traded for `amountOut`, which this curve returned for it. */
  after(from: number, to: number, amountIn: bigint, amountOut: bigint): Curve
  /** Returns the marginal rate, output per input after fees, before a trade. Undefined for an empty pool. */
  rate(from: number, to: number): Ratio | undefined
}

/** Parts of a whole in which `fee_ppm` is given. */
export const PPM = 1_000_000n

const MAX_AMOUNT = (1n << 256n) - 1n

export function ceilDiv(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator
}

/**
 * Returns the least input whose output is at least `wanted`, found from a guess nearby.
 *
 * The inverse formulas of most pools round in the pool's favour twice and are a unit or two off. The forward function decides, so the guess is corrected
 * with it: the result pays `wanted`, and one unit less does not.
 */
export function leastInput(amountOut: (amountIn: bigint) => bigint | undefined, wanted: bigint, guess: bigint): bigint | undefined {
  const pays = (amountIn: bigint) => {
    const paid = amountOut(amountIn)
    // A pool that cannot take an amount cannot take a larger one.
    return paid === undefined ? undefined : paid >= wanted
  }
  let high = guess > 0n ? guess : 1n
  let low = 0n
  let step = 1n
  if (pays(high) === true) {
    while (high - step > 0n && pays(high - step) === true) {
      high -= step
      step *= 2n
    }
    low = high - step > 0n ? high - step : 0n
  } else {
    low = high
    for (;;) {
      const paid = pays(low + step)
      if (paid === undefined) {
        if (step === 1n) return undefined
        step = 1n
        continue
      }
      if (paid) break
      // The curve approaches the amount without reaching it. No token has so large a supply.
      if (low > MAX_AMOUNT) return undefined
      low += step
      step *= 2n
    }
    high = low + step
  }
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (pays(middle) === true) high = middle
    else low = middle
  }
  return high
}

/** Returns the reserves after a trade. The fee stays in the pool, as in all pools with plain reserves. */
export function traded(reserves: readonly bigint[], from: number, to: number, amountIn: bigint, amountOut: bigint): bigint[] {
  const next = [...reserves]
  next[from] = (next[from] ?? 0n) + amountIn
  next[to] = (next[to] ?? 0n) - amountOut
  return next
}
