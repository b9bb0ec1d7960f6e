/**
 * Curve's StableSwap: flat where the reserves are balanced, constant product at the ends.
 *
 *     A·n·Σx + D = A·n·D + D^(n+1) / (nⁿ·Πx)        x the reserves times their rates
 *
 * Integers and rounding follow Curve's reference: Newton steps until two differ by at most 1, `dy = x[j] − y − 1`, the fee from the output.
 */
import { type Curve, leastInput, traded } from './curve.js'
import { type PoolType, readPositives, readReserves } from './pool-type.js'

export const stableswapPool: PoolType = {
  name: 'stableswap',
  read(pool, tokens) {
    const rates = pool.member('rates').isGiven ? readPositives(pool.member('rates'), tokens) : Array.from({ length: tokens }, () => 1n)
    const fee = BigInt(pool.member('fee_1e10').integerOr(0, 0, 9_999_999_999))
    return stableswap(readReserves(pool, tokens), rates, pool.member('amp').positive(), fee)
  },
}

const FEE_WHOLE = 10_000_000_000n
/** Curve gives up after as many Newton steps. */
const MAX_STEPS = 255

/** D: what the pool would hold in all if its tokens were balanced. */
function invariant(balances: readonly bigint[], amplification: bigint): bigint {
  const n = BigInt(balances.length)
  const sum = balances.reduce((total, balance) => total + balance, 0n)
  let d = sum
  for (let step = 0; step < MAX_STEPS; step++) {
    const product = balances.reduce((share, balance) => (share * d) / (balance * n), d)
    const previous = d
    d = ((amplification * sum + product * n) * d) / ((amplification - 1n) * d + (n + 1n) * product)
    if (distance(d, previous) <= 1n) break
  }
  return d
}

/** The balance of token `wanted` when the others are as given and the invariant is `d`. */
function balanceOf(wanted: number, balances: readonly bigint[], amplification: bigint, d: bigint): bigint {
  const n = BigInt(balances.length)
  let c = d
  let sum = 0n
  for (const [token, balance] of balances.entries()) {
    if (token === wanted) continue
    sum += balance
    c = (c * d) / (balance * n)
  }
  c = (c * d) / (amplification * n)
  const b = sum + d / amplification - d
  let y = d
  for (let step = 0; step < MAX_STEPS; step++) {
    const previous = y
    y = (y * y + c) / (2n * y + b)
    if (distance(y, previous) <= 1n) break
  }
  return y
}

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a
}

/**
 * @param rates what a unit of each token is worth in the unit that all share; positive
 * @param amp Curve's A, positive
 * @param fee parts of 10¹⁰ of the output, below 10¹⁰
 */
export function stableswap(reserves: readonly bigint[], rates: readonly bigint[], amp: bigint, fee: bigint): Curve {
  const rate = (token: number) => rates[token] ?? 1n
  const balances = reserves.map((reserve, token) => reserve * rate(token))
  const amplification = amp * BigInt(reserves.length)
  const isEmpty = balances.some((balance) => balance === 0n)
  // One invariant serves every quote of this state.
  let known: bigint | undefined
  const d = () => {
    known ??= invariant(balances, amplification)
    return known
  }
  const balance = (token: number) => balances[token] ?? 0n

  const amountOut = (from: number, to: number, amountIn: bigint) => {
    if (isEmpty) return undefined
    const after = [...balances]
    after[from] = balance(from) + amountIn * rate(from)
    const gross = balance(to) - balanceOf(to, after, amplification, d()) - 1n
    if (gross <= 0n) return 0n
    return (gross - (gross * fee) / FEE_WHOLE) / rate(to)
  }
  return {
    amountOut,
    amountIn(from, to, wanted) {
      const gross = (wanted * rate(to) * FEE_WHOLE) / (FEE_WHOLE - fee) + 1n
      if (isEmpty || gross >= balance(to)) return undefined
      const after = [...balances]
      after[to] = balance(to) - gross
      const guess = (balanceOf(from, after, amplification, d()) - balance(from)) / rate(from)
      return leastInput((amountIn) => amountOut(from, to, amountIn), wanted, guess)
    },
    after: (from, to, amountIn, paid) => stableswap(traded(reserves, from, to, amountIn, paid), rates, amp, fee),
    rate(from, to) {
      if (isEmpty) return undefined
      const n = BigInt(balances.length)
      const product = balances.reduce((share, each) => (share * d()) / (each * n), d())
      return {
        numerator: balance(to) * (amplification * balance(from) + product) * rate(from) * (FEE_WHOLE - fee),
        denominator: balance(from) * (amplification * balance(to) + product) * rate(to) * FEE_WHOLE,
      }
    },
  }
}
