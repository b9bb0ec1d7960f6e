import { yieldToEventLoop } from '../primitives/event-loop.js'
import {
  type Address,
  bigIntToBytes,
  bytesToBigInt,
  bytesToHex,
  EMPTY_BYTES,
  type Hash,
  hexToBytes,
  padLeft,
  trimLeft,
} from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import { decodeRlp } from '../primitives/rlp.js'
import { encodeRlp, type RlpValue } from '../primitives/rlp-encoding.js'
import { type Account, codeOf, encodeAccount, NO_CODE } from './account.js'
import { AccountStorage, encodeStorageLeaf, type StorageLeaf } from './account-storage.js'
import { hashedAddress, hashedSlot } from './hashed-keys.js'
import { InvalidProof, type ProvenRange, provenValue, trieOutside } from './range-proof.js'
import { type NodeSource, Trie } from './trie.js'
import { type AccountLeaf, WorldState } from './world-state.js'

/**
 * A state in chunks, each of which can be verified against the state root by itself.
 *
 * A chunk of accounts has all accounts whose hashed addresses lie in a range, with code and storage, and the trie nodes at the two ends of the range. An account whose storage
 * is too long for it has the root of its storage there, and chunks of storage of its own, which have a range of slots each.
 */

/** Bytes of a chunk, about: some ten milliseconds of work for both nodes. A chunk ends after the account with which it gets longer. */
const CHUNK_BYTES = 128 << 10
/** Bytes of a storage that is in a chunk of accounts, at most. */
const STORAGE_BYTES = 32 << 10

const ACCOUNTS = 0
const STORAGE = 1

const KEY_LENGTH = 32
const FIRST_KEY = new Uint8Array(KEY_LENGTH)
const LAST_KEY = new Uint8Array(KEY_LENGTH).fill(0xff)

/** Bytes that count for an account beside its code and its slots, and for a slot: about as many as they have. */
const ACCOUNT_BYTES = 64
const SLOT_BYTES = 70
/** Nodes of the proofs of a chunk, at most: two paths of a trie, or three. */
const PROOF_NODES = 3 * 65

/** Items of a chunk, at most: eight for an account with code, three for a slot, some for the chunk itself. The last account may have a storage of its own on top. */
const MOST_ITEMS = Math.ceil((8 * CHUNK_BYTES) / ACCOUNT_BYTES + (3 * STORAGE_BYTES) / SLOT_BYTES) + PROOF_NODES + 16

/** Depth of lists in a chunk: the chunk, its accounts, an account, its slots, a slot. */
const CHUNK_LIMITS = { depth: 5, items: MOST_ITEMS }

/** The place at which a chunk begins. */
export interface ChunkPlace {
  /** Undefined for a chunk of accounts. */
  readonly storageOf: Address | undefined
  readonly from: Uint8Array
}

/** The place of the first chunk of a state. */
export const FIRST_CHUNK: ChunkPlace = { storageOf: undefined, from: FIRST_KEY }

export interface MadeChunk {
  readonly bytes: Uint8Array
  /** Chunks that follow from this one: those of long storages, and the next of the same kind. */
  readonly following: readonly ChunkPlace[]
}

/** Returns the chunk at a place. Reads the state. */
export function makeChunk(state: WorldState, { storageOf, from }: ChunkPlace): MadeChunk {
  return storageOf === undefined ? makeAccounts(state, from) : makeStorage(state, storageOf, from)
}

function makeAccounts(state: WorldState, from: Uint8Array): MadeChunk {
  const codes = new Map<Hash, number>()
  const codeBytes: Uint8Array[] = []
  const accounts: RlpValue[] = []
  const following: ChunkPlace[] = []
  let size = 0
  let to: Uint8Array = LAST_KEY
  for (const { key, address, account } of state.accounts(from)) {
    const { nonce, balance, code, storage } = account
    if (code !== NO_CODE && !codes.has(code.hash)) {
      codes.set(code.hash, codes.size + 1)
      codeBytes.push(code.bytes)
      size += code.bytes.length
    }
    const slots = shortSlots(storage)
    if (!slots) following.push({ storageOf: address, from: FIRST_KEY })
    const codeIndex = BigInt(codes.get(code.hash) ?? 0)
    const entry = [hexToBytes(address), ...[nonce, balance, codeIndex].map(bigIntToBytes)]
    accounts.push(slots ? [...entry, EMPTY_BYTES, slots] : [...entry, hexToBytes(storage.root), []])
    size += ACCOUNT_BYTES + (slots?.length ?? 0) * SLOT_BYTES
    if (size >= CHUNK_BYTES) {
      to = key
      break
    }
  }
  const proof = edges((key) => state.proveKey(key), from, to)
  if (to !== LAST_KEY) following.push({ storageOf: undefined, from: successor(to) })
  return { bytes: encodeRlp([bigIntToBytes(BigInt(ACCOUNTS)), from, to, proof, codeBytes, accounts]), following }
}

