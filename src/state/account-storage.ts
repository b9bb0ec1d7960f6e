import { RLP } from '@ethereumjs/rlp'
import { EMPTY_BYTES, equalBytes, type Hash, trimLeft } from '../primitives/hex.js'
import { EMPTY_TRIE_ROOT } from '../primitives/keccak.js'
import { hashedSlot } from './hashed-keys.js'
import { type NodeSource, Trie, type WriteNode } from './trie.js'

/** A slot that is not zero. */
export interface StorageEntry {
  /** keccak256(slot), the order of iteration */
  readonly key: Uint8Array
  readonly slot: Hash
  /** 1 to 32 bytes without leading zeros */
  readonly value: Uint8Array
}

/** The leaf remembers the slot whose hash is its key; only the value goes into the trie's hash. */
export interface StorageLeaf {
  readonly slot: Hash
  readonly value: Uint8Array
}

function encodeLeaf({ value }: StorageLeaf): Uint8Array {
  return RLP.encode(value)
}

/**
 * The storage of one account: an immutable map from slots to words. Values are without leading zeros, and zero is no bytes: the slots that are zero
 * are the slots that are absent.
 */
export class AccountStorage {
  static readonly empty = new AccountStorage(Trie.empty(encodeLeaf))

  readonly #trie: Trie<StorageLeaf>

  private constructor(trie: Trie<StorageLeaf>) {
    this.#trie = trie
  }

  /** Returns the storage with a root whose nodes a source loads. */
  static stored(root: Hash, source: NodeSource<StorageLeaf>): AccountStorage {
    return root === EMPTY_TRIE_ROOT ? AccountStorage.empty : new AccountStorage(Trie.stored(encodeLeaf, root, source))
  }

  get isEmpty(): boolean {
    return this.#trie.isEmpty
  }

  /** Returns the storage with its nodes outside of memory, after passing those in memory to `write`. */
  detached(source: NodeSource<StorageLeaf>, write: WriteNode<StorageLeaf>): AccountStorage {
    return this.#with(this.#trie.detached(source, write, (leaf) => leaf))
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
