import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ClassicLevel } from 'classic-level'
import {
  type Store,
  type StoreEncodings,
  type StoreOperation,
  type StoreRange,
  StoreRefused,
  type StoreWriteOptions,
} from '../../src/internal.js'

/**
 * Creates a store for the option `store`: a LevelDB database in a directory, which the node opens and closes. One node at a time has it open.
 *
 * It needs the package `classic-level`. The first use creates the directory.
 *
 * @param directory - path of the directory, which contains nothing else
 *
 * @example
 * const node = await createNode({ store: levelStore('./data/chain') })
 */
export function levelStore(directory: string): Store {
  return new LevelStore(resolve(directory))
}

type Database = ClassicLevel<Uint8Array, Uint8Array>

/** Loads the database when it is opened: the package is optional, and the native part of it takes time to load. */
class LevelStore implements Store {
  readonly #directory: string
  #database: Database | undefined

  constructor(directory: string) {
    this.#directory = directory
  }

  get status(): string {
    return this.#database?.status ?? 'closed'
  }

  async open(): Promise<void> {
    this.#database ??= await this.#create()
    try {
      await this.#database.open()
    } catch (error) {
      throw this.#refusal(error)
    }
  }

  async close(): Promise<void> {
    await this.#database?.close()
  }

  getSync(key: Uint8Array, encodings: StoreEncodings): Uint8Array | undefined {
    return this.#opened.getSync(key, encodings)
  }

  get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined> {
    return this.#opened.get(key, encodings)
  }

  getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]> {
    return this.#opened.getMany(keys, encodings)
  }

  batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void> {
    return this.#opened.batch(operations, options)
  }

  iterator(range: StoreRange): AsyncIterable<[Uint8Array, Uint8Array]> {
    return this.#opened.iterator(range)
  }

  get #opened(): Database {
    if (!this.#database) throw new Error('the store is not open')
    return this.#database
  }

  async #create(): Promise<Database> {
    const { ClassicLevel } = await loadClassicLevel()
    try {
      await mkdir(this.#directory, { recursive: true, mode: 0o700 })
    } catch (error) {
      throw this.#refusal(error)
    }
    return new ClassicLevel(this.#directory, { keyEncoding: 'view', valueEncoding: 'view' })
  }

  #refusal(error: unknown): StoreRefused {
    const directory = this.#directory
    const { code, message } = innermost(error)
    if (code === 'LEVEL_LOCKED') {
      return new StoreRefused(`the store ${directory} is in use by another node: stop that node, or use another directory`)
    }
    if (code === 'LEVEL_CORRUPTION') {
      return new StoreRefused(`the store ${directory} is damaged: ${message}; restore it from a copy, or use another directory`)
    }
    return new StoreRefused(`the store ${directory} cannot be opened: ${message}`)
  }
}

/** Throws `StoreRefused` if the package is not installed. */
async function loadClassicLevel(): Promise<typeof import('classic-level')> {
  try {
    return await import('classic-level')
  } catch (error) {
    if (!isMissingPackage(error)) throw error
    throw new StoreRefused('levelStore() needs the package classic-level: npm install classic-level')
  }
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

/** Returns the error of the platform, which the database wraps. */
function innermost(error: unknown): { readonly code: unknown; readonly message: string } {
  if (error instanceof Error && error.cause instanceof Error) return innermost(error.cause)
  return {
    code: error instanceof Error && 'code' in error ? error.code : undefined,
    message: error instanceof Error ? error.message : String(error),
  }
}
