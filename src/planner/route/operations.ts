/** Operations as they stand in an answer. */

import type { Json, JsonObject } from '../../primitives/json.js'
import { usdText } from '../decimal.js'
import { assetObject, feeAssetObject, venueObject, withoutUndefined } from '../endpoints/objects.js'
import { MissingFact } from '../messages/missing-fact.js'
import { CALLER, routerCall } from '../messages/uniswap-router.js'
import type { Itinerary, Leg, SwapLeg, TransferLeg } from '../search/itinerary.js'
import { usdValueOf } from '../search/ranking.js'
import type { Hop } from '../search/swap-paths.js'
import { feeAmount, feeOf, shareOf } from '../search/transfer-amounts.js'
import { routerOf } from '../snapshot/router.js'
import type { Asset, BridgeFee, Chain, Transfer } from '../snapshot/snapshot.js'
import { impactOf, percentText } from './price-impact.js'
import type { Vocabulary } from './vocabulary.js'

export interface Wording {
  readonly vocabulary: Vocabulary
  readonly smartRelay: boolean
  /** Which side of the route the caller fixed. */
  readonly exact: 'in' | 'out'
  /** When the route was quoted, in milliseconds since 1970. */
  readonly now: number
}

export function operationObject(leg: Leg, wording: Wording): JsonObject {
  const [kind, body] =
    leg.kind === 'swap' ? swapOf(leg, wording) : [wording.vocabulary.operation(leg.transfer.bridge), transferOf(leg, wording)]
  return { [kind]: body, tx_index: leg.transaction, amount_in: `${leg.amountIn}`, amount_out: `${leg.amountOut}` }
}

/** The whole route when source and destination are one asset. */
export function bankSendObject({ source, amountIn }: Itinerary): JsonObject {
  return { bank_send: { chain_id: source.chain.id, denom: source.denom }, tx_index: 0, amount_in: `${amountIn}`, amount_out: `${amountIn}` }
}

/** USD with 2 places; undefined without a price. */
export function usd(asset: Asset, amount: bigint): string | undefined {
  const value = usdValueOf(asset, amount)
  return value === undefined ? undefined : usdText(value, 2)
}

/** The same as a member of an operation, which wallets take neither empty nor left out: `0.00` without a price. */
function usdMember(asset: Asset, amount: bigint): string {
  return usd(asset, amount) ?? '0.00'
}

function swapOf(leg: SwapLeg, { exact }: Wording): readonly [string, JsonObject] {
  const { market, from, to, paths, amountIn, amountOut, affiliateFee } = leg
  const venue = venueObject(market.venue)
  const ends = { from_chain_id: from.chain.id, denom_in: from.denom, denom_out: to.denom }
  if (from.chain.type !== 'cosmos') {
    const token = from.denom.startsWith('0x') ? from.denom : ''
    return [
      'evm_swap',
      {
        input_token: token,
        amount_in: `${amountIn}`,
        swap_calldata: swapCalldata(leg),
        amount_out: `${amountOut}`,
        ...ends,
        swap_venues: [venue],
        // Not among the documented members: through which pools, for whoever makes the transaction.
        ...(paths.length > 1 ? { swap_routes: swapRoutes(leg) } : { swap_operations: swapOperations(paths[0]?.hops ?? []) }),
      },
    ]
  }
  const impact = impactOf(leg)
  const percent = impact ? percentText(impact) : undefined
  const [path] = paths
  const operations = swapOperations(path?.hops ?? [])
  const how: readonly [string, JsonObject] =
    paths.length > 1
      ? [
          'smart_swap_in',
          {
            swap_venue: venue,
            swap_routes: swapRoutes(leg),
            estimated_amount_out: `${amountOut}`,
          },
        ]
      : exact === 'out'
        ? [
            'swap_out',
            withoutUndefined({
              swap_venue: venue,
              swap_operations: operations,
              swap_amount_out: `${amountOut + affiliateFee}`,
              price_impact_percent: percent,
            }),
          ]
        : [
            'swap_in',
            withoutUndefined({
              swap_venue: venue,
              swap_operations: operations,
              swap_amount_in: `${amountIn}`,
              price_impact_percent: percent,
              estimated_amount_out: `${amountOut}`,
            }),
          ]
  return [
    'swap',
    {
      [how[0]]: how[1],
      estimated_affiliate_fee: `${affiliateFee}${to.denom}`,
      chain_id: from.chain.id,
      ...ends,
      swap_venues: [venue],
    },
  ]
}

function swapRoutes({ paths, from }: SwapLeg): Json[] {
  return paths.map(({ hops, amountIn }) => ({
    swap_amount_in: `${amountIn}`,
    denom_in: from.denom,
    swap_operations: swapOperations(hops),
  }))
}