/** Returns the slots of a storage. Undefined if they are too many for a chunk of accounts. */
function shortSlots(storage: AccountStorage): RlpValue[] | undefined {
  const slots: RlpValue[] = []
  for (const { slot, value } of storage.entries()) {
    slots.push([trimLeft(hexToBytes(slot)), value])
    if (slots.length * SLOT_BYTES > STORAGE_BYTES) return undefined
  }
  return slots
}

function makeStorage(state: WorldState, address: Address, from: Uint8Array): MadeChunk {
  const storage = state.account(address)?.storage ?? AccountStorage.empty
  const slots: RlpValue[] = []
  let to: Uint8Array = LAST_KEY
  for (const { key, slot, value } of storage.entries(from)) {
    slots.push([trimLeft(hexToBytes(slot)), value])
    if (slots.length * SLOT_BYTES < CHUNK_BYTES) continue
    to = key
    break
  }
  const proof = edges((key) => storage.proveKey(key), from, to)
  const accountProof = state.proveKey(hashedAddress(address))
  const following = to === LAST_KEY ? [] : [{ storageOf: address, from: successor(to) }]
  return { bytes: encodeRlp([bigIntToBytes(BigInt(STORAGE)), from, to, proof, hexToBytes(address), accountProof, slots]), following }
}

/** Returns the nodes to both ends of a range, each once. */
function edges(prove: (key: Uint8Array) => readonly Uint8Array[], from: Uint8Array, to: Uint8Array): Uint8Array[] {
  return [...new Map([...prove(from), ...prove(to)].map((node) => [bytesToHex(node), node])).values()]
}

/** Returns the key after another. */
function successor(key: Uint8Array): Uint8Array {
  return padLeft(bigIntToBytes(bytesToBigInt(key) + 1n), KEY_LENGTH)
}

/** A state that is put together from its chunks. */
export class RestoredState {
  readonly #root: Hash
  #state = WorldState.empty

  /** @param root of the whole state */
  constructor(root: Hash) {
    this.#root = root
  }

  /** The state with all chunks that were added. */
  get state(): WorldState {
    return this.#state
  }

  /** Puts the same state in place of the present one. Its nodes may be in a store. */
  replace(state: WorldState): void {
    this.#state = state
  }

  /** Whether all chunks were added. */
  get isComplete(): boolean {
    return this.#state.root === this.#root
  }

  /**
   * Verifies a chunk and adds it. Rejects with `InvalidProof`, or another error for bytes that are no chunk; then nothing is added.
   *
   * The work is that of a chunk of `makeChunk` at most, whatever the bytes are, beside hashing them once: items are counted first, and the nodes of the proof are
   * followed before anything else is read.
   */
  async add(bytes: Uint8Array): Promise<void> {
    const items = listOf(decodeRlp(bytes, CHUNK_LIMITS))
    const kind = Number(bytesToBigInt(bytesOf(items[0])))
    const [from, to] = [keyOf(items[1]), keyOf(items[2])]
    const range = { from, to, proof: listOf(items[3]).map(bytesOf) }
    const rest = items.slice(4)
    if (kind === ACCOUNTS) await this.#addAccounts(range, rest)
    else if (kind === STORAGE) await this.#addStorage(range, rest)
    else throw new InvalidProof(`chunk of kind ${kind}`)
  }

