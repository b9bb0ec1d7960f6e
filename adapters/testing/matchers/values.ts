/** Checks of text: addresses, keys, hex. */
import { InvalidAssertion } from './invalid-assertion.js'
import { isAddress } from './objects.js'

/** Whether a text is an address of 20 bytes. */
export function isProperAddress(value: unknown): boolean {
  return isAddress(value)
}

/** Whether a text is a private key of 32 bytes. */
export function isProperPrivateKey(value: unknown): boolean {
  return typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
}

/** Whether a text is hex of so many digits. */
export function isProperHex(value: unknown, length: number): boolean {
  return typeof value === 'string' && new RegExp(`^0x[0-9a-f]{${length}}$`, 'i').test(value)
}

/** Whether two hex texts are the same number. Throws `InvalidAssertion` for a text that is no hex. */
export function isHexEqual(value: unknown, other: unknown): boolean {
  return hexNumber(value) === hexNumber(other)
}

function hexNumber(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)) return BigInt(value === '0x' ? '0x0' : value)
  throw new InvalidAssertion(`Expected a hexadecimal string, but got "${String(value)}"`)
}
