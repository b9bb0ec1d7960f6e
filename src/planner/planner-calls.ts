import type { JsonObject } from '../primitives/json.js'
import { assets, assetsBetweenChains, assetsFromSource, ibcOriginAssets, recommendAssets } from './endpoints/asset-lists.js'
import { type BoundEndpoint, bindEndpoint, type Endpoint } from './endpoints/endpoint.js'
import { bridges, chains, venues } from './endpoints/info.js'
import { route } from './endpoints/route.js'
import type { AnswerOf, BodyOf } from './endpoints/typed.js'
import type { PlannerServices } from './route/services.js'
import type { EndpointService, RoutePlanner } from './services.js'
import type { Fields } from './wire/fields.js'

type Calls = Pick<RoutePlanner, 'route' | 'assets' | 'chains' | 'bridges' | 'venues' | AssetCalls>
type AssetCalls = 'assetsBetweenChains' | 'assetsFromSource' | 'recommendAssets' | 'ibcOriginAssets'

/** The endpoints of a planner as a list and as methods. Only their records are loaded at once; the handlers are loaded with the first request. */
export abstract class PlannerCalls implements EndpointService, Calls {
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

  constructor() {
    const endpoints: BoundEndpoint[] = []
    const bound = <F extends Fields, R extends JsonObject>(endpoint: Endpoint<PlannerServices, F, R>) => {
      const own = bindEndpoint(endpoint, () => this.services())
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

  /** Returns the data from which one request is answered. */
  abstract services(): Promise<PlannerServices>
}
