import { type Address, bytesToHex, type Hash } from '../primitives/hex.js'
import type { Misbehavior } from './abci.js'

/** Evidence against a validator that a block contains. */
export interface BlockEvidence {
  /** Number of the block that contains it. */
  readonly block: number
  readonly blockHash: Hash
  readonly kind: Misbehavior['kind']
  readonly validator: Address
  /** Height at which the validator misbehaved. */
  readonly height: number
}

/** Evidence of all blocks. The engine gives it to the application once; it is part of no block of the chain, so that the node keeps it. */
export class Evidence {
  #all: readonly BlockEvidence[] = []

  /** The same object as long as nothing is added. */
  get all(): readonly BlockEvidence[] {
    return this.#all
  }

  /** Adds the evidence of a block, once even if the block is executed again after a crash. */
  add(block: number, blockHash: Hash, misbehavior: readonly Misbehavior[]): void {
    const isKnown = this.#all.some((known) => known.block === block)
    if (misbehavior.length === 0 || isKnown) return
    const added = misbehavior.map(({ kind, validator, height }) => {
      return { block, blockHash, kind, validator: bytesToHex(validator), height: Number(height) }
    })
    this.#all = [...this.#all, ...added]
  }

  restore(all: readonly BlockEvidence[]): void {
    this.#all = all
  }
}
