import { type BoundEndpoint, type Json, VERSION } from '../../src/internal.js'

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message', 'details'],
  properties: {
    code: { type: 'integer', description: 'gRPC status code' },
    message: { type: 'string' },
    details: { type: 'array', items: { type: 'object' } },
  },
}

/** Returns the OpenAPI document of endpoints, derived from their records. */
export function openApi(endpoints: readonly BoundEndpoint[]): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Route planning, asset listing and balances', version: VERSION },
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint)])),
    components: { schemas: { Error: errorSchema } },
  }
}

function pathItem({ methods, summary, requestSchema, response }: BoundEndpoint): Json {
  const responses = {
    200: { description: 'the answer', content: { 'application/json': { schema: response } } },
    default: { description: 'a refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  }
  const parameters = Object.entries(requestSchema.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }))
  const operations = methods.map((method) =>
    method === 'GET'
      ? ['get', { summary, parameters, responses }]
      : ['post', { summary, requestBody: { content: { 'application/json': { schema: requestSchema } } }, responses }],
  )
  return Object.fromEntries(operations)
}
