/** The endpoints that list assets, and what leads from one to another. */
import type { Json, JsonObject } from '../../primitives/json.js'
import { BRIDGE_IDS } from '../bridges/bridges.js'
import { BadRequest, NotFound } from '../errors.js'
import { assetOf } from '../route/requested-asset.js'
import type { PlannerServices } from '../route/services.js'
import { connections, reachable } from '../search/connections.js'
import { REASONS, type Reason, type Recommendation, recommendations } from '../search/recommendations.js'
import type { Asset, Chain } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { chainId, denom, flag, list, needed, optional, whole, words } from '../wire/fields.js'
import { assetObject, assetSchema } from '../wire/objects.js'
import { defineEndpoint } from './endpoint.js'

const MAX_ITEMS = 500

/** Kinds of assets that a listing has only on request. */
interface Filter {
  readonly include_no_metadata_assets?: boolean
  readonly include_cw20_assets: boolean
  readonly include_evm_assets: boolean
  readonly include_svm_assets?: boolean
  readonly native_only?: boolean
}

function isListed(asset: Asset, filter: Filter): boolean {
  if (asset.isCw20 && !filter.include_cw20_assets) return false
  if (asset.isEvm && !filter.include_evm_assets) return false
  if (asset.isSvm && !filter.include_svm_assets) return false
  if (asset.symbol === undefined && !filter.include_no_metadata_assets) return false
  return !filter.native_only || (asset.trace === '' && asset.originChainId === asset.chain.id)
}

/** Assets by the id of their chain. */
function byChain(assets: readonly Asset[]): JsonObject {
  const lists = new Map<Chain, Asset[]>()
  for (const asset of assets) {
    const own = lists.get(asset.chain)
    if (own) own.push(asset)
    else lists.set(asset.chain, [asset])
  }
  return Object.fromEntries([...lists].map(([chain, own]) => [chain.id, { assets: own.map(assetObject) }]))
}

const byChainSchema = {
  type: 'object',
  additionalProperties: { type: 'object', required: ['assets'], properties: { assets: { type: 'array', items: assetSchema } } },
} as const satisfies JsonObject

const betweenFields = {
  source_chain_id: chainId,
  dest_chain_id: chainId,
  include_no_metadata_assets: flag(false),
  include_cw20_assets: flag(false),
  include_evm_assets: flag(false),
  allow_multi_tx: flag(false),
}

export const assetsBetweenChains = defineEndpoint({
  path: '/v2/fungible/assets_between_chains',
  // The document says POST; the public client asks with GET.
  methods: ['POST', 'GET'],
  summary: 'The assets of one chain with their counterparts on another, and the bridges that connect them.',
  isListing: true,
  request: betweenFields,
  response: {
    type: 'object',
    required: ['assets_between_chains'],
    properties: {
      assets_between_chains: {
        type: 'array',
        items: {
          type: 'object',
          required: ['asset_on_source', 'asset_on_dest', 'txs_required', 'bridges'],
          properties: {
            asset_on_source: assetSchema,
            asset_on_dest: assetSchema,
            txs_required: { type: 'integer' },
            bridges: { type: 'array', items: { type: 'string', enum: [...BRIDGE_IDS] } },
          },
        },
      },
    },
  },
  handler({ registry }: PlannerServices, request) {
    const source = registry.chain(request.source_chain_id)
    if (!source) throw new NotFound('source chain not found')
    const destination = registry.chain(request.dest_chain_id)
    if (!destination) throw new NotFound('dest chain not found')
    const filter: Filter = { ...request, include_svm_assets: true }
    const pairs = registry
      .assetsOn(source)
      .filter((asset) => isListed(asset, filter))
      .flatMap((asset) =>
        connections(registry, asset, destination, request.allow_multi_tx)
          .filter((connection) => isListed(connection.asset, filter))
          .map((connection) => ({
            asset_on_source: assetObject(asset),
            asset_on_dest: assetObject(connection.asset),
            txs_required: connection.transactions,
            bridges: connection.bridges,
          })),
      )
    return { assets_between_chains: pairs }
  },
})

const assetsFields = {
  chain_ids: list(chainId, MAX_ITEMS),
  chain_id: optional(chainId),
  native_only: flag(false),
  include_no_metadata_assets: flag(false),
  include_cw20_assets: flag(false),
  include_evm_assets: flag(false),
  include_svm_assets: flag(false),
  only_testnets: flag(false),
}

export const assets = defineEndpoint({
  path: '/v2/fungible/assets',
  methods: ['GET'],
  summary: 'The assets of chains.',
  isListing: true,
  request: assetsFields,
  response: { type: 'object', required: ['chain_to_assets_map'], properties: { chain_to_assets_map: byChainSchema } },
  handler({ registry }: PlannerServices, request) {
    const ids = [...request.chain_ids, ...(request.chain_id === undefined ? [] : [request.chain_id])]
    // An empty list would look like a chain without assets.
    if (!ids.every((id) => registry.chain(id))) throw new BadRequest('Invalid chain_id')
    const wanted = chainsNamed(registry, ids)
    const listed = registry.snapshot.assets.filter(
      (asset) => asset.chain.isTestnet === request.only_testnets && (!wanted || wanted.has(asset.chain)) && isListed(asset, request),
    )
    return { chain_to_assets_map: byChain(listed) }
  },
})

