import { BadRequest } from '../errors.js'
import type { Asset } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'

/** The asset that a request names. Throws `BadRequest`, with `refusal` where the chain is known and the denom is not. */
export function assetOf(index: SnapshotIndex, chain: string, denomOnChain: string, refusal: string): Asset {
  const known = index.chain(chain)
  if (!known) throw new BadRequest('Invalid chain_id')
  const asset = index.asset(known, denomOnChain)
  if (!asset) throw new BadRequest(refusal)
  return asset
}
