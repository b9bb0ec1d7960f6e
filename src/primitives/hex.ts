/**
 * The forms in which values travel inside the node.
 *
 * Quantities are `bigint` and byte strings are `Uint8Array`. Hashes and addresses are the exception: they are `0x`-prefixed lower-case
 * strings everywhere, because they are map keys and are compared far more often than they are computed with.
 */

/** A `0x`-prefixed hex string. */
export type Hex = `0x${string}`
/** An unsigned integer on the wire: `0x` and hex digits without leading zeros. */
export type Quantity = Hex
/** 20 bytes as 42 lower-case characters. */
export type Address = Hex
/** 32 bytes as 66 lower-case characters. */
export type Hash = Hex

export const ZERO_ADDRESS: Address = `0x${'00'.repeat(20)}`
export const ZERO_HASH: Hash = `0x${'00'.repeat(32)}`
export const EMPTY_BYTES = new Uint8Array(0)

/** The two ASCII codes of every octet as one number, which is stored at once. */
const OCTET_CODES = new Uint16Array(
  Uint8Array.from(Array.from({ length: 256 }, (_, octet) => octet.toString(16).padStart(2, '0')).join(''), (digit) => digit.charCodeAt(0))
    .buffer,
)
/** The codes of `0x`. */
const PREFIX_CODES = new Uint16Array(Uint8Array.of(48, 120).buffer)
const NOT_A_DIGIT = 0xff
/** Values of hex digits by their ASCII codes. */
const NIBBLES = new Uint8Array(256).fill(NOT_A_DIGIT)
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  NIBBLES[digit.charCodeAt(0)] = value
  NIBBLES[digit.toUpperCase().charCodeAt(0)] = value
}

/** Bytes up to which the platform's methods are not faster. */
const SHORT = 64
const ASCII = new TextDecoder()
/** Buffers for the digits of short byte strings, by their lengths. Each is filled and decoded at once. */
const buffers: Uint16Array[] = []

/** Returns a buffer for `0x` and the digits of some bytes. */
function digitBuffer(length: number): Uint16Array {
  const codes = new Uint16Array(length + 1)
  codes.set(PREFIX_CODES)
  return codes
}

function shortDigitBuffer(length: number): Uint16Array {
  let buffer = buffers[length]
  if (buffer === undefined) {
    buffer = digitBuffer(length)
    buffers[length] = buffer
  }
  return buffer
}

/** Methods of newer platforms, many times as fast as any loop. The types of this compiler do not know them yet. */
const platform: { readonly toHex?: (this: Uint8Array) => string; readonly fromHex?: (digits: string) => Uint8Array } = {
  ...('toHex' in Uint8Array.prototype && { toHex: Uint8Array.prototype.toHex as (this: Uint8Array) => string }),
  ...('fromHex' in Uint8Array && { fromHex: Uint8Array.fromHex as (digits: string) => Uint8Array }),
}

/**
 * Returns `0x` and two lower-case digits per byte.
 *
 * Long strings are not joined from parts: V8 keeps the parts until the string is read, forty bytes of heap for every byte.
 */
export function bytesToHex(bytes: Uint8Array): Hex {
  return hexOf(bytes, 0, bytes.length)
}

/** Returns `bytesToHex` of the bytes from `start` to before `end`. */
export function hexOf(bytes: Uint8Array, start: number, end: number): Hex {
  const length = end - start
  const isShort = length <= SHORT
  if (!isShort && platform.toHex) return `0x${platform.toHex.call(bytes.subarray(start, end))}`
  const codes = isShort ? shortDigitBuffer(length) : digitBuffer(length)
  for (let i = 0; i < length; i++) codes[i + 1] = OCTET_CODES[bytes[start + i] ?? 0] ?? 0
  // The buffer holds ASCII only: "0x" and hex digits.
  return ASCII.decode(codes) as Hex
}

/** Returns `bytesToHex` of `length` bytes, at most 64, from a position on, the last byte first. */
export function reversedHex(bytes: Uint8Array, start: number, length: number): Hex {
  const codes = shortDigitBuffer(length)
  for (let i = 0; i < length; i++) codes[i + 1] = OCTET_CODES[bytes[start + length - 1 - i] ?? 0] ?? 0
  return ASCII.decode(codes) as Hex
}

/** Writes the bytes of a hash or an address from a position on, the last byte first. The digits are not checked. */
export function writeReversedHex(bytes: Uint8Array, start: number, hex: Hex): void {
  for (let i = hex.length - 2, at = start; i >= 2; i -= 2, at++) {
    bytes[at] = (NIBBLES[hex.charCodeAt(i)] ?? 0) * 16 + (NIBBLES[hex.charCodeAt(i + 1)] ?? 0)
  }
}

/** Returns the bytes of an even number of hex digits after `0x`. Throws a `RangeError` for anything else. */
export function hexToBytes(hex: string): Uint8Array {
  if (!hex.startsWith('0x')) throw new RangeError('hex string without 0x prefix')
  if (hex.length % 2 !== 0) throw new RangeError('hex string of odd length')
  if (platform.fromHex && hex.length > 2 * SHORT) return platformBytes(platform.fromHex, hex.slice(2))
  const bytes = new Uint8Array(hex.length / 2 - 1)
  writeDigits(bytes, 0, hex)
  return bytes
}

/** Writes the bytes of a hex string from a position on, and returns their number. Throws a `RangeError` as `hexToBytes` does. */
export function writeHex(bytes: Uint8Array, at: number, hex: string): number {
  if (!hex.startsWith('0x')) throw new RangeError('hex string without 0x prefix')
  if (hex.length % 2 !== 0) throw new RangeError('hex string of odd length')
  writeDigits(bytes, at, hex)
  return hex.length / 2 - 1
}

function writeDigits(bytes: Uint8Array, at: number, hex: string): void {
  const length = hex.length / 2 - 1
  let seen = 0
  for (let i = 0; i < length; i++) {
    const high = NIBBLES[hex.charCodeAt(2 * i + 2)] ?? NOT_A_DIGIT
    const low = NIBBLES[hex.charCodeAt(2 * i + 3)] ?? NOT_A_DIGIT
    seen |= high | low
    bytes[at + i] = high * 16 + low
  }
  if (seen === NOT_A_DIGIT) throw new RangeError('invalid hex string')
}

function platformBytes(fromHex: (digits: string) => Uint8Array, digits: string): Uint8Array {
  try {
    return fromHex.call(Uint8Array, digits)
  } catch {
    throw new RangeError('invalid hex string')
  }
}

/** Big-endian bytes as an unsigned integer; no bytes are zero. */
export function bytesToBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes))
}

/** Big-endian bytes without leading zeros; zero is no bytes. This is how RLP writes integers. */
export function bigIntToBytes(value: bigint): Uint8Array {
  if (value === 0n) return EMPTY_BYTES
  if (value > 0n && value <= MAX_SAFE_INTEGER) return safeIntegerToBytes(Number(value))
  const digits = value.toString(16)
  return hexToBytes(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
}

const MAX_SAFE_INTEGER = BigInt(Number.MAX_SAFE_INTEGER)

/** Returns the big-endian bytes of a positive integer. Without digits in between this takes a quarter of the time. */
function safeIntegerToBytes(value: number): Uint8Array {
  let length = 1
  for (let rest = Math.floor(value / 256); rest > 0; rest = Math.floor(rest / 256)) length++
  const bytes = new Uint8Array(length)
  for (let i = length - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256
  return bytes
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
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
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
