/** Part of the limit that is freed when the cache is full, so that it does not look for room with each value. */
const FREED = 1 / 64

/** Ids of nodes, hashes of code, heights of blocks, names of values of a remote chain. */
type Name = number | string

/** A place in the cache, which is emptied when the cache needs the room. */
export interface Held<Value> {
  value: Value | undefined
  /** Set by reads: the cache keeps what was read since it last looked. */
  isUsed: boolean
}

interface Entry extends Held<unknown> {
  /** Bytes, estimated. */
  readonly size: number
}

/**
 * Holds values by a name up to a number of bytes. When it is full it drops the oldest that was not read since it last looked (second chance). It holds the newest
 * even if that is larger than the limit, unless the limit is 0.
 *
 * A caller keeps the place of a value and reads it there, without looking up its name, as long as it is not empty.
 */
export class NodeCache {
  readonly #limit: number
  readonly #entries = new Map<Name, Entry>()
  #size = 0

  /** @param limit in bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Bytes, estimated. */
  get size(): number {
    return this.#size
  }

  find(name: Name): Held<unknown> | undefined {
    return this.#entries.get(name)
  }

  /** Holds a value that has the name from now on. */
  hold<Value>(name: Name, value: Value, size: number): Held<Value> {
    this.drop(name)
    const entry: Entry & Held<Value> = { value, isUsed: false, size }
    this.#entries.set(name, entry)
    this.#size += size
    this.#makeRoom(entry)
    return entry
  }

  /** Empties the place of a name. */
  drop(name: Name): void {
    const entry = this.#entries.get(name)
    if (entry === undefined) return
    this.#entries.delete(name)
    this.#size -= entry.size
    entry.value = undefined
  }

  #makeRoom(newest: Entry): void {
    if (this.#size <= this.#limit) return
    const target = this.#limit - FREED * this.#limit
    for (const [name, entry] of this.#entries) {
      if (this.#size <= target) return
      if (entry === newest && this.#limit > 0) continue
      if (entry.isUsed && this.#limit > 0) {
        entry.isUsed = false
        this.#entries.delete(name)
        this.#entries.set(name, entry)
      } else {
        this.drop(name)
      }
    }
  }
}
