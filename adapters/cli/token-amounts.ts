/** Amounts as people write them: in whole tokens, with a point. */

/** An amount in the smallest unit as whole tokens, without zeros that say nothing. */
export function inTokens(amount: string, decimals: number): string {
  const digits = amount.padStart(decimals + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals).replace(/0+$/, '')]
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Whole tokens as an amount in the smallest unit; undefined when the token is not divided so far. */
export function inSmallestUnit(tokens: string, decimals: number): bigint | undefined {
  const [whole = '', fraction = ''] = tokens.split('.')
  const digits = fraction.replace(/0+$/, '')
  return digits.length > decimals ? undefined : BigInt(whole + digits.padEnd(decimals, '0'))
}
