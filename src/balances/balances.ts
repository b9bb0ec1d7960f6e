import { type BoundEndpoint, bindEndpoint, defineEndpoint } from '../planner/endpoints/endpoint.js'
import type { JsonObject } from '../primitives/json.js'
import type { BalanceSources } from './answer.js'
import { balanceFields } from './request.js'

/** Milliseconds that the source of a chain has to answer, unless the options say otherwise. */
export const BALANCE_TIMEOUT = 3000

const text: JsonObject = { type: 'string' }
const maybe: JsonObject = { type: ['string', 'null'] }

const balances = defineEndpoint<BalanceSources, typeof balanceFields>({
  path: '/v2/info/balances',
  methods: ['POST'],
  summary: 'Balances of addresses, with decimals, price and value.',
  request: balanceFields,
  response: {
    type: 'object',
    required: ['chains'],
    properties: {
      chains: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          required: ['address', 'denoms'],
          properties: {
            address: text,
            error: { type: 'object', properties: { message: text }, description: 'why there are none, when all were asked for' },
            denoms: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                required: ['amount', 'formatted_amount'],
                properties: {
                  amount: text,
                  decimals: { type: ['integer', 'null'] },
                  formatted_amount: text,
                  price: maybe,
                  value_usd: maybe,
                  error: { type: 'object', properties: { message: text } },
                },
              },
            },
          },
        },
      },
    },
  },
  handler: async (sources, request) => (await import('./answer.js')).balancesAnswer(sources, request),
})

/**
 * Balances of addresses on the chains that have a source.
 *
 * @example
 * ```ts
 * await node.balances.query({ chains: { 'osmosis-1': { address: 'osmo1…', denoms: ['uosmo'] } } })
 * // { chains: { 'osmosis-1': { address: 'osmo1…', denoms: { uosmo: { amount: '123', decimals: 6, formatted_amount: '0.000123', … } } } } }
 * ```
 */
export class Balances {
  readonly endpoints: readonly BoundEndpoint[]

  constructor(sources: () => Promise<BalanceSources>) {
    this.endpoints = [bindEndpoint(balances, sources)]
  }

  /** Answers like the HTTP interface. Rejects with a `ServiceError`. */
  async query(request: JsonObject): Promise<JsonObject> {
    const [endpoint] = this.endpoints
    return (await endpoint?.post(request)) as JsonObject
  }
}
