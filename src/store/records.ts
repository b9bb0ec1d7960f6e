import { crc32 } from '../primitives/crc32.js'
import { NodeError } from '../primitives/errors.js'
import { bytesToHex, type Hex } from '../primitives/hex.js'
import { MissingState } from '../primitives/missing-state.js'
import { MissingNode, reasonOf, StoreDamaged, StoreReadFailed, StoreRefused, StoreWriteFailed } from './errors.js'
import { LoadedRecords } from './loaded-records.js'
import { BYTES, type Durability, readsSynchronously, type Store, type StoreOperation } from './store.js'

/** Kinds of records: the first byte of their keys. */
export const KINDS = {
  /** One record for each subject that a node has once, such as the head. */
  meta: 0x6d,
  /** Trie nodes by their ids. */
  node: 0x6e,
  /** States by height: the difference from the one before. */
  state: 0x64,
  /** States whose nodes are in the store, by their numbers. */
  version: 0x76,
  /** Ids of the nodes that a version does not have and the one before has. */
  dead: 0x78,
  /** Code by hash. */
  code: 0x63,
  /** Blocks with receipts by number. */
  block: 0x62,
  /** Block numbers by block hash. */
  number: 0x68,
  /** Places in the chain by transaction hash. */
  transaction: 0x74,
  /** Block numbers by what their logs contain. */
  log: 0x6c,
  /** Transactions of the pool by order of arrival. */
  pool: 0x70,
  /** Snapshots by id. */
  snapshot: 0x73,
  /** Answers of the remote chain of a fork, by hash of the chain, the fork block and the call. */
  fact: 0x66,
  /** Second copies of the records without which the others are worth nothing, by their keys. Only a repair reads them. */
  copy: 0x7e,
} as const

export type RecordKind = keyof typeof KINDS

const KIND_NAMES: ReadonlyMap<number, RecordKind> = new Map(Object.entries(KINDS).map(([name, prefix]) => [prefix, name as RecordKind]))

/** A record as it is found. */
export interface ScannedRecord {
  /** Undefined for a record that no node has written. */
  readonly kind: RecordKind | undefined
  readonly key: Uint8Array
  /** Undefined if the record is damaged. */
  readonly content: Uint8Array | undefined
  /** The damage, in words. */
  readonly flaw: string | undefined
}

const CHECKSUM_LENGTH = 4

/** Returns the key of a record. */
export function keyOf(kind: RecordKind, id: Uint8Array): Uint8Array {
  const key = new Uint8Array(id.length + 1)
  key[0] = KINDS[kind]
  key.set(id, 1)
  return key
}

/** Returns 8 bytes whose order is that of the numbers. */
export function numberKey(number: number | bigint): Uint8Array {
  const low = Number(number)
  const high = Math.floor(low / 2 ** 32)
  const bytes = new Uint8Array(8)
  for (let i = 0; i < 4; i++) {
    bytes[i] = high >>> (24 - 8 * i)
    bytes[i + 4] = low >>> (24 - 8 * i)
  }
  return bytes
}

/** Returns the number in bytes of `numberKey`. */
export function numberIn(bytes: Uint8Array, at = 0): number {
  return Number(new DataView(bytes.buffer, bytes.byteOffset + at, 8).getBigUint64(0))
}

function sealed(key: Uint8Array, content: Uint8Array): Uint8Array {
  const { length } = content
  const bytes = new Uint8Array(length + CHECKSUM_LENGTH)
  bytes.set(content)
  const checksum = crc32(content, crc32(key))
  for (let i = 0; i < CHECKSUM_LENGTH; i++) bytes[length + i] = checksum >>> (24 - 8 * i)
  return bytes
}

/** Returns the content of a record. Throws `StoreDamaged` if its checksum is not that of its key and content. */
function unsealed(key: Uint8Array, value: Uint8Array): Uint8Array {
  const end = value.length - CHECKSUM_LENGTH
  if (end < 0) throw new StoreDamaged(describe(key), 'is cut short')
  const content = value.subarray(0, end)
  const expected = new DataView(value.buffer, value.byteOffset + end, CHECKSUM_LENGTH).getUint32(0)
  if (crc32(content, crc32(key)) !== expected) throw new StoreDamaged(describe(key), 'has a wrong checksum')
  return content
}

/**
 * Returns what a record, or a part of one, contains. Throws `StoreDamaged` if that cannot be decoded: a checksum does not say that a node has written the record.
 *
 * Everything that is decoded from a store is decoded in here.
 */
