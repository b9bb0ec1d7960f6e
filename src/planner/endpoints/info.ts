/** The endpoints that say what there is: chains, bridges, venues. */
import { BRIDGE_IDS, BRIDGES } from '../bridges/bridges.js'
import type { PlannerServices } from '../route/services.js'
import { chainId, flag, list } from '../wire/fields.js'
import { chainObject, chainSchema, venueObject, venueSchema } from '../wire/objects.js'
import { chainsNamed } from './asset-lists.js'
import { defineEndpoint } from './endpoint.js'

const chainsFields = {
  chain_ids: list(chainId, 500),
  include_evm: flag(false),
  include_svm: flag(false),
  only_testnets: flag(false),
}

export const chains = defineEndpoint({
  path: '/v2/info/chains',
  methods: ['GET'],
  summary: 'The chains that the planner knows.',
  isListing: true,
  request: chainsFields,
  response: { type: 'object', required: ['chains'], properties: { chains: { type: 'array', items: chainSchema } } },
  handler({ registry }: PlannerServices, request) {
    const wanted = chainsNamed(registry, request.chain_ids)
    const listed = registry.snapshot.chains.filter((chain) => {
      if (chain.isTestnet !== request.only_testnets || (wanted && !wanted.has(chain))) return false
      return chain.type === 'cosmos' || (chain.type === 'evm' ? request.include_evm : request.include_svm)
    })
    return { chains: listed.map(chainObject) }
  },
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
  handler: (_: PlannerServices) => ({ bridges: BRIDGES.map(({ id, name, logo }) => ({ id, name, logo_uri: logo })) }),
})

const venuesFields = { only_testnets: flag(false) }

export const venues = defineEndpoint({
  path: '/v2/fungible/venues',
  methods: ['GET'],
  summary: 'The venues on which routes may swap.',
  isListing: true,
  request: venuesFields,
  response: { type: 'object', required: ['venues'], properties: { venues: { type: 'array', items: venueSchema } } },
  handler: ({ registry }: PlannerServices, { only_testnets }) => ({
    venues: registry.snapshot.venues.filter(({ chain }) => chain.isTestnet === only_testnets).map(venueObject),
  }),
})
