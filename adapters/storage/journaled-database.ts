import { readdir, rm, truncate, writeFile } from 'node:fs/promises'
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
import { firstBatchOf, Journal, journalsOf, type NumberedBatch, readJournal } from './journal.js'
import { innermost, logsOf } from './level-files.js'
import { findDamagedTable } from './level-tables.js'

/** The part of LevelDB that is used. */
export interface Level extends Store {
  getSync(key: Uint8Array, encodings: StoreEncodings): Uint8Array | undefined
  open(options?: { readonly errorIfExists: boolean }): Promise<void>
  compactRange(start: Uint8Array, end: Uint8Array, encodings: StoreEncodings): Promise<void>
}

/** Bytes of batches that are written to LevelDB together. */
const TOGETHER = 64 * 1024
/** Bytes of batches beyond which a write waits for LevelDB. */
const MOST_WAITING = 16 * TOGETHER
/** Bytes of a journal after which another one begins, and LevelDB writes a table with the batches of the first one. */
const JOURNAL_LENGTH = 4 * 1024 * 1024
/** Bytes in memory after which LevelDB writes a table by itself: more than those of a journal. */
export const WRITE_BUFFER = 2 * JOURNAL_LENGTH

/** File that is written, and deleted, to see whether the disk has room for the files that LevelDB writes when it is opened. */
const PROBE = 'PROBE'
const PROBE_LENGTH = 8 * 1024 * 1024

/** Key of the number of the last batch that the database has. Nobody else sees it. */
const LAST_BATCH = new TextEncoder().encode('\0last batch of the journal')
/** A key that no record has. */
const NOWHERE = Uint8Array.of(0)

const BYTES: StoreEncodings = { keyEncoding: 'view', valueEncoding: 'view' }

/** A journal or a table is damaged, or batches are missing. */
export class DatabaseDamaged extends Error {}

/** Batches that LevelDB does not have yet. */
class Waiting {
  /** The last operation of each key. */
  readonly writes = new Map<string, StoreOperation>()
  size = 0
  /** Number of the last batch. */
  last = 0

  add({ number, operations }: NumberedBatch): void {
    this.last = number
    for (const operation of operations) {
      this.writes.set(nameOf(operation.key), operation)
      this.size += operation.key.length + (operation.type === 'put' ? operation.value.length : 0)
    }
  }
}

/**
 * LevelDB with a journal in place of its own log: every batch is appended to a journal, and written to LevelDB together with others, with the number of the last one.
 *
 * A batch of LevelDB takes two changes of threads, which is half as long as a transfer takes altogether. Appending to a file takes a tenth of it, and a batch
 * survives the end of the process as well. With `sync`, a batch waits until the disk has the journal.
 *
 * A journal is removed when its batches are in tables of LevelDB, which the disk has then. So the tables and the journals contain everything, and an opening deletes
 * LevelDB's log, in which LevelDB would skip what it cannot read. If the number in the tables and the numbers in the journals have a gap, something is lost.
 */
export class JournaledDatabase implements Store {
  readonly #database: Level
  readonly #directory: string
  /** Takes the next batches. Undefined before the first of them, after a failed write, and when it has its length. */
  #journal: Journal | undefined
  /** Journals whose batches may not be in tables yet, the oldest first. */
  #ended: Journal[] = []
  /** Number of the last batch. */
  #last = 0
  #current = new Waiting()
  /** Batches before the current ones, the oldest first. */
  readonly #older: Waiting[] = []
  /** Whether LevelDB refused a write. It refuses all writes after one that failed, so it is opened again before the next batch. */
  #isRefused = false
  /** Ends when LevelDB is open again, or cannot be opened. Until then nothing can be read. */
  #reopening: Promise<void> | undefined
  /** Number of batches that wait for the disk, or for their turn. */
  #begun = 0
  /** Ends when all batches are written that were begun before. */
  #writes: Promise<unknown> = Promise.resolve()
  /** Ends when everything is done with LevelDB that was begun before. */
  #turn: Promise<unknown> = Promise.resolve()

  /** @param database which opens itself unless it is closed at once: pass it when it is made */
  constructor(database: Level, directory: string) {
    this.#database = database
    this.#directory = directory
    this.#turn = database.close()
  }

  get status(): string {
    return this.#database.status
  }

