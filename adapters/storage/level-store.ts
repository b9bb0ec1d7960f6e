import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Store,
  type StoreEncodings,
  type StoreOperation,
  type StoreRange,
  StoreRefused,
  type StoreWriteOptions,
} from '../../src/internal.js'
import { isJournal } from './journal.js'
import { DatabaseDamaged, JournaledDatabase, WRITE_BUFFER } from './journaled-database.js'
import { copyWhileWritten, HOLDER, innermost, isOfDatabase } from './level-files.js'
import { isTable } from './level-tables.js'

const BYTES: StoreEncodings = { keyEncoding: 'view', valueEncoding: 'view' }

/**
 * Creates a store for the option `store`: a LevelDB database in a directory, which the node opens and closes. One node at a time has it open.
 *
 * It needs the package `classic-level`. The first use creates the directory.
 *
 * @param directory - path of the directory, which contains nothing else
 * @param options - `readOnly` for the chain as it is at the moment of opening, while another node may write to it
 *
 * @example
 * const node = await createNode({ store: levelStore('./data/chain') })
 */
export function levelStore(directory: string, { readOnly = false }: LevelStoreOptions = {}): Store {
  const path = resolve(directory)
  return readOnly ? new ReadOnlyLevelStore(path) : new LevelStore(() => path)
}

/** Options of a LevelDB store. */
export interface LevelStoreOptions {
  /**
   * Open a copy of the database, which is deleted when the store is closed. Its tables are linked, not copied, if the temporary directory is on the same
   * file system. Every write is refused. Default false.
   */
  readonly readOnly?: boolean | undefined
}

interface Holder {
  readonly process: number
  /** ISO 8601. */
  readonly since: string
}

/** Name of the set of directories in the process, which both formats of the package share. */
const OPEN_DIRECTORIES = Symbol.for('evmbed.storage.open')

/**
 * Directories that stores of this process have open. LevelDB must not be asked for them: it opens and closes its file LOCK before it refuses, and POSIX
 * releases a lock of a process with the first descriptor that it closes. Other processes could then open the database beside this one.
 */
const OPEN: Set<string> = Reflect.get(globalThis, OPEN_DIRECTORIES) ?? new Set<string>()
Reflect.set(globalThis, OPEN_DIRECTORIES, OPEN)

/** Loads the database when it is opened: the package is optional, and the native part of it takes time to load. */
class LevelStore implements Store {
  readonly #directoryNow: () => string
  #database: JournaledDatabase | undefined
  /** Real path of the directory while this store has it open. */
  #claimed: string | undefined

  /** @param directory path of the database, when it is opened */
  constructor(directory: () => string) {
    this.#directoryNow = directory
  }

