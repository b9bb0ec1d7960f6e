import { EMPTY_BYTES, equalBytes, type Hash, hexToBytes, trimLeft } from '../primitives/hex.js'
import { encodeRlp } from '../primitives/rlp-encoding.js'
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
export interface StorageLeaf {
  readonly slot: Hash
  readonly value: Uint8Array
}

/** Returns the value of a leaf in the trie of a storage. */
export function encodeStorageLeaf({ value }: StorageLeaf): Uint8Array {
  return encodeRlp(value)
}

/** Slots that lie outside this process: those of an account of a remote chain. */
export interface StorageOrigin {
  /** Whether no slot has a value, as far as that is known. */
  readonly isEmpty: boolean
  /** Returns the value of a slot without leading zeros. Throws `MissingState` when it has to be loaded. */
  slot(slot: Hash): Uint8Array
}

/** The parts of a storage, for code that keeps it outside of memory. */
export interface StorageLayers {
  readonly values: Trie<StorageLeaf>
  readonly origin: StorageOrigin | undefined
  /** Slots that were set to zero. Empty without an origin. */
  readonly zeros: Trie<Hash>
}

const EMPTY_VALUES = Trie.empty(encodeStorageLeaf)
const NO_ZEROS = Trie.empty<Hash>(hexToBytes)

/**
 * The storage of one account: an immutable map from slots to words. Values are without leading zeros, and zero is no bytes: the slots that are zero
 * are the slots that are absent.
 *
 * A storage may lie over an origin. Slots that were written hide those of the origin. Root, proofs and entries are those of the written slots only.
 */
export class AccountStorage {
  static readonly empty = new AccountStorage(EMPTY_VALUES, undefined, NO_ZEROS)

  readonly #trie: Trie<StorageLeaf>
  readonly #origin: StorageOrigin | undefined
  readonly #zeros: Trie<Hash>

  private constructor(trie: Trie<StorageLeaf>, origin: StorageOrigin | undefined, zeros: Trie<Hash>) {
    this.#trie = trie
    this.#origin = origin
    this.#zeros = zeros
  }

  static of({ values, origin, zeros }: StorageLayers): AccountStorage {
    return new AccountStorage(values, origin, zeros)
  }

  get layers(): StorageLayers {
    return { values: this.#trie, origin: this.#origin, zeros: this.#zeros }
  }

  /** Returns a storage with the slots of an origin, in which nothing is written yet. */
  static over(origin: StorageOrigin): AccountStorage {
    return new AccountStorage(EMPTY_VALUES, origin, NO_ZEROS)
  }

  get isEmpty(): boolean {
    return this.#trie.isEmpty && this.#origin?.isEmpty !== false
  }

  /** Whether no slot has a value, for certain: an origin may have slots that are not known. */
  get isKnownEmpty(): boolean {
    return this.#trie.isEmpty && this.#origin === undefined
  }

  get root(): Hash {
    return this.#trie.root
  }

  /** The root as bytes. Shared, not to be written to. */
  get rootBytes(): Uint8Array {
    return this.#trie.rootBytes
  }

  /** Whether another storage of the same account is this one, without a comparison of slots. An account of an origin that was loaded again has another object. */
  isSame(other: AccountStorage): boolean {
    const hasOrigin = this.#origin !== undefined
    return this.#trie === other.#trie && this.#zeros === other.#zeros && hasOrigin === (other.#origin !== undefined)
  }

  /** Throws `MissingState` for a slot of the origin that has to be loaded. */
  get(slot: Hash): Uint8Array {
    const key = hashedSlot(slot)
    const leaf = this.#trie.get(key)
    if (leaf !== undefined) return leaf.value
    return this.#origin === undefined || this.#zeros.get(key) ? EMPTY_BYTES : this.#origin.slot(slot)
  }

  /** The storage with another value of at most 32 bytes in `slot`. Leading zeros are dropped. */
  set(slot: Hash, value: Uint8Array): AccountStorage {
    const trimmed = trimLeft(value)
    if (trimmed.length > 32) throw new RangeError(`storage value of ${trimmed.length} bytes, at most 32 fit`)
    const key = hashedSlot(slot)
    if (trimmed.length === 0) return this.#without(key, slot)
    const current = this.#trie.get(key)
    if (current !== undefined && equalBytes(current.value, trimmed)) return this
    return this.#with(this.#trie.set(key, { slot, value: trimmed }), this.#zeros.delete(key))
  }

  /** The storage with the value that `slot` has in another version of it. Reads nothing from the origin. */
  withSlotOf(version: AccountStorage, slot: Hash): AccountStorage {
    const key = hashedSlot(slot)
    const leaf = version.#trie.get(key)
    if (leaf !== undefined) return this.#with(this.#trie.set(key, leaf), this.#zeros.delete(key))
    return version.#zeros.get(key) ? this.#without(key, slot) : this.#with(this.#trie.delete(key), this.#zeros.delete(key))
  }

  /** The nodes that prove the value of `slot` against `root`, as `eth_getProof` gives them. */
  prove(slot: Hash): Uint8Array[] {
    return this.#trie.prove(hashedSlot(slot))
  }

  /** The nodes that prove the slot with a hashed name, or that it is zero. */
  proveKey(key: Uint8Array): Uint8Array[] {
    return this.#trie.prove(key)
  }

  /** The slots that are not zero, in the order of their hashes, beginning at the hash `from`. */
  *entries(from?: Uint8Array): IterableIterator<StorageEntry> {
    for (const [key, { slot, value }] of this.#trie.entries(from)) yield { key, slot, value }
  }

  /** Returns the slots whose values differ from those in `older`, with their values here. Costs what was written in between. */
  changesSince(older: AccountStorage): (readonly [slot: Hash, value: Uint8Array])[] {
    const changes: (readonly [Hash, Uint8Array])[] = []
    this.#trie.eachChangeSince(older.#trie, (_, now, before) => {
      const slot = now?.slot ?? before?.slot
      const value = now?.value ?? EMPTY_BYTES
      if (slot !== undefined && !equalBytes(value, before?.value ?? EMPTY_BYTES)) changes.push([slot, value])
    })
    return changes
  }

  #without(key: Uint8Array, slot: Hash): AccountStorage {
    return this.#with(this.#trie.delete(key), this.#origin === undefined ? this.#zeros : this.#zeros.set(key, slot))
  }

  #with(trie: Trie<StorageLeaf>, zeros: Trie<Hash>): AccountStorage {
    return trie === this.#trie && zeros === this.#zeros ? this : new AccountStorage(trie, this.#origin, zeros)
  }
}
