import type { Transaction } from '../evm/transaction.js'
import { ServerError } from '../primitives/errors.js'
import type { Moment, Solo } from './solo.js'

/** A chain can only go back. */
export class NoWayForward extends ServerError {
  constructor() {
    super('not allowed to rewind to a future block')
  }
}

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

  /** The same moments under the same ids for a fork of the chain, as far as it holds them. */
  fork(consensus: Solo): Snapshots {
    const child = new Snapshots(consensus)
    for (const [id, moment] of this.#moments) child.#moments.set(id, moment)
    child.#last = this.#last
    child.#forgetAbove(consensus.height)
    return child
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

  /** Goes back to a block below the head, and forgets the snapshots of later ones. Rejects with `NoWayForward`. */
  async rewindTo(height: bigint): Promise<void> {
    if (height >= this.#consensus.height) throw new NoWayForward()
    this.#forgetAbove(height)
    await this.#consensus.rewindTo(height)
  }

  /** Makes other blocks in the place of the last ones, as `Solo.reorganise` does, and forgets the snapshots of those that are gone. */
  async reorganise(contents: readonly (readonly Transaction[])[]): Promise<void> {
    await this.#consensus.reorganise(contents, (height) => this.#forgetAbove(height))
  }

  /** All there are, by their ids. */
  get moments(): ReadonlyMap<bigint, Moment> {
    return this.#moments
  }

  /** Goes back to where the node began to make blocks, and forgets everything. */
  async reset(): Promise<void> {
    this.#moments.clear()
    await this.#consensus.rewindToOrigin()
  }

  #forgetAbove(height: bigint): void {
    for (const [id, moment] of [...this.#moments]) {
      if (moment.height > height) this.#moments.delete(id)
    }
  }
}
