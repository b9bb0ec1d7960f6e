import { type Store, type StoreOperation, type StoreRange, StoreRefused, type StoreWriteOptions } from '../../src/internal.js'
import { NameLock } from './name-lock.js'

/**
 * Creates a store for the option `store`: a database of IndexedDB, in a page or in a worker, which the node opens and closes. One node at a time has it open,
 * among all pages and workers of the origin. The first use creates the database.
 *
 * @param name - name of the store, unique among those of the origin
 *
 * @example
 * const node = await createNode({ store: indexedDbStore('chain') })
 */
export function indexedDbStore(name: string): Store {
  return new IndexedDbStore(name)
}

/** Names of databases and locks begin with it. */
const PREFIX = 'evmbed-'
/** The only object store of a database: values by their keys. */
const RECORDS = 'records'
/** Version of the database, not of what is in it. */
const VERSION = 1
/** Number of records that an iteration reads at a time. */
const PAGE = 1_000

/** Reads each batch of keys, and writes each batch of operations, in one transaction. */
class IndexedDbStore implements Store {
  readonly supports = { getSync: false }
  readonly #name: string
  readonly #lock: NameLock
  #database: IDBDatabase | undefined
  #status: 'opening' | 'open' | 'closed' = 'closed'

  constructor(name: string) {
    this.#name = name
    this.#lock = new NameLock(`${PREFIX}${name}`)
  }

  get status(): string {
    return this.#status
  }

  async open(): Promise<void> {
    if (this.#status !== 'closed') return
    this.#status = 'opening'
    try {
      this.#database = await this.#openDatabase()
      this.#status = 'open'
    } catch (error) {
      this.#status = 'closed'
      throw error
    }
  }

  async close(): Promise<void> {
    this.#database?.close()
    this.#database = undefined
    this.#status = 'closed'
    this.#lock.release()
  }

  async get(key: Uint8Array): Promise<Uint8Array | undefined> {
    const [value] = await this.getMany([key])
    return value
  }

  async getMany(keys: Uint8Array[]): Promise<(Uint8Array | undefined)[]> {
    const { transaction, records } = this.#begin('readonly')
    const requests = keys.map((key): IDBRequest<Uint8Array | undefined> => records.get(keyOf(key)))
    await answered(transaction, requests.at(-1))
    return requests.map(({ result }) => result)
  }

  async batch(operations: StoreOperation[], { sync = false }: StoreWriteOptions): Promise<void> {
    const { transaction, records } = this.#begin('readwrite', { durability: sync ? 'strict' : 'relaxed' })
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'))
    })
    for (const operation of operations) {
      if (operation.type === 'del') records.delete(keyOf(operation.key))
      else records.put(whole(operation.value), keyOf(operation.key))
    }
    transaction.commit()
    await completed
  }

  /** Each page of records is of the moment when it is read. */
  async *iterator({ gte = new Uint8Array(), lt }: StoreRange): AsyncIterable<[Uint8Array, Uint8Array]> {
    let range: IDBKeyRange | undefined = rangeOf(gte, lt, false)
    while (range) {
      const { transaction, records } = this.#begin('readonly')
      const keys: IDBRequest<IDBValidKey[]> = records.getAllKeys(range, PAGE)
      const values: IDBRequest<Uint8Array[]> = records.getAll(range, PAGE)
      await answered(transaction, values)
      // All keys are bytes, which the database returns in a buffer of their own.
      const page = keys.result.map((key) => new Uint8Array(key as ArrayBuffer))
      for (const [index, value] of values.result.entries()) yield [page[index] ?? new Uint8Array(), value]
      const last = page.at(-1)
      range = last && page.length === PAGE ? rangeOf(last, lt, true) : undefined
    }
  }

  async #openDatabase(): Promise<IDBDatabase> {
    if (!('indexedDB' in globalThis))
      throw new StoreRefused('indexedDbStore() needs IndexedDB: this is no page or worker, or it must not store anything')
    const holder = await this.#lock.acquire()
    if (holder !== undefined) {
      throw new StoreRefused(`the store '${this.#name}' is in use by ${holder}: close that page or worker, or use another store`)
    }
    try {
      return await databaseOf(`${PREFIX}${this.#name}`)
    } catch (error) {
      this.#lock.release()
      const isNewer = error instanceof DOMException && error.name === 'VersionError'
      const reason = isNewer ? 'a newer version of evmbed made it: update evmbed, or use another store' : messageOf(error)
      throw new StoreRefused(`the store '${this.#name}' cannot be opened: ${reason}`)
    }
  }

  #begin(mode: IDBTransactionMode, options: IDBTransactionOptions = {}): { transaction: IDBTransaction; records: IDBObjectStore } {
    if (!this.#database) throw new Error('the store is not open')
    const transaction = this.#database.transaction(RECORDS, mode, options)
    return { transaction, records: transaction.objectStore(RECORDS) }
  }
}

function databaseOf(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(RECORDS)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Resolves when the last request of a transaction is answered, and with it all before it. */
function answered(transaction: IDBTransaction, last: IDBRequest | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (last) last.onsuccess = () => resolve()
    else resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'))
  })
}

function rangeOf(from: Uint8Array, to: Uint8Array | undefined, isAfter: boolean): IDBKeyRange {
  return to ? IDBKeyRange.bound(keyOf(from), keyOf(to), isAfter, true) : IDBKeyRange.lowerBound(keyOf(from), isAfter)
}

/** IndexedDB copies the buffer behind a value, not only the value. */
function whole(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()
}

/** Returns bytes as a key. Their type allows shared memory, which IndexedDB refuses. */
function keyOf(bytes: Uint8Array): IDBValidKey {
  return bytes as Uint8Array<ArrayBuffer>
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
