import type { JsonCursor } from '../../primitives/json-cursor.js'
import { readFeePpm } from '../pools/pool-type.js'
import { poolTypeOf } from '../pools/types.js'
import { ROUTER_DESIGNS } from '../snapshot/router.js'
import type { Asset, Chain, Pool, Venue } from '../snapshot/snapshot.js'
import { type Lookup, readDetails } from './lookup.js'

/** Members of a venue that are kept in `Venue.details`. */
const VENUE_DETAILS = ['entry_contract_address', 'router_address', 'router_design', 'wrapped_native_address'] as const

/** Reads pools and their venues. A venue that only pools name has no details. */
export function readPools(
  venueCursors: readonly JsonCursor[],
  poolCursors: readonly JsonCursor[],
  lookup: Lookup,
): { readonly venues: readonly Venue[]; readonly pools: readonly Pool[] } {
  const venues = new Map<string, Venue>()
  for (const cursor of venueCursors) {
    const venue = readVenue(cursor, lookup)
    const key = venueKey(venue.chain, venue.name)
    if (venues.has(key)) throw cursor.member('name').refuse(`duplicate venue ${JSON.stringify(venue.name)} on ${venue.chain.id}`)
    venues.set(key, venue)
  }
  const ids = new Set<string>()
  const pools = poolCursors.map((cursor) => {
    const id = cursor.member('pool').id()
    const chain = lookup.chainAt(cursor.member('chain_id'))
    const name = cursor.member('venue').id()
    const key = venueKey(chain, name)
    const venue = venues.get(key) ?? { name, chain, logoUri: undefined }
    venues.set(key, venue)
    if (ids.has(`${key}\n${id}`)) throw cursor.member('pool').refuse(`duplicate pool ${JSON.stringify(id)} on ${name}`)
    ids.add(`${key}\n${id}`)
    return readPool(cursor, id, venue, lookup)
  })
  return { venues: [...venues.values()], pools }
}

function venueKey(chain: Chain, name: string): string {
  return `${chain.id}\n${name}`
}

function readVenue(cursor: JsonCursor, { chainAt }: Lookup): Venue {
  const design = cursor.member('router_design')
  if (design.isGiven) design.oneOf(ROUTER_DESIGNS)
  return {
    name: cursor.member('name').id(),
    chain: chainAt(cursor.member('chain_id')),
    logoUri: cursor.member('logo_uri').optionalText(),
    details: readDetails(cursor, VENUE_DETAILS),
  }
}

function readPool(cursor: JsonCursor, id: string, venue: Venue, lookup: Lookup): Pool {
  const { chain } = venue
  const assets = readPoolAssets(cursor.member('denoms'), chain, lookup)
  const type = poolTypeOf(cursor)
  return {
    id,
    venue,
    assets,
    curve: type.read(cursor, assets.length),
    hasSpot: cursor.member('spot').value !== 'unknown',
    feeTier: chain.type === 'evm' && type.hasFeeTiers ? readFeePpm(cursor) : undefined,
  }
}

function readPoolAssets(denoms: JsonCursor, chain: Chain, { assetAt }: Lookup): readonly Asset[] {
  const assets = denoms.list().map((denom) => assetAt(chain, denom))
  if (assets.length < 2 || assets.length > 8) throw denoms.refuse(`expected 2 to 8 denoms, got ${assets.length}`)
  for (const [i, denom] of denoms.list().entries()) {
    if (assets.indexOf(assets[i] as Asset) !== i) throw denom.refuse(`duplicate denom ${JSON.stringify(denom.value)}`)
  }
  return assets
}
