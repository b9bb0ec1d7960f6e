/** Endpoints that list assets, and the assets that another one leads to. */
import type { JsonObject } from '../../primitives/json.js'
import { BRIDGE_IDS } from '../bridges/bridges.js'
import { assetsFields, betweenFields, fromSourceFields, originFields, recommendFields } from '../listings/request.js'
import type { PlannerServices } from '../route/services.js'
import { assetSchema } from '../wire/objects.js'
import { defineEndpoint } from './endpoint.js'

/** Loads the answers with the first request. */
const answers = () => import('../listings/assets.js')

const byChainSchema = {
  type: 'object',
  additionalProperties: { type: 'object', required: ['assets'], properties: { assets: { type: 'array', items: assetSchema } } },
} as const satisfies JsonObject

export const assetsBetweenChains = defineEndpoint({
  path: '/v2/fungible/assets_between_chains',
  // The document says POST; the public client asks with GET.
  methods: ['POST', 'GET'],
  summary: 'The assets of one chain with their counterparts on another, and the bridges that connect them.',
  isListing: true,
  request: betweenFields,
  response: {
    type: 'object',
    required: ['assets_between_chains'],
    properties: {
      assets_between_chains: {
        type: 'array',
        items: {
          type: 'object',
          required: ['asset_on_source', 'asset_on_dest', 'txs_required', 'bridges'],
          properties: {
            asset_on_source: assetSchema,
            asset_on_dest: assetSchema,
            txs_required: { type: 'integer' },
            bridges: { type: 'array', items: { type: 'string', enum: [...BRIDGE_IDS] } },
          },
        },
      },
    },
  },
  handler: async (services: PlannerServices, request) => (await answers()).betweenAnswer(services, request),
})

export const assets = defineEndpoint({
  path: '/v2/fungible/assets',
  methods: ['GET'],
  summary: 'The assets of chains.',
  isListing: true,
  request: assetsFields,
  response: { type: 'object', required: ['chain_to_assets_map'], properties: { chain_to_assets_map: byChainSchema } },
  handler: async (services: PlannerServices, request) => (await answers()).assetsAnswer(services, request),
})

export const assetsFromSource = defineEndpoint({
  path: '/v2/fungible/assets_from_source',
  methods: ['POST'],
  summary: 'The assets that can be reached from one asset, by transfers, or also by a swap.',
  request: fromSourceFields,
  response: { type: 'object', required: ['dest_assets'], properties: { dest_assets: byChainSchema } },
  handler: async (services: PlannerServices, request) => (await answers()).fromSourceAnswer(services, request),
})

export const ibcOriginAssets = defineEndpoint({
  path: '/v2/fungible/ibc_origin_assets',
  methods: ['POST'],
  summary: 'The assets behind vouchers, on the chains they come from.',
  request: originFields,
  response: {
    type: 'object',
    required: ['origin_assets'],
    properties: {
      origin_assets: {
        type: 'array',
        items: { type: 'object', required: ['asset_found'], properties: { asset: assetSchema, asset_found: { type: 'boolean' } } },
      },
    },
  },
  handler: async (services: PlannerServices, request) => (await answers()).originsAnswer(services, request),
})

export const recommendAssets = defineEndpoint({
  path: '/v2/fungible/recommend_assets',
  methods: ['POST'],
  summary: 'Into what an asset is best turned on another chain.',
  request: recommendFields,
  response: {
    type: 'object',
    required: ['recommendation_entries'],
    properties: {
      recommendation_entries: {
        type: 'array',
        items: {
          type: 'object',
          required: ['recommendations'],
          properties: {
            recommendations: { type: 'array', items: { type: 'object', properties: { asset: assetSchema, reason: { type: 'string' } } } },
            error: { type: 'object', properties: { message: { type: 'string' } } },
          },
        },
      },
    },
  },
  handler: async (services: PlannerServices, request) => (await answers()).recommendationsAnswer(services, request),
})
