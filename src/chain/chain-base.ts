import type { Hash } from '../primitives/hex.js'
import type { Block } from './block.js'
import type { LogCriteria } from './log-query.js'
import type { TransactionPlace } from './packed-segment.js'

/** Blocks from genesis to some height that a chain does not keep in memory. Blocks at `end` and above belong to another chain. */
export interface ChainBase {
  /** Whether reads may throw `MissingState`. */
  readonly mayMiss: boolean
  /** Throws `MissingState` unless some blocks are in memory, which loads them together. */
  prepare(heights: () => Iterable<number>): void
  at(height: number): Block | undefined
  /** Returns the height of a block. */
  heightOf(hash: Hash, end: number): number | undefined
  /** Returns the place of a transaction, the newest if it is in several blocks. */
  placeOf(transaction: Hash, end: number): TransactionPlace | undefined
  /** Returns the heights of the blocks that may have matching logs, ascending, from `from` to `to`. */
  heightsWith(criteria: LogCriteria, from: number, to: number): Iterable<number>
}
