/** Keys of mappings, which the storage does not have: they are learned from what a run has hashed, or given. */
import { bigIntToWord, bytesToBigInt, bytesToHex, concatBytes } from '../primitives/hex.js'
import { keccak256 } from '../primitives/keccak.js'

/** More than this are not kept. Each takes about 300 bytes. */
const MOST_KEYS = 65_536
/** Longest preimage that is kept: a key that is a text, and a slot. */
export const LONGEST_PREIMAGE = 544

/** A hashed place: what it was made from, and the slot where its container is. */
interface HashedPlace {
  /** Key of a mapping; no bytes for a list, whose place is the hash of its slot alone. */
  readonly key: Uint8Array
  readonly container: bigint
  /** The hash of both. */
  readonly slot: bigint
}

/** Preimages of hashes that lead to slots: a key and the slot of its mapping, or the slot of a list. */
export class StorageKeys {
  readonly #byPreimage = new Set<string>()
  readonly #byContainer = new Map<bigint, Uint8Array[]>()
  readonly #preimages: Uint8Array[] = []
  /** Places in the order of their slots, as far as hashes are computed. */
  #sorted: HashedPlace[] = []

  /** Adds bytes that were hashed. Those that no slot is made from are ignored. */
  add(preimage: Uint8Array): void {
    if (preimage.length < 32 || preimage.length > LONGEST_PREIMAGE || this.#preimages.length >= MOST_KEYS) return
    const text = bytesToHex(preimage)
    if (this.#byPreimage.has(text)) return
    this.#byPreimage.add(text)
    this.#preimages.push(preimage)
    if (preimage.length === 32) return
    const container = bytesToBigInt(preimage.subarray(-32))
    const key = preimage.subarray(0, -32)
    const known = this.#byContainer.get(container)
    if (known) known.push(key)
    else this.#byContainer.set(container, [key])
  }

  /** Returns the keys of the mapping at a slot, in the order in which they were seen. */
  keysAt(container: bigint): readonly Uint8Array[] {
    return this.#byContainer.get(container) ?? []
  }

  /** Returns the place before a slot that is the nearest, or at it. */
  before(slot: bigint): HashedPlace | undefined {
    if (this.#sorted.length < this.#preimages.length) this.#sort()
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle]?.slot ?? 0n) <= slot) low = middle + 1
      else high = middle
    }
    return this.#sorted[low - 1]
  }

  #sort(): void {
    for (const preimage of this.#preimages.slice(this.#sorted.length)) {
      const container = bytesToBigInt(preimage.subarray(-32))
      this.#sorted.push({ key: preimage.subarray(0, -32), container, slot: bytesToBigInt(keccak256(preimage)) })
    }
    this.#sorted.sort((one, other) => (one.slot < other.slot ? -1 : one.slot > other.slot ? 1 : 0))
  }
}

/** Returns the slot of the value of a mapping, or of the first item of a list, whose key is no bytes. */
export function hashedSlot(key: Uint8Array, container: bigint): bigint {
  return bytesToBigInt(keccak256(concatBytes(key, bigIntToWord(container))))
}
