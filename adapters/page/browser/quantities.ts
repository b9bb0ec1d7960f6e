/** Numbers as people read them. */
const GROUPS = new Intl.NumberFormat('en')

export function grouped(value: bigint | number | string): string {
  return GROUPS.format(typeof value === 'string' ? BigInt(value) : value)
}

/** Formats wei as ether without trailing zeros. */
export function inEther(wei: string): string {
  return `${decimals(BigInt(wei), 18)} ETH`
}

/** Formats wei as gwei. */
export function inGwei(wei: string | bigint): string {
  return `${decimals(BigInt(wei), 9)} gwei`
}

/** Reads an amount of ether, such as `1.5`. Throws for another text. */
export function weiOf(ether: string): string {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d{0,18}))?$/.exec(ether.trim()) ?? []
  if (whole + fraction === '') throw new Error('an amount of ether is a number such as 1.5')
  return `0x${BigInt(whole + fraction.padEnd(18, '0')).toString(16)}`
}

/** Formats an amount whose last digits are decimals, without trailing zeros. */
export function decimals(amount: bigint, count: number): string {
  if (count === 0) return grouped(amount)
  const digits = amount.toString().padStart(count + 1, '0')
  const fraction = digits.slice(-count).replace(/0+$/, '')
  return `${grouped(BigInt(digits.slice(0, -count)))}${fraction === '' ? '' : `.${fraction}`}`
}

/** Formats the time of a block. */
export function timeOf(seconds: string): string {
  const date = new Date(Number(seconds) * 1000)
  // Dates end in the year 275760; the time of a test chain may be later.
  return Number.isNaN(date.getTime()) ? `${grouped(seconds)} s` : date.toISOString().replace('T', ' ').replace('.000Z', ' UTC')
}

/** Shortens an address or a hash. */
export function short(hex: string): string {
  return hex.length <= 14 ? hex : `${hex.slice(0, 8)}…${hex.slice(-4)}`
}

export function quantity(value: number | bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}
