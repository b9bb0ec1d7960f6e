/**
 * The forms in which values travel inside the node.
 *
 * Quantities are `bigint` and byte strings are `Uint8Array`. Hashes and addresses are the exception: they are `0x`-prefixed lower-case
 * strings everywhere, because they are map keys and are compared far more often than they are computed with.
 */

/** A `0x`-prefixed hex string. */
export type Hex = `0x${string}`
/** 20 bytes as 42 lower-case characters. */
export type Address = Hex
/** 32 bytes as 66 lower-case characters. */
export type Hash = Hex

export const ZERO_ADDRESS: Address = `0x${'00'.repeat(20)}`
export const ZERO_HASH: Hash = `0x${'00'.repeat(32)}`
export const EMPTY_BYTES = new Uint8Array(0)

const OCTETS = Array.from({ length: 256 }, (_, octet) => octet.toString(16).padStart(2, '0'))

/** `0x` and two lower-case digits per byte. */
export function bytesToHex(bytes: Uint8Array): Hex {
  let digits = ''
  for (const octet of bytes) digits += OCTETS[octet]
  return `0x${digits}`
}

function nibble(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  if (code >= 97 && code <= 102) return code - 87
  if (code >= 65 && code <= 70) return code - 55
  throw new RangeError('invalid hex string')
}

/** The bytes of an even number of hex digits after `0x`. Throws a `RangeError` for anything else. */
export function hexToBytes(hex: string): Uint8Array {
  if (!hex.startsWith('0x')) throw new RangeError('hex string without 0x prefix')
  if (hex.length % 2 !== 0) throw new RangeError('hex string of odd length')
  const bytes = new Uint8Array(hex.length / 2 - 1)
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = nibble(hex.charCodeAt(2 * i + 2)) * 16 + nibble(hex.charCodeAt(2 * i + 3))
  }
  return bytes
}

/** Big-endian bytes as an unsigned integer; no bytes are zero. */
export function bytesToBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes))
}

/** Big-endian bytes without leading zeros; zero is no bytes. This is how RLP writes integers. */
export function bigIntToBytes(value: bigint): Uint8Array {
  if (value === 0n) return EMPTY_BYTES
  const digits = value.toString(16)
  return hexToBytes(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
}

/** 32 big-endian bytes of an integer below 2^256. */
export function bigIntToWord(value: bigint): Uint8Array {
  return hexToBytes(bigIntToHash(value))
}

/** 32 bytes of an integer below 2^256, as a hash-like hex string. */
export function bigIntToHash(value: bigint): Hash {
  return `0x${value.toString(16).padStart(64, '0')}`
}

/** The shortest form of an integer on the wire: zero is `0x0`, no leading zeros. */
export function toQuantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Left-pads to `length` bytes. Longer input is returned as it is. */
export function padLeft(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length >= length) return bytes
  const padded = new Uint8Array(length)
  padded.set(bytes, length - bytes.length)
  return padded
}

/** Without leading zero bytes. */
export function trimLeft(bytes: Uint8Array): Uint8Array {
  let start = 0
  while (start < bytes.length && bytes[start] === 0) start++
  return start === 0 ? bytes : bytes.subarray(start)
}

export function concatBytes(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, i) => octet === b[i])
}

/** Orders byte strings as unsigned numbers, shorter first among equal prefixes. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