/**
 * The call of a router that pays whoever calls it, at least what was quoted, at any time. `0x` where the router must be told an address, which a
 * route request does not have, or affiliates have their share: wallets take no empty text.
 */
function swapCalldata({ market: { venue }, from, to, paths, amountOut, affiliateFee }: SwapLeg): string {
  const router = routerOf(venue)
  if (router?.design !== 'uniswap-02' || affiliateFee > 0n) return NO_CALL
  try {
    const terms = { least: amountOut, recipient: CALLER, share: undefined, deadline: NEVER }
    return routerCall(router, { venue, from, to, paths, ...terms })
  } catch (error) {
    if (error instanceof MissingFact) return NO_CALL
    throw error
  }
}

const NO_CALL = '0x'

/** The last second that a contract can count. */
const NEVER = 2n ** 256n - 1n

function swapOperations(hops: readonly Hop[]): Json[] {
  return hops.map(({ pool, from, to }) => ({ pool: pool.id, denom_in: from.denom, denom_out: to.denom }))
}

function transferOf(leg: TransferLeg, wording: Wording): JsonObject {
  const { transfer } = leg
  const ends = {
    from_chain_id: transfer.from.chain.id,
    to_chain_id: transfer.to.chain.id,
    denom_in: transfer.from.denom,
    denom_out: transfer.to.denom,
  }
  const bridge_id = wording.vocabulary.bridge(transfer.bridge)
  const fee = feeOf(transfer, wording.smartRelay)
  const paid = fee ? feeAmount(fee, leg.amountIn) : 0n
  const { details } = transfer
  // A burn, or a packet of Eureka, is relayed also where the relayer's fee is not known.
  const isUnpriced = transfer.bridge === 'EUREKA' && transfer.isFeeUnknown
  const isRelayed = wording.smartRelay && (transfer.bridge === 'CCTP' || isUnpriced || transfer.fee?.kind === 'SMART_RELAY')
  const relay = { bridge_id, smart_relay: isRelayed }
  const quote = isRelayed && fee ? { smart_relay_fee_quote: relayFeeQuote(transfer, fee, paid, wording.now) } : {}
  switch (transfer.bridge) {
    case 'IBC':
      return ibcTransfer(
        transfer.port,
        transfer.channel,
        transfer.from.chain,
        transfer.to.chain,
        transfer.from.denom,
        transfer.to.denom,
        bridge_id,
      )
    case 'AXELAR':
      return axelarTransfer(transfer, fee?.behavior === 'ADDITIONAL' ? fee.asset : transfer.to, paid, wording)
    case 'CCTP':
      return { ...ends, burn_token: transfer.from.denom, ...relay, ...quote }
    case 'HYPERLANE':
      return {
        ...ends,
        hyperlane_contract_address: textOf(details.hyperlane_contract_address),
        fee_amount: `${paid}`,
        usd_fee_amount: usdMember(fee?.asset ?? transfer.from, paid),
        fee_asset: feeAssetObject(fee?.asset ?? transfer.from),
        ...relay,
      }
    case 'OPINIT':
      return { ...ends, op_init_bridge_id: textOf(details.op_init_bridge_id), ...relay }
    case 'GO_FAST':
      return {
        ...ends,
        fee: goFastFee(leg),
        bridge_id,
        source_domain: textOf(details.source_domain ?? transfer.from.chain.id),
        destination_domain: textOf(details.destination_domain ?? transfer.to.chain.id),
      }
    case 'STARGATE':
      return {
        ...ends,
        pool_address: textOf(details.pool_address),
        destination_endpoint_id: numberOf(details.destination_endpoint_id),
        oft_fee_asset: assetObject(transfer.from),
        oft_fee_amount: fee?.behavior === 'DEDUCTED' ? `${paid}` : '0',
        oft_fee_amount_usd: usdMember(transfer.from, fee?.behavior === 'DEDUCTED' ? paid : 0n),
        ...messagingFee(transfer, fee?.behavior === 'ADDITIONAL' ? { asset: fee.asset, amount: paid } : undefined),
        bridge_id,
      }
    case 'LAYER_ZERO':
      return {
        ...ends,
        source_oft_contract_address: textOf(details.source_oft_contract_address),
        destination_endpoint_id: numberOf(details.destination_endpoint_id),
        ...messagingFee(transfer, fee ? { asset: fee.asset, amount: paid } : undefined),
        bridge_id,
      }
    case 'EUREKA':
      return {
        destination_port: textOf(details.destination_port ?? 'transfer'),
        source_client: textOf(details.source_client),
        ...ends,
        pfm_enabled: transfer.from.chain.pfm,
        supports_memo: transfer.from.chain.type === 'cosmos',
        entry_contract_address: textOf(details.entry_contract_address),
        ...relay,
        ...quote,
      }
  }
}

