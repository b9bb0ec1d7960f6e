import type { JsonObject } from '../primitives/json.js'
import { assets, assetsBetweenChains, assetsFromSource, ibcOriginAssets, recommendAssets } from './endpoints/asset-lists.js'
import { type BoundEndpoint, bindEndpoint, type Endpoint } from './endpoints/endpoint.js'
import type { Fields } from './endpoints/fields.js'
import { bridges, chains, venues } from './endpoints/info.js'
import { type PlannerServices, route } from './endpoints/route.js'
import { parseSnapshot } from './snapshot/parse.js'
import { Registry } from './snapshot/registry.js'

/** What a planner can be told. */
export interface PlannerOptions {
  /** Route data as parsed JSON. It replaces what the planner would know by itself. */
  readonly snapshot?: unknown
}

/** A planner without data: it knows no chain, and says so. */
const NOTHING = { chains: [], assets: [] }

/**
 * Plans routes over one immutable snapshot: no network, no clock, the same answer to the same question.
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
export class Planner {
  readonly registry: Registry
  /** Every endpoint of the planner, for transports. */
  readonly endpoints: readonly BoundEndpoint[]
  /** The best way to move or swap an asset. */
  readonly route: (request: JsonObject) => Promise<JsonObject>
  /** The assets of one chain with their counterparts on another. */
  readonly assetsBetweenChains: (request: JsonObject) => Promise<JsonObject>
  readonly assetsFromSource: (request: JsonObject) => Promise<JsonObject>
  readonly recommendAssets: (request: JsonObject) => Promise<JsonObject>
  readonly ibcOriginAssets: (request: JsonObject) => Promise<JsonObject>
  readonly assets: (request?: JsonObject) => Promise<JsonObject>
  readonly chains: (request?: JsonObject) => Promise<JsonObject>
  readonly bridges: (request?: JsonObject) => Promise<JsonObject>
  readonly venues: (request?: JsonObject) => Promise<JsonObject>

  /** Throws `SnapshotRefused` for a snapshot that cannot be planned over. */
  constructor({ snapshot = NOTHING }: PlannerOptions = {}) {
    this.registry = new Registry(parseSnapshot(snapshot))
    const services = { registry: this.registry }
    const endpoints: BoundEndpoint[] = []
    const bound = <F extends Fields>(endpoint: Endpoint<PlannerServices, F>) => {
      const own = bindEndpoint(endpoint, services)
      endpoints.push(own)
      // Every answer of these endpoints is an object.
      return (request: JsonObject = {}) => own.post(request) as Promise<JsonObject>
    }
    this.route = bound(route)
    this.assetsBetweenChains = bound(assetsBetweenChains)
    this.assetsFromSource = bound(assetsFromSource)
    this.recommendAssets = bound(recommendAssets)
    this.ibcOriginAssets = bound(ibcOriginAssets)
    this.assets = bound(assets)
    this.chains = bound(chains)
    this.bridges = bound(bridges)
    this.venues = bound(venues)
    this.endpoints = endpoints
  }
}
