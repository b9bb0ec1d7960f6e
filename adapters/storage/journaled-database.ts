import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  crc32,
  MissingState,
  type Store,
  type StoreEncodings,
  type StoreOperation,
  type StoreRange,
  type StoreWriteOptions,
} from '../../src/internal.js'
import { decodeJournal, Journal, journalsOf, type NumberedBatch } from './journal.js'

/** A database that reads at once. */
type Database = Store & Required<Pick<Store, 'getSync'>>

/** Bytes of batches in a journal that are written to the database together. */
const TOGETHER = 64 * 1024
/** Bytes of batches in a journal beyond which a write waits for the database. A larger batch goes to the database itself. */
const MOST_WAITING = 16 * TOGETHER

/** File that is written, and deleted, to see whether the disk has room for the files that LevelDB writes when it is opened. */
const PROBE = 'PROBE'
const PROBE_LENGTH = 8 * 1024 * 1024

/** Key of the number of the last batch that the database has. Nobody else sees it. */
const LAST_BATCH = new TextEncoder().encode('\0last batch of the journal')

const BYTES: StoreEncodings = { keyEncoding: 'view', valueEncoding: 'view' }

/** A journal is damaged. */
export class JournalDamaged extends Error {}

/** Batches of a journal that the database does not have yet. */
interface Waiting {
  readonly journal: Journal
  /** The last operation of each key. */
  readonly writes: Map<string, StoreOperation>
  /** Number of the last batch. */
  last: number
}

/**
 * A database, LevelDB, whose small batches are first appended to a journal, and written to the database many at a time.
 *
 * A batch of LevelDB takes two changes of threads, which is half as long as a transfer takes altogether. Appending to a file takes a tenth of it, and a batch
 * survives the end of the process as well. The next opening writes to the database what is in journals. With `sync`, a batch goes to the database itself.
 */
export class JournaledDatabase implements Store {
  readonly #database: Database
  readonly #directory: string
  /** Batches of the journal that takes the next ones. */
  #current: Waiting | undefined
  /** Batches of the journals before it, the oldest first. */
  readonly #older: Waiting[] = []
  #lastBatch = 0
  /** Whether the database refused a write. Then it is opened again before the next one, and writes wait for it, and fail with it. */
  #isRefused = false
  /** Operations that restore the values from before the batches that failed, by key. The database may contain such a batch when it is opened again. */
  #undoing = new Map<string, StoreOperation>()
  /** Ends when the database is open again, or cannot be opened. Until then nothing can be read. */
  #reopening: Promise<void> | undefined
  /** Ends when everything is done that was begun before, in the order in which it was begun. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(database: Database, directory: string) {
    this.#database = database
    this.#directory = directory
  }

  get status(): string {
    return this.#database.status
  }

  /** Rejects with `JournalDamaged`, or an error of the database. */
  async open(): Promise<void> {
    await this.#database.open()
    try {
      await this.#replay()
    } catch (error) {
      await this.#database.close()
      throw error
    }
  }

  /** Closes the database. Leaves to the next opening what it does not take now. */
  async close(): Promise<void> {
    await this.#afterJournals(async () => {}).catch(() => undefined)
    for (const { journal } of this.#older.splice(0)) journal.close()
    await this.#database.close()
  }

  getSync(key: Uint8Array, encodings: StoreEncodings): Uint8Array | undefined {
    const write = this.#waiting(key)
    if (write) return valueIn(write)
    const reopening = this.#reopening
    if (reopening !== undefined) throw new MissingState('the database', () => reopening)
    return this.#database.getSync(key, encodings)
  }

  async get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    await this.#reopening
    const write = this.#waiting(key)
    return write ? valueIn(write) : this.#database.get(key, encodings)
  }