/** The chains behind ids; undefined, which is all, for no ids. Unknown ids name no chain. */
export function chainsNamed(registry: SnapshotIndex, ids: readonly string[]): ReadonlySet<Chain> | undefined {
  return ids.length === 0 ? undefined : new Set(ids.flatMap((id) => registry.chain(id) ?? []))
}

const fromSourceFields = {
  source_asset_denom: denom,
  source_asset_chain_id: chainId,
  allow_multi_tx: flag(false),
  include_swaps: flag(false),
  native_only: flag(false),
  include_no_metadata_assets: flag(false),
  include_cw20_assets: flag(false),
  include_evm_assets: flag(false),
  include_svm_assets: flag(false),
}

export const assetsFromSource = defineEndpoint({
  path: '/v2/fungible/assets_from_source',
  methods: ['POST'],
  summary: 'The assets that can be reached from one asset, by transfers, or also by a swap.',
  request: fromSourceFields,
  response: { type: 'object', required: ['dest_assets'], properties: { dest_assets: byChainSchema } },
  handler({ registry }: PlannerServices, request) {
    const source = assetOf(registry, request.source_asset_chain_id, request.source_asset_denom, 'source token not found')
    const found = reachable(registry, source, { allowMultiTx: request.allow_multi_tx, swaps: request.include_swaps })
    return { dest_assets: byChain(found.filter((asset) => isListed(asset, request))) }
  },
})

const NO_ASSET = 'Must supply denom and chain_id'

const originFields = {
  assets: needed(list(whole({ denom, chain_id: chainId }, ['denom', 'chain_id'], NO_ASSET), MAX_ITEMS), NO_ASSET),
}

export const ibcOriginAssets = defineEndpoint({
  path: '/v2/fungible/ibc_origin_assets',
  methods: ['POST'],
  summary: 'The assets behind vouchers, on the chains they come from.',
  request: originFields,
  response: {
    type: 'object',
    required: ['origin_assets'],
    properties: {
      origin_assets: {
        type: 'array',
        items: { type: 'object', required: ['asset_found'], properties: { asset: assetSchema, asset_found: { type: 'boolean' } } },
      },
    },
  },
  handler({ registry }: PlannerServices, request) {
    return { origin_assets: request.assets.map(({ denom: name, chain_id }) => originOf(registry, chain_id, name)) }
  },
})

function originOf(registry: SnapshotIndex, chain: string, name: string): Json {
  const here = registry.chain(chain)
  const voucher = here && registry.asset(here, name)
  const home = voucher && registry.chain(voucher.originChainId)
  const origin = voucher && home && registry.asset(home, voucher.originDenom)
  return origin ? { asset: assetObject(origin), asset_found: true } : { asset_found: false }
}

const NO_SOURCE = 'Must supply source_asset'

const recommendFields = {
  requests: needed(
    list(
      whole(
        {
          source_asset_denom: denom,
          source_asset_chain_id: chainId,
          dest_chain_id: optional(chainId),
          reason: optional<Reason | undefined, Reason | 'UNKNOWN'>({
            json: { type: 'string', enum: ['UNKNOWN', ...REASONS] },
            read: (given: Json | undefined) => REASONS.find((reason) => reason === given),
            query: (texts: readonly string[]) => texts.at(-1),
          }),
        },
        ['source_asset_denom', 'source_asset_chain_id'],
        NO_SOURCE,
      ),
      100,
    ),
    NO_SOURCE,
  ),
  experimental_features: words,
}

export const recommendAssets = defineEndpoint({
  path: '/v2/fungible/recommend_assets',
  methods: ['POST'],
  summary: 'Into what an asset is best turned on another chain.',
  request: recommendFields,
  response: {
    type: 'object',
    required: ['recommendation_entries'],
    properties: {
      recommendation_entries: {
        type: 'array',
        items: {
          type: 'object',
          required: ['recommendations'],
          properties: {
            recommendations: { type: 'array', items: { type: 'object', properties: { asset: assetSchema, reason: { type: 'string' } } } },
            error: { type: 'object', properties: { message: { type: 'string' } } },
          },
        },
      },
    },
  },
  handler({ registry }: PlannerServices, { requests }) {
    const found = requests.map(({ source_asset_chain_id, source_asset_denom, dest_chain_id, reason }) => {
      const here = registry.chain(source_asset_chain_id)
      const source = here && registry.asset(here, source_asset_denom)
      const destination = dest_chain_id === undefined ? undefined : registry.chain(dest_chain_id)
      if (!source || (dest_chain_id !== undefined && !destination)) return []
      const all = recommendations(registry, source, destination)
      return reason === undefined ? all : all.filter((each) => each.reason === reason)
    })
    // An entry without a recommendation beside others has an error of its own.
    if (found.length > 0 && found.every((each) => each.length === 0)) throw new NotFound(NOTHING)
    return { recommendation_entries: found.map(entryOf) }
  },
})

const NOTHING = 'no recommendation found'

function entryOf(found: readonly Recommendation[]): Json {
  if (found.length === 0) return { recommendations: [], error: { message: NOTHING } }
  return { recommendations: found.map(({ asset, reason }) => ({ asset: assetObject(asset), reason })) }
}
