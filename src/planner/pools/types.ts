/** The list of pool types. */
import type { JsonCursor } from '../../primitives/json-cursor.js'
import { concentratedPool } from './concentrated.js'
import { constantProductPool } from './constant-product.js'
import type { PoolType } from './pool-type.js'
import { stableswapPool } from './stableswap.js'
import { transmuterPool } from './transmuter.js'
import { weightedPool } from './weighted.js'

export const POOL_TYPES: readonly PoolType[] = [constantProductPool, weightedPool, stableswapPool, transmuterPool, concentratedPool]

/** Returns the type that a pool of a document names. Throws `SnapshotRefused`. */
export function poolTypeOf(pool: JsonCursor): PoolType {
  const member = pool.member('type')
  const name = member.oneOf(POOL_TYPES.map((type) => type.name))
  const type = POOL_TYPES.find((each) => each.name === name)
  if (!type) throw member.refuse('unknown pool type')
  return type
}
