import { ByteReader, type ByteWriter } from '../primitives/byte-buffer.js'
import { type Address, bigIntToBytes, bytesToBigInt, bytesToHex, type Hash, hexToBytes, padLeft, trimLeft } from '../primitives/hex.js'
import { EMPTY_CODE_HASH, EMPTY_TRIE_ROOT } from '../primitives/keccak.js'
import { type Account, type Code, NO_CODE } from './account.js'
import { AccountStorage, encodeStorageLeaf, type StorageLeaf, type StorageOrigin } from './account-storage.js'
import { detachedTrie, NO_ROOT, type NodeWriter, storedRootOf, visitTrie } from './detached-trie.js'
import { hashedAddress, hashedSlot } from './hashed-keys.js'
import { type Held, NodeCache } from './node-cache.js'
import { type StoredRoot, storedNode, Trie } from './trie.js'
import { type LeafCodec, type StateRecords, TrieRecords } from './trie-records.js'
import { type AccountLeaf, encodeAccountLeaf, type StateOrigin, WorldState } from './world-state.js'

/** Receives the records of a state that are not in the store yet. */
export interface StateWriter {
  /** Returns the id under which the node is read later. Ids begin at 1, and none is given twice. */
  node(record: Uint8Array, hash: Uint8Array): number
  code(hash: Uint8Array, bytes: Uint8Array): void
  /** Is called for a node in the store that the state contains, unless it is below another one. */
  keep?(id: number): void
}

/** Receives what a walk over the nodes of a state finds. */
export interface StateVisitor {
  /** Returns whether to go on below a node. */
  node(id: number): boolean
  account?(account: Account): void
}

/** Accounts outside of the process over which states lie that are in a store. */
export interface StoredOrigin extends StateOrigin {
  /**
   * Returns the slots that an account has in the origin. Loads nothing.
   *
   * @param isEmpty whether no slot has a value, as far as that is known
   */
  storage(address: Address, isEmpty: boolean): StorageOrigin
}

/** The root nodes of a state. */
export interface StateRoots {
  readonly accounts: StoredRoot
  /** Accounts of the origin that were removed. */
  readonly removed: StoredRoot
}

/**
 * States in a store: by trie node and by code. States share the nodes that were not written between them.
 *
 * A state over an origin has a second trie, of the accounts of the origin that were removed, and so has a storage, of the slots that were set to zero: neither
 * shows in the trie whose root is in the header.
 */
export class StoredStates {
  readonly #records: StateRecords
  readonly #cache: NodeCache
  readonly #origin: StoredOrigin | undefined
  readonly #accounts: TrieRecords<AccountLeaf>
  readonly #removed: TrieRecords<Address>
  readonly #storage: TrieRecords<StorageLeaf>
  readonly #zeros: TrieRecords<Hash>

  /** @param cacheSize bytes of memory for nodes and code that were read */
  constructor(records: StateRecords, cacheSize: number, origin?: StoredOrigin) {
    this.#records = records
    this.#cache = new NodeCache(cacheSize)
    this.#origin = origin
    this.#accounts = new TrieRecords(records, this.#cache, this.#accountCodec())
    this.#removed = new TrieRecords(records, this.#cache, REMOVED_CODEC)
    this.#storage = new TrieRecords(records, this.#cache, STORAGE_CODEC)
    this.#zeros = new TrieRecords(records, this.#cache, ZEROS_CODEC)
  }

  /** The accounts over which the states lie. */
  get origin(): StoredOrigin | undefined {
    return this.#origin
  }

