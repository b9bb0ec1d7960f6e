/** Questions and answers of the planner and of transfers, as callers write and read them. Amounts are decimal strings in the smallest unit. */
import type { Json, JsonObject } from '../primitives/json.js'
import type { BridgeId } from './bridges/bridges.js'

/** Question for a route. Either `amount_in` or `amount_out` is needed. */
export type RouteRequest = RouteEnds & RouteOptions & { amount_in?: string | null | undefined; amount_out?: string | null | undefined }

/** Assets at both ends of a route. */
export type RouteEnds = {
  source_asset_denom: string
  source_asset_chain_id: string
  dest_asset_denom: string
  dest_asset_chain_id: string
}

/** Options of a route. */
export type RouteOptions = {
  /** Basis points from 0 to 10000. */
  cumulative_affiliate_fee_bps?: string | null | undefined
  swap_venue?: VenueName | null | undefined
  swap_venues?: readonly VenueName[] | null | undefined
  /** Answer routes that fail the price safety checks, with a warning. Default false. */
  allow_unsafe?: boolean | null | undefined
  experimental_features?: readonly string[] | null | undefined
  /** Answer routes that need several transactions. Default false. */
  allow_multi_tx?: boolean | null | undefined
  bridges?: readonly string[] | null | undefined
  /** Relay messages through the smart relay service. Default true. */
  smart_relay?: boolean | null | undefined
  smart_swap_options?: { split_routes?: boolean | null | undefined; evm_swaps?: boolean | null | undefined } | null | undefined
  /** Default true. */
  allow_swaps?: boolean | null | undefined
  /** Prefer the fast bridge. Default false. */
  go_fast?: boolean | null | undefined
}

/** A swap venue in a question. */
export type VenueName = {
  name: string
  chain_id: string
}

/** A route: operations in order, with the amounts at both ends. */
export type Route = RouteEnds & {
  amount_in: string
  amount_out: string
  operations: readonly RouteOperation[]
  /** Chains in the order in which the asset passes them. */
  chain_ids: readonly string[]
  /** Chains on which an address is needed for the messages. */
  required_chain_addresses: readonly string[]
  does_swap?: boolean
  estimated_amount_out: string
  swap_venues?: readonly Venue[]
  swap_venue?: Venue
  txs_required: number
  usd_amount_in?: string
  usd_amount_out?: string
  swap_price_impact_percent?: string | null
  warning?: { type: 'BAD_PRICE_WARNING' | 'LOW_INFO_WARNING'; message: string }
  estimated_fees?: readonly RouteFee[]
  /** Fees that no amount of the route contains. Absent if all fees are known. */
  unknown_fees?: readonly UnknownRouteFee[]
  estimated_route_duration_seconds: number
}

/** A step of a route. One more member has the name of its kind, such as `transfer` or `swap`. */
export type RouteOperation = {
  [kind: string]: Json | undefined
  tx_index: number
  amount_in: string
  amount_out: string
}

/** A fee of a route. */
export type RouteFee = {
  fee_type: 'SMART_RELAY' | 'BRIDGE'
  bridge_id: string
  amount: string
  usd_amount?: string
  denom?: string
  origin_asset: Asset
  chain_id: string
  tx_index: number
  operation_index?: number
  /** Deducted from the amount of the route, or paid beside it. */
  fee_behavior: 'FEE_BEHAVIOR_DEDUCTED' | 'FEE_BEHAVIOR_ADDITIONAL'
}

/** A fee whose amount is unknown. */
export type UnknownRouteFee = {
  bridge_id: string
  chain_id: string
  tx_index: number
  operation_index: number
  message: string
}

/** An asset of a chain. */
export type Asset = {
  denom: string
  chain_id: string
  origin_denom: string
  origin_chain_id: string
  /** Transfer path back to the origin. Empty for native assets. */
  trace: string
  is_cw20: boolean
  is_evm: boolean
  is_svm: boolean
  symbol?: string
  name?: string
  logo_uri?: string
  decimals?: number
  token_contract?: string
  description?: string
  coingecko_id?: string
  recommended_symbol?: string
}

