/**
 * Decimal text and exact money. A price is a decimal of any length; USD inside is an integer of 10⁻³⁶ dollars, which holds an amount times a
 * price without rounding for every asset with up to 18 decimals and a price of up to 18 places.
 */

/** `digits` · 10^−`places`. */
export interface Decimal {
  readonly digits: bigint
  readonly places: number
}

/** An amount of USD in units of 10⁻³⁶ dollars. */
export type Usd = bigint
const USD_PLACES = 36

/** The value of plain decimal text such as `0.125` or `1e-7`; undefined for anything else and for negative numbers. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(\d{1,60})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = match
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 }
}

/** An amount in the smallest unit, written in whole tokens: always with as many places as the token has. */
export function formatAmount(amount: bigint, decimals: number): string {
  if (decimals === 0) return amount.toString()
  const digits = amount.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A decimal as text, without an exponent. */
export function decimalText({ digits, places }: Decimal): string {
  return formatAmount(digits, places)
}

/** Returns the value of an amount. */
export function usdOf(amount: bigint, decimals: number, price: Decimal): Usd {
  const scale = USD_PLACES - decimals - price.places
  const product = amount * price.digits
  return scale >= 0 ? product * 10n ** BigInt(scale) : product / 10n ** BigInt(-scale)
}

/** USD rounded to the nearest text with so many places. */
export function usdText(usd: Usd, places: number): string {
  return formatAmount(roundedDiv(usd, 10n ** BigInt(USD_PLACES - places)), places)
}

/** The nearest integer to a quotient of numbers that are not negative; a half goes up. */
export function roundedDiv(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}
