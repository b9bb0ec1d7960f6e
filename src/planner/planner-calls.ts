import type { BoundEndpoint } from './endpoints/endpoint.js'
import { bindLater } from './endpoints/later-endpoints.js'
import type { PlannerServices } from './route/services.js'
import type { EndpointService, RoutePlanner } from './services.js'

type Calls = Pick<RoutePlanner, 'route' | 'assets' | 'chains' | 'bridges' | 'venues' | AssetCalls>
type AssetCalls = 'assetsBetweenChains' | 'assetsFromSource' | 'recommendAssets' | 'ibcOriginAssets'

/** The endpoints of a planner as a list and as methods. They are loaded with the first request. */
export abstract class PlannerCalls implements EndpointService, Calls {
  readonly #later = bindLater(
    async () => (await import('./endpoints/planner-endpoints.js')).plannerEndpoints,
    () => this.services(),
  )
  readonly route: RoutePlanner['route'] = this.#later.ask('route')
  readonly assetsBetweenChains: RoutePlanner['assetsBetweenChains'] = this.#later.ask('assetsBetweenChains')
  readonly assetsFromSource: RoutePlanner['assetsFromSource'] = this.#later.ask('assetsFromSource')
  readonly recommendAssets: RoutePlanner['recommendAssets'] = this.#later.ask('recommendAssets')
  readonly ibcOriginAssets: RoutePlanner['ibcOriginAssets'] = this.#later.ask('ibcOriginAssets')
  readonly assets: RoutePlanner['assets'] = this.#later.ask('assets')
  readonly chains: RoutePlanner['chains'] = this.#later.ask('chains')
  readonly bridges: RoutePlanner['bridges'] = this.#later.ask('bridges')
  readonly venues: RoutePlanner['venues'] = this.#later.ask('venues')

  endpoints(): Promise<readonly BoundEndpoint[]> {
    return this.#later.all()
  }

  /** Returns the data from which one request is answered. */
  abstract services(): Promise<PlannerServices>
}