/** Kinds of assets to list. */
type AssetKinds = {
  include_no_metadata_assets?: boolean | null | undefined
  include_cw20_assets?: boolean | null | undefined
  include_evm_assets?: boolean | null | undefined
}

/** Question for the assets of one chain with their counterparts on another. */
export type AssetsBetweenChainsRequest = AssetKinds & {
  source_chain_id: string
  dest_chain_id: string
  allow_multi_tx?: boolean | null | undefined
}

/** Assets of one chain with their counterparts on another. */
export type AssetsBetweenChains = {
  assets_between_chains: readonly {
    asset_on_source: Asset
    asset_on_dest: Asset
    txs_required: number
    bridges: readonly BridgeId[]
  }[]
}

/** Question for the assets that one asset can become. */
export type AssetsFromSourceRequest = AssetKinds & {
  source_asset_denom: string
  source_asset_chain_id: string
  allow_multi_tx?: boolean | null | undefined
  include_swaps?: boolean | null | undefined
  native_only?: boolean | null | undefined
  include_svm_assets?: boolean | null | undefined
}

/** Assets by chain id. */
export type AssetsByChain = {
  [chainId: string]: { assets: readonly Asset[] }
}

/** Question for the assets to receive on another chain. */
export type RecommendAssetsRequest = {
  requests: readonly {
    source_asset_denom: string
    source_asset_chain_id: string
    dest_chain_id?: string | null | undefined
    reason?: 'DIRECT' | 'MOST_LIQUID' | 'BASE_TOKEN' | 'UNKNOWN' | null | undefined
  }[]
  experimental_features?: readonly string[] | null | undefined
}

/** Recommended assets, an entry for each question. */
export type RecommendedAssets = {
  recommendation_entries: readonly {
    recommendations: readonly { asset?: Asset; reason?: string }[]
    error?: { message?: string }
  }[]
}

/** Question for the assets behind IBC vouchers. */
export type OriginAssetsRequest = {
  assets: readonly { denom: string; chain_id: string }[]
}

/** Assets behind IBC vouchers, an entry for each question. */
export type OriginAssets = {
  origin_assets: readonly { asset?: Asset; asset_found: boolean }[]
}

/** Question for the assets of chains. */
export type AssetsRequest = AssetKinds & {
  chain_ids?: readonly string[] | null | undefined
  chain_id?: string | null | undefined
  native_only?: boolean | null | undefined
  include_svm_assets?: boolean | null | undefined
  only_testnets?: boolean | null | undefined
}

/** Question for chains. */
export type ChainsRequest = {
  chain_ids?: readonly string[] | null | undefined
  include_evm?: boolean | null | undefined
  include_svm?: boolean | null | undefined
  only_testnets?: boolean | null | undefined
}

/** A chain of the planner. */
export type Chain = {
  chain_name: string
  chain_id: string
  pfm_enabled?: boolean
  cosmos_module_support?: { authz?: boolean; feegrant?: boolean }
  supports_memo?: boolean
  logo_uri?: string
  bech32_prefix: string
  fee_assets?: readonly { denom: string; gas_price: { low?: string; average?: string; high?: string } | null }[]
  chain_type: 'cosmos' | 'evm' | 'svm'
  ibc_capabilities?: { cosmos_pfm?: boolean; cosmos_ibc_hooks?: boolean; cosmos_memo?: boolean; cosmos_autopilot?: boolean }
  is_testnet: boolean
  pretty_name: string
}

/** A bridge of the planner. */
export type Bridge = {
  id: BridgeId
  name: string
  logo_uri: string
}

/** A swap venue. */
export type Venue = {
  name: string
  chain_id: string
  logo_uri: string
}

