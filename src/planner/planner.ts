import { type Clock, systemClock } from '../primitives/clock.js'
import type { JsonObject } from '../primitives/json.js'
import { loadOnce } from '../primitives/load-once.js'
import { assets, assetsBetweenChains, assetsFromSource, ibcOriginAssets, recommendAssets } from './endpoints/asset-lists.js'
import { type BoundEndpoint, bindEndpoint, type Endpoint } from './endpoints/endpoint.js'
import { bridges, chains, venues } from './endpoints/info.js'
import { route } from './endpoints/route.js'
import type { AnswerOf, BodyOf } from './endpoints/typed.js'
import type { LiveHome, LivePools, LiveReport } from './live/live-pools.js'
import type { PricedRegistries } from './prices/priced-registry.js'
import type { HomeChain } from './registry/bundled.js'
import type { PlannerServices } from './route/services.js'
import type { RoutePlanner } from './services.js'
import type { Snapshot } from './snapshot/snapshot.js'
import { SnapshotIndex } from './snapshot/snapshot-index.js'
import { type PlannerOptions, SnapshotSource } from './snapshot-source.js'
import type { Fields } from './wire/fields.js'

/** Source of live pools. */
export interface LiveSource {
  /** Pools that a fork takes over from the node that it was forked from. */
  readonly known: LivePools | undefined
  load(): Promise<LivePools>
}

/** Dependencies of a planner. */
export interface PlannerSources {
  /** The chain of the node around the planner, which the bundled registry does not list by itself. */
  readonly home?: HomeChain | undefined
  /** Replaces the prices of the snapshot. */
  readonly prices?: PricedRegistries | undefined
  /** Replaces the pools of the snapshot. */
  readonly live?: LiveSource | undefined
  /** A planner with the same options, whose present snapshot this one begins with. */
  readonly origin?: Planner | undefined
  /** Dates the quotes of relay fees. Default: the clock of the machine. */
  readonly clock?: Pick<Clock, 'now'> | undefined
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
export class Planner implements RoutePlanner {
  /** Every endpoint of the planner, for transports. */
  readonly endpoints: readonly BoundEndpoint[]
  /** The best way to move or swap an asset. */
  readonly route: RoutePlanner['route']
  /** The assets of one chain with their counterparts on another. */
  readonly assetsBetweenChains: RoutePlanner['assetsBetweenChains']
  /** The assets that one asset can become, on any chain. */
  readonly assetsFromSource: RoutePlanner['assetsFromSource']
  /** Into what assets are best turned on another chain. */
  readonly recommendAssets: RoutePlanner['recommendAssets']
  /** The assets behind vouchers, on the chains they come from. */
  readonly ibcOriginAssets: RoutePlanner['ibcOriginAssets']
  /** The assets of chains, by chain id; of all Cosmos mainnets unless it is said otherwise. */
  readonly assets: RoutePlanner['assets']
  /** The chains that are known: Cosmos mainnets unless it is said otherwise. */
  readonly chains: RoutePlanner['chains']
  /** The bridges that routes may use. */
  readonly bridges: RoutePlanner['bridges']
  /** The venues on which routes may swap. */
  readonly venues: RoutePlanner['venues']
  readonly #source: SnapshotSource
  readonly #prices: PricedRegistries | undefined
  readonly #live: (() => Promise<LivePools>) | undefined
  #known: LivePools | undefined
  #registry: SnapshotIndex | undefined
  readonly #load = loadOnce(() => this.#first())
  #updates: Promise<void> = Promise.resolve()
  #version = 0

