/** Forms of assets, chains and venues in answers. */
import type { Json, JsonObject } from '../../primitives/json.js'
import type { Asset, Chain, Venue } from '../snapshot/snapshot.js'

export const assetSchema = {
  type: 'object',
  required: ['denom', 'chain_id', 'origin_denom', 'origin_chain_id', 'trace', 'is_cw20', 'is_evm', 'is_svm'],
  properties: {
    denom: { type: 'string' },
    chain_id: { type: 'string' },
    origin_denom: { type: 'string' },
    origin_chain_id: { type: 'string' },
    trace: { type: 'string', description: 'transfer path back to the origin; empty for native assets' },
    is_cw20: { type: 'boolean' },
    is_evm: { type: 'boolean' },
    is_svm: { type: 'boolean' },
    symbol: { type: 'string' },
    name: { type: 'string' },
    logo_uri: { type: 'string' },
    decimals: { type: 'integer' },
    token_contract: { type: 'string' },
    description: { type: 'string' },
    coingecko_id: { type: 'string' },
    recommended_symbol: { type: 'string' },
  },
} as const satisfies JsonObject

export function assetObject(asset: Asset): JsonObject {
  return withoutUndefined({
    denom: asset.denom,
    chain_id: asset.chain.id,
    origin_denom: asset.originDenom,
    origin_chain_id: asset.originChainId,
    trace: asset.trace,
    is_cw20: asset.isCw20,
    is_evm: asset.isEvm,
    is_svm: asset.isSvm,
    symbol: asset.symbol,
    name: asset.name,
    logo_uri: asset.logoUri,
    decimals: asset.decimals,
    token_contract: asset.tokenContract,
    description: asset.description,
    coingecko_id: asset.coingeckoId,
    recommended_symbol: asset.recommendedSymbol,
  })
}

/** The asset of a fee: as the public service writes it, without its origin. */
export function feeAssetObject(asset: Asset): JsonObject {
  return { ...assetObject(asset), origin_denom: '', origin_chain_id: '', trace: '', token_contract: '' }
}

const flag = { type: 'boolean' } as const
const text = { type: 'string' } as const

export const chainSchema = {
  type: 'object',
  required: ['chain_id', 'chain_name', 'chain_type', 'bech32_prefix', 'is_testnet', 'pretty_name'],
  properties: {
    chain_name: { type: 'string' },
    chain_id: { type: 'string' },
    pfm_enabled: { type: 'boolean' },
    cosmos_module_support: { type: 'object', properties: { authz: flag, feegrant: flag } },
    supports_memo: { type: 'boolean' },
    logo_uri: { type: 'string' },
    bech32_prefix: { type: 'string' },
    fee_assets: {
      type: 'array',
      items: {
        type: 'object',
        required: ['denom', 'gas_price'],
        properties: { denom: text, gas_price: { type: ['object', 'null'], properties: { low: text, average: text, high: text } } },
      },
    },
    chain_type: { type: 'string', enum: ['cosmos', 'evm', 'svm'] },
    ibc_capabilities: {
      type: 'object',
      properties: { cosmos_pfm: flag, cosmos_ibc_hooks: flag, cosmos_memo: flag, cosmos_autopilot: flag },
    },
    is_testnet: { type: 'boolean' },
    pretty_name: { type: 'string' },
  },
} as const satisfies JsonObject

export function chainObject(chain: Chain): JsonObject {
  const isCosmos = chain.type === 'cosmos'
  return withoutUndefined({
    chain_name: chain.name,
    chain_id: chain.id,
    pfm_enabled: isCosmos && chain.pfm,
    cosmos_module_support: { authz: isCosmos, feegrant: isCosmos },
    supports_memo: isCosmos,
    logo_uri: chain.logoUri,
    bech32_prefix: chain.bech32Prefix,
    fee_assets: isCosmos ? chain.feeAssets.map(({ denom, gasPrice }) => ({ denom, gas_price: gasPrice ?? null })) : [],
    chain_type: chain.type,
    ibc_capabilities: {
      cosmos_pfm: isCosmos && chain.pfm,
      cosmos_ibc_hooks: isCosmos && chain.ibcHooks,
      cosmos_memo: isCosmos,
      cosmos_autopilot: false,
    },
    is_testnet: chain.isTestnet,
    pretty_name: chain.prettyName,
  })
}

export const venueSchema = {
  type: 'object',
  required: ['name', 'chain_id', 'logo_uri'],
  properties: { name: { type: 'string' }, chain_id: { type: 'string' }, logo_uri: { type: 'string' } },
} as const satisfies JsonObject

export function venueObject({ name, chain, logoUri }: Venue): JsonObject {
  return { name, chain_id: chain.id, logo_uri: logoUri ?? '' }
}

export function withoutUndefined(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}
