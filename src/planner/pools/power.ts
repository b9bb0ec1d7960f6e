/**
 * Real powers of ratios in fixed point, for the one curve that needs them (weighted pools).
 *
 * Numbers are integers of 2⁻²²⁴. The series are cut where their terms vanish, so an error is some hundred units of the last place: with
 * reserves up to 2¹²⁸ it is below 2⁻⁸⁰ of the smallest unit of a token.
 */
const BITS = 224n
export const ONE = 1n << BITS

/** More than a power is ever off. */
const ERROR = 1n << 12n

/** Number of times that an exponent is halved before its series, and the result squared after it. It saves terms and loses little precision. */
const HALVINGS = 8n

/** ln of numerator / denominator, both positive: 2·artanh(z) with z = (n − d) / (n + d). Fast when the two are close. */
function lnNearOne(numerator: bigint, denominator: bigint): bigint {
  const z = ((numerator - denominator) << BITS) / (numerator + denominator)
  const square = (z * z) >> BITS
  let sum = 0n
  let power = z
  for (let k = 1n; power !== 0n && power !== -1n; k += 2n) {
    sum += power / k
    power = (power * square) >> BITS
  }
  return 2n * sum
}

const LN2 = lnNearOne(2n, 1n)

function bitLength(value: bigint): bigint {
  return BigInt(value.toString(2).length)
}

/** Natural logarithm of numerator / denominator, both positive. */
function ln(numerator: bigint, denominator: bigint): bigint {
  const doublings = bitLength(numerator) - bitLength(denominator)
  if (doublings === 0n) return lnNearOne(numerator, denominator)
  const near = doublings > 0n ? lnNearOne(numerator, denominator << doublings) : lnNearOne(numerator << -doublings, denominator)
  return near + doublings * LN2
}

/** e to a power that is not positive. */
function expOfNegative(exponent: bigint): bigint {
  const doublings = -exponent / LN2
  const rest = (exponent + doublings * LN2) >> HALVINGS
  let sum = ONE
  let term = ONE
  for (let k = 1n; term !== 0n && term !== -1n; k++) {
    term = ((term * rest) >> BITS) / k
    sum += term
  }
  for (let i = 0n; i < HALVINGS; i++) sum = (sum * sum) >> BITS
  return sum >> doublings
}

/**
 * (numerator / denominator) ^ (over / under), in fixed point.
 *
 * @param numerator positive and not above the denominator, so that the result is not above 1
 */
export function powerOfFraction(numerator: bigint, denominator: bigint, over: bigint, under: bigint): bigint {
  if (numerator === denominator) return ONE
  return expOfNegative((ln(numerator, denominator) * over) / under)
}

/** Between which integers the integer part of `amount` times a power lies, a number from 0 to 1 in fixed point. Mostly they are one. */
export function scaled(amount: bigint, power: bigint): { readonly least: bigint; readonly most: bigint } {
  const below = power > ERROR ? power - ERROR : 0n
  return { least: (amount * below) >> BITS, most: (amount * (power + ERROR)) >> BITS }
}
