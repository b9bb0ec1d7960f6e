import { defineEndpoint } from '../planner/endpoints/endpoint.js'
import type { JsonObject } from '../primitives/json.js'
import { type BalanceSources, balancesAnswer } from './answer.js'
import { balanceFields } from './request.js'

const text: JsonObject = { type: 'string' }
const maybe: JsonObject = { type: ['string', 'null'] }

/** The endpoint of balances. */
export const balances = defineEndpoint<BalanceSources, typeof balanceFields>({
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
  handler: balancesAnswer,
})