export function decoded<T>(kind: RecordKind, id: Uint8Array, decode: () => T): T {
  try {
    return decode()
  } catch (error) {
    if (error instanceof NodeError || error instanceof MissingState || error instanceof StoreRefused) throw error
    throw new StoreDamaged(describe(keyOf(kind, id)), `cannot be decoded (${reasonOf(error)})`)
  }
}

/** Returns the kind of a record. Undefined for one that no node has written. */
export function kindOf(key: Uint8Array): RecordKind | undefined {
  return KIND_NAMES.get(key[0] ?? 0)
}

/** Returns the name of a record for a message. */
export function describe(key: Uint8Array): string {
  const kind = kindOf(key) ?? 'unknown'
  const id = key.subarray(1)
  if (kind === 'copy') return `the copy of ${describe(id)}`
  if (kind === 'meta') return `the record '${new TextDecoder().decode(id)}'`
  return `the ${kind} record ${id.length === 8 ? numberIn(id) : bytesToHex(id)}`
}

/** Writes that take effect together. Reads through it see them. */
export class RecordBatch {
  readonly #records: Records
  readonly #writes = new Map<Hex, { readonly key: Uint8Array; readonly content: Uint8Array | undefined }>()

  constructor(records: Records) {
    this.#records = records
  }

  get size(): number {
    return this.#writes.size
  }

  /** Returns the content of a record as it will be after the batch. */
  get(kind: RecordKind, id: Uint8Array): Uint8Array | undefined {
    const written = this.#writes.get(bytesToHex(keyOf(kind, id)))
    return written === undefined ? this.#records.get(kind, id) : written.content
  }

  /** Returns the content of a record as it will be after the batch. Throws `StoreDamaged` if it cannot be decoded. */
  read<T>(kind: RecordKind, id: Uint8Array, decode: (content: Uint8Array) => T): T | undefined {
    const content = this.get(kind, id)
    return content && decoded(kind, id, () => decode(content))
  }

  put(kind: RecordKind, id: Uint8Array, content: Uint8Array): void {
    const key = keyOf(kind, id)
    this.#writes.set(bytesToHex(key), { key, content })
  }

  /** Writes a second copy of a record, if it exists. */
  copy(kind: RecordKind, id: Uint8Array): void {
    const content = this.get(kind, id)
    if (content !== undefined) this.put('copy', keyOf(kind, id), content)
  }

  delete(kind: RecordKind, id: Uint8Array): void {
    const key = keyOf(kind, id)
    this.#writes.set(bytesToHex(key), { key, content: undefined })
  }

  operations(): StoreOperation[] {
    return [...this.#writes.values()].map(({ key, content }) =>
      content === undefined ? { type: 'del', key } : { type: 'put', key, value: sealed(key, content) },
    )
  }
}

function unreadable(): never {
  throw new Error('a store that reads synchronously has getSync()')
}

/** Stores that a node of this process has open. A database object does not know how many use it. */
const inUse = new WeakSet<Store>()

/**
 * The records of a store. Each has a checksum over its key and its content, which every read verifies.
 *
 * Reads are synchronous. If the store is not, a read throws `MissingState` for a record that has to be loaded first.
 */
export class Records {
  readonly #store: Store
  readonly #getSync: NonNullable<Store['getSync']>
  /** Records of an asynchronous store that are in memory. */
  readonly #loaded: LoadedRecords | undefined
  readonly #sync: boolean
  readonly #usesCopies: boolean

  private constructor(store: Store, durability: Durability, usesCopies: boolean) {
    this.#usesCopies = usesCopies
    this.#store = store
    this.#loaded = readsSynchronously(store) ? undefined : new LoadedRecords(store)
    this.#getSync = this.#loaded?.getSync ?? store.getSync?.bind(store) ?? unreadable
    this.#sync = durability === 'disk'
  }

  /**
   * Opens a store for one node. Rejects with `StoreRefused` if it is in use or cannot be opened.
   *
   * @param usesCopies whether the second copy of a record is read in place of one that is damaged or missing
   */
  static async open(store: Store, durability: Durability, usesCopies = false): Promise<Records> {
    if (inUse.has(store))
      throw new StoreRefused('the store is in use by another node of this process: close that node, or use another store')
    inUse.add(store)
    try {
      await store.open()
    } catch (error) {
      inUse.delete(store)
      if (error instanceof StoreRefused) throw error
      throw new StoreRefused(`the store cannot be opened: ${reasonOf(error)}`)
    }
    return new Records(store, durability, usesCopies)
  }

