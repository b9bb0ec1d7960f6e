/** The planner, balances and transfers as their users see them. Their classes and the records of their endpoints are internal. */
import type { JsonObject } from '../primitives/json.js'
import type { BoundEndpoint } from './endpoints/endpoint.js'
import type {
  AssetsBetweenChains,
  AssetsBetweenChainsRequest,
  AssetsByChain,
  AssetsFromSourceRequest,
  AssetsRequest,
  Bridge,
  Chain,
  ChainsRequest,
  Messages,
  MessagesDirect,
  MessagesDirectRequest,
  MessagesRequest,
  OriginAssets,
  OriginAssetsRequest,
  RecommendAssetsRequest,
  RecommendedAssets,
  Route,
  RouteRequest,
  SubmitRequest,
  TrackedTransaction,
  TransferRequest,
  TransferStatus,
  Venue,
} from './exchanges.js'
import type { LiveReport } from './live/live-pools.js'

/** Endpoints that a server can mount. */
export interface EndpointService {
  /** Loads and returns every endpoint of the service: path, schemas and handlers. */
  endpoints(): Promise<readonly BoundEndpoint[]>
}

/**
 * Plans routes over one immutable snapshot: the same question has the same answer, without a network. Only the expiration of a quoted relay fee
 * comes from a clock.
 *
 * Requests and answers are those of the HTTP interface. Refusals are `ServiceError`s with the code, message and details of the wire.
 *
 * @example
 * ```ts
 * const { amount_out } = await node.planner.route({
 *   source_asset_chain_id: 'cosmoshub-4', source_asset_denom: 'uatom',
 *   dest_asset_chain_id: 'osmosis-1', dest_asset_denom: 'uosmo', amount_in: '1000000',
 * }) // '39918008'
 * ```
 */
export interface RoutePlanner extends EndpointService {
  /** Finds the best route for moving or swapping an asset. */
  readonly route: (request: RouteRequest) => Promise<Route>
  /** Lists the assets of one chain with their counterparts on another. */
  readonly assetsBetweenChains: (request: AssetsBetweenChainsRequest) => Promise<AssetsBetweenChains>
  /** Lists the assets that one asset can become, on any chain. */
  readonly assetsFromSource: (request: AssetsFromSourceRequest) => Promise<{ dest_assets: AssetsByChain }>
  /** Recommends the assets to receive on another chain. */
  readonly recommendAssets: (request: RecommendAssetsRequest) => Promise<RecommendedAssets>
  /** Resolves IBC vouchers to the assets they stand for, on the chains of origin. */
  readonly ibcOriginAssets: (request: OriginAssetsRequest) => Promise<OriginAssets>
  /** Lists assets by chain id. Default: of all Cosmos mainnets. */
  readonly assets: (request?: AssetsRequest) => Promise<{ chain_to_assets_map: AssetsByChain }>
  /** Lists the known chains. Default: Cosmos mainnets. */
  readonly chains: (request?: ChainsRequest) => Promise<{ chains: readonly Chain[] }>
  /** Lists the bridges that routes may use. */
  readonly bridges: (request?: Record<never, never>) => Promise<{ bridges: readonly Bridge[] }>
  /** Lists the venues on which routes may swap. */
  readonly venues: (request?: { only_testnets?: boolean | null | undefined }) => Promise<{ venues: readonly Venue[] }>
  /** Number of times that `update` has replaced the snapshot. */
  readonly version: number
  /** Last reports of the chains in the option `live`. Empty before the first question. */
  readonly live: readonly LiveReport[]
  /**
   * Replaces the snapshot. Questions that are being answered finish with the snapshot that they began with.
   *
   * Rejects with `SnapshotRefused`; the snapshot then stays as it was.
   *
   * @param document a document in the file form of snapshots
   *
   * @example
   * ```ts
   * await node.planner.update({ ...document, pools: document.pools.filter(({ venue }) => venue !== 'halted') })
   * ```
   */
  update(document: JsonObject): Promise<void>
  /**
   * Reads the pools of all chains in the option `live` again. Chains that are followed need it only after their state changed by other means than
   * transactions.
   *
   * @returns for each chain the pools that routes may use, and those that are left out with the reason. A chain whose node does not answer keeps its pools
   *
   * @example
   * ```ts
   * await node.planner.refresh() // [{ chainId: '31337', block: { number: 9n, hash: '0x…' }, pools: 3, … }]
   * ```
   */
  refresh(): Promise<readonly LiveReport[]>
  /** Returns an identity of the data behind listings: the same object as long as their answers stay the same. For caches. */
  index(): Promise<object>
}

/**
 * Balances of addresses on the chains that have a source.
 *
 * @example
 * ```ts
 * await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1…', denoms: ['uosmo'] } } })
 * // { chains: { 'osmosis-1': { address: 'osmo1…', denoms: { uosmo: { amount: '123', decimals: 6, formatted_amount: '0.000123', … } } } } }
 * ```
 */
export interface BalanceService extends EndpointService {
  /** Returns balances in the form of the HTTP interface. Rejects with a `ServiceError`. */
  query(request: JsonObject): Promise<JsonObject>
}

/**
 * Transactions of routes: the messages to sign, submission, and tracking of the assets.
 *
 * Requests and answers are those of the HTTP interface. Refusals are `ServiceError`s with the code, message and details of the wire.
 */
export interface TransferService extends EndpointService {
  /** Makes the transactions of a route that was planned before. */
  readonly messages: (request: MessagesRequest) => Promise<Messages>
  /** Plans the best route and makes its transactions. */
  readonly messagesDirect: (request: MessagesDirectRequest) => Promise<MessagesDirect>
  /** Submits a signed transaction. */
  readonly submit: (request: SubmitRequest) => Promise<TrackedTransaction>
  /** Tracks a transaction that was submitted elsewhere. */
  readonly track: (request: TransferRequest) => Promise<TrackedTransaction>
  /** Returns the state of a transaction's transfer and the place of its assets. */
  readonly status: (request: TransferRequest) => Promise<TransferStatus>
}