  async #addAccounts(range: ProvenRange, [codes, accounts]: readonly RlpValue[]): Promise<void> {
    let trie = trieOutside<AccountLeaf>(({ account }) => encodeAccount(account), this.#root, range)
    const code = [NO_CODE]
    for (const item of listOf(codes)) {
      // A test chain may have had code of any length.
      await yieldToEventLoop()
      code.push(codeOf(bytesOf(item)))
    }
    const added: [Address, Account][] = []
    for (const item of listOf(accounts)) {
      const [address, nonce, balance, codeIndex, storageRoot, slots] = listOf(item)
      const name: Address = bytesToHex(bytesOf(address))
      const found = code[Number(bytesToBigInt(bytesOf(codeIndex)))]
      if (!found) throw new InvalidProof('code is missing')
      const storage = withSlots(AccountStorage.empty, listOf(slots))
      const account = { nonce: integerOf(nonce), balance: integerOf(balance), code: found, storage }
      const root = bytesOf(storageRoot)
      const isLong = root.length > 0
      const proven = isLong ? { ...account, storage: knownStorage(bytesToHex(root)) } : account
      trie = trie.set(hashedAddress(name), { address: name, account: proven })
      added.push([name, account])
    }
    if (trie.root !== this.#root) throw new InvalidProof('the accounts are not those of the state')
    this.#state = await loadingState(() => this.#state.apply(added))
  }

  async #addStorage(range: ProvenRange, [owner, accountProof, slots]: readonly RlpValue[]): Promise<void> {
    const address: Address = bytesToHex(bytesOf(owner))
    const leaf = provenValue(this.#root, hashedAddress(address), listOf(accountProof).map(bytesOf))
    if (!leaf) throw new InvalidProof('storage of an account that is not there')
    const root: Hash = bytesToHex(bytesOf(listOf(decodeRlp(leaf, { depth: 1 }))[2]))
    let trie = trieOutside<Uint8Array>(encodeRlp, root, range)
    for (const { key, value } of slotsOf(listOf(slots))) trie = trie.set(key, value)
    if (trie.root !== root) throw new InvalidProof('the slots are not those of the account')
    this.#state = await loadingState(() => {
      const account = this.#state.account(address)
      if (!account) throw new InvalidProof('storage of an account that has not come')
      return this.#state.apply([[address, { ...account, storage: withSlots(account.storage, listOf(slots)) }]])
    })
  }
}

const UNREADABLE: NodeSource<StorageLeaf> = {
  load() {
    throw new Error('only the root of this storage is known')
  },
  prepare() {},
}

/** Returns a storage of which only the root is known. Nothing can be read from it. */
function knownStorage(root: Hash): AccountStorage {
  // The id 0 is that of no entries.
  return AccountStorage.of({ ...AccountStorage.empty.layers, values: Trie.stored(encodeStorageLeaf, { root, id: 1 }, UNREADABLE) })
}

function* slotsOf(slots: readonly RlpValue[]): Generator<{ readonly slot: Hash; readonly key: Uint8Array; readonly value: Uint8Array }> {
  for (const item of slots) {
    const [name, value] = listOf(item).map(bytesOf)
    if (!name || !value || name.length > KEY_LENGTH || value.length === 0) throw new InvalidProof('not a slot')
    const slot: Hash = bytesToHex(padLeft(name, KEY_LENGTH))
    yield { slot, key: hashedSlot(slot), value }
  }
}

function withSlots(storage: AccountStorage, slots: readonly RlpValue[]): AccountStorage {
  let written = storage
  for (const { slot, value } of slotsOf(slots)) written = written.set(slot, value)
  return written
}

function listOf(item: RlpValue | undefined): readonly RlpValue[] {
  if (item === undefined || item instanceof Uint8Array) throw new InvalidProof('expected a list')
  return item
}

function bytesOf(item: RlpValue | undefined): Uint8Array {
  if (!(item instanceof Uint8Array)) throw new InvalidProof('expected bytes')
  return item
}

function integerOf(item: RlpValue | undefined): bigint {
  return bytesToBigInt(bytesOf(item))
}

function keyOf(item: RlpValue | undefined): Uint8Array {
  const bytes = bytesOf(item)
  if (bytes.length !== KEY_LENGTH) throw new InvalidProof('not a key')
  return bytes
}