  /** Whether reads may throw `MissingState`. */
  get isAsynchronous(): boolean {
    return this.#loaded !== undefined
  }

  /** Throws `MissingState` unless some records are in memory, which loads them together. A synchronous store has all of them: the ids are not asked for. */
  prepare(kind: RecordKind, ids: () => Iterable<Uint8Array>): void {
    this.#loaded?.prepare(Array.from(ids(), (id) => keyOf(kind, id)))
  }

  /** Throws `MissingState` for a record that has to be loaded. */
  get(kind: RecordKind, id: Uint8Array): Uint8Array | undefined {
    const key = keyOf(kind, id)
    if (!this.#usesCopies || kind === 'copy') return this.#unsealed(key)
    let damage: StoreDamaged | undefined
    try {
      const content = this.#unsealed(key)
      if (content !== undefined) return content
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error
      damage = error
    }
    const copy = this.#unsealed(keyOf('copy', key))
    if (copy === undefined && damage) throw damage
    return copy
  }

  #unsealed(key: Uint8Array): Uint8Array | undefined {
    const value = this.#read(key)
    return value === undefined ? undefined : unsealed(key, value)
  }

  /** Returns the content of a record. Throws `StoreDamaged` if it cannot be decoded, and `MissingState` for a record that has to be loaded. */
  read<T>(kind: RecordKind, id: Uint8Array, decode: (content: Uint8Array) => T): T | undefined {
    const content = this.get(kind, id)
    return content && decoded(kind, id, () => decode(content))
  }

  /** Returns the content of a record that must exist. Throws `StoreDamaged`. */
  require(kind: RecordKind, id: Uint8Array): Uint8Array {
    const content = this.get(kind, id)
    if (content === undefined) throw new StoreDamaged(describe(keyOf(kind, id)), 'is missing')
    return content
  }

  /** Returns the content of a record that must exist. Throws `StoreDamaged` if it does not, or cannot be decoded. */
  readRequired<T>(kind: RecordKind, id: Uint8Array, decode: (content: Uint8Array) => T): T {
    const content = this.require(kind, id)
    return decoded(kind, id, () => decode(content))
  }

  /**
   * Returns the record of a trie node. Throws `MissingNode`.
   *
   * @param hash of the node, for the error
   */
  node(id: number, hash: Uint8Array): Uint8Array {
    const content = this.get('node', numberKey(id))
    if (content === undefined) throw new MissingNode(hash)
    return content
  }

  /** Iterates over the records of a kind in the order of their ids. */
  async *all(kind: RecordKind): AsyncIterable<[id: Uint8Array, content: Uint8Array]> {
    const prefix = KINDS[kind]
    for await (const [key, value] of this.#store.iterator({ ...BYTES, gte: Uint8Array.of(prefix), lt: Uint8Array.of(prefix + 1) })) {
      yield [key.subarray(1), unsealed(key, value)]
    }
  }

  /** Iterates over all records, or those of a kind, damaged ones too. */
  async *scan(kind?: RecordKind): AsyncIterable<ScannedRecord> {
    const range = kind === undefined ? {} : { gte: Uint8Array.of(KINDS[kind]), lt: Uint8Array.of(KINDS[kind] + 1) }
    for await (const [key, value] of this.#store.iterator({ ...BYTES, ...range })) {
      const found = kindOf(key)
      try {
        yield { kind: found, key, content: unsealed(key, value), flaw: undefined }
      } catch (error) {
        if (!(error instanceof StoreDamaged)) throw error
        yield { kind: found, key, content: undefined, flaw: error.flaw }
      }
    }
  }

  batch(): RecordBatch {
    return new RecordBatch(this)
  }

  /** Writes a batch, all of it or nothing. Rejects with `StoreWriteFailed`. */
  async write(batch: RecordBatch): Promise<void> {
    if (batch.size === 0) return
    const operations = batch.operations()
    try {
      await this.#store.batch(operations, { ...BYTES, sync: this.#sync })
    } catch (error) {
      throw new StoreWriteFailed(error)
    }
    this.#loaded?.written(operations)
  }

  #read(key: Uint8Array): Uint8Array | undefined {
    try {
      return this.#getSync(key, BYTES)
    } catch (error) {
      throw error instanceof MissingState ? error : new StoreReadFailed(error)
    }
  }

  async close(): Promise<void> {
    try {
      await this.#store.close()
    } finally {
      inUse.delete(this.#store)
    }
  }
}
