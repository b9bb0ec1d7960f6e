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
import { type LeafCodec, type StateRecords, TrieRecords } from './trie-records.js'
import { type AccountLeaf, WorldState } from './world-state.js'

/** Receives the records of a state that are not in the store yet. */
export interface StateWriter {
  node(hash: Uint8Array, record: Uint8Array): void
  code(hash: Uint8Array, bytes: Uint8Array): void
}

/** States in a store: by trie node and by code, each by its hash, so that states share what is equal in them. */
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

  /** Returns the state with a root. Reads nothing yet. */
  at(root: Hash): WorldState {
    return root === EMPTY_TRIE_ROOT ? WorldState.empty : WorldState.stored(root, this.#accounts)
  }

  /** Passes the records of a state that are in memory only to `writer`, and returns the same state without nodes in memory. */
  store(state: WorldState, writer: StateWriter): WorldState {
    return state.detached(this.#accounts, write(this.#accounts, writer), (account) => this.#storeAccount(account, writer))
  }

  #storeAccount(account: Account, writer: StateWriter): Account {
    const { nonce, balance } = account
    const storage = account.storage.detached(this.#storage, write(this.#storage, writer))
    const code = this.#storeCode(account.code, writer)
    return storage === account.storage && code === account.code ? account : { nonce, balance, storage, code }
  }

  #storeCode(code: Code, writer: StateWriter): Code {
    if (code === NO_CODE || code instanceof StoredCode) return code
    const hash = hexToBytes(code.hash)
    writer.code(hash, code.bytes)
    return new StoredCode(code.hash, this.#records, this.#cache)
  }

  #accountCodec(): LeafCodec<AccountLeaf> {
    return {
      encode({ address, account: { nonce, balance, storage, code } }) {
        const hasStorage = !storage.isEmpty
        const hasCode = code.hash !== EMPTY_CODE_HASH
        return concatBytes(
          hexToBytes(address),
          Uint8Array.of((hasStorage ? HAS_STORAGE : 0) | (hasCode ? HAS_CODE : 0)),
          hasStorage ? hexToBytes(storage.root) : NOTHING,
          hasCode ? hexToBytes(code.hash) : NOTHING,
          counted(bigIntToBytes(nonce)),
          bigIntToBytes(balance),
        )
      },
      decode: (content) => this.#decodeAccount(content),
    }
  }

  #decodeAccount(content: Uint8Array): { key: Uint8Array; value: AccountLeaf } {
    const address: Address = bytesToHex(content.subarray(0, 20))
    const flags = content[20] ?? 0
    let at = 21
    const take = (length: number) => {
      at += length
      return content.subarray(at - length, at)
    }
    const storage = flags & HAS_STORAGE ? AccountStorage.stored(bytesToHex(take(32)), this.#storage) : AccountStorage.empty
    const code = flags & HAS_CODE ? new StoredCode(bytesToHex(take(32)), this.#records, this.#cache) : NO_CODE
    const nonce = bytesToBigInt(take(take(1)[0] ?? 0))
    const balance = bytesToBigInt(content.subarray(at))
    return { key: hashedAddress(address), value: { address, account: { nonce, balance, storage, code } } }
  }
}

const NOTHING = new Uint8Array(0)
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

function write<V>(records: TrieRecords<V>, writer: StateWriter) {
  return (stored: Parameters<TrieRecords<V>['load']>[0], node: ReturnType<TrieRecords<V>['load']>): void => {
    const record = records.encode(node)
    writer.node(stored.reference.subarray(1), record)
    records.hold(stored, node, record.length)
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
