/** Answers of the endpoints that list chains, bridges and venues. */
import type { JsonObject } from '../../primitives/json.js'
import { BRIDGES } from '../bridges/bridges.js'
import type { PlannerServices } from '../route/services.js'
import type { Chain } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { chainObject, venueObject } from '../wire/objects.js'
import type { ChainsRequest, VenuesRequest } from './request.js'

export function chainsAnswer({ index }: PlannerServices, request: ChainsRequest): JsonObject {
  const wanted = chainsNamed(index, request.chain_ids)
  const listed = index.snapshot.chains.filter((chain) => {
    if (chain.isTestnet !== request.only_testnets || (wanted && !wanted.has(chain))) return false
    return chain.type === 'cosmos' || (chain.type === 'evm' ? request.include_evm : request.include_svm)
  })
  return { chains: listed.map(chainObject) }
}

export function bridgesAnswer(): JsonObject {
  return { bridges: BRIDGES.map(({ id, name, logo }) => ({ id, name, logo_uri: logo })) }
}

export function venuesAnswer({ index }: PlannerServices, { only_testnets }: VenuesRequest): JsonObject {
  return { venues: index.snapshot.venues.filter(({ chain }) => chain.isTestnet === only_testnets).map(venueObject) }
}

/** Returns the chains with these ids; undefined, which means all chains, if there are no ids. Unknown ids name no chain. */
export function chainsNamed(index: SnapshotIndex, ids: readonly string[]): ReadonlySet<Chain> | undefined {
  return ids.length === 0 ? undefined : new Set(ids.flatMap((id) => index.chain(id) ?? []))
}
