import { loadOnce } from '../primitives/load-once.js'
import { type MethodRecord, namespaceOf } from './record.js'

/** Methods that are loaded with the first call of one of their namespaces. */
export interface LaterMethods<Context> {
  readonly namespaces: readonly string[]
  load(): Promise<readonly MethodRecord<Context>[]>
}

/** Makes other methods of some, as a mode of the node wants them. */
export type ChangeMethods<Context> = (records: readonly MethodRecord<Context>[]) => readonly MethodRecord<Context>[]

/** The methods of a node by their names. Some are there at once, others are loaded with the first call of their namespace. */
export class MethodTable<Context> {
  readonly #records = new Map<string, MethodRecord<Context>>()
  readonly #later: readonly { readonly namespaces: readonly string[]; readonly load: () => Promise<void> }[]
  /** Namespaces that are not loaded yet. */
  readonly #missing = new Set<string>()
  #loading: Promise<void> | undefined

  constructor(
    atOnce: readonly MethodRecord<Context>[],
    later: readonly LaterMethods<Context>[] = [],
    change: ChangeMethods<Context> = (records) => records,
  ) {
    const add = (records: readonly MethodRecord<Context>[]) => {
      for (const record of change(records)) this.#records.set(record.name, record)
    }
    add(atOnce)
    this.#later = later.map(({ namespaces, load }) => ({ namespaces, load: loadOnce(async () => add(await load())) }))
    for (const { namespaces } of later) for (const namespace of namespaces) this.#missing.add(namespace)
  }

  /**
   * Returns the record of a method; undefined if there is none; a promise if it must be loaded.
   *
   * Methods that are asked for in this time wait as well, also those that are there, so that calls begin in the order in which they were made.
   */
  find(name: string): MethodRecord<Context> | undefined | Promise<MethodRecord<Context> | undefined> {
    if (this.#loading !== undefined) return this.#loading.then(() => this.find(name))
    const record = this.#records.get(name)
    const namespace = namespaceOf(name)
    if (record || !this.#missing.has(namespace)) return record
    const loading = this.#load(namespace)
    // Those who wait look for their own methods, whether this one could be loaded or not.
    this.#loading = loading
      .catch(() => {})
      .finally(() => {
        this.#loading = undefined
      })
    return loading.then(() => this.#records.get(name))
  }

  /** Loads and returns all methods. */
  async all(): Promise<Iterable<MethodRecord<Context>>> {
    await Promise.all(this.#later.map(({ load }) => load()))
    this.#missing.clear()
    return this.#records.values()
  }

  async #load(namespace: string): Promise<void> {
    await Promise.all(this.#later.filter(({ namespaces }) => namespaces.includes(namespace)).map(({ load }) => load()))
    this.#missing.delete(namespace)
  }
}
