/** Endpoints that turn routes into transactions. */
import { routeSchema } from '../route/request.js'
import type { MessageServices } from '../transactions/answer.js'
import { answerMembers, directFields, messageFields } from '../transactions/request.js'
import { defineEndpoint } from './endpoint.js'

/** Loads the building of transactions with the first one. */
const answers = () => import('../transactions/answer.js')

export const messages = defineEndpoint({
  path: '/v2/fungible/msgs',
  methods: ['POST'],
  summary: 'The transactions that a route consists of, ready to be signed.',
  request: messageFields,
  response: {
    type: 'object',
    required: ['msgs', 'txs', 'min_amount_out', 'estimated_fees'],
    properties: { ...answerMembers, estimated_fees: routeSchema.properties.estimated_fees },
  },
  handler: async (services: MessageServices, request) => (await answers()).messagesAnswer(services, request),
})

export const messagesDirect = defineEndpoint({
  path: '/v2/fungible/msgs_direct',
  methods: ['POST'],
  summary: 'The best route, and the transactions that it consists of.',
  request: directFields,
  response: { type: 'object', required: ['msgs', 'txs', 'min_amount_out', 'route'], properties: { ...answerMembers, route: routeSchema } },
  handler: async (services: MessageServices, request) => (await answers()).directAnswer(services, request),
})
