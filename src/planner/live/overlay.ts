import { type Address, ZERO_ADDRESS } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'
import { parseSnapshot } from '../document/parse-snapshot.js'
import { transmuter } from '../pools/transmuter.js'
import { type Asset, assetKey, type Chain, type Pool, type Snapshot, type Venue } from '../snapshot/snapshot.js'
import { withDistinctSymbols } from '../snapshot/symbols.js'
import type { ChainState } from './live-chain.js'
import { type LiveChain, type LiveVenue, lowerCase, routerDesignOf } from './options.js'

/** A chain as it was read. */
export interface ReadChain {
  readonly chainId: string
  readonly options: LiveChain
  readonly state: ChainState
}

/** The native coin of a chain for which the snapshot has none. */
const NATIVE = { denom: 'ethereum-native', name: 'Ether', symbol: 'ETH', decimals: 18 }
/** A wrapping contract makes as many tokens as there are coins; no supply comes near this. */
const UNBOUNDED = (1n << 128n) - 1n

/**
 * A snapshot with the pools that were read, in the place of those it has under the same venues. A chain or token that it does not know comes with
 * them; a token is called what it calls itself.
 */
export function withLivePools(snapshot: Snapshot, read: readonly ReadChain[]): Snapshot {
  return read.reduce(withChain, snapshot)
}

function withChain(snapshot: Snapshot, { chainId, options, state }: ReadChain): Snapshot {
  const known = snapshot.chains.find(({ id }) => id === chainId)
  const native = known && snapshot.assets.find((asset) => asset.chain === known && isNative(asset))
  const wrapped = options.wrappedNative === undefined ? undefined : lowerCase(options.wrappedNative)
  const own = described({ chainId, options, state }, wrapped, native !== undefined)
  const chain = known ?? own.chains[0]
  if (!chain) return snapshot

  const assets = mergedAssets(snapshot, chain, own)
  const replaced = snapshot.venues.filter((venue) => venue.chain === chain && own.venues.some(({ name }) => name === venue.name))
  const venues = own.venues.map((venue): Venue => {
    const listed = replaced.find(({ name }) => name === venue.name)
    return { ...venue, chain, ...listed, details: { ...listed?.details, ...venue.details } }
  })
  const assetOf = (denom: string) => assets.get(assetKey(chain, denom))
  const coin = native ?? assetOf(NATIVE.denom)
  const token = wrapped && assetOf(wrapped)
  const wrapping = wrapped && coin && token ? wrappingPools(checksumAddress(wrapped), [coin, token], state.wrapped, venues) : []
  return {
    ...snapshot,
    chains: known ? snapshot.chains : [...snapshot.chains, chain],
    assets: [...assets.values()],
    venues: [...snapshot.venues.filter((venue) => !replaced.includes(venue)), ...venues],
    pools: [...snapshot.pools.filter(({ venue }) => !replaced.includes(venue)), ...livePools(state, venues, assetOf), ...wrapping],
  }
}

/** Describes a chain as a snapshot of its own would, so that whatever the snapshot lacks comes with the same defaults. */
function described({ chainId, options, state }: ReadChain, wrapped: Address | undefined, hasNative: boolean): Snapshot {
  const tokens = new Set([...state.pools.flatMap(({ pool }) => pool.tokens), ...(wrapped ? [wrapped] : [])])
  return parseSnapshot({
    chains: [{ chain_id: chainId, chain_type: 'evm', fee_denom: NATIVE.denom }],
    assets: [
      ...(wrapped && !hasNative ? [{ chain_id: chainId, ...NATIVE }] : []),
      ...Array.from(tokens, (token) => {
        const denom = checksumAddress(token)
        return { chain_id: chainId, denom, token_contract: denom, ...state.tokens.get(token) }
      }),
    ],
    venues: options.venues.filter(isFirst).map(({ name }) => ({
      chain_id: chainId,
      name,
      ...routerFacts(options.venues.find((venue) => venue.name === name && venue.router !== undefined)),
      ...(wrapped ? { wrapped_native_address: wrapped } : {}),
    })),
  })
}

/** Returns the assets of the snapshot and the new ones of a chain, by their keys. Listed assets stay the same objects: bridges and pools refer to them. */
function mergedAssets(snapshot: Snapshot, chain: Chain, own: Snapshot): Map<string, Asset> {
  const assets = new Map(snapshot.assets.map((asset) => [assetKey(asset.chain, asset.denom), asset]))
  for (const asset of own.assets) {
    const key = assetKey(chain, asset.denom)
    if (!assets.has(key)) assets.set(key, { ...asset, chain, index: assets.size })
  }
  const listed = new Set(snapshot.assets)
  const here = [...assets.values()].filter((asset) => asset.chain === chain)
  for (const asset of withDistinctSymbols(here, new Map(), (each) => listed.has(each))) assets.set(assetKey(chain, asset.denom), asset)
  return assets
}

/** Returns a pool for each venue that exchanges the native coin for its wrapped form, one for one. */
function wrappingPools(id: string, assets: readonly [Asset, Asset], held: bigint, venues: readonly Venue[]): Pool[] {
  const curve = transmuter([held, UNBOUNDED], 0n)
  return venues.map((venue) => ({ id, venue, assets, curve, hasSpot: true }))
}

function livePools({ pools }: ChainState, venues: readonly Venue[], assetOf: (token: Address) => Asset | undefined): Pool[] {
  return pools.flatMap(({ venue: name, pool, state }) => {
    const venue = venues.find((each) => each.name === name)
    const assets = pool.tokens.flatMap((token) => assetOf(token) ?? [])
    return venue ? [{ id: checksumAddress(pool.address), venue, assets, curve: state.curve, hasSpot: true, feeTier: pool.feeTier }] : []
  })
}

/** Returns the router members of a venue in a document. */
function routerFacts(venue: LiveVenue | undefined): Readonly<Record<string, string>> {
  return venue?.router === undefined ? {} : { router_address: venue.router, router_design: routerDesignOf(venue) }
}

/** Two designs of pools may share a venue. */
function isFirst({ name }: LiveVenue, index: number, venues: readonly LiveVenue[]): boolean {
  return venues.findIndex((venue) => venue.name === name) === index
}

function isNative({ denom }: Asset): boolean {
  return denom.endsWith('-native') || denom === ZERO_ADDRESS
}
