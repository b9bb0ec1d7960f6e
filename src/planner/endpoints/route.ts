import type { Json, JsonObject } from '../../primitives/json.js'
import { BadRequest } from '../errors.js'
import { routeObject } from '../route/answer.js'
import { planRoute } from '../route/plan.js'
import { bridgeOf, vocabularyOf } from '../route/vocabulary.js'
import type { Criteria } from '../search/criteria.js'
import type { Registry } from '../snapshot/registry.js'
import { type Asset, BRIDGE_IDS, type BridgeId } from '../snapshot/snapshot.js'
import { defineEndpoint } from './endpoint.js'
import { amount, basisPoints, chainId, denom, type Field, flag, list, object, optional, type RequestOf, words } from './fields.js'
import { assetSchema, venueSchema } from './objects.js'

/** What the endpoints of the planner read. */
export interface PlannerServices {
  readonly registry: Registry
  /** Percent of its value in USD that a route may lose at most; undefined for no limit. */
  readonly maxLossPercent?: number | undefined
}

/** Clients send this one beside the documented ids; nothing is behind it. */
const IGNORED_BRIDGE = 'CCTP_V2'

const bridgeWord: Field<string> = {
  json: { type: 'string', enum: [...BRIDGE_IDS, ...Array.from('ABCDEFGH', (letter) => `BRIDGE_${letter}`), IGNORED_BRIDGE] },
  read(given) {
    if (typeof given !== 'string' || (given !== IGNORED_BRIDGE && !bridgeOf(given))) throw new BadRequest('invalid bridge')
    return given
  },
  query: (texts) => texts.at(-1),
}

const venueName = object({ name: denom, chain_id: chainId })

export const routeFields = {
  source_asset_denom: denom,
  source_asset_chain_id: chainId,
  dest_asset_denom: denom,
  dest_asset_chain_id: chainId,
  amount_in: optional(amount),
  amount_out: optional(amount),
  cumulative_affiliate_fee_bps: basisPoints,
  swap_venue: optional(venueName),
  swap_venues: list(venueName, 64),
  allow_unsafe: flag(false, 'answer routes that fail the price safety checks, with a warning'),
  experimental_features: words,
  allow_multi_tx: flag(false, 'answer routes that need several transactions'),
  bridges: list(bridgeWord, 64),
  smart_relay: flag(true, 'relay messages through the smart relay service'),
  smart_swap_options: optional(object({ split_routes: flag(false), evm_swaps: flag(false) })),
  allow_swaps: flag(true),
  go_fast: flag(false, 'prefer the fast bridge'),
}

export type RouteRequest = RequestOf<typeof routeFields>

const text = { type: 'string' } as const satisfies JsonObject
const texts = { type: 'array', items: text } as const satisfies JsonObject

export const routeSchema = {
  type: 'object',
  required: [
    'amount_in',
    'amount_out',
    'source_asset_denom',
    'source_asset_chain_id',
    'dest_asset_denom',
    'dest_asset_chain_id',
    'operations',
    'chain_ids',
    'required_chain_addresses',
    'estimated_amount_out',
    'txs_required',
    'estimated_route_duration_seconds',
  ],
  properties: {
    amount_in: text,
    amount_out: text,
    source_asset_denom: text,
    source_asset_chain_id: text,
    dest_asset_denom: text,
    dest_asset_chain_id: text,
    operations: {
      type: 'array',
      items: {
        type: 'object',
        description: 'one member named after its kind, such as transfer or swap, beside these',
        required: ['tx_index', 'amount_in', 'amount_out'],
        properties: { tx_index: { type: 'integer' }, amount_in: text, amount_out: text },
        additionalProperties: { type: 'object' },
      },
    },
    chain_ids: texts,
    required_chain_addresses: texts,
    does_swap: { type: 'boolean' },
    estimated_amount_out: text,
    swap_venues: { type: 'array', items: venueSchema },
    swap_venue: venueSchema,
    txs_required: { type: 'integer' },
    usd_amount_in: text,
    usd_amount_out: text,
    swap_price_impact_percent: { type: ['string', 'null'] },
    warning: {
      type: 'object',
      required: ['type', 'message'],
      properties: { type: { type: 'string', enum: ['BAD_PRICE_WARNING', 'LOW_INFO_WARNING'] }, message: text },
    },
    estimated_fees: {
      type: 'array',
      items: {
        type: 'object',
        required: ['fee_type', 'bridge_id', 'amount', 'origin_asset', 'chain_id', 'tx_index', 'fee_behavior'],
        properties: {
          fee_type: { type: 'string', enum: ['SMART_RELAY', 'BRIDGE'] },
          bridge_id: text,
          amount: text,
          usd_amount: text,
          denom: text,
          origin_asset: assetSchema,
          chain_id: text,
          tx_index: { type: 'integer' },
          operation_index: { type: 'integer' },
          fee_behavior: { type: 'string', enum: ['FEE_BEHAVIOR_DEDUCTED', 'FEE_BEHAVIOR_ADDITIONAL'] },
        },
      },
    },
    estimated_route_duration_seconds: { type: 'integer' },
  },
} as const satisfies JsonObject

