import type { Store, StoreEncodings, StoreOperation, StoreRange, StoreWriteOptions } from 'evmbed'
import { MemoryLevel } from 'memory-level'

/** Returns an empty database. */
export function newStore(): MemoryLevel<Uint8Array, Uint8Array> {
  return new MemoryLevel({ keyEncoding: 'view', valueEncoding: 'view' })
}

/** A store over a database that goes on when the store is gone, as a disk does. It counts reads and writes, and refuses writes on demand. */
export class FaultyStore implements Store {
  reads = 0
  writes = 0
  /** Whether a write fails, by its number from 1. */
  fails: (write: number) => boolean = () => false
  isClosed = false
  readonly supports: object
  readonly database: Store

  constructor(database: Store) {
    this.database = database
    this.supports = database.supports ?? {}
  }

  get status(): string {
    return this.isClosed ? 'closed' : this.database.status
  }

  async open(): Promise<void> {
    this.isClosed = false
    await this.database.open()
  }

  async close(): Promise<void> {
    this.isClosed = true
  }

  getSync(key: Uint8Array, encodings: StoreEncodings): Uint8Array | undefined {
    this.reads++
    return this.database.getSync?.(key, encodings)
  }

  get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    this.reads++
    return this.database.get(key, encodings)
  }

  getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    this.reads += keys.length
    return this.database.getMany(keys, encodings)
  }

  async batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    if (this.isClosed) throw new Error('the store is closed')
    this.writes++
    if (this.fails(this.writes)) throw new Error('write failed', { cause: new Error('ENOSPC: no space left on device') })
    await this.database.batch(operations, options)
  }

  iterator(range: StoreRange): AsyncIterable<[Uint8Array, Uint8Array]> {
    return this.database.iterator(range)
  }
}
