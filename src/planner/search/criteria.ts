import type { Asset, Transfer, Venue } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'

/** Criteria of a search. */
export interface Criteria {
  readonly source: Asset
  readonly destination: Asset
  /** Exactly one of the two is fixed. */
  readonly fixed: { readonly side: 'in' | 'out'; readonly amount: bigint }
  /** Ids of the bridges that routes may use; a fast bridge only if the request sets `go_fast`. */
  readonly bridges: ReadonlySet<string>
  /** The venues that may be used, by chain and name; undefined for all. */
  readonly venues: readonly Pick<VenueName, 'name' | 'chainId'>[] | undefined
  readonly allowSwaps: boolean
  readonly evmSwaps: boolean
  readonly splitRoutes: boolean
  readonly smartRelay: boolean
  /** The affiliates' share of the last swap's output. */
  readonly affiliateBps: bigint
  readonly maxTransactions: number
  /** Selects the transfers that routes may use. Default: all that the bridges allow. */
  readonly mayTake?: (transfer: Transfer) => boolean
}

export interface VenueName {
  readonly name: string
  readonly chainId: string
}

/** Most operations of a route, and most transactions when several are allowed. */
export const MAX_OPERATIONS = 9
export const MAX_TRANSACTIONS = 3

/** Whether a request lets the search swap on a venue. */
export function mayUse(criteria: Criteria, { venue }: Market): boolean {
  if (!criteria.allowSwaps) return false
  // There is no operation for a swap on a chain of any other type.
  if (venue.chain.type !== 'cosmos' && (venue.chain.type !== 'evm' || !criteria.evmSwaps)) return false
  return criteria.venues === undefined || criteria.venues.some((given) => isSame(given, venue))
}

function isSame(given: VenueName, venue: Venue): boolean {
  return given.name === venue.name && given.chainId === venue.chain.id
}
