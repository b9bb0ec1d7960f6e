/**
 * What happens to assets on Cosmos chains after the message that the user signs: packets that are forwarded (packet-forward middleware), packets
 * that call a contract (ibc-hooks), and swaps by an entry-point contract, which sends on what it gets. All of it is nested in one memo.
 */
import type { Json, JsonObject } from '../../primitives/json.js'
import { BadRequest } from '../errors.js'
import { axelarDestination } from '../route/operations.js'
import type { Hop } from '../search/swap-paths.js'
import { feeAmount, feeOf } from '../search/transfer-amounts.js'
import { MAX_MEMO_BYTES } from '../snapshot/parse.js'
import type { Chain } from '../snapshot/snapshot.js'
import { type Account, address32, base64 } from './accounts.js'
import { entryAsset, entryDenom } from './coin.js'
import { affiliatesOf, holderAfter, holderBefore, isLast, type Journey, nextOf } from './journey.js'
import { contractOf, factOf, MissingFact, NEXT_STEP, RELAYER_FEE, textOf, venuePlace, wayOf } from './missing-fact.js'
import type { Step, SwapStep, TransferStep } from './steps.js'
import { deadlineNanoseconds, leastOf } from './terms.js'

/** A packet's addressee and what it is told. */
export interface Parcel {
  readonly receiver: string
  readonly memo: JsonObject | undefined
}

/**
 * Whoever reads this as an address finds that it is none, so a chain that does not forward refuses the packet and nothing is lost
 * (https://github.com/cosmos/ibc-apps, packet-forward middleware).
 */
const FORWARDED = 'pfm'

/** How often a forwarded packet is sent again after a timeout. */
const RETRIES = 2

/** How the packet of an IBC transfer is addressed, so that the steps after it in its transaction happen. */
export function parcelOf(journey: Journey, step: TransferStep): Parcel {
  const next = nextOf(journey, step)
  if (!next) return finalParcel(journey, step)
  if (next.kind === 'swap') return contractParcel(entryPointOf(next), swapAndAction(journey, next))
  if (next.kind !== 'transfer' || next.transfer.bridge !== 'IBC') {
    throw new MissingFact(`way to go on with ${next.kind === 'transfer' ? wayOf(next.transfer) : 'a swap'}`, 'a packet')
  }
  const { receiver, memo } = parcelOf(journey, next)
  const { port, channel } = next.transfer
  const timeout = `${journey.terms.timeout}s`
  return { receiver: FORWARDED, memo: { forward: { receiver, port, channel, timeout, retries: RETRIES, ...(memo ? { next: memo } : {}) } } }
}

function contractParcel(contract: string, msg: Json): Parcel {
  return { receiver: contract, memo: { wasm: { contract, msg } } }
}

/** A packet after which nothing follows in its transaction. */
function finalParcel(journey: Journey, step: TransferStep): Parcel {
  const { postRoute } = journey.terms
  if (!postRoute || !isLast(journey, step)) return { receiver: holderAfter(journey, step).address, memo: undefined }
  const { chain } = step.transfer.to
  if (!chain.ibcHooks) throw new BadRequest(`Invalid post_route_handler: packets that arrive on ${chain.id} call no contracts`)
  // It was parsed from JSON.
  return contractParcel(postRoute.contract, postRoute.message as JsonObject)
}

/** The contract that swaps on a venue. Throws `MissingFact`. */
export function entryPointOf({ market: { venue } }: SwapStep): string {
  const contract = textOf(venue.details, 'entry_contract_address')
  if (contract === undefined) throw new MissingFact('entry_contract_address', venuePlace(venue))
  return contract
}

/** Whom a fast order pays, and what a contract there is told to do with the amount; nothing where an account is paid. */
export function orderEnd(journey: Journey, step: TransferStep): { readonly recipient: Account; readonly message: string } {
  const next = nextOf(journey, step)
  if (!next) return { recipient: holderAfter(journey, step), message: '' }
  if (next.kind !== 'swap') throw new MissingFact(NEXT_STEP, wayOf(step.transfer))
  const message = JSON.stringify(swapAndAction(journey, next))
  return { recipient: { chain: step.transfer.to.chain, address: entryPointOf(next) }, message }
}

/** The message of a swap to the entry point of its venue, with what it does afterwards. */
export function swapAndAction(journey: Journey, step: SwapStep): JsonObject {
  const { terms } = journey
  const { exact, amountOut, to } = step
  const affiliates = affiliatesOf(journey, step)
  // What an exact output swap buys is what it must bring; what it does not need of the input goes back.
  const least = exact === 'out' ? amountOut : leastOf(amountOut, terms)
  return {
    swap_and_action: {
      user_swap: userSwap(journey, step),
      min_asset: entryAsset(to, least),
      timeout_timestamp: deadlineNanoseconds(terms),
      post_swap_action: actionAfter(journey, step),
      affiliates: affiliates.map(({ account, basisPoints }) => ({ basis_points_fee: `${basisPoints}`, address: account.address })),
    },
  }
}