  get #directory(): string {
    return this.#directoryNow()
  }

  get status(): string {
    return this.#database?.status ?? 'closed'
  }

  async open(): Promise<void> {
    const { ClassicLevel } = await loadClassicLevel()
    try {
      await mkdir(this.#directory, { recursive: true, mode: 0o700 })
      // LevelDB makes files that everybody can read.
      if (await isNew(this.#directory)) await chmod(this.#directory, 0o700)
    } catch (error) {
      throw await this.#refusal(error)
    }
    await this.#claim()
    try {
      this.#database ??= new JournaledDatabase(
        new ClassicLevel<Uint8Array, Uint8Array>(this.#directory, { ...BYTES, writeBufferSize: WRITE_BUFFER }),
        this.#directory,
      )
      await this.#database.open()
    } catch (error) {
      this.#release()
      throw await this.#refusal(error)
    }
    await this.#writeHolder().catch(() => undefined)
  }

  async close(): Promise<void> {
    if (this.#database?.status === 'open') await rm(this.#holder, { force: true }).catch(() => undefined)
    await this.#database?.close()
    this.#database = undefined
    this.#release()
  }

  /** Throws `StoreRefused` if another store of this process has the directory open. */
  async #claim(): Promise<void> {
    const path = await realpath(this.#directory)
    if (path === this.#claimed) return
    if (OPEN.has(path)) throw await this.#inUse()
    OPEN.add(path)
    this.#claimed = path
  }

  #release(): void {
    if (this.#claimed !== undefined) OPEN.delete(this.#claimed)
    this.#claimed = undefined
  }

  /** Replaces the file, which may be a link. It only serves the error of a second opener. */
  async #writeHolder(): Promise<void> {
    const holder: Holder = { process: process.pid, since: new Date().toISOString() }
    const path = `${this.#holder}.new`
    await rm(path, { force: true })
    await writeFile(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    await rename(path, this.#holder)
  }

  get #holder(): string {
    return join(this.#directory, HOLDER)
  }

  getSync(key: Uint8Array, encodings: StoreEncodings): Uint8Array | undefined {
    try {
      return this.#opened.getSync(key, encodings)
    } catch (error) {
      throw this.#withRemedy(error)
    }
  }

  async get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    try {
      return await this.#opened.get(key, encodings)
    } catch (error) {
      throw this.#withRemedy(error)
    }
  }

  async getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    try {
      return await this.#opened.getMany(keys, encodings)
    } catch (error) {
      throw this.#withRemedy(error)
    }
  }

  batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    return this.#opened.batch(operations, options)
  }

  iterator(range: StoreRange): AsyncIterable<[Uint8Array, Uint8Array]> {
    return this.#opened.iterator(range)
  }

  get #opened(): JournaledDatabase {
    if (!this.#database) throw new Error('the store is not open')
    return this.#database
  }

  #damage(message: string): string {
    return `the store ${this.#directory} is damaged: ${message}; restore it from a copy, or run 'evmbed store repair ${this.#directory}'`
  }

  #withRemedy(error: unknown): unknown {
    const { code, message } = innermost(error)
    return code === 'LEVEL_CORRUPTION' ? new Error(this.#damage(message)) : error
  }

  async #refusal(error: unknown): Promise<StoreRefused> {
    if (error instanceof StoreRefused) return error
    const directory = this.#directory
    const { code, message } = innermost(error)
    if (code === 'LEVEL_LOCKED') return this.#inUse()
    const isMissingFile = code === 'LEVEL_IO_ERROR' && message.includes('No such file')
    if (code === 'LEVEL_CORRUPTION' || isMissingFile || error instanceof DatabaseDamaged) return new StoreRefused(this.#damage(message))
    return new StoreRefused(`the store ${directory} cannot be opened: ${message}`)
  }

  async #inUse(): Promise<StoreRefused> {
    const holder = await readHolder(this.#holder)
    const name = holder ? `process ${holder.process} since ${holder.since}` : 'another node'
    return new StoreRefused(
      `the store ${this.#directory} is in use by ${name}: stop that node, use another directory, or open it with readOnly`,
    )
  }
}

/** Returns whether a directory is one for a new database. Throws for one in which none may be created. */
async function isNew(directory: string): Promise<boolean> {
  const names = await readdir(directory)
  if (names.includes('CURRENT')) return false
  // The root of a file system has a directory for lost files, and tools leave hidden files.
  const foreign = names.find((name) => !isOfDatabase(name) && name !== 'lost+found' && !name.startsWith('.'))
  if (foreign !== undefined)
    throw new StoreRefused(`the directory ${directory} contains something else than a chain, such as ${foreign}: use an empty one`)
  // LevelDB would delete the tables.
  if (names.some((name) => isTable(name) || isJournal(name))) throw new DatabaseDamaged('its file CURRENT is missing')
  return true
}

/** Returns whether a directory contains a database, whole or damaged. */
export async function isLevelStore(directory: string): Promise<boolean> {
  return (await readdir(directory)).some((name) => name === 'CURRENT' || isTable(name))
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** A store over a copy of a database, which another process may have open. */
class ReadOnlyLevelStore extends LevelStore {
  readonly #original: string
  readonly #copy: { path: string }

  constructor(original: string) {
    const copy = { path: '' }
    super(() => copy.path)
    this.#original = original
    this.#copy = copy
  }

  override async open(): Promise<void> {
    this.#copy.path = await mkdtemp(join(tmpdir(), 'evmbed-store-'))
    try {
      await isNew(this.#original)
      await copyWhileWritten(this.#original, this.#copy.path)
      await super.open()
    } catch (error) {
      await rm(this.#copy.path, { recursive: true, force: true })
      if (error instanceof StoreRefused) throw error
      throw new StoreRefused(`the store ${this.#original} cannot be read: ${innermost(error).message}`)
    }
  }

  override async close(): Promise<void> {
    await super.close()
    if (this.#copy.path !== '') await rm(this.#copy.path, { recursive: true, force: true })
  }

  override async batch(): Promise<void> {
    throw new Error(`the store ${this.#original} is open for reading only`)
  }
}

/** Throws `StoreRefused` if the package is not installed, or in a version that reads asynchronously only. */
export async function loadClassicLevel(): Promise<typeof import('classic-level')> {
  const library = await import('classic-level').catch((error: unknown) => {
    if (!isMissingPackage(error)) throw error
    throw new StoreRefused('levelStore() needs the package classic-level: npm install classic-level')
  })
  if ('getSync' in library.ClassicLevel.prototype) return library
  throw new StoreRefused('levelStore() needs classic-level 3 or later: npm install classic-level@3')
}

/** Returns whether `levelStore` can be used: the package `classic-level` is installed. */
export async function hasLevelStore(): Promise<boolean> {
  try {
    await loadClassicLevel()
    return true
  } catch (error) {
    if (error instanceof StoreRefused) return false
    throw error
  }
}

function isMissingPackage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND')
}
