import { type BoundEndpoint, BoundedMap, type Json, type RoutePlanner } from '../../src/internal.js'
import { entityTag } from './entity-tag.js'

/** Serialized body, and its entity tag. */
export interface Written {
  readonly bytes: Buffer
  readonly tag: string
}

export function written(body: Json): Written {
  const bytes = Buffer.from(JSON.stringify(body))
  return { bytes, tag: entityTag(bytes) }
}

/** Maximum number of listings that are kept, each about two megabytes. */
const CAPACITY = 8

/**
 * Cache of a planner's serialized listings. A listing depends on the snapshot and the request only, so it is created once per snapshot: the list of
 * all assets takes as long as fifty routes.
 */
export class Listings {
  readonly #kept = new BoundedMap<string, { readonly index: object; readonly listing: Promise<Written> }>(CAPACITY)

  constructor(readonly planner: Pick<RoutePlanner, 'index'>) {}

  /** Returns a listing. Rejects with the error of the endpoint. */
  async get(endpoint: Pick<BoundEndpoint, 'path' | 'get' | 'requestSchema'>, query: URLSearchParams): Promise<Written> {
    const index = await this.planner.index()
    const key = questionOf(endpoint, query)
    const kept = this.#kept.get(key)
    if (kept?.index === index) return kept.listing
    const listing = endpoint.get(query).then(written)
    this.#kept.delete(key)
    this.#kept.set(key, { index, listing })
    // A refusal is not worth a place.
    listing.catch(() => this.#kept.get(key)?.listing === listing && this.#kept.delete(key))
    return listing
  }
}

/** Returns the cache key: the path and the parameters that the endpoint reads. Other parameters do not change the key. */
function questionOf({ path, requestSchema }: Pick<BoundEndpoint, 'path' | 'requestSchema'>, query: URLSearchParams): string {
  const names = Object.keys(requestSchema.properties ?? {})
  return JSON.stringify([path, ...names.map((name) => query.getAll(name))])
}
