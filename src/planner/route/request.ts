/** Request and answer of a route. */
import type { JsonObject } from '../../primitives/json.js'
import { BRIDGE_NAMES, bridgeNamed, IGNORED_NAMES } from '../bridges/naming.js'
import { BadRequest } from '../errors.js'
import { amount, basisPoints, chainId, denom, type Field, flag, list, object, optional, type RequestOf, words } from '../wire/fields.js'
import { assetSchema, venueSchema } from '../wire/objects.js'

const bridgeName: Field<string> = {
  json: { type: 'string', enum: [...BRIDGE_NAMES, ...IGNORED_NAMES] },
  read(given) {
    if (typeof given !== 'string' || !(bridgeNamed(given) || IGNORED_NAMES.includes(given))) throw new BadRequest('invalid bridge')
    return given
  },
  query: (texts) => texts.at(-1),
}

const venueMembers = object({ name: denom, chain_id: chainId })

/** A swap venue. Errors name the member of the request: `Invalid chain_id` would mean an unknown chain. */
const venueName: typeof venueMembers = {
  ...venueMembers,
  read(given, name) {
    try {
      return venueMembers.read(given, name)
    } catch (error) {
      if (error instanceof BadRequest) throw new BadRequest(`Invalid ${name}: a swap venue needs the texts name and chain_id`)
      throw error
    }
  },
}

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
  bridges: list(bridgeName, 64),
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
    unknown_fees: {
      type: 'array',
      description: 'unknown fees: no amount of the route contains them; missing where all fees are known',
      items: {
        type: 'object',
        required: ['bridge_id', 'chain_id', 'tx_index', 'operation_index', 'message'],
        properties: { bridge_id: text, chain_id: text, tx_index: { type: 'integer' }, operation_index: { type: 'integer' }, message: text },
      },
    },
    estimated_route_duration_seconds: { type: 'integer' },
  },
} as const satisfies JsonObject
