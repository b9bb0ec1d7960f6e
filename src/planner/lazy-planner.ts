import type { JsonObject } from '../primitives/json.js'
import { loadOnce } from '../primitives/load-once.js'
import type { LiveReport } from './live/live-pools.js'
import type { NodePlanner, PlannerSurroundings } from './node-planner.js'
import type { PlannerOptions } from './options.js'
import { PlannerCalls } from './planner-calls.js'
import type { PlannerServices } from './route/services.js'
import type { RoutePlanner } from './services.js'
import type { SnapshotIndex } from './snapshot/snapshot-index.js'

/** The planner of a node. Its code and its data are loaded with the first request. */
export class LazyPlanner extends PlannerCalls implements RoutePlanner {
  readonly #options: PlannerOptions
  readonly #surroundings: PlannerSurroundings
  #loaded: NodePlanner | undefined
  readonly #load = loadOnce(async () => {
    const { NodePlanner } = await import('./node-planner.js')
    this.#loaded ??= new NodePlanner(this.#options, this.#surroundings)
    return this.#loaded
  })

  /** @param origin the planner of the node that is forked */
  constructor(options: PlannerOptions, surroundings: PlannerSurroundings, origin?: LazyPlanner) {
    super()
    this.#options = options
    this.#surroundings = surroundings
    this.#loaded = origin ? origin.#loaded?.fork(surroundings) : undefined
  }

  /**
   * Loads the planner if the options contain its snapshot, so that an invalid snapshot is refused before the first request. Rejects with
   * `SnapshotRefused`.
   */
  async start(): Promise<void> {
    const { snapshot, registry } = this.#options
    const isGiven = snapshot !== undefined && typeof snapshot !== 'function' && registry !== 'bundled'
    if (isGiven) await this.#planner()
  }

  async services(): Promise<PlannerServices> {
    return (await this.#planner()).services()
  }

  get version(): number {
    return this.#loaded?.version ?? 0
  }

  get live(): readonly LiveReport[] {
    return this.#loaded?.live ?? []
  }

  async index(): Promise<SnapshotIndex> {
    return (await this.#planner()).index()
  }

  /** Returns the snapshot with current prices, if there is a source of prices. */
  async priced(): Promise<SnapshotIndex> {
    return (await this.#planner()).priced()
  }

  async update(document: JsonObject): Promise<void> {
    await (await this.#planner()).update(document)
  }

  async refresh(): Promise<readonly LiveReport[]> {
    return (await this.#planner()).refresh()
  }

  async #planner(): Promise<NodePlanner> {
    return this.#loaded ?? this.#load()
  }
}
