/** Requests of the endpoints that list assets, chains and venues. */
import type { Json } from '../../primitives/json.js'
import { chainId, denom, flag, list, needed, optional, type RequestOf, whole, words } from '../wire/fields.js'

const MAX_ITEMS = 500
const MAX_REQUESTS = 100

/**
 * Reasons for a recommendation.
 *
 * - `DIRECT`: the token that the fewest transfers lead to; in one transaction, if there is such a way.
 * - `MOST_LIQUID`: the form of the source token with the deepest pools.
 * - `BASE_TOKEN`: the token of which the source is a form, on its own chain.
 */
export const REASONS = ['DIRECT', 'MOST_LIQUID', 'BASE_TOKEN'] as const
export type Reason = (typeof REASONS)[number]

export const betweenFields = {
  source_chain_id: chainId,
  dest_chain_id: chainId,
  include_no_metadata_assets: flag(false),
  include_cw20_assets: flag(false),
  include_evm_assets: flag(false),
  allow_multi_tx: flag(false),
}
export type BetweenRequest = RequestOf<typeof betweenFields>

export const assetsFields = {
  chain_ids: list(chainId, MAX_ITEMS),
  chain_id: optional(chainId),
  native_only: flag(false),
  include_no_metadata_assets: flag(false),
  include_cw20_assets: flag(false),
  include_evm_assets: flag(false),
  include_svm_assets: flag(false),
  only_testnets: flag(false),
}
export type AssetsRequest = RequestOf<typeof assetsFields>

export const fromSourceFields = {
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
export type FromSourceRequest = RequestOf<typeof fromSourceFields>

const NO_ASSET = 'Must supply denom and chain_id'

export const originFields = {
  assets: needed(list(whole({ denom, chain_id: chainId }, ['denom', 'chain_id'], NO_ASSET), MAX_ITEMS), NO_ASSET),
}
export type OriginRequest = RequestOf<typeof originFields>

const NO_SOURCE = 'Must supply source_asset'

export const recommendFields = {
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
      MAX_REQUESTS,
    ),
    NO_SOURCE,
  ),
  experimental_features: words,
}
export type RecommendRequest = RequestOf<typeof recommendFields>

export const chainsFields = {
  chain_ids: list(chainId, MAX_ITEMS),
  include_evm: flag(false),
  include_svm: flag(false),
  only_testnets: flag(false),
}
export type ChainsRequest = RequestOf<typeof chainsFields>

export const venuesFields = { only_testnets: flag(false) }
export type VenuesRequest = RequestOf<typeof venuesFields>
