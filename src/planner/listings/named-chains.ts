import type { Chain } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'

/** Returns the chains with these ids; undefined, which means all chains, if there are no ids. Unknown ids name no chain. */
export function chainsNamed(index: SnapshotIndex, ids: readonly string[]): ReadonlySet<Chain> | undefined {
  return ids.length === 0 ? undefined : new Set(ids.flatMap((id) => index.chain(id) ?? []))
}