export const route = defineEndpoint({
  path: '/v2/fungible/route',
  methods: ['POST'],
  summary: 'The best way to move or swap an asset, as an ordered list of operations.',
  request: routeFields,
  response: routeSchema,
  handler: (services: PlannerServices, request) => quoteRoute(services, request),
})

/** Throws a `ServiceError`. */
export function quoteRoute({ registry, maxLossPercent }: PlannerServices, request: RouteRequest): Json {
  const criteria = criteriaOf(registry, request)
  const { go_fast, allow_multi_tx, allow_unsafe, smart_relay } = request
  const options = {
    goFast: go_fast && criteria.bridges.has('GO_FAST'),
    allowMultiTx: allow_multi_tx,
    allowUnsafe: allow_unsafe,
    maxLossPercent,
  }
  const { route: planned, warning } = planRoute(registry, criteria, options)
  return routeObject(planned, warning, {
    vocabulary: vocabularyOf(request.bridges),
    smartRelay: smart_relay,
    exact: criteria.fixed.side,
  })
}

function criteriaOf(registry: Registry, request: RouteRequest): Criteria {
  const { amount_in, amount_out } = request
  if (amount_in !== undefined && amount_out !== undefined) {
    throw new BadRequest('only one of amount_in and amount_out should be provided')
  }
  const [side, fixed] = amount_out === undefined ? (['in', amount_in] as const) : (['out', amount_out] as const)
  if (fixed === undefined) throw new BadRequest('one of amount_in or amount_out must be provided')
  const venues = [...request.swap_venues, ...(request.swap_venue ? [request.swap_venue] : [])]
  return {
    source: assetOf(registry, request.source_asset_chain_id, request.source_asset_denom, 'source token not found'),
    destination: assetOf(registry, request.dest_asset_chain_id, request.dest_asset_denom, 'dest token not found'),
    fixed: { side, amount: fixed },
    bridges: bridgesOf(request.bridges),
    venues:
      venues.length === 0 ? undefined : venues.map(({ name, chain_id }) => ({ name, chainId: registry.chain(chain_id)?.id ?? chain_id })),
    allowSwaps: request.allow_swaps,
    evmSwaps: request.smart_swap_options?.evm_swaps ?? false,
    splitRoutes: request.smart_swap_options?.split_routes ?? false,
    smartRelay: request.smart_relay,
    affiliateBps: request.cumulative_affiliate_fee_bps,
    maxTransactions: 1,
  }
}

/** Throws `BadRequest`. */
export function assetOf(registry: Registry, chain: string, denomOnChain: string, refusal: string): Asset {
  const known = registry.chain(chain)
  if (!known) throw new BadRequest('Invalid chain_id')
  const asset = registry.asset(known, denomOnChain)
  if (!asset) throw new BadRequest(refusal)
  return asset
}

function bridgesOf(given: readonly string[]): ReadonlySet<BridgeId> {
  if (given.length === 0) return new Set(BRIDGE_IDS)
  return new Set(given.flatMap((word) => bridgeOf(word) ?? []))
}
