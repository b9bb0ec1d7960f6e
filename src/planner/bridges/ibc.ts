/** IBC: transfers of the module `transfer` between Cosmos chains (https://github.com/cosmos/ibc, ICS-20). */
import type { Json, JsonObject } from '../../primitives/json.js'
import { BadRequest } from '../errors.js'
import {
  type CosmosMessage,
  callWith,
  ibcTransferMessage,
  memoText,
  type Packet,
  type PacketRecipient,
} from '../messages/cosmos-message.js'
import { MissingFact, wayOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter, holderBefore, isLast, nextOf } from '../messages/transfer-plan.js'
import type { Asset, Chain, Channels, Transfer } from '../snapshot/snapshot.js'
import { defineBridge, endsOf, LOGOS, type MessageContext } from './bridge.js'
import { PACKET_STATES, packetTracking } from './packets.js'

const ID = 'IBC'

export const ibc = defineBridge({
  id: ID,
  name: 'IBC',
  logo: `${LOGOS.skip}ibc/logo.svg`,
  operation: 'transfer',
  details: [],
  derive: transfersOfVouchers,
  endsWithPacket: true,

  stageAfter(stage, { from }) {
    if (stage === 'relayed' && !from.isCw20) return { stage: 'ended', joins: true }
    return { stage: 'arrived', joins: !from.isCw20 && (stage === 'swapped' || (stage === 'arrived' && from.chain.pfm)) }
  },

  operationBody({ transfer }, { naming }) {
    const { port, channel, from, to } = transfer
    return ibcTransferBody({ port, channel, from: from.chain, to: to.chain, denomOut: to.denom }, endsOf(transfer), naming.bridge(ID))
  },
  key: { member: 'channel', valueOf: ({ channel }) => channel },

  cosmosMessages(context, operation) {
    const { plan } = context
    const packet = packetOf(context, operation)
    return [operation.transfer.from.isCw20 ? converterTransfer(context, operation, packet) : ibcTransferMessage(plan, operation, packet)]
  },
  packetAfterSwap: packetOf,

  tracking: {
    member: 'ibc_transfer',
    states: PACKET_STATES,
    isPacket: true,
    destinationOf: ({ channel }) => channel,
    cosmos: packetTracking(ID, { source: 'packet_src_channel', destination: 'packet_dst_channel' }),
  },
})

/** Returns the body of an IBC transfer, alone or as the first leg of another bridge. Capabilities are those of the sending chain. */
export function ibcTransferBody(
  hop: { readonly port: string; readonly channel: string; readonly from: Chain; readonly to: Chain; readonly denomOut: string },
  ends: JsonObject,
  bridge_id: string,
): JsonObject {
  const { port, channel, from, denomOut } = hop
  return {
    port,
    channel,
    ...ends,
    pfm_enabled: from.pfm,
    supports_memo: from.type === 'cosmos',
    bridge_id,
    smart_relay: false,
    // Deprecated names that wallets still require.
    chain_id: from.id,
    dest_denom: denomOut,
  }
}

/**
 * Receiver of a packet that the packet-forward middleware sends on. It is no valid address: a chain without the middleware refuses the packet, and the
 * asset returns to the sender (https://github.com/cosmos/ibc-apps, packet-forward middleware).
 */
const FORWARDED = 'pfm'

/** Number of times that a forwarded packet is sent again after a timeout. */
const RETRIES = 2

/** Builds the packet of a transfer. Throws `BadRequest` for a memo that is longer than the chain accepts. */
function packetOf(context: MessageContext, operation: TransferOperation): Packet {
  const { port, channel, from } = operation.transfer
  const { receiver, memo } = recipientOf(context, operation)
  return { port, channel, receiver, memo: memo && memoText(memo, from.chain, operation) }
}

