import { ByteReader, ByteWriter } from '../primitives/byte-buffer.js'
import {
  type Address,
  bigIntToBytes,
  bytesToBigInt,
  bytesToHex,
  concatBytes,
  type Hash,
  hexToBytes,
  padLeft,
  trimLeft,
} from '../primitives/hex.js'
import { EMPTY_CODE_HASH, EMPTY_TRIE_ROOT } from '../primitives/keccak.js'
import { type Account, type Code, NO_CODE } from './account.js'
import { AccountStorage, type StorageLeaf } from './account-storage.js'
import { hashedAddress, hashedSlot } from './hashed-keys.js'
import { type Held, NodeCache } from './node-cache.js'
import { type NodeWriter, type StoredRoot, storedNode } from './trie.js'
import { type LeafCodec, type StateRecords, TrieRecords } from './trie-records.js'
import { type AccountLeaf, WorldState } from './world-state.js'

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

/** States in a store: by trie node and by code. States share the nodes that were not written between them. */
export class StoredStates {
  readonly #records: StateRecords
  readonly #cache: NodeCache
  readonly #accounts: TrieRecords<AccountLeaf>
  readonly #storage: TrieRecords<StorageLeaf>

  /** @param cacheSize bytes of memory for nodes and code that were read */
  constructor(records: StateRecords, cacheSize: number) {
    this.#records = records
    this.#cache = new NodeCache(cacheSize)
    this.#accounts = new TrieRecords(records, this.#cache, this.#accountCodec())
    this.#storage = new TrieRecords(records, this.#cache, STORAGE_CODEC)
  }

  /** Returns the state with a root node. Reads nothing yet. */
  at(root: StoredRoot): WorldState {
    return root.root === EMPTY_TRIE_ROOT ? WorldState.empty : WorldState.stored(root, this.#accounts)
  }

  /** Returns code of the store. Reads nothing yet. */
  code(hash: Hash): Code {
    return hash === EMPTY_CODE_HASH ? NO_CODE : new StoredCode(hash, this.#records, this.#cache)
  }

  /** Drops nodes from the cache. They stay in the store. */
  forget(ids: readonly number[]): void {
    for (const id of ids) this.#cache.drop(`${id}`)
  }

  /** Visits the stored nodes of a state and its accounts, with the nodes of their storage. */
  visit(state: WorldState, { node, account: onAccount }: StateVisitor): void {
    const visitor = {
      node: ({ id }: { readonly id: number }) => node(id),
      prepare: (stored: readonly { readonly id: number }[]) => {
        this.#records.prepare?.(() => stored.flatMap(({ id }) => (this.#cache.find(`${id}`)?.value ? [] : [id])))
      },
    }
    state.visit({
      ...visitor,
      leaf({ account }) {
        onAccount?.(account)
        account.storage.visit({ ...visitor, leaf: () => {} })
      },
    })
  }

  /** Passes the records of a state that are in memory only to `writer`, and returns the same state without nodes in memory. */
  store(state: WorldState, writer: StateWriter): WorldState {
    return state.detached(nodeWriter(this.#accounts, writer), (account) => this.#storeAccount(account, writer))
  }

  #storeAccount(account: Account, writer: StateWriter): Account {
    const { nonce, balance } = account
    const storage = account.storage.detached(nodeWriter(this.#storage, writer))
    const code = this.#storeCode(account.code, writer)
    return storage === account.storage && code === account.code ? account : { nonce, balance, storage, code }
  }

  #storeCode(code: Code, writer: StateWriter): Code {
    if (code === NO_CODE || code instanceof StoredCode) return code
    const hash = hexToBytes(code.hash)
    writer.code(hash, code.bytes)
    return this.code(code.hash)
  }

  #accountCodec(): LeafCodec<AccountLeaf> {
    return {
      encode({ address, account: { nonce, balance, storage, code } }) {
        const hasStorage = !storage.isEmpty
        const hasCode = code.hash !== EMPTY_CODE_HASH
        const writer = new ByteWriter(ACCOUNT_CAPACITY)
        writer.hex(address)
        writer.byte((hasStorage ? HAS_STORAGE : 0) | (hasCode ? HAS_CODE : 0))
        if (hasStorage) {
          const { root, id } = storage.storedRoot
          writer.hex(root)
          writer.count(id)
        }
        if (hasCode) writer.hex(code.hash)
        writer.string(bigIntToBytes(nonce))
        writer.string(bigIntToBytes(balance))
        return writer.finish()
      },
      decode: (content) => this.#decodeAccount(content),
    }
  }

  #decodeAccount(content: Uint8Array): { key: Uint8Array; value: AccountLeaf } {
    const reader = new ByteReader(content)
    const address: Address = reader.hex(20)
    const flags = reader.byte()
    const storage =
      flags & HAS_STORAGE ? AccountStorage.stored({ root: reader.hex(32), id: reader.count() }, this.#storage) : AccountStorage.empty
    const code = flags & HAS_CODE ? this.code(reader.hex(32)) : NO_CODE
    const nonce = bytesToBigInt(reader.string())
    const balance = bytesToBigInt(reader.string())
    return { key: hashedAddress(address), value: { address, account: { nonce, balance, storage, code } } }
  }
}

const ACCOUNT_CAPACITY = 160
const HAS_STORAGE = 1
const HAS_CODE = 2

const STORAGE_CODEC: LeafCodec<StorageLeaf> = {
  encode: ({ slot, value }) => concatBytes(counted(trimLeft(hexToBytes(slot))), value),
  decode(content) {
    const start = 1 + (content[0] ?? 0)
    const slot: Hash = bytesToHex(padLeft(content.subarray(1, start), 32))
    return { key: hashedSlot(slot), value: { slot, value: content.subarray(start) } }
  },
}

/** Returns bytes with their number in front. */
function counted(bytes: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of(bytes.length), bytes)
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
