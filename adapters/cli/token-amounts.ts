/** Converts amounts between the smallest unit and whole tokens with a decimal point. */

/** Converts an amount in the smallest unit to whole tokens, without trailing zeros. */
export function inTokens(amount: string, decimals: number): string {
  const digits = amount.padStart(decimals + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals).replace(/0+$/, '')]
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Converts whole tokens to the smallest unit; undefined if the amount has more decimals than the token. */
export function inSmallestUnit(tokens: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = tokens.split('.')
  const digits = fraction.replace(/0+$/, '')
  return digits.length > decimals ? undefined : BigInt(whole + digits.padEnd(decimals, '0'))
}
