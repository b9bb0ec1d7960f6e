import { bytesToHex, type Hex } from '../primitives/hex.js'
import { type Loaded, MissingState } from '../primitives/missing-state.js'
import { StoreReadFailed } from './errors.js'
import { BYTES, type Store, type StoreOperation } from './store.js'

/** A value that reads may use until it is released as often as it was loaded. */
interface LoadedValue {
  /** Undefined where the store has none. */
  readonly value: Uint8Array | undefined
  holders: number
}

/** A read of the store that has not been answered yet. */
interface Loading {
  /** Resolves when the value is in memory. */
  readonly done: Promise<void>
  holders: number
  /** Value that a batch wrote meanwhile. The answer of the store may be from before it. */
  written: { readonly value: Uint8Array | undefined } | undefined
}

/** A key and its name. */
type Named = readonly [name: Hex, key: Uint8Array]

/**
 * Synchronous reads of an asynchronous store. A value that is not in memory throws `MissingState`, and is held from then on until the work that missed it
 * has ended. Other caches are above: this one only carries values from the store to the work that asks for them.
 */
export class LoadedRecords {
  readonly #store: Store
  readonly #values = new Map<Hex, LoadedValue>()
  readonly #loading = new Map<Hex, Loading>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Number of values in memory. */
  get size(): number {
    return this.#values.size
  }

  /** Returns a value, or undefined where the store has none. Throws `MissingState` when it has to be loaded. */
  readonly getSync = (key: Uint8Array): Uint8Array | undefined => {
    const name = bytesToHex(key)
    const loaded = this.#values.get(name)
    if (loaded) return loaded.value
    throw new MissingState(`the record ${name}`, () => this.#load([[name, key]]))
  }

  /** Throws `MissingState`, which loads them together, unless all values are in memory. */
  prepare(keys: readonly Uint8Array[]): void {
    const wanted = new Map(keys.map((key): Named => [bytesToHex(key), key]))
    // All of them are held: those that others hold may leave memory while the rest is loaded.
    if ([...wanted.keys()].some((name) => !this.#values.has(name)))
      throw new MissingState(`${wanted.size} records`, () => this.#load([...wanted]))
  }

  /** Notes what the store contains since a batch. */
  written(operations: readonly StoreOperation[]): void {
    if (this.#values.size + this.#loading.size === 0) return
    for (const operation of operations) {
      const name = bytesToHex(operation.key)
      const value = operation.type === 'put' ? operation.value : undefined
      const loaded = this.#values.get(name)
      if (loaded) this.#values.set(name, { value, holders: loaded.holders })
      const loading = this.#loading.get(name)
      if (loading) loading.written = { value }
    }
  }

  /** Loads values, and holds them until they are released. */
  async #load(wanted: readonly Named[]): Promise<Loaded> {
    const begun: Named[] = []
    for (const [name, key] of wanted) if (!this.#values.has(name) && !this.#loading.has(name)) begun.push([name, key])
    if (begun.length > 0) this.#begin(begun)
    const held: Hex[] = []
    const loadings: Promise<void>[] = []
    for (const [name] of wanted) {
      const holdable = this.#values.get(name) ?? this.#loading.get(name)
      if (!holdable) continue
      holdable.holders++
      if ('done' in holdable) loadings.push(holdable.done.then(() => void held.push(name)))
      else held.push(name)
    }
    const release = () => {
      for (const name of held) this.#release(name)
    }
    const [failure] = (await Promise.allSettled(loadings)).filter((result) => result.status === 'rejected')
    if (!failure) return { release }
    release()
    throw failure.reason
  }

  #begin(begun: readonly Named[]): void {
    const done = this.#request(begun)
    // Each caller that waits receives the failure.
    done.catch(() => undefined)
    for (const [name] of begun) this.#loading.set(name, { done, holders: 0, written: undefined })
  }

  async #request(begun: readonly Named[]): Promise<void> {
    try {
      const values = await this.#read(begun.map(([, key]) => key))
      for (const [index, [name]] of begun.entries()) {
        const { holders, written } = this.#loading.get(name) ?? { holders: 0 }
        if (holders > 0) this.#values.set(name, { value: written ? written.value : values[index], holders })
      }
    } catch (error) {
      throw new StoreReadFailed(error)
    } finally {
      for (const [name] of begun) this.#loading.delete(name)
    }
  }

  async #read(keys: Uint8Array[]): Promise<(Uint8Array | undefined)[]> {
    const [only] = keys
    return keys.length === 1 && only ? [await this.#store.get(only, BYTES)] : this.#store.getMany(keys, BYTES)
  }

  #release(name: Hex): void {
    const loaded = this.#values.get(name)
    if (loaded && --loaded.holders === 0) this.#values.delete(name)
  }
}
