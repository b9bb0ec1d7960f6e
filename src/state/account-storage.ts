import { RLP } from '@ethereumjs/rlp'
import { EMPTY_BYTES, equalBytes, type Hash, trimLeft } from '../primitives/hex.js'
import { hashedSlot } from './hashed-keys.js'
import { Trie } from './trie.js'

/** A slot that is not zero. */
export interface StorageEntry {
  /** keccak256(slot), the order of iteration */
  readonly key: Uint8Array
  readonly slot: Hash
  /** 1 to 32 bytes without leading zeros */
  readonly value: Uint8Array
}

/** The leaf remembers the slot whose hash is its key; only the value goes into the trie's hash. */
interface StorageLeaf {
  readonly slot: Hash
  readonly value: Uint8Array
}

/**
 * The storage of one account: an immutable map from slots to words. Values are without leading zeros, and zero is no bytes: the slots that are zero
 * are the slots that are absent.
 */
export class AccountStorage {
  static readonly empty = new AccountStorage(Trie.empty((leaf) => RLP.encode(leaf.value)))

  readonly #trie: Trie<StorageLeaf>

  private constructor(trie: Trie<StorageLeaf>) {
    this.#trie = trie
  }

  get isEmpty(): boolean {
    return this.#trie.isEmpty
  }

  get root(): Hash {
    return this.#trie.root
  }

  get(slot: Hash): Uint8Array {
    return this.#trie.get(hashedSlot(slot))?.value ?? EMPTY_BYTES
  }

  /** The storage with another value of at most 32 bytes in `slot`. Leading zeros are dropped. */
  set(slot: Hash, value: Uint8Array): AccountStorage {
    const trimmed = trimLeft(value)
    if (trimmed.length > 32) throw new RangeError(`storage value of ${trimmed.length} bytes, at most 32 fit`)
    const key = hashedSlot(slot)
    if (trimmed.length === 0) return this.#with(this.#trie.delete(key))
    const current = this.#trie.get(key)
    if (current !== undefined && equalBytes(current.value, trimmed)) return this
    return this.#with(this.#trie.set(key, { slot, value: trimmed }))
  }

  /** The nodes that prove the value of `slot` against `root`, as `eth_getProof` gives them. */
  prove(slot: Hash): Uint8Array[] {
    return this.#trie.prove(hashedSlot(slot))
  }

  /** The slots that are not zero, in the order of their hashes, beginning at the hash `from`. */
  *entries(from?: Uint8Array): IterableIterator<StorageEntry> {
    for (const [key, { slot, value }] of this.#trie.entries(from)) yield { key, slot, value }
  }

  #with(trie: Trie<StorageLeaf>): AccountStorage {
    return trie === this.#trie ? this : new AccountStorage(trie)
  }
}
