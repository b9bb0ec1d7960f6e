import type { JsonCursor } from '../../primitives/json-cursor.js'
import type { Asset, Chain } from '../snapshot/snapshot.js'

/** Resolves the chains and assets that members of a document name. Both methods throw `SnapshotRefused` for unknown ones. */
export interface Lookup {
  chainAt(cursor: JsonCursor): Chain
  assetAt(chain: Chain, cursor: JsonCursor): Asset
}

/** Returns the members among `names` that are texts or numbers. */
export function readDetails(cursor: JsonCursor, names: readonly string[]): Readonly<Record<string, string | number>> {
  const details: Record<string, string | number> = {}
  for (const name of names) {
    const { value } = cursor.member(name)
    if (typeof value === 'string' || typeof value === 'number') details[name] = value
  }
  return details
}