/** Milliseconds for which the fee of a relayer is quoted. */
const QUOTE_VALIDITY = 30 * 60 * 1000

/** The fee of a relayer, whom it is paid to, and until when it holds. The expiration is in RFC 3339, in whole seconds, rounded down. */
function relayFeeQuote({ details }: Transfer, fee: BridgeFee, paid: bigint, now: number): JsonObject {
  const expiration = new Date(now + QUOTE_VALIDITY).toISOString().replace(/\.\d+Z$/, 'Z')
  const { fee_payment_address } = details
  return {
    fee_amount: `${paid}`,
    fee_denom: fee.asset.denom,
    ...(fee_payment_address === undefined ? {} : { fee_payment_address: textOf(fee_payment_address) }),
    relayer_address: textOf(details.relayer_address),
    expiration,
  }
}

/** The body of an IBC transfer, alone or as the first leg of another bridge. What chains can do is said of the chain that sends. */
function ibcTransfer(port: string, channel: string, from: Chain, to: Chain, denomIn: string, denomOut: string, bridge: string): JsonObject {
  return {
    port,
    channel,
    from_chain_id: from.id,
    to_chain_id: to.id,
    pfm_enabled: from.pfm,
    supports_memo: from.type === 'cosmos',
    denom_in: denomIn,
    denom_out: denomOut,
    bridge_id: bridge,
    smart_relay: false,
    // Deprecated names that wallets still require.
    chain_id: from.id,
    dest_denom: denomOut,
  }
}

function axelarTransfer(transfer: Transfer, feeAsset: Asset, paid: bigint, { vocabulary, smartRelay }: Wording): JsonObject {
  const { from, to, viaIbc } = transfer
  const chains = {
    from_chain: nameOnAxelar(from.chain),
    from_chain_id: from.chain.id,
    to_chain: axelarDestination(transfer),
    to_chain_id: to.chain.id,
  }
  return withoutUndefined({
    ...chains,
    asset: transfer.axelarAsset,
    should_unwrap: to.chain.type === 'evm' && to.denom.endsWith('-native'),
    denom_in: viaIbc?.denom ?? from.denom,
    denom_out: to.denom,
    fee_amount: `${paid}`,
    usd_fee_amount: usdMember(feeAsset, paid),
    fee_asset: feeAssetObject(feeAsset),
    is_testnet: from.chain.isTestnet,
    ibc_transfer_to_axelar: viaIbc
      ? ibcTransfer('transfer', viaIbc.channel, from.chain, viaIbc.chain, from.denom, viaIbc.denom, vocabulary.bridge('IBC'))
      : undefined,
    bridge_id: vocabulary.bridge('AXELAR'),
    smart_relay: smartRelay && transfer.fee?.kind === 'SMART_RELAY',
  })
}

/** What Axelar calls the chain to which a transfer leads: what the snapshot says, or what it is called here. */
export function axelarDestination({ details, to }: Transfer): string {
  return String(details.axelar_chain ?? nameOnAxelar(to.chain))
}

/** Axelar's first chains are written with a capital, `Ethereum`; all others without, `arbitrum` and `osmosis`. */
function nameOnAxelar({ name }: Chain): string {
  return CAPITALISED.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

const CAPITALISED: ReadonlySet<string> = new Set(['ethereum', 'avalanche', 'fantom', 'moonbeam', 'polygon'])

function goFastFee({ transfer, amountIn }: TransferLeg): JsonObject {
  const { from, fee } = transfer
  const share = shareOf(amountIn, fee?.bps ?? 0n)
  return {
    fee_asset: feeAssetObject(from),
    bps_fee: `${fee?.bps ?? 0n}`,
    bps_fee_amount: `${share}`,
    bps_fee_usd: usdMember(from, share),
    source_chain_fee_amount: `${fee?.source ?? 0n}`,
    source_chain_fee_usd: usdMember(from, fee?.source ?? 0n),
    destination_chain_fee_amount: `${fee?.destination ?? 0n}`,
    destination_chain_fee_usd: usdMember(from, fee?.destination ?? 0n),
  }
}

function messagingFee(transfer: Transfer, fee: { readonly asset: Asset; readonly amount: bigint } | undefined): JsonObject {
  const { asset, amount } = fee ?? { asset: transfer.from, amount: 0n }
  return { messaging_fee_asset: assetObject(asset), messaging_fee_amount: `${amount}`, messaging_fee_amount_usd: usdMember(asset, amount) }
}

function textOf(value: string | number | undefined): string {
  return value === undefined ? '' : String(value)
}

function numberOf(value: string | number | undefined): number {
  return Number(value ?? 0)
}