  /**
   * Throws `SnapshotRefused` for a snapshot that cannot be planned over; what is loaded later is refused then.
   */
  constructor(options: PlannerOptions = {}, { home, prices, live, origin, clock = systemClock }: PlannerSources = {}) {
    this.#prices = prices
    this.#live = live?.load
    this.#known = live?.known
    this.#source = new SnapshotSource(options, home)
    const snapshot = origin ? undefined : this.#source.atOnce()
    this.#registry = origin ? origin.#registry : snapshot && new SnapshotIndex(snapshot)
    const endpoints: BoundEndpoint[] = []
    const { maxLossPercent } = options
    const services = async (): Promise<PlannerServices> => ({ registry: await this.priced(), now: () => clock.now(), maxLossPercent })
    const bound = <F extends Fields, R extends JsonObject>(endpoint: Endpoint<PlannerServices, F, R>) => {
      const own = bindEndpoint(endpoint, services)
      endpoints.push(own)
      // The record behind the endpoint reads the request and makes the answer, whatever their types say here.
      return (request?: BodyOf<F>) => own.post((request ?? {}) as JsonObject) as Promise<AnswerOf<R>>
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

  /** Number of times that the snapshot was replaced. */
  get version(): number {
    return this.#version
  }

  /** Returns the current snapshot with its index. The first call loads it. */
  async registry(): Promise<SnapshotIndex> {
    const registry = await this.#given()
    const live = await this.#livePools()
    return live ? live.over(registry) : registry
  }

  /** The same with the prices of now, where a source of prices was given. */
  async priced(): Promise<SnapshotIndex> {
    const registry = await this.registry()
    return this.#prices ? this.#prices.over(registry) : registry
  }

  /**
   * Plans over another snapshot from now on. Questions that are under way are answered from the one that they began with.
   *
   * Rejects with `SnapshotRefused`, and then everything stays as it was.
   *
   * @param change a document in the file form of snapshots, or a function from the present snapshot to the next
   *
   * @example
   * ```ts
   * await node.planner.update((snapshot) => ({ ...snapshot, pools: snapshot.pools.filter(({ venue }) => venue.name !== 'halted') }))
   * ```
   */
  update(change: JsonObject | ((snapshot: Snapshot) => Snapshot)): Promise<void> {
    const updated = this.#updates.then(() => this.#apply(change))
    // They follow each other in the order of the calls: of two updates none is lost, and one that fails stops no other.
    this.#updates = updated.catch(() => undefined)
    return updated
  }

  /**
   * Reads the pools of all chains in the option `live` again: new ones, those that were left out, and the rest as they are now. Chains that are
   * followed need it only after their state was changed by other means than transactions.
   *
   * @returns for each chain what routes go through now, and what is left out and why; a chain whose node does not answer stays as it was
   *
   * @example
   * ```ts
   * await node.planner.refresh() // [{ chainId: '31337', block: { number: 9n, hash: '0x…' }, pools: 3, leftOut: [], error: undefined }]
   * ```
   */
  async refresh(): Promise<readonly LiveReport[]> {
    return (await this.#livePools())?.refresh() ?? []
  }

  /** Last reports of the live chains. Empty before the first question. */
  get live(): readonly LiveReport[] {
    return this.#known?.reports ?? []
  }

  /** Live pools for the planner of a fork; undefined when none have been asked for. */
  forkLive(home: LiveHome): LivePools | undefined {
    return this.#known?.fork(home)
  }

  async #livePools(): Promise<LivePools | undefined> {
    this.#known = await this.#live?.()
    return this.#known
  }

  /** The snapshot without live pools. */
  async #given(): Promise<SnapshotIndex> {
    return this.#registry ?? this.#load()
  }

  async #apply(change: JsonObject | ((snapshot: Snapshot) => Snapshot)): Promise<void> {
    const next = typeof change === 'function' ? change((await this.#given()).snapshot) : await this.#source.read(change)
    this.#registry = new SnapshotIndex(next)
    this.#version++
  }

  async #first(): Promise<SnapshotIndex> {
    const snapshot = await this.#source.first()
    // An update that came meanwhile is newer.
    this.#registry ??= new SnapshotIndex(snapshot)
    return this.#registry
  }
}
