import { isJsonObject, type Json, type JsonObject } from '../../primitives/json.js'
import { BadRequest } from '../errors.js'
import { bodyOfQuery, type Fields, type RequestOf, readFields, schemaOf } from '../wire/fields.js'

export type HttpMethod = 'GET' | 'POST'

/** Everything that is known of one endpoint. Dispatch over HTTP and the OpenAPI document are derived from it. */
export interface Endpoint<Services, F extends Fields = Fields, R extends JsonObject = JsonObject> {
  /** Below the base address: `/v2/fungible/route`. */
  readonly path: string
  /** HTTP methods, the documented one first. */
  readonly methods: readonly HttpMethod[]
  /** One sentence. */
  readonly summary: string
  /** Whether the answer depends on the snapshot and the request alone, not on prices or a clock: transports may keep it as long as the snapshot. */
  readonly isListing?: boolean
  readonly request: F
  /** JSON Schema of the answer. */
  readonly response: R
  handler(services: Services, request: RequestOf<F>): Json | Promise<Json>
}

/** Gives a record its types. */
export function defineEndpoint<Services, const F extends Fields, const R extends JsonObject = JsonObject>(
  endpoint: Endpoint<Services, F, R>,
): Endpoint<Services, F, R> {
  return endpoint
}

/** An endpoint ready to be asked: body or query in, JSON out. */
export interface BoundEndpoint {
  /** Below the base address: `/v2/fungible/route`. */
  readonly path: string
  /** HTTP methods, the documented one first. */
  readonly methods: readonly HttpMethod[]
  /** One sentence. */
  readonly summary: string
  /** Whether the answer depends on the snapshot and the request alone. */
  readonly isListing: boolean
  readonly requestSchema: JsonObject
  /** JSON Schema of the answer. */
  readonly response: JsonObject
  /** @param body parsed JSON. Rejects with a `ServiceError` */
  post(body: Json): Promise<Json>
  /** @param query the query string. Rejects with a `ServiceError` */
  get(query: URLSearchParams): Promise<Json>
}

/** @param services what the handler reads, asked for once per question: an answer is made of one state of things */
export function bindEndpoint<Services, F extends Fields>(
  endpoint: Endpoint<Services, F>,
  services: () => Services | Promise<Services>,
): BoundEndpoint {
  const { path, methods, summary, isListing = false, request, response } = endpoint
  const answer = async (body: JsonObject) => {
    const fields = readFields(request, body)
    return endpoint.handler(await services(), fields)
  }
  return {
    path,
    methods,
    summary,
    isListing,
    response,
    // Few ask for it, and every node has these.
    get requestSchema() {
      return schemaOf(request)
    },
    post(body) {
      if (!isJsonObject(body)) return Promise.reject(new BadRequest('the body must be a JSON object'))
      if (isDeeper(body, MAX_DEPTH)) return Promise.reject(new BadRequest(`the body is nested deeper than ${MAX_DEPTH} levels`))
      return answer(body)
    },
    get: (query) => answer(bodyOfQuery(request, query)),
  }
}

/** Levels of objects and lists in a body at most. */
const MAX_DEPTH = 32

function isDeeper(value: Json | undefined, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((member: Json | undefined) => isDeeper(member, levels - 1))
}
