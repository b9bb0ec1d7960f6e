import type { Asset } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'

/** Pools of a path at most. */
export const MAX_POOLS = 4

/** Pools between an asset and every other, as far as a path can go. */
export function distances(market: Market, from: Asset): Map<Asset, number> {
  const found = new Map([[from, 0]])
  for (const [asset, distance] of found) {
    if (distance === MAX_POOLS) break
    for (const { pool } of market.listings(asset)) {
      for (const other of pool.assets) if (!found.has(other)) found.set(other, distance + 1)
    }
  }
  return found
}
