import { type Hash, type Hex, toQuantity } from '../primitives/hex.js'
import { DecodeError, type Schema, string } from '../rpc/schema.js'

export interface StorageKey {
  readonly slot: Hash
  /** Whether the caller wrote all 32 bytes; proofs give the key back in the form in which it came. */
  readonly isFull: boolean
}

/** A storage slot as geth reads it: up to 32 bytes of hex, with or without `0x`, even or odd. */
export const storageKey: Schema<StorageKey, Hex> = {
  json: { title: 'StorageKey', description: 'A slot: at most 32 bytes of hex.', type: 'string', pattern: '^(0x)?[0-9a-fA-F]{0,64}$' },
  decode(input) {
    const digits = string.decode(input).replace(/^0x/i, '')
    if (!/^[0-9a-fA-F]*$/.test(digits)) throw new DecodeError('invalid hex in storage key')
    if (digits.length > 64) throw new DecodeError(`storage key too long (want at most 32 bytes)`)
    return { slot: `0x${digits.toLowerCase().padStart(64, '0')}`, isFull: digits.length > 62 }
  },
  encode: ({ slot, isFull }) => (isFull ? slot : toQuantity(BigInt(slot))),
}
