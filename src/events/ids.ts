import { bytesToHex, type Hex } from '../primitives/hex.js'

/** A source of unpredictable bytes; every platform has its own. */
export type RandomBytes = (length: number) => Uint8Array

/**
 * The id of a filter or a subscription: 16 random bytes. The first digit is never zero, because geth trims leading zeros and some clients
 * read the id as a number.
 */
export function createId(randomBytes: RandomBytes): Hex {
  const bytes = Uint8Array.from(randomBytes(16))
  const first = bytes[0] ?? 0
  if (first < 0x10) bytes[0] = first | 0x10
  return bytesToHex(bytes)
}
