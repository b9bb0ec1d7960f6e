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

/** The planner behind the interface `RoutePlanner`, which documents its members. */
export class Planner implements RoutePlanner {
  readonly endpoints: readonly BoundEndpoint[]
  readonly route: RoutePlanner['route']
  readonly assetsBetweenChains: RoutePlanner['assetsBetweenChains']
  readonly assetsFromSource: RoutePlanner['assetsFromSource']
  readonly recommendAssets: RoutePlanner['recommendAssets']
  readonly ibcOriginAssets: RoutePlanner['ibcOriginAssets']
  readonly assets: RoutePlanner['assets']
  readonly chains: RoutePlanner['chains']
  readonly bridges: RoutePlanner['bridges']
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

  get version(): number {
    return this.#version
  }

  /** Returns the current snapshot with its index. The first call loads it. */
  async registry(): Promise<SnapshotIndex> {
    const registry = await this.#given()
    const live = await this.#livePools()
    return live ? live.over(registry) : registry
  }

  /** Returns the same with current prices, if there is a source of prices. */
  async priced(): Promise<SnapshotIndex> {
    const registry = await this.registry()
    return this.#prices ? this.#prices.over(registry) : registry
  }

  update(change: JsonObject | ((snapshot: Snapshot) => Snapshot)): Promise<void> {
    const updated = this.#updates.then(() => this.#apply(change))
    // They follow each other in the order of the calls: of two updates none is lost, and one that fails stops no other.
    this.#updates = updated.catch(() => undefined)
    return updated
  }

  async refresh(): Promise<readonly LiveReport[]> {
    return (await this.#livePools())?.refresh() ?? []
  }

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
