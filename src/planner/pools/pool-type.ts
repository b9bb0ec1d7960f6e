import type { JsonCursor } from '../../primitives/json-cursor.js'
import type { Curve } from './curve.js'

/** A type of pool in snapshot documents. Each type is a file with its curve and this record, and an entry in `types.ts`. */
export interface PoolType {
  /** Value of the member `type`. */
  readonly name: string
  /** Whether a router on an EVM chain distinguishes pools of two tokens by their fee. Default: false. */
  readonly hasFeeTiers?: boolean
  /** Reads the curve of a pool of `tokens` tokens. Throws `SnapshotRefused`. */
  read(pool: JsonCursor, tokens: number): Curve
}

/** Reads the member `reserves`: an amount for each token. */
export function readReserves(pool: JsonCursor, tokens: number): bigint[] {
  return sized(pool.member('reserves'), tokens).map((reserve) => reserve.amount())
}

/** Reads a list of positive integers, one for each token. */
export function readPositives(list: JsonCursor, tokens: number): bigint[] {
  return sized(list, tokens).map((item) => item.positive())
}

/** Reads the member `fee_ppm`, the fee in parts per million. Default: 0. */
export function readFeePpm(pool: JsonCursor): number {
  return pool.member('fee_ppm').integerOr(0, 0, 999_999)
}

function sized(list: JsonCursor, tokens: number): JsonCursor[] {
  const items = list.list()
  if (items.length !== tokens) throw list.refuse(`expected ${tokens} values, one per denom, got ${items.length}`)
  return items
}
