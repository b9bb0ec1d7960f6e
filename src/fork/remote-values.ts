import type { Loaded } from '../primitives/missing-state.js'
import { NodeCache } from '../state/node-cache.js'

/** Bytes of values of a remote chain that stay in memory. */
const LIMIT = 128 * 1024 * 1024

/** A value that work holds. */
interface HeldValue {
  readonly value: unknown
  holders: number
}

/**
 * Values that were read of a remote chain, by name, up to a number of bytes. When they are full, those go that were not read for the longest time, and are requested again
 * when they are needed. A value stays while work holds it.
 */
export class RemoteValues {
  readonly #kept: NodeCache
  readonly #held = new Map<string, HeldValue>()

  /** @param limit in bytes */
  constructor(limit = LIMIT) {
    this.#kept = new NodeCache(limit)
  }

  /** Bytes of the values that stay in memory, estimated. */
  get size(): number {
    return this.#kept.size
  }

  /** Returns a value, and undefined if it is not in memory. */
  find(name: string): unknown {
    const kept = this.#kept.find(name)
    if (kept === undefined) return this.#held.get(name)?.value
    kept.isUsed = true
    return kept.value
  }

  /** @param size of the value in bytes, estimated */
  keep(name: string, value: unknown, size: number): void {
    this.#kept.hold(name, value, size)
  }

  /** Keeps a value, and holds it until its release. */
  hold(name: string, value: unknown, size: number): Loaded {
    const held = this.#held.get(name) ?? { value, holders: 0 }
    held.holders++
    this.#held.set(name, held)
    // All that read the value have the same object, however it came back.
    if (this.#kept.find(name) === undefined) this.keep(name, held.value, size)
    return {
      size,
      release: () => {
        if (--held.holders === 0) this.#held.delete(name)
      },
    }
  }
}
