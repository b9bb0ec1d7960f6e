import { signTransaction, type Transaction } from '../evm/transaction.js'
import type { TransactionBody } from '../evm/transaction-body.js'
import { type Address, bytesToBigInt, hexToBytes } from '../primitives/hex.js'
import { addressOfPrivateKey } from './address-of-private-key.js'
import { AccountLocked, InvalidPrivateKey } from './errors.js'
import { signDigest } from './signature.js'

const KEY_LENGTH = 32
/** Order of secp256k1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** A private key in memory. Signatures leave it, the key does not. */
export class PrivateKey {
  readonly address: Address
  readonly #bytes: Uint8Array
  #erased = false

  /**
   * Copies the bytes. Throws `InvalidPrivateKey` unless they are 32 and on the curve.
   *
   * @param address - of the key, where it is known: finding it takes a multiplication on the curve
   */
  constructor(bytes: Uint8Array, address?: Address) {
    checkKey(bytes)
    this.#bytes = bytes.slice()
    this.address = address ?? addressOfPrivateKey(this.#bytes)
  }

  /** A signature of 32 bytes. Throws `AccountLocked` once the key is erased. */
  sign(digest: Uint8Array): Uint8Array {
    return signDigest(digest, this.#use())
  }

  /** Throws `AccountLocked` once the key is erased. */
  signTransaction(body: TransactionBody): Transaction {
    return signTransaction(this.address, body, this.#use())
  }

  /** Another copy of the same key, which is erased on its own. */
  copy(): PrivateKey {
    return new PrivateKey(this.#use(), this.address)
  }

  /** Overwrites the key. */
  erase(): void {
    this.#bytes.fill(0)
    this.#erased = true
  }

  #use(): Uint8Array {
    if (this.#erased) throw new AccountLocked()
    return this.#bytes
  }
}

/** Whether bytes are a private key: 32 of them, and on the curve. */
export function isPrivateKey(bytes: Uint8Array): boolean {
  try {
    checkKey(bytes)
    return true
  } catch (error) {
    if (error instanceof InvalidPrivateKey) return false
    throw error
  }
}

function checkKey(bytes: Uint8Array): void {
  if (bytes.length !== KEY_LENGTH) throw new InvalidPrivateKey('invalid length, need 256 bits')
  const scalar = bytesToBigInt(bytes)
  if (scalar === 0n) throw new InvalidPrivateKey('invalid private key, zero or negative')
  if (scalar >= ORDER) throw new InvalidPrivateKey('invalid private key, >=N')
}

/**
 * The 32 bytes of a private key as people write it: 64 hex digits without `0x`.
 *
 * Throws `InvalidPrivateKey` with the texts of the interface document, which are those of Go's decoder.
 */
export function parsePrivateKey(digits: string): Uint8Array {
  // Go looks at bytes, not at characters.
  for (const octet of new TextEncoder().encode(digits)) {
    const char = String.fromCharCode(octet)
    if (!/[0-9a-fA-F]/.test(char)) throw new InvalidPrivateKey(`invalid hex character ${quote(char)} in private key`)
  }
  if (digits.length % 2 !== 0) throw new InvalidPrivateKey('invalid hex data for private key')
  const bytes = hexToBytes(`0x${digits}`)
  checkKey(bytes)
  return bytes
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\x07', '\\a'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\v', '\\v'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ["'", "\\'"],
  ['\\', '\\\\'],
])

/** A character below U+0100 as Go's `%q` prints it. */
function quote(char: string): string {
  const code = char.charCodeAt(0)
  const digits = code.toString(16)
  const shown = ESCAPES.get(char) ?? (code < 0x20 || code === 0x7f ? `\\x${digits.padStart(2, '0')}` : undefined)
  if (shown !== undefined) return `'${shown}'`
  const isPrintable = code < 0x7f || (code > 0xa0 && code !== 0xad)
  return isPrintable ? `'${char}'` : `'\\u${digits.padStart(4, '0')}'`
}