/** Options of the messages of a route. */
type MessageOptions = {
  /** Percent from 0 to 100. Default 0. */
  slippage_tolerance_percent?: string | null | undefined
  chain_ids_to_affiliates?: { readonly [chainId: string]: { affiliates?: readonly Affiliate[] | null | undefined } } | null | undefined
  /** Action after the route on its last chain. */
  post_route_handler?:
    | {
        wasm_msg?: { contract_address: string; msg: string } | null | undefined
        autopilot_msg?: JsonObject | null | undefined
      }
    | null
    | undefined
  /** At most 30 days. */
  timeout_seconds?: string | number | null | undefined
  enable_gas_warnings?: boolean | null | undefined
  fee_payer_address?: string | null | undefined
}

/** Receiver of a share of a swap. */
export type Affiliate = {
  address: string
  basis_points_fee?: string | null | undefined
}

/** Question for the transactions of a route that was planned before. */
export type MessagesRequest = RouteEnds &
  MessageOptions & {
    amount_in: string
    amount_out?: string | null | undefined
    estimated_amount_out?: string | null | undefined
    /** An address on each chain of `required_chain_addresses`. */
    address_list?: readonly string[] | null | undefined
    operations?: readonly JsonObject[] | null | undefined
  }

/** Question for the transactions of the best route. */
export type MessagesDirectRequest = RouteRequest &
  MessageOptions & {
    chain_ids_to_addresses: { readonly [chainId: string]: string }
  }

/** Transactions of a route. */
export type Messages = {
  estimated_fees: readonly RouteFee[]
  /** The messages one by one. Empty if a transaction needs several. */
  msgs: readonly JsonObject[]
  txs: readonly RouteTransaction[]
  min_amount_out: string
  warning?: { type: 'INSUFFICIENT_GAS_AT_INTERMEDIATE' | 'INSUFFICIENT_GAS_AT_DEST_EOA'; message: string }
}

/** The best route with its transactions. */
export type MessagesDirect = Omit<Messages, 'estimated_fees'> & { route: Route }

/** A transaction to sign: of a Cosmos chain or of an EVM chain. */
export type RouteTransaction = {
  /** Operations of the route that it carries out. */
  operations_indices: readonly number[]
  cosmos_tx?: {
    chain_id: string
    path: readonly string[]
    /** `msg` is JSON. */
    msgs: readonly { msg: string; msg_type_url: string }[]
    signer_address: string
  }
  evm_tx?: {
    chain_id: string
    to: string
    /** Wei, in decimal. */
    value: string
    /** Hex without `0x`. */
    data: string
    required_erc20_approvals: readonly { token_contract: string; spender: string; amount: string }[]
    signer_address: string
  }
}

/** A signed transaction to submit. */
export type SubmitRequest = {
  tx: string
  chain_id: string
}

/** A transaction by its hash. */
export type TransferRequest = {
  tx_hash: string
  chain_id: string
}

/** A tracked transaction. */
export type TrackedTransaction = {
  tx_hash: string
  explorer_link: string
}

/** State of a transaction with all transfers that it began. */
export type TransferStatus = TransferProgress & {
  status: string
  transfers: readonly TransferProgress[]
}

/** State of a transfer. */
export type TransferProgress = {
  state: TransferState
  transfer_sequence: readonly JsonObject[]
  next_blocking_transfer: { transfer_sequence_index: number } | null
  /** Chain of the asset. */
  transfer_asset_release: { chain_id: string; denom: string; released: boolean; amount?: string } | null
  error: { type: string; message: string; details?: JsonObject } | null
}

/** State of a transfer by name. */
export type TransferState =
  | 'STATE_SUBMITTED'
  | 'STATE_PENDING'
  | 'STATE_COMPLETED_SUCCESS'
  | 'STATE_COMPLETED_ERROR'
  | 'STATE_PENDING_ERROR'
  | 'STATE_ABANDONED'
