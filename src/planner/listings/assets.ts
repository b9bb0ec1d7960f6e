/** Answers of the endpoints that list assets, and the assets that another one leads to. */
import type { Json, JsonObject } from '../../primitives/json.js'
import { BadRequest, NotFound } from '../errors.js'
import { assetOf } from '../route/requested-asset.js'
import type { PlannerServices } from '../route/services.js'
import { connections, reachable } from '../search/connections.js'
import type { Asset, Chain } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import { assetObject } from '../wire/objects.js'
import { chainsNamed } from './info.js'
import { type Recommendation, recommendations } from './recommendations.js'
import type { AssetsRequest, BetweenRequest, FromSourceRequest, OriginRequest, RecommendRequest } from './request.js'

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

/** Returns assets by the id of their chain. */
function byChain(assets: readonly Asset[]): JsonObject {
  const lists = new Map<Chain, Asset[]>()
  for (const asset of assets) {
    const own = lists.get(asset.chain)
    if (own) own.push(asset)
    else lists.set(asset.chain, [asset])
  }
  return Object.fromEntries([...lists].map(([chain, own]) => [chain.id, { assets: own.map(assetObject) }]))
}

/** Throws `NotFound` for an unknown chain. */
export function betweenAnswer({ index }: PlannerServices, request: BetweenRequest): JsonObject {
  const source = index.chain(request.source_chain_id)
  if (!source) throw new NotFound('source chain not found')
  const destination = index.chain(request.dest_chain_id)
  if (!destination) throw new NotFound('dest chain not found')
  const filter: Filter = { ...request, include_svm_assets: true }
  const pairs = index
    .assetsOn(source)
    .filter((asset) => isListed(asset, filter))
    .flatMap((asset) =>
      connections(index, asset, destination, request.allow_multi_tx)
        .filter((connection) => isListed(connection.asset, filter))
        .map((connection) => ({
          asset_on_source: assetObject(asset),
          asset_on_dest: assetObject(connection.asset),
          txs_required: connection.transactions,
          bridges: connection.bridges,
        })),
    )
  return { assets_between_chains: pairs }
}

/** Throws `BadRequest` for an unknown chain: an empty list would look like a chain without assets. */
export function assetsAnswer({ index }: PlannerServices, request: AssetsRequest): JsonObject {
  const ids = [...request.chain_ids, ...(request.chain_id === undefined ? [] : [request.chain_id])]
  if (!ids.every((id) => index.chain(id))) throw new BadRequest('Invalid chain_id')
  const wanted = chainsNamed(index, ids)
  const listed = index.snapshot.assets.filter(
    (asset) => asset.chain.isTestnet === request.only_testnets && (!wanted || wanted.has(asset.chain)) && isListed(asset, request),
  )
  return { chain_to_assets_map: byChain(listed) }
}

/** Throws a `ServiceError` for an unknown asset. */
export function fromSourceAnswer({ index }: PlannerServices, request: FromSourceRequest): JsonObject {
  const source = assetOf(index, request.source_asset_chain_id, request.source_asset_denom, 'source token not found')
  const found = reachable(index, source, { allowMultiTx: request.allow_multi_tx, swaps: request.include_swaps })
  return { dest_assets: byChain(found.filter((asset) => isListed(asset, request))) }
}

export function originsAnswer({ index }: PlannerServices, request: OriginRequest): JsonObject {
  return { origin_assets: request.assets.map(({ denom: name, chain_id }) => originOf(index, chain_id, name)) }
}

function originOf(index: SnapshotIndex, chain: string, name: string): Json {
  const here = index.chain(chain)
  const voucher = here && index.asset(here, name)
  const home = voucher && index.chain(voucher.originChainId)
  const origin = voucher && home && index.asset(home, voucher.originDenom)
  return origin ? { asset: assetObject(origin), asset_found: true } : { asset_found: false }
}

const NOTHING = 'no recommendation found'

/** Throws `NotFound` if no request has a recommendation. Beside others, an entry without one has an error of its own. */
export function recommendationsAnswer({ index }: PlannerServices, { requests }: RecommendRequest): JsonObject {
  const found = requests.map(({ source_asset_chain_id, source_asset_denom, dest_chain_id, reason }) => {
    const here = index.chain(source_asset_chain_id)
    const source = here && index.asset(here, source_asset_denom)
    const destination = dest_chain_id === undefined ? undefined : index.chain(dest_chain_id)
    if (!source || (dest_chain_id !== undefined && !destination)) return []
    const all = recommendations(index, source, destination)
    return reason === undefined ? all : all.filter((each) => each.reason === reason)
  })
  if (found.length > 0 && found.every((each) => each.length === 0)) throw new NotFound(NOTHING)
  return { recommendation_entries: found.map(entryOf) }
}

function entryOf(found: readonly Recommendation[]): Json {
  if (found.length === 0) return { recommendations: [], error: { message: NOTHING } }
  return { recommendations: found.map(({ asset, reason }) => ({ asset: assetObject(asset), reason })) }
}
