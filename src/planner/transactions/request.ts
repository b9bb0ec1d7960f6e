/** Requests and answers of the endpoints that turn routes into transactions. */
import { isJsonObject, type Json, type JsonObject } from '../../primitives/json.js'
import { parseDecimal } from '../decimal.js'
import { BadRequest } from '../errors.js'
import { routeFields } from '../route/request.js'
import { MAX_OPERATIONS } from '../search/criteria.js'
import {
  address,
  amount,
  basisPoints,
  chainId,
  denom,
  type Field,
  flag,
  list,
  mapOf,
  object,
  optional,
  type RequestOf,
} from '../wire/fields.js'

/** Chains of a route, and affiliates of a chain, at most. */
const MAX_CHAINS = 16
const MAX_AFFILIATES = 16

const operation: Field<JsonObject> = {
  json: { type: 'object', description: 'an operation of a route, as the route answer has it' },
  read(given) {
    if (!isJsonObject(given)) throw new BadRequest('Invalid operations')
    return given
  },
  query: () => undefined,
}

/** Percent from 0 to 100, as a decimal string. */
const percent: Field<ReturnType<typeof parseDecimal>, string | undefined> = {
  json: { type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,18})?$', default: '0', description: 'percent from 0 to 100' },
  read(given, name) {
    if (given === undefined) return undefined
    const value = typeof given === 'string' && /^\d{1,3}(\.\d{1,18})?$/.test(given) ? parseDecimal(given) : undefined
    if (!value || value.digits > 100n * 10n ** BigInt(value.places)) throw new BadRequest(`Invalid ${name}`)
    return value
  },
  query: (texts) => texts.at(-1),
}

const DEFAULT_TIMEOUT = 300
const LONGEST_TIMEOUT = 30 * 24 * 60 * 60

/** Seconds, as a decimal string or a number. */
const seconds: Field<number, string | number | undefined> = {
  json: { type: ['string', 'integer'], pattern: '^[1-9]\\d{0,6}$', default: `${DEFAULT_TIMEOUT}`, description: 'seconds, at most 30 days' },
  read(given, name) {
    if (given === undefined) return DEFAULT_TIMEOUT
    const value = typeof given === 'number' ? given : typeof given === 'string' && /^[1-9]\d{0,6}$/.test(given) ? Number(given) : Number.NaN
    if (!Number.isInteger(value) || value < 1 || value > LONGEST_TIMEOUT) throw new BadRequest(`Invalid ${name}`)
    return value
  },
  query: (texts) => texts.at(-1),
}

const MAX_MESSAGE = 32_768

/** A JSON object in a string. */
const jsonText: Field<JsonObject, string> = {
  json: { type: 'string', maxLength: MAX_MESSAGE, description: 'JSON of a message' },
  read(given, name) {
    const value = typeof given === 'string' && given.length <= MAX_MESSAGE ? parsed(given) : undefined
    if (!isJsonObject(value)) throw new BadRequest(`Invalid ${name}: expected the JSON of an object, in a text`)
    return value
  },
  query: () => undefined,
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const autopilot: Field<JsonObject> = { ...operation, json: { type: 'object', description: 'an action of Stride' } }

/** Members of both requests beside the route. */
const termFields = {
  slippage_tolerance_percent: percent,
  chain_ids_to_affiliates: optional(
    mapOf(object({ affiliates: list(object({ address, basis_points_fee: basisPoints }), MAX_AFFILIATES) }), MAX_CHAINS),
  ),
  post_route_handler: optional(
    object({ wasm_msg: optional(object({ contract_address: address, msg: jsonText })), autopilot_msg: optional(autopilot) }),
  ),
  timeout_seconds: seconds,
  enable_gas_warnings: flag(false, 'say where an address has nothing to pay gas with'),
  fee_payer_address: optional(address),
}
/** The same members as they are read. */
export type TermRequest = RequestOf<typeof termFields>

export const messageFields = {
  source_asset_denom: denom,
  source_asset_chain_id: chainId,
  dest_asset_denom: denom,
  dest_asset_chain_id: chainId,
  amount_in: amount,
  amount_out: optional(amount),
  estimated_amount_out: optional(amount),
  address_list: list(address, MAX_CHAINS),
  operations: list(operation, MAX_OPERATIONS),
  ...termFields,
}

export type MessagesRequest = RequestOf<typeof messageFields>

const text = { type: 'string' } as const satisfies JsonObject
const cosmosMsg = {
  type: 'object',
  required: ['msg', 'msg_type_url'],
  properties: { msg: { type: 'string', description: 'JSON of the message' }, msg_type_url: text },
} as const satisfies JsonObject
const evmTx = {
  type: 'object',
  required: ['chain_id', 'to', 'value', 'data', 'required_erc20_approvals', 'signer_address'],
  properties: {
    chain_id: text,
    to: text,
    value: { type: 'string', description: 'wei' },
    data: { type: 'string', description: 'hex without 0x' },
    required_erc20_approvals: {
      type: 'array',
      items: {
        type: 'object',
        required: ['token_contract', 'spender', 'amount'],
        properties: { token_contract: text, spender: text, amount: text },
      },
    },
    signer_address: text,
  },
} as const satisfies JsonObject
const cosmosTx = {
  type: 'object',
  required: ['chain_id', 'path', 'msgs', 'signer_address'],
  properties: { chain_id: text, path: { type: 'array', items: text }, msgs: { type: 'array', items: cosmosMsg }, signer_address: text },
} as const satisfies JsonObject
export const answerMembers = {
  msgs: {
    type: 'array',
    items: { type: 'object', description: 'one of multi_chain_msg and evm_tx; empty where one message is not enough' },
  },
  txs: {
    type: 'array',
    items: {
      type: 'object',
      description: 'one of cosmos_tx and evm_tx, and the operations that it carries out',
      required: ['operations_indices'],
      properties: { cosmos_tx: cosmosTx, evm_tx: evmTx, operations_indices: { type: 'array', items: { type: 'integer' } } },
    },
  },
  min_amount_out: text,
  warning: {
    type: 'object',
    required: ['type', 'message'],
    properties: { type: { type: 'string', enum: ['INSUFFICIENT_GAS_AT_DEST_EOA', 'INSUFFICIENT_GAS_AT_INTERMEDIATE'] }, message: text },
  },
} as const satisfies JsonObject

const { amount_in, amount_out, ...otherRouteFields } = routeFields
export const directFields = {
  ...otherRouteFields,
  amount_in,
  amount_out,
  chain_ids_to_addresses: mapOf(address, MAX_CHAINS),
  ...termFields,
}

export type DirectRequest = RequestOf<typeof directFields>