/** Returns the receiver and the memo with which a packet carries the operations after it. Each forwarded packet is nested in the memo of the one before. */
function recipientOf(context: MessageContext, operation: TransferOperation): PacketRecipient {
  const next = nextOf(context.plan, operation)
  if (!next) return finalRecipient(context, operation)
  if (next.kind === 'swap') {
    const { contract, msg } = context.swapMessage(next)
    return contractRecipient(contract, msg)
  }
  if (next.kind !== 'transfer' || next.transfer.bridge !== ID) {
    throw new MissingFact(`way to go on with ${next.kind === 'transfer' ? wayOf(next.transfer) : 'a swap'}`, 'a packet')
  }
  const { receiver, memo } = recipientOf(context, next)
  const { port, channel } = next.transfer
  const timeout = `${context.plan.parameters.timeout}s`
  return { receiver: FORWARDED, memo: { forward: { receiver, port, channel, timeout, retries: RETRIES, ...(memo ? { next: memo } : {}) } } }
}

/** A packet that calls a contract with what it brings (ibc-hooks). */
function contractRecipient(contract: string, msg: Json): PacketRecipient {
  return { receiver: contract, memo: { wasm: { contract, msg } } }
}

/** Returns the recipient of a packet that ends its transaction. */
function finalRecipient({ plan }: MessageContext, operation: TransferOperation): PacketRecipient {
  const { postRoute } = plan.parameters
  if (!postRoute || !isLast(plan, operation)) return { receiver: holderAfter(plan, operation).address, memo: undefined }
  const { chain } = operation.transfer.to
  if (!chain.ibcHooks) throw new BadRequest(`Invalid post_route_handler: packets that arrive on ${chain.id} call no contracts`)
  // It was parsed from JSON.
  return contractRecipient(postRoute.contract, postRoute.message as JsonObject)
}

/** Builds the transfer of a CW20, which leaves its chain through the contract of its channel (cw20-ics20 in CosmWasm/cw-plus). Not every version accepts a memo. */
function converterTransfer({ plan }: MessageContext, operation: TransferOperation, packet: Packet): CosmosMessage {
  const { port, channel, receiver, memo } = packet
  const { transfer, amountIn } = operation
  const converter = /^wasm\.(\w+)$/.exec(port)?.[1]
  if (converter === undefined) throw new MissingFact('channel of a contract', wayOf(transfer))
  if (memo !== undefined) throw new MissingFact('converter that passes a memo on', wayOf(transfer))
  const msg = { channel, remote_address: receiver, timeout: plan.parameters.timeout }
  return callWith(holderBefore(plan, operation).address, converter, msg, transfer.from, amountIn)
}

/** Duration of an IBC transfer in seconds. */
const IBC_SECONDS = 30

/**
 * Derives the IBC transfers from the listed vouchers: between each voucher and the asset one hop nearer to its origin, in both directions, where the
 * channel between them is active.
 */
function transfersOfVouchers(assets: readonly Asset[], channels: Channels): Transfer[] {
  const byProvenance = new Map(assets.map((asset) => [provenanceKey(asset.chain, asset.originDenom, asset.trace), asset]))
  return assets.flatMap((voucher) => {
    const hop = firstHop(voucher.trace)
    const channel = hop && channels.get(voucher.chain)?.get(hop.channel)
    if (!hop || !channel?.isActive || channel.port !== hop.port) return []
    const nearer = byProvenance.get(provenanceKey(channel.otherChain, voucher.originDenom, hop.rest))
    // The last hop of a trace leads to the origin, which must be on the chain that the asset names.
    if (!nearer || (hop.rest === '' && nearer.chain.id !== voucher.originChainId)) return []
    return [transferBetween(voucher, nearer, hop.port, channel.id), transferBetween(nearer, voucher, channel.otherPort, channel.otherId)]
  })
}

/** Returns the first port and channel of a trace, and the trace of the asset one chain nearer to the origin. */
function firstHop(trace: string): { readonly port: string; readonly channel: string; readonly rest: string } | undefined {
  const [port, channel, ...rest] = trace.split('/')
  return port && channel ? { port, channel, rest: rest.join('/') } : undefined
}

function provenanceKey(chain: Chain, originDenom: string, trace: string): string {
  return `${chain.id}\n${trace}\n${originDenom}`
}

function transferBetween(from: Asset, to: Asset, port: string, channel: string): Transfer {
  return {
    bridge: ID,
    from,
    to,
    fee: undefined,
    isFeeUnknown: false,
    durationSeconds: IBC_SECONDS,
    min: undefined,
    max: undefined,
    hasPublicRelay: false,
    port,
    channel,
    viaIbc: undefined,
    details: {},
  }
}
