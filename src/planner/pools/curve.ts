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
  /** Returns the output of `amountIn` > 0, fee deducted; undefined if the pool cannot take that much. */
  amountOut(from: number, to: number, amountIn: bigint): bigint | undefined
  /** The least amount in for which `amountOut` is at least `amountOut` > 0; undefined when the pool cannot pay that much. */
  amountIn(from: number, to: number, amountOut: bigint): bigint | undefined
  /** The same pool after `amountIn` has been traded for the `amountOut` that this curve gave for it. */
  after(from: number, to: number, amountIn: bigint, amountOut: bigint): Curve
  /** Out per in of the first, infinitely small part of a trade, fee deducted; undefined where the pool is empty. */
  rate(from: number, to: number): Ratio | undefined
}

/** Parts of a whole in which `fee_ppm` is given. */
export const PPM = 1_000_000n

const MAX_AMOUNT = (1n << 256n) - 1n

export function ceilDiv(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator
}

/**
 * The least amount in that pays at least `wanted`, found from a guess nearby.
 *
 * The inverse formulas of most pools round in the pool's favour twice and are a unit or two off. What counts is the forward function, so
 * the guess is corrected with it: the result pays `wanted`, and one unit less does not.
 */
export function leastInput(amountOut: (amountIn: bigint) => bigint | undefined, wanted: bigint, guess: bigint): bigint | undefined {
  const pays = (amountIn: bigint) => {
    const paid = amountOut(amountIn)
    // Where the pool cannot take the amount there is nothing above it either.
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
      // A curve that only ever comes near the amount: no token has so large a supply.
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

/** A copy of reserves after a trade. The fee stays in the pool, as it does in all pools that hold plain reserves. */
export function traded(reserves: readonly bigint[], from: number, to: number, amountIn: bigint, amountOut: bigint): bigint[] {
  const next = [...reserves]
  next[from] = (next[from] ?? 0n) + amountIn
  next[to] = (next[to] ?? 0n) - amountOut
  return next
}
