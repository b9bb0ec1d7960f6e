import { type Clock, systemClock } from '../primitives/clock.js'
import type { JsonObject } from '../primitives/json.js'
import { loadOnce } from '../primitives/load-once.js'
import type { LiveHome, LivePools, LiveReport } from './live/live-pools.js'
import type { PlannerOptions } from './options.js'
import { PlannerCalls } from './planner-calls.js'
import type { PricedIndexes } from './prices/priced-index.js'
import type { HomeChain } from './registry/bundled.js'
import type { PlannerServices } from './route/services.js'
import type { RoutePlanner } from './services.js'
import { SnapshotIndex } from './snapshot/snapshot-index.js'
import { SnapshotSource } from './snapshot-source.js'

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
  readonly prices?: PricedIndexes | undefined
  /** Replaces the pools of the snapshot. */
  readonly live?: LiveSource | undefined
  /** A planner with the same options, whose present snapshot this one begins with. */
  readonly origin?: Planner | undefined
  /** Dates the quotes of relay fees. Default: the clock of the machine. */
  readonly clock?: Pick<Clock, 'now'> | undefined
}

/** A planner with its data, behind the interface `RoutePlanner`, which documents its members. */
export class Planner extends PlannerCalls implements RoutePlanner {
  readonly #source: SnapshotSource
  readonly #prices: PricedIndexes | undefined
  readonly #live: (() => Promise<LivePools>) | undefined
  #known: LivePools | undefined
  #index: SnapshotIndex | undefined
  readonly #load = loadOnce(() => this.#first())
  #updates: Promise<void> = Promise.resolve()
  readonly #clock: Pick<Clock, 'now'>
  readonly #lossPercentLimit: number | undefined
  #version = 0

  /** Throws `SnapshotRefused` for an invalid snapshot in the options. A snapshot that a function returns is refused with the first request. */
  constructor(options: PlannerOptions = {}, { home, prices, live, origin, clock = systemClock }: PlannerSources = {}) {
    super()
    this.#prices = prices
    this.#live = live?.load
    this.#known = live?.known
    this.#clock = clock
    this.#lossPercentLimit = options.lossPercentLimit
    this.#source = new SnapshotSource(options, home)
    const snapshot = origin ? undefined : this.#source.atOnce()
    this.#index = origin ? origin.#index : snapshot && new SnapshotIndex(snapshot)
  }

  async services(): Promise<PlannerServices> {
    return { index: await this.priced(), now: () => this.#clock.now(), lossPercentLimit: this.#lossPercentLimit }
  }

  get version(): number {
    return this.#version
  }

  /** Returns the current snapshot with its index. The first call loads it. */
  async index(): Promise<SnapshotIndex> {
    const index = await this.#given()
    const live = await this.#livePools()
    return live ? live.over(index) : index
  }

  /** Returns the same with current prices, if there is a source of prices. */
  async priced(): Promise<SnapshotIndex> {
    const index = await this.index()
    return this.#prices ? this.#prices.over(index) : index
  }

  update(document: JsonObject): Promise<void> {
    const updated = this.#updates.then(() => this.#apply(document))
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
    return this.#index ?? this.#load()
  }

  async #apply(document: JsonObject): Promise<void> {
    this.#index = new SnapshotIndex(await this.#source.read(document))
    this.#version++
  }

  async #first(): Promise<SnapshotIndex> {
    const snapshot = await this.#source.first()
    // An update that came meanwhile is newer.
    this.#index ??= new SnapshotIndex(snapshot)
    return this.#index
  }
}