  async getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    await this.#reopening
    const writes = keys.map((key) => this.#waiting(key))
    const others = await this.#database.getMany(
      keys.filter((_, index) => !writes[index]),
      encodings,
    )
    return writes.map((write) => (write ? valueIn(write) : others.shift()))
  }

  async batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    if (options.sync || this.#isRefused || !this.#append(operations)) {
      return this.#afterJournals(() => this.#writeThrough(operations, options))
    }
    const length = this.#current?.journal.length ?? 0
    const isMoving = this.#older.length > 0
    if (length >= TOGETHER && !isMoving) this.#afterJournals(async () => {}).catch(() => undefined)
    if (length >= MOST_WAITING && isMoving) await this.#turn
  }

  iterator(range: StoreRange): AsyncIterable<[Uint8Array, Uint8Array]> {
    const entries = this.#afterJournals(async () => this.#database.iterator(range))
    // Its failure is that of the first read.
    entries.catch(() => undefined)
    return visible(entries)
  }

  /** Returns the write of a key that the database does not have yet. */
  #waiting(key: Uint8Array): StoreOperation | undefined {
    if (!this.#current && this.#older.length === 0) return undefined
    const name = nameOf(key)
    return this.#current?.writes.get(name) ?? this.#older.findLast(({ writes }) => writes.has(name))?.writes.get(name)
  }

  /** Returns whether a batch is in the journal now. If it cannot be, for example because the disk is full, the database is to say why. */
  #append(operations: readonly StoreOperation[]): boolean {
    if (sizeOf(operations) > MOST_WAITING) return false
    const number = this.#lastBatch + 1
    try {
      this.#current ??= { journal: new Journal(this.#directory, number), writes: new Map(), last: this.#lastBatch }
      this.#current.journal.append({ number, operations })
    } catch {
      return false
    }
    const { writes } = this.#current
    for (const operation of operations) writes.set(nameOf(operation.key), operation)
    this.#current.last = number
    this.#lastBatch = number
    return true
  }

  /** Writes a batch to the database itself, with a number that shows the next opening whether the database has what a journal goes on from. Only in turn. */
  async #writeThrough(operations: readonly StoreOperation[], options: StoreWriteOptions): Promise<void> {
    // Batches that have come to a journal in the meantime have smaller numbers, and the database lacks them.
    if (this.#current || this.#older.length > 0) return this.#write(operations, options)
    const number = ++this.#lastBatch
    try {
      await this.#write([...operations, lastBatchIs(number)], options)
    } catch (error) {
      if (this.#lastBatch === number) this.#lastBatch--
      throw error
    }
  }

  /** Does something with the database when it is its turn, and the database has what is in the journals now. Rejects if it does not take that. */
  #afterJournals<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#current) this.#older.push(this.#current)
    this.#current = undefined
    const last = this.#older.at(-1)
    const turn = this.#turn.then(async () => {
      while (last && this.#older.includes(last)) await this.#moveOldest()
      return work()
    })
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  /** Writes to the database what is in the oldest journal. */
  async #moveOldest(): Promise<void> {
    const [oldest] = this.#older
    if (!oldest) return
    await this.#write([...oldest.writes.values(), lastBatchIs(oldest.last)], BYTES)
    this.#older.shift()
    oldest.journal.remove()
  }

  async #write(operations: readonly StoreOperation[], options: StoreWriteOptions): Promise<void> {
    if (this.#isRefused) await this.#reopen()
    try {
      await this.#database.batch([...this.#undoing.values(), ...operations], options)
      if (this.#undoing.size > 0) this.#undoing = new Map()
    } catch (error) {
      this.#isRefused = true
      // If reads fail too, there is nothing to restore.
      await this.#remember(operations).catch(() => undefined)
      throw error
    }
  }

  /** Keeps the values that the keys of a failed batch have now. LevelDB shows no part of the batch before it is opened again. */
  async #remember(operations: readonly StoreOperation[]): Promise<void> {
    const keys = operations.map(({ key }) => key).filter((key) => !this.#undoing.has(nameOf(key)))
    const values = await this.#database.getMany(keys, BYTES)
    for (const [i, key] of keys.entries()) {
      const value = values[i]
      this.#undoing.set(nameOf(key), value === undefined ? { type: 'del', key } : { type: 'put', key, value })
    }
  }

  /**
   * Closes the database and opens it again: LevelDB refuses all writes after one that failed, or goes on behind a torn record in its log, where the next opening
   * ends. Rejects, with the database open, if the disk has no room for that.
   */
  async #reopen(): Promise<void> {
    const probe = join(this.#directory, PROBE)
    try {
      await writeFile(probe, new Uint8Array(PROBE_LENGTH))
    } finally {
      await rm(probe, { force: true })
    }
    const reopening = this.#database.close().then(() => this.#database.open())
    this.#reopening = reopening.catch(() => undefined)
    try {
      await reopening
      this.#isRefused = false
    } finally {
      this.#reopening = undefined
    }
  }

  /** Writes to the database what an earlier process left in journals. */
  async #replay(): Promise<void> {
    this.#lastBatch = numberOf(this.#database.getSync(LAST_BATCH, BYTES))
    // A process that was killed may have left it.
    await rm(join(this.#directory, PROBE), { force: true })
    const names = await journalsOf(this.#directory)
    const batches: NumberedBatch[] = []
    for (const name of names) {
      const content = decodeJournal(await readFile(join(this.#directory, name)))
      if (content.damagedAt !== undefined) throw new JournalDamaged(`${name} is damaged at byte ${content.damagedAt}`)
      batches.push(...content.batches)
    }
    const operations: StoreOperation[] = []
    for (const batch of batches) {
      // The database has it.
      if (batch.number <= this.#lastBatch) continue
      // After a power cut the database may lack what it had before. Then it ends there.
      if (batch.number > this.#lastBatch + 1) break
      operations.push(...batch.operations)
      this.#lastBatch = batch.number
    }
    if (operations.length > 0) await this.#database.batch([...operations, lastBatchIs(this.#lastBatch)], BYTES)
    for (const name of names) await rm(join(this.#directory, name), { force: true })
  }
}

/** Iterates over what stores see. */
async function* visible(entries: Promise<AsyncIterable<[Uint8Array, Uint8Array]>>): AsyncIterable<[Uint8Array, Uint8Array]> {
  for await (const [key, value] of await entries) if (!isLastBatch(key)) yield [key, value]
}

function nameOf(key: Uint8Array): string {
  return Buffer.from(key.buffer, key.byteOffset, key.byteLength).toString('latin1')
}

function valueIn(operation: StoreOperation): Uint8Array | undefined {
  return operation.type === 'put' ? operation.value : undefined
}

function sizeOf(operations: readonly StoreOperation[]): number {
  return operations.reduce((sum, operation) => sum + operation.key.length + (operation.type === 'put' ? operation.value.length : 0), 0)
}

function isLastBatch(key: Uint8Array): boolean {
  return key[0] === 0 && Buffer.compare(key, LAST_BATCH) === 0
}

function lastBatchIs(number: number): StoreOperation {
  const value = Buffer.alloc(12)
  value.writeBigUInt64BE(BigInt(number))
  value.writeUInt32BE(crc32(value.subarray(0, 8)), 8)
  return { type: 'put', key: LAST_BATCH, value }
}

function numberOf(value: Uint8Array | undefined): number {
  if (!value) return 0
  const bytes = Buffer.from(value)
  if (bytes.length !== 12 || crc32(bytes.subarray(0, 8)) !== bytes.readUInt32BE(8))
    throw new JournalDamaged('the number of its last batch is damaged')
  return Number(bytes.readBigUInt64BE())
}
