/**
 * The operations of a route as JSON Schemas, closed: written from the table of the public interface, apart from what the planner says of itself.
 * A `?` marks members that may be missing.
 */
import { assetSchema, venueSchema } from '../../src/planner/wire/objects.js'

type Schema = Readonly<Record<string, unknown>>

const text: Schema = { type: 'string' }
const flag: Schema = { type: 'boolean' }
const number: Schema = { type: 'integer' }
const amount: Schema = { type: 'string', pattern: '^\\d+$' }
const usd: Schema = { type: 'string', pattern: '^\\d+\\.\\d{2}$' }
const percent: Schema = { type: 'string', pattern: '^\\d+\\.\\d{4}$' }
const asset: Schema = { ...assetSchema, additionalProperties: false }
const venue: Schema = { ...venueSchema, additionalProperties: false }
const listOf = (items: Schema): Schema => ({ type: 'array', minItems: 1, items })
const always = (value: unknown): Schema => ({ const: value })

/** An object with these members and no others. */
function closed(members: Readonly<Record<string, Schema>>): Schema {
  const required = Object.keys(members).filter((name) => !name.endsWith('?'))
  const properties = Object.fromEntries(Object.entries(members).map(([name, schema]) => [name.replace('?', ''), schema]))
  return { type: 'object', required, properties, additionalProperties: false }
}

const ends = { from_chain_id: text, to_chain_id: text, denom_in: text, denom_out: text }
const hop = closed({ pool: text, denom_in: text, denom_out: text, 'interface?': text })
const hops = { ...listOf(hop), maxItems: 4 }
const quote = closed({ fee_amount: amount, fee_denom: text, 'fee_payment_address?': text, relayer_address: text, expiration: text })
const entry = { 'to_chain_entry_contract_address?': text, 'to_chain_callback_contract_address?': text }

const transfer = {
  ...ends,
  port: always('transfer'),
  channel: { type: 'string', pattern: '^channel-\\d+$' },
  pfm_enabled: flag,
  supports_memo: flag,
  'fee_amount?': amount,
  'usd_fee_amount?': text,
  'fee_asset?': asset,
  bridge_id: always('IBC'),
  smart_relay: always(false),
  ...entry,
  // Deprecated, and still read by wallets.
  chain_id: text,
  dest_denom: text,
}

const swapIn = closed({
  swap_venue: venue,
  swap_operations: hops,
  'swap_amount_in?': amount,
  'price_impact_percent?': percent,
  'estimated_amount_out?': amount,
})
const swapOut = closed({ swap_venue: venue, swap_operations: hops, swap_amount_out: amount, 'price_impact_percent?': percent })
const routes = { ...listOf(closed({ swap_amount_in: amount, denom_in: text, swap_operations: hops })), maxItems: 64 }
const smartSwapIn = closed({
  swap_venue: venue,
  swap_routes: routes,
  'estimated_amount_out?': amount,
})

/** By the member that holds them. */
export const OPERATIONS: Readonly<Record<string, Schema>> = {
  transfer: closed(transfer),
  swap: {
    ...closed({
      'swap_in?': swapIn,
      'swap_out?': swapOut,
      'smart_swap_in?': smartSwapIn,
      estimated_affiliate_fee: { type: 'string', pattern: '^\\d+\\D' },
      from_chain_id: text,
      chain_id: text,
      denom_in: text,
      denom_out: text,
      swap_venues: listOf(venue),
    }),
    oneOf: [{ required: ['swap_in'] }, { required: ['swap_out'] }, { required: ['smart_swap_in'] }],
  },
  axelar_transfer: closed({
    ...ends,
    from_chain: text,
    to_chain: text,
    asset: text,
    should_unwrap: flag,
    fee_amount: amount,
    usd_fee_amount: usd,
    fee_asset: asset,
    is_testnet: flag,
    'ibc_transfer_to_axelar?': closed(transfer),
    bridge_id: always('AXELAR'),
    smart_relay: flag,
  }),
  bank_send: closed({ chain_id: text, denom: text }),
  cctp_transfer: closed({ ...ends, burn_token: text, bridge_id: always('CCTP'), smart_relay: flag, 'smart_relay_fee_quote?': quote }),
  hyperlane_transfer: closed({
    ...ends,
    hyperlane_contract_address: text,
    fee_amount: amount,
    usd_fee_amount: usd,
    fee_asset: asset,
    bridge_id: always('HYPERLANE'),
    smart_relay: flag,
  }),
  op_init_transfer: closed({ ...ends, op_init_bridge_id: text, bridge_id: always('OPINIT'), smart_relay: flag }),
  go_fast_transfer: closed({
    ...ends,
    fee: closed({
      fee_asset: asset,
      bps_fee: amount,
      bps_fee_amount: amount,
      bps_fee_usd: usd,
      source_chain_fee_amount: amount,
      source_chain_fee_usd: usd,
      destination_chain_fee_amount: amount,
      destination_chain_fee_usd: usd,
    }),
    bridge_id: always('GO_FAST'),
    source_domain: text,
    destination_domain: text,
  }),
  stargate_transfer: closed({
    ...ends,
    pool_address: text,
    destination_endpoint_id: number,
    oft_fee_asset: asset,
    oft_fee_amount: amount,
    oft_fee_amount_usd: usd,
    messaging_fee_asset: asset,
    messaging_fee_amount: amount,
    messaging_fee_amount_usd: usd,
    bridge_id: always('STARGATE'),
  }),
  layer_zero_transfer: closed({
    ...ends,
    source_oft_contract_address: text,
    destination_endpoint_id: number,
    messaging_fee_asset: asset,
    messaging_fee_amount: amount,
    messaging_fee_amount_usd: usd,
    bridge_id: always('LAYER_ZERO'),
  }),
  eureka_transfer: closed({
    ...ends,
    destination_port: text,
    source_client: text,
    pfm_enabled: flag,
    supports_memo: flag,
    entry_contract_address: text,
    'callback_adapter_contract_address?': text,
    bridge_id: always('EUREKA'),
    smart_relay: flag,
    'smart_relay_fee_quote?': quote,
    ...entry,
  }),
  evm_swap: closed({
    input_token: text,
    amount_in: amount,
    swap_calldata: { type: 'string', pattern: '^(0x|([0-9a-f]{2})+)$' },
    amount_out: amount,
    from_chain_id: text,
    denom_in: text,
    denom_out: text,
    swap_venues: listOf(venue),
    // Ours: the pools, for the creation of the transaction, along one path or several.
    'swap_operations?': hops,
    'swap_routes?': routes,
  }),
}

/** One operation: exactly one of the kinds, with its transaction and amounts. */
export const operationSchema: Schema = {
  oneOf: Object.entries(OPERATIONS).map(([kind, schema]) =>
    closed({ [kind]: schema, tx_index: number, amount_in: amount, amount_out: amount }),
  ),
}