  /** Returns the state with some root nodes. Reads nothing yet. */
  at({ accounts, removed }: StateRoots): WorldState {
    const origin = this.#origin
    if (!origin && accounts.root === EMPTY_TRIE_ROOT) return WorldState.empty
    return WorldState.of({
      accounts: Trie.stored(encodeAccountLeaf, accounts, this.#accounts),
      origin,
      removed: Trie.stored<Address>(hexToBytes, removed, this.#removed),
    })
  }

  /** Returns the root nodes of a state that is in the store. */
  rootsOf(state: WorldState): StateRoots {
    const { accounts, removed } = state.layers
    return { accounts: storedRootOf(accounts), removed: storedRootOf(removed) }
  }

  /** Returns code of the store. Reads nothing yet. */
  code(hash: Hash): Code {
    return hash === EMPTY_CODE_HASH ? NO_CODE : new StoredCode(hash, this.#records, this.#cache)
  }

  /** Drops nodes from the cache. They stay in the store. */
  forget(ids: readonly number[]): void {
    for (const id of ids) this.#cache.drop(id)
  }

  /** Visits the stored nodes of a state and its accounts, with the nodes of their storage. */
  visit(state: WorldState, { node, account: onAccount }: StateVisitor): void {
    const visitor = {
      node: ({ id }: { readonly id: number }) => node(id),
      prepare: (stored: readonly { readonly id: number }[]) => {
        this.#records.prepare?.(() => stored.flatMap(({ id }) => (this.#cache.find(id)?.value ? [] : [id])))
      },
    }
    const { accounts, removed } = state.layers
    visitTrie(accounts, {
      ...visitor,
      leaf({ account }) {
        onAccount?.(account)
        const { values, zeros } = account.storage.layers
        visitTrie(values, { ...visitor, leaf: () => {} })
        visitTrie(zeros, { ...visitor, leaf: () => {} })
      },
    })
    visitTrie(removed, { ...visitor, leaf: () => {} })
  }

  /** Passes the records of a state that are in memory only to `writer`, and returns the same state without nodes in memory. */
  store(state: WorldState, writer: StateWriter): WorldState {
    const { accounts, origin, removed } = state.layers
    const settle = ({ address, account }: AccountLeaf) => ({ address, account: this.#storeAccount(account, writer) })
    const layers = {
      accounts: detachedTrie(accounts, nodeWriter(this.#accounts, writer), settle),
      origin,
      removed: detachedTrie(removed, nodeWriter(this.#removed, writer), itself),
    }
    return layers.accounts === accounts && layers.removed === removed ? state : WorldState.of(layers)
  }

  #storeAccount(account: Account, writer: StateWriter): Account {
    const { nonce, balance } = account
    const { values, origin, zeros } = account.storage.layers
    const layers = {
      values: detachedTrie(values, nodeWriter(this.#storage, writer), itself),
      origin,
      zeros: detachedTrie(zeros, nodeWriter(this.#zeros, writer), itself),
    }
    const code = this.#storeCode(account.code, writer)
    const isStored = layers.values === values && layers.zeros === zeros
    return isStored && code === account.code ? account : { nonce, balance, storage: AccountStorage.of(layers), code }
  }

  #storeCode(code: Code, writer: StateWriter): Code {
    if (code === NO_CODE || code instanceof StoredCode) return code
    const hash = hexToBytes(code.hash)
    writer.code(hash, code.bytes)
    return this.code(code.hash)
  }

  #accountCodec(): LeafCodec<AccountLeaf> {
    return {
      write(writer, { address, account: { nonce, balance, storage, code } }) {
        const { values, origin, zeros } = storage.layers
        const hasCode = code.hash !== EMPTY_CODE_HASH
        writer.hex(address)
        writer.byte(
          (values.isEmpty ? 0 : HAS_STORAGE) |
            (hasCode ? HAS_CODE : 0) |
            (origin ? HAS_ORIGIN : 0) |
            (origin?.isEmpty ? EMPTY_ORIGIN : 0) |
            (zeros.isEmpty ? 0 : HAS_ZEROS),
        )
        if (!values.isEmpty) writeRoot(writer, storedRootOf(values))
        if (!zeros.isEmpty) writeRoot(writer, storedRootOf(zeros))
        if (hasCode) writer.hex(code.hash)
        writer.string(bigIntToBytes(nonce))
        writer.string(bigIntToBytes(balance))
      },
      decode: (content) => this.#decodeAccount(content),
    }
  }

  #decodeAccount(content: Uint8Array): { key: Uint8Array; value: AccountLeaf } {
    const reader = new ByteReader(content)
    const address: Address = reader.hex(20)
    const flags = reader.byte()
    const values = flags & HAS_STORAGE ? readRoot(reader) : NO_ROOT
    const zeros = flags & HAS_ZEROS ? readRoot(reader) : NO_ROOT
    const storage =
      (flags & (HAS_STORAGE | HAS_ORIGIN)) === 0
        ? AccountStorage.empty
        : AccountStorage.of({
            values: Trie.stored(encodeStorageLeaf, values, this.#storage),
            origin: flags & HAS_ORIGIN ? this.#origin?.storage(address, (flags & EMPTY_ORIGIN) !== 0) : undefined,
            zeros: Trie.stored<Hash>(hexToBytes, zeros, this.#zeros),
          })
    const code = flags & HAS_CODE ? this.code(reader.hex(32)) : NO_CODE
    const nonce = bytesToBigInt(reader.word())
    const balance = bytesToBigInt(reader.word())
    return { key: hashedAddress(address), value: { address, account: { nonce, balance, storage, code } } }
  }
}

const HAS_STORAGE = 1
const HAS_CODE = 2
/** The storage lies over that of the origin. */
const HAS_ORIGIN = 4
/** The storage of the origin has no values, as far as that is known. */
const EMPTY_ORIGIN = 8
const HAS_ZEROS = 16

function writeRoot(writer: ByteWriter, { root, id }: StoredRoot): void {
  writer.hex(root)
  writer.count(id)
}

function readRoot(reader: ByteReader): StoredRoot {
  return { root: reader.hex(32), id: reader.count() }
}

const itself = <V>(value: V): V => value

const REMOVED_CODEC: LeafCodec<Address> = {
  write: (writer, address) => writer.hex(address),
  decode(content) {
    const address: Address = bytesToHex(content)
    return { key: hashedAddress(address), value: address }
  },
}

const ZEROS_CODEC: LeafCodec<Hash> = {
  write: (writer, slot) => writer.hex(slot),
  decode(content) {
    const slot: Hash = bytesToHex(content)
    return { key: hashedSlot(slot), value: slot }
  },
}

const STORAGE_CODEC: LeafCodec<StorageLeaf> = {
  write(writer, { slot, value }) {
    writer.string(trimLeft(hexToBytes(slot)))
    writer.bytes(value)
  },
  decode(content) {
    const start = 1 + (content[0] ?? 0)
    const slot: Hash = bytesToHex(padLeft(content.subarray(1, start), 32))
    const value = content.subarray(start)
    if (value.length === 0 || value.length > 32) throw new RangeError(`a slot of ${value.length} bytes`)
    return { key: hashedSlot(slot), value: { slot, value } }
  },
}

function nodeWriter<V>(records: TrieRecords<V>, writer: StateWriter): NodeWriter<V> {
  return {
    write(reference, depth, node) {
      const record = records.encode(node)
      const stored = storedNode(reference, writer.node(record, reference.subarray(1)), depth, records)
      records.hold(stored, node, record.length)
      return stored
    },
    keep: ({ id }) => writer.keep?.(id),
  }
}

/** Code whose bytes are read when they are needed. */
class StoredCode implements Code {
  readonly hash: Hash
  readonly #records: StateRecords
  readonly #cache: NodeCache
  #held: Held<Uint8Array> | undefined

  constructor(hash: Hash, records: StateRecords, cache: NodeCache) {
    this.hash = hash
    this.#records = records
    this.#cache = cache
  }

  get bytes(): Uint8Array {
    const held = this.#held ?? (this.#cache.find(this.hash) as Held<Uint8Array> | undefined)
    if (held?.value !== undefined) {
      this.#held = held
      held.isUsed = true
      return held.value
    }
    const bytes = this.#records.code(hexToBytes(this.hash))
    this.#held = this.#cache.hold(this.hash, bytes, bytes.length + MEMORY_OF_CODE)
    return bytes
  }
}

const MEMORY_OF_CODE = 200
