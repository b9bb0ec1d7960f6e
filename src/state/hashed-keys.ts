import { ByteSlab } from '../primitives/byte-slab.js'
import { type Address, type Hash, type Hex, hexToBytes } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'

/**
 * The keys of the account and storage tries are hashes of addresses and slots. The same few are asked for over and over, so that they are
 * remembered here, in two generations: the older one is dropped as a whole when the younger is full, and what is still in use has moved up by then.
 */
class HashMemo {
  static readonly #GENERATION_SIZE = 16_384

  readonly #preimageLength: number
  readonly #hashes = new ByteSlab()
  #younger = new Map<Hex, Uint8Array>()
  #older = new Map<Hex, Uint8Array>()

  constructor(preimageLength: number) {
    this.#preimageLength = preimageLength
  }

  get(preimage: Hex): Uint8Array {
    const recent = this.#younger.get(preimage)
    if (recent !== undefined) return recent
    const hash = this.#older.get(preimage) ?? this.#hash(preimage)
    if (this.#younger.size >= HashMemo.#GENERATION_SIZE) {
      this.#older = this.#younger
      this.#younger = new Map()
    }
    this.#younger.set(preimage, hash)
    return hash
  }

  #hash(preimage: Hex): Uint8Array {
    const bytes = hexToBytes(preimage)
    if (bytes.length !== this.#preimageLength) {
      throw new RangeError(`expected ${this.#preimageLength} bytes, got ${bytes.length}: ${preimage}`)
    }
    return this.#hashes.copy(keccak256(bytes))
  }
}

const addresses = new HashMemo(20)
const slots = new HashMemo(32)

/** The key of an account in the account trie: keccak256(address). Shared, not to be written to. */
export function hashedAddress(address: Address): Uint8Array {
  return addresses.get(address)
}

/** The key of a slot in a storage trie: keccak256(slot). Shared, not to be written to. */
export function hashedSlot(slot: Hash): Uint8Array {
  return slots.get(slot)
}
