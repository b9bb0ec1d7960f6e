import { isJsonObject, type Json, type JsonObject } from '../../primitives/json.js'
import { BadRequest, NotFound } from '../errors.js'
import { bodyOfQuery, type Fields, type RequestOf, readFields, schemaOf } from './fields.js'

export type HttpMethod = 'GET' | 'POST'

/** Everything that is known of one endpoint. Dispatch over HTTP and the OpenAPI document are derived from it. */
export interface Endpoint<Services, F extends Fields = Fields> {
  /** Below the base address: `/v2/fungible/route`. */
  readonly path: string
  /** How it may be asked, the documented way first. */
  readonly methods: readonly HttpMethod[]
  /** One sentence. */
  readonly summary: string
  readonly request: F
  /** JSON Schema of the answer. */
  readonly response: JsonObject
  handler(services: Services, request: RequestOf<F>): Json | Promise<Json>
}

/** Gives a record its types. */
export function defineEndpoint<Services, const F extends Fields>(endpoint: Endpoint<Services, F>): Endpoint<Services, F> {
  return endpoint
}

/** An endpoint ready to be asked: body or query in, JSON out. */
export interface BoundEndpoint extends Pick<Endpoint<unknown>, 'path' | 'methods' | 'summary' | 'response'> {
  readonly requestSchema: JsonObject
  /** @param body parsed JSON. Rejects with a `ServiceError` */
  post(body: Json): Promise<Json>
  /** @param query what stands behind the question mark. Rejects with a `ServiceError` */
  get(query: URLSearchParams): Promise<Json>
}

export function bindEndpoint<Services, F extends Fields>(endpoint: Endpoint<Services, F>, services: Services): BoundEndpoint {
  const { path, methods, summary, request, response } = endpoint
  const answer = async (body: JsonObject) => endpoint.handler(services, readFields(request, body))
  return {
    path,
    methods,
    summary,
    response,
    requestSchema: schemaOf(request),
    post(body) {
      if (!isJsonObject(body)) return Promise.reject(new BadRequest('the body must be a JSON object'))
      return answer(body)
    },
    get: (query) => answer(bodyOfQuery(request, query)),
  }
}

/** Finds an endpoint by its path. Throws `NotFound`. */
export function endpointAt(endpoints: ReadonlyMap<string, BoundEndpoint>, path: string): BoundEndpoint {
  const endpoint = endpoints.get(path)
  if (!endpoint) throw new NotFound('not found')
  return endpoint
}
