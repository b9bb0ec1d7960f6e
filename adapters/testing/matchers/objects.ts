/** Values of unknown origin: what a test passes to a matcher. */

/** An object or a function, with members of unknown types. */
export type Unknown = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

export function isFunction(value: unknown): value is (...args: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return isObject(value) && isFunction(value.then)
}

/** Reads a member of an object whose getters may throw, as those of ethers do. */
export function memberOf(source: Unknown, name: string): unknown {
  try {
    return source[name]
  } catch {
    return undefined
  }
}

/** Returns the method of an object, bound to it. */
export function methodOf(value: unknown, name: string): ((...args: readonly unknown[]) => unknown) | undefined {
  const method = isObject(value) ? value[name] : undefined
  return isFunction(method) ? method.bind(value) : undefined
}

const ADDRESS = /^0x[0-9a-f]{40}$/i
const HASH = /^0x[0-9a-f]{64}$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i

export function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && ADDRESS.test(value)
}

export function isHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && HASH.test(value)
}

export function isHexBytes(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && BYTES.test(value)
}

/** Returns a number-like value as an integer: bigint, safe integer, decimal or hex text, and the big numbers of libraries. */
export function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value === 'string') return /^(?:-?\d+|0x[0-9a-f]+)$/i.test(value) ? BigInt(value) : undefined
  return bigNumberOf(value)
}

/** Returns the integer in a big number of ethers 5, BN.js or bignumber.js. */
export function bigNumberOf(value: unknown): bigint | undefined {
  if (!isObject(value) || typeof value === 'function') return undefined
  if (value._isBigNumber !== true && !isFunction(value.toTwos)) return undefined
  // `toString` of bignumber.js writes exponents.
  const text = String(methodOf(value, 'toFixed')?.() ?? methodOf(value, 'toString')?.())
  return /^-?\d+$/.test(text) ? BigInt(text) : undefined
}
