import type { Moment, Solo } from './solo.js'

/**
 * Moments of a test chain to which it can go back.
 *
 * Ids count up from 1. Going back to one uses it up, and with it all that were taken later.
 */
export class Snapshots {
  readonly #consensus: Solo
  readonly #moments = new Map<bigint, Moment>()
  #last = 0n

  constructor(consensus: Solo) {
    this.#consensus = consensus
  }

  take(): bigint {
    this.#last++
    this.#moments.set(this.#last, this.#consensus.moment())
    return this.#last
  }

  /** Goes back. Returns false, and changes nothing, for an id that is unknown or used up. */
  async revert(id: bigint): Promise<boolean> {
    const moment = this.#moments.get(id)
    if (!moment) return false
    for (const later of [...this.#moments.keys()]) {
      if (later >= id) this.#moments.delete(later)
    }
    await this.#consensus.rewind(moment)
    return true
  }
}