  /** Rejects with `DatabaseDamaged`, or an error of LevelDB. */
  async open(): Promise<void> {
    await this.#turn
    if ((await readdir(this.#directory)).includes('CURRENT')) await this.#refuseIfInUse()
    // A process that was killed may have left it.
    await rm(join(this.#directory, PROBE), { force: true })
    const damaged = await findDamagedTable(this.#directory)
    if (damaged !== undefined) throw new DatabaseDamaged(`its table ${damaged} is damaged`)
    try {
      await this.#open()
    } catch (error) {
      await this.#database.close()
      throw error
    }
    this.#moveAll()
  }

  /** Closes the database. Leaves to the next opening what LevelDB does not take now. */
  async close(): Promise<void> {
    await this.#writes
    this.#endJournal()
    await this.#move(() => this.#makeTables(this.#last)).catch(() => undefined)
    this.#closeJournals()
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

  async batch(operations: StoreOperation[], { sync = false }: StoreWriteOptions): Promise<void> {
    if (sync || this.#begun > 0 || this.#isRefused) await this.#appendInTurn(operations, sync)
    else this.#append(operations)
    const isMoving = this.#older.length > 0
    if (this.#current.size >= TOGETHER && !isMoving) this.#moveAll()
    if (this.#current.size >= MOST_WAITING) await this.#turn
  }

  iterator(range: StoreRange): AsyncIterable<[Uint8Array, Uint8Array]> {
    const entries = this.#move(async () => this.#database.iterator(range))
    // Its failure is that of the first read.
    entries.catch(() => undefined)
    return visible(entries)
  }

  /** Returns the write of a key that LevelDB does not have yet. */
  #waiting(key: Uint8Array): StoreOperation | undefined {
    if (this.#current.writes.size === 0 && this.#older.length === 0) return undefined
    const name = nameOf(key)
    return this.#current.writes.get(name) ?? this.#older.findLast(({ writes }) => writes.has(name))?.writes.get(name)
  }

  /** Appends a batch to the journal, for which all others are. */
  #append(operations: readonly StoreOperation[]): void {
    this.#write(operations)
    this.#accept(operations)
  }

  async #appendInTurn(operations: readonly StoreOperation[], sync: boolean): Promise<void> {
    this.#begun++
    const writing = this.#writes.then(async () => {
      if (this.#isRefused) await this.#reopen()
      const journal = this.#write(operations)
      try {
        if (sync) for (const each of [...this.#ended, journal]) await each.sync()
      } catch (error) {
        journal.retract()
        this.#endJournal()
        throw error
      }
      this.#accept(operations)
    })
    this.#writes = writing.catch(() => undefined)
    await writing.finally(() => this.#begun--)
  }

  #write(operations: readonly StoreOperation[]): Journal {
    try {
      this.#journal ??= Journal.create(this.#directory, this.#last + 1)
      this.#journal.append(operations)
      return this.#journal
    } catch (error) {
      this.#endJournal()
      throw error
    }
  }

  /** Shows a batch that is in the journal. */
  #accept(operations: readonly StoreOperation[]): void {
    this.#current.add({ number: ++this.#last, operations })
    if (this.#journal && this.#journal.length >= JOURNAL_LENGTH) this.#endJournal()
  }

  /** Lets the next batch begin another journal. */
  #endJournal(): void {
    if (this.#journal && this.#journal.length > 0) this.#ended.push(this.#journal)
    else this.#journal?.close()
    this.#journal = undefined
  }

  #closeJournals(): void {
    this.#endJournal()
    for (const journal of this.#ended) journal.close()
    this.#ended = []
  }

  /** Does something with LevelDB when it is its turn, and LevelDB has all batches of now. Rejects if it does not take them. */
  #move<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.#current.writes.size > 0) {
      this.#older.push(this.#current)
      this.#current = new Waiting()
    }
    const newest = this.#older.at(-1)
    return this.#inTurn(async () => {
      while (newest && this.#older.includes(newest)) await this.#moveOldest()
      return work()
    })
  }

  /** Begins to write all batches of now to LevelDB. They are in journals: if it fails, a later write says so. */
  #moveAll(): void {
    this.#move(async () => {}).catch(() => undefined)
  }

  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #moveOldest(): Promise<void> {
    const [oldest] = this.#older
    if (!oldest) return
    try {
      // After a power cut, what a later journal has would be of no use without them.
      for (const journal of this.#ended) await journal.sync()
      await this.#database.batch([...oldest.writes.values(), lastBatchIs(oldest.last)], BYTES)
      this.#older.shift()
      if (this.#ended.some(({ last }) => last <= oldest.last)) await this.#makeTables(oldest.last)
    } catch (error) {
      this.#isRefused = true
      throw error
    }
  }

  /** Lets LevelDB write to tables what it has, up to a batch, and removes the journals that are in them. */
  async #makeTables(last: number): Promise<void> {
    const logs = await logsOf(this.#directory)
    await this.#database.compactRange(NOWHERE, NOWHERE, BYTES)
    // That does not say whether it failed. LevelDB deletes a log when the disk has its content in a table, and the name of the table.
    const left = new Set(await logsOf(this.#directory))
    if (logs.some((log) => left.has(log))) throw new Error('LevelDB did not write a table')
    // Its name says which batches the tables have.
    this.#journal ??= Journal.create(this.#directory, this.#last + 1)
    const isInTables = (journal: Journal) => journal.last <= last
    for (const journal of this.#ended.filter(isInTables)) journal.remove()
    this.#ended = this.#ended.filter((journal) => !isInTables(journal))
  }

  /**
   * Closes LevelDB and opens it again, and lets it take what it has refused. Rejects if it does not. If the disk has no room for that, LevelDB stays as it is: it
   * answers reads.
   */
  async #reopen(): Promise<void> {
    const probe = join(this.#directory, PROBE)
    await rm(probe, { force: true })
    try {
      await writeFile(probe, new Uint8Array(PROBE_LENGTH), { flag: 'wx', mode: 0o600 })
    } finally {
      await rm(probe, { force: true })
    }
    await this.#inTurn(async () => {
      const reopening = this.#database.close().then(() => this.#open())
      this.#reopening = reopening.catch(() => undefined)
      try {
        await reopening
        this.#isRefused = false
      } finally {
        this.#reopening = undefined
      }
    })
    await this.#move(async () => {})
  }

  /** Opens LevelDB with its tables alone, and reads from the journals what they lack. */
  async #open(): Promise<void> {
    const names = await journalsOf(this.#directory)
    const contents = await Promise.all(names.map((name) => readJournal(this.#directory, name)))
    // Without a batch in the journals, everything is in tables, and a log has what another program has written.
    if (contents.some(({ batches, isDamaged }) => batches.length > 0 || isDamaged)) {
      for (const log of await logsOf(this.#directory)) await rm(join(this.#directory, log), { force: true })
    }
    await this.#database.open()
    const waiting = new Waiting()
    const journals: Journal[] = []
    let last = numberOf(this.#database.getSync(LAST_BATCH, BYTES))
    for (const [i, { name, first, batches, length, isDamaged }] of contents.entries()) {
      if (first > last + 1) throw new DatabaseDamaged(`its batches ${last + 1} to ${first - 1} are missing`)
      const end = contents[i + 1]?.first ?? Number.POSITIVE_INFINITY
      for (const batch of batches) {
        // Tables have those before.
        if (batch.number !== last + 1 || batch.number >= end) continue
        waiting.add(batch)
        last = batch.number
      }
      if (isDamaged && last + 1 < end) throw new DatabaseDamaged(`${name} is damaged at byte ${length}`)
      journals.push(Journal.reopen(this.#directory, name, Math.min(first + batches.length, end) - 1, length))
    }
    this.#closeJournals()
    this.#ended = journals
    this.#last = last
    this.#older.splice(0, this.#older.length, ...(waiting.writes.size > 0 ? [waiting] : []))
    this.#current = new Waiting()
    this.#journal = journals.at(-1)?.last === last ? journals.pop() : Journal.create(this.#directory, last + 1)
  }

  /** Rejects with LevelDB's error if another node has the database open. An opening that must fail does nothing else. */
  async #refuseIfInUse(): Promise<void> {
    await this.#database.open({ errorIfExists: true }).catch((error: unknown) => {
      if (innermost(error).code === 'LEVEL_LOCKED') throw error
    })
  }
}

/**
 * Makes journals that are damaged, or have a gap, end there.
 *
 * @param tables LevelDB, opened after its own repair
 */
export async function repairJournals(directory: string, tables?: Level): Promise<void> {
  const names = await journalsOf(directory)
  const [oldest] = names
  if (oldest === undefined) return
  let next = firstBatchOf(oldest)
  if (tables) {
    const last = tables.getSync(LAST_BATCH, BYTES)
    if (last === undefined || !isNumber(last)) {
      await tables.batch([lastBatchIs(next - 1)], BYTES)
      await tables.compactRange(NOWHERE, NOWHERE, BYTES)
    } else next = numberOf(last) + 1
  }
  for (const [i, name] of names.entries()) {
    const { first, batches, length, isDamaged } = await readJournal(directory, name)
    if (first > next) return deleteJournals(directory, names.slice(i))
    next = Math.max(next, first + batches.length)
    if (isDamaged) {
      await deleteJournals(directory, names.slice(i + 1))
      return truncate(join(directory, name), length)
    }
  }
}

async function deleteJournals(directory: string, names: readonly string[]): Promise<void> {
  // The last one first: what is left has no gap at any moment.
  for (const name of names.toReversed()) await rm(join(directory, name))
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
  if (!isNumber(value)) throw new DatabaseDamaged('the number of its last batch is damaged')
  return Number(Buffer.from(value).readBigUInt64BE())
}

function isNumber(value: Uint8Array): boolean {
  return value.length === 12 && crc32(value.subarray(0, 8)) === Buffer.from(value).readUInt32BE(8)
}