function userSwap(journey: Journey, step: SwapStep): JsonObject {
  const swap_venue_name = step.market.venue.name
  const operationsOf = (hops: readonly Hop[]) =>
    hops.map(({ pool, from, to }) => ({ pool: pool.id, denom_in: entryDenom(from), denom_out: entryDenom(to) }))
  const [first] = step.paths
  const operations = operationsOf(first?.hops ?? [])
  if (step.exact === 'out') {
    return { swap_exact_asset_out: { swap_venue_name, operations, refund_address: holderBefore(journey, step).address } }
  }
  if (step.paths.length <= 1) return { swap_exact_asset_in: { swap_venue_name, operations } }
  const routes = step.paths.map(({ amountIn, hops }) => ({
    offer_asset: entryAsset(step.from, amountIn),
    operations: operationsOf(hops),
  }))
  return { smart_swap_exact_asset_in: { swap_venue_name, routes } }
}

/** What an entry point does with what a swap has brought. */
function actionAfter(journey: Journey, step: SwapStep): JsonObject {
  const next = nextOf(journey, step)
  if (!next) {
    const { postRoute } = journey.terms
    if (!postRoute || !isLast(journey, step)) return { transfer: { to_address: holderAfter(journey, step).address } }
    const msg = base64(new TextEncoder().encode(JSON.stringify(postRoute.message)))
    return { contract_call: { contract_address: postRoute.contract, msg } }
  }
  if (next.kind !== 'transfer' || (next.transfer.bridge !== 'IBC' && next.transfer.bridge !== 'AXELAR')) {
    throw new MissingFact('way to go on', `the swap on ${step.market.venue.chain.id}`)
  }
  const { channel, receiver, memo } = next.transfer.bridge === 'IBC' ? packetOf(journey, next) : axelarPacket(journey, next)
  const recover_address = holderAfter(journey, step).address
  return { ibc_transfer: { ibc_info: { source_channel: channel, receiver, memo: memo ?? '', recover_address } } }
}

/** A packet as it is written: the memo is text. */
export interface Packet {
  readonly port: string
  readonly channel: string
  readonly receiver: string
  readonly memo: string | undefined
}

/** Throws `BadRequest` for a memo that is longer than the chain takes. */
export function packetOf(journey: Journey, step: TransferStep): Packet {
  const { port, channel, from } = step.transfer
  const { receiver, memo } = parcelOf(journey, step)
  return { port, channel, receiver, memo: memo && memoText(memo, from.chain, step) }
}

/** The account on Axelar that reads memos. */
const AXELAR_GATEWAY = 'axelar1dv4u5k73pzqrxlzujxg3qp8kvc3pje7jtdvu72npnt5zhq05ejcsn5qme5'
/** Kinds of messages in Axelar's memos. */
const CALL_WITH_TOKEN = 2
const SEND_TOKEN = 3

/** The packet to Axelar with which a transfer to an EVM chain begins. */
export function axelarPacket(journey: Journey, step: TransferStep): Packet {
  const { transfer } = step
  const { viaIbc, from, to } = transfer
  if (!viaIbc) throw new MissingFact('via_ibc', wayOf(transfer))
  if (to.chain.type !== 'evm') throw new MissingFact('contract that receives', wayOf(transfer))
  const memo = memoText(axelarMemo(journey, step), from.chain, step)
  return { port: 'transfer', channel: viaIbc.channel, receiver: AXELAR_GATEWAY, memo }
}

function axelarMemo(journey: Journey, step: TransferStep): JsonObject {
  const { transfer } = step
  const { denom } = transfer.to
  const holder = holderAfter(journey, step)
  // Axelar refuses a name that it does not know, and the packet comes back.
  const destination_chain = axelarDestination(transfer)
  const isNative = denom.endsWith('-native')
  if (!isNative && textOf(transfer.details, 'destination_contract_address') === undefined) {
    return { destination_chain, destination_address: holder.address, payload: null, type: SEND_TOKEN }
  }
  // The contract there unwraps what has been wrapped, and pays the account out.
  const payload = [...new Uint8Array(31), isNative ? 1 : 0, ...address32(holder)]
  const fee = feeOf(transfer, step.smartRelay)
  // A call that nobody pays for is not made.
  if (transfer.isFeeUnknown) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  return {
    destination_chain,
    destination_address: contractOf(transfer, 'destination_contract_address'),
    payload,
    type: CALL_WITH_TOKEN,
    fee: { amount: `${fee ? feeAmount(fee, step.amountIn) : 0n}`, recipient: factOf(transfer, 'fee_recipient_address') },
  }
}

function memoText(memo: JsonObject, chain: Chain, step: Step): string {
  const text = JSON.stringify(memo)
  const size = new TextEncoder().encode(text).length
  const limit = chain.maxMemoBytes ?? MAX_MEMO_BYTES
  if (size > limit) throw new BadRequest(`operations[${step.index}] needs a memo of ${size} bytes, and ${chain.id} takes ${limit}`)
  return text
}
