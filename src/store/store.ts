/** Keys and values of every call are bytes. */
export interface StoreEncodings {
  readonly keyEncoding: 'view'
  readonly valueEncoding: 'view'
}

export const BYTES: StoreEncodings = { keyEncoding: 'view', valueEncoding: 'view' }

/** One write of a batch. */
export type StoreOperation =
  | { readonly type: 'put'; readonly key: Uint8Array; readonly value: Uint8Array }
  | { readonly type: 'del'; readonly key: Uint8Array }

/** Options of a batch. */
export interface StoreWriteOptions extends StoreEncodings {
  /** Resolve when the disk has the data (fsync), not when the operating system has it. */
  readonly sync?: boolean
}

/** A range of keys in ascending order. */
export interface StoreRange extends StoreEncodings {
  /** First key. */
  readonly gte?: Uint8Array
  /** Key after the last one. */
  readonly lt?: Uint8Array
}

/**
 * An ordered map from bytes to bytes that outlives the process: the port behind the option `store`.
 *
 * Every database of abstract-level 3 is one: `classic-level` (LevelDB), `memory-level`, `browser-level` (IndexedDB), and others of that family. Its default
 * encodings do not matter, because each call names its own.
 */
export interface Store {
  /** `opening`, `open`, `closing` or `closed`. */
  readonly status: string
  open(): Promise<void>
  close(): Promise<void>
  /** Features of the database, as abstract-level names them. */
  readonly supports?: object
  /** Returns the value of a key, or undefined. A store is asynchronous without it, or if `supports.getSync` is false. */
  getSync?(key: Uint8Array, encodings: StoreEncodings): Uint8Array | undefined
  get(key: Uint8Array, encodings: StoreEncodings): Promise<Uint8Array | undefined>
  getMany(keys: Uint8Array[], encodings: StoreEncodings): Promise<(Uint8Array | undefined)[]>
  /** Writes all operations or none of them. */
  batch(operations: StoreOperation[], options: StoreWriteOptions): Promise<void>
  /** Iterates over a range as it was at the moment of the call. */
  iterator(range: StoreRange): AsyncIterable<[key: Uint8Array, value: Uint8Array]>
}

/** Returns whether a store reads at once. Databases of abstract-level have a method `getSync` in any case. */
export function readsSynchronously({ getSync, supports }: Store): boolean {
  const isSupported = supports === undefined || !('getSync' in supports) || supports.getSync !== false
  return getSync !== undefined && isSupported
}

/** When a write counts as done. `process`: it survives the end of the process. `disk`: it also survives a power cut, at the cost of an fsync a block. */
export type Durability = 'process' | 'disk'

export const DURABILITIES: readonly Durability[] = ['process', 'disk']
