/** Endpoints that list chains, bridges and venues. */
import { BRIDGE_IDS } from '../bridges/bridges.js'
import { chainsFields, venuesFields } from '../listings/request.js'
import type { PlannerServices } from '../route/services.js'
import { chainSchema, venueSchema } from '../wire/objects.js'
import { defineEndpoint } from './endpoint.js'

/** Loads the answers with the first request. */
const answers = () => import('../listings/info.js')

export const chains = defineEndpoint({
  path: '/v2/info/chains',
  methods: ['GET'],
  summary: 'The chains that the planner knows.',
  isListing: true,
  request: chainsFields,
  response: { type: 'object', required: ['chains'], properties: { chains: { type: 'array', items: chainSchema } } },
  handler: async (services: PlannerServices, request) => (await answers()).chainsAnswer(services, request),
})

export const bridges = defineEndpoint({
  path: '/v2/info/bridges',
  methods: ['GET'],
  summary: 'The bridges that routes may use.',
  isListing: true,
  request: {},
  response: {
    type: 'object',
    required: ['bridges'],
    properties: {
      bridges: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name', 'logo_uri'],
          properties: { id: { type: 'string', enum: [...BRIDGE_IDS] }, name: { type: 'string' }, logo_uri: { type: 'string' } },
        },
      },
    },
  },
  handler: async (_: PlannerServices) => (await answers()).bridgesAnswer(),
})

export const venues = defineEndpoint({
  path: '/v2/fungible/venues',
  methods: ['GET'],
  summary: 'The venues on which routes may swap.',
  isListing: true,
  request: venuesFields,
  response: { type: 'object', required: ['venues'], properties: { venues: { type: 'array', items: venueSchema } } },
  handler: async (services: PlannerServices, request) => (await answers()).venuesAnswer(services, request),
})
