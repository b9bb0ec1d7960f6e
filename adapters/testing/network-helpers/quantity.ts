/** A number as Hardhat's helpers take it: hex strings begin with 0x. */
export type NumberLike = number | bigint | string | { toHexString(): string } | { toString(radix?: number): string }

/** Returns the number as an integer. */
export function toBigInt(value: NumberLike): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`expected an integer that a number can hold exactly, got ${value}`)
    return BigInt(value)
  }
  if (typeof value === 'string') {
    if (!/^0x[0-9a-fA-F]+$/.test(value)) throw new TypeError(`expected a number, a bigint or hex with 0x, got ${JSON.stringify(value)}`)
    return BigInt(value)
  }
  const text = 'toHexString' in value ? value.toHexString() : value.toString(16)
  return BigInt(text.startsWith('0x') ? text : `0x${text}`)
}

/** Returns the number as a JSON-RPC quantity. */
export function toQuantity(value: NumberLike): `0x${string}` {
  const integer = toBigInt(value)
  if (integer < 0n) throw new TypeError(`expected a number that is not negative, got ${integer}`)
  return `0x${integer.toString(16)}`
}

/** Returns the number as 32 bytes. */
export function toWord(value: NumberLike): `0x${string}` {
  return `0x${toQuantity(value).slice(2).padStart(64, '0')}`
}

/** Returns seconds since 1970. */
export function toTimestamp(value: NumberLike | Date): bigint {
  return value instanceof Date ? BigInt(Math.floor(value.valueOf() / 1000)) : toBigInt(value)
}
