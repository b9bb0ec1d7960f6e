import { routeFields, routeSchema } from '../route/request.js'
import type { PlannerServices } from '../route/services.js'
import { defineEndpoint } from './endpoint.js'

/** Loads the search with the first route. */
const search = () => import('../route/quote.js')

export const route = defineEndpoint({
  path: '/v2/fungible/route',
  methods: ['POST'],
  summary: 'The best way to move or swap an asset, as an ordered list of operations.',
  request: routeFields,
  response: routeSchema,
  handler: async (services: PlannerServices, request) => (await search()).quoteRoute(services, request),
})
