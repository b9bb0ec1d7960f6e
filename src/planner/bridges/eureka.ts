/** IBC Eureka: packets of IBC v2 between Cosmos chains and EVM chains (https://docs.skip.build/go/eureka/eureka-overview). */
import { bigIntToWord, bytesToHex } from '../../primitives/hex.js'
import { keccakHash } from '../../primitives/keccak.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { address, callData, text, tuple, uint } from '../messages/call-data.js'
import { coin } from '../messages/coin.js'
import { type CosmosMessage, callWith } from '../messages/cosmos-message.js'
import { approvalFor, type EvmCall, erc20Of } from '../messages/evm-call.js'
import { accountFact, contractOf, factOf, MissingFact, RELAYER_FEE, textOf, wayOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter, holderBefore } from '../messages/transfer-plan.js'
import { deadlineNanoseconds, deadlineSeconds, type TxParameters } from '../messages/tx-parameters.js'
import type { BridgeFee } from '../snapshot/snapshot.js'
import { ALONE, defineBridge, endsOf, LOGOS, type MessageContext, textMember } from './bridge.js'
import { type Log, type LogTopics, quantity, stringIn, topicOf } from './evm-logs.js'
import { PACKET_STATES, packetTracking } from './packets.js'
import { quotedRelayMembers } from './relay.js'
import { ERROR_ACKNOWLEDGEMENT, type EvmTracking, type OutboundMessage, REFUSED_PACKET } from './tracking.js'

const ID = 'EUREKA'

export const eureka = defineBridge({
  id: ID,
  name: 'IBC Eureka',
  logo: `${LOGOS.skip}ibc/logo.svg`,
  operation: 'eureka_transfer',
  details: [
    'destination_port',
    'source_client',
    'entry_contract_address',
    'ics20_transfer_address',
    'relayer_address',
    'fee_payment_address',
  ],
  listsFee: true,
  // A packet without a fee is not relayed: only a request without smart relay means to send it.
  requiresKnownFee: true,

  stageAfter: () => ALONE,

  operationBody(leg, context) {
    const { from, details, isFeeUnknown } = leg.transfer
    return {
      destination_port: textMember(details.destination_port ?? 'transfer'),
      source_client: textMember(details.source_client),
      ...endsOf(leg.transfer),
      pfm_enabled: from.chain.pfm,
      supports_memo: from.chain.type === 'cosmos',
      entry_contract_address: textMember(details.entry_contract_address),
      ...quotedRelayMembers(ID, leg, context, isFeeUnknown),
    }
  },

  cosmosMessages: (context, operation) => [entryPointTransfer(context, operation)],
  evmCall: sendPacket,

  tracking: {
    member: 'eureka_transfer',
    states: PACKET_STATES,
    isPacket: true,
    destinationOf({ details: { source_client } }) {
      return source_client === undefined ? undefined : String(source_client)
    },
    evm: evmTracking(),
    cosmos: packetTracking(ID, { source: 'packet_source_client', destination: 'packet_dest_client' }),
  },
})

/**
 * Time until a packet to or from an EVM chain is given up, in seconds. It waits for the finality of the chain and is proven together with others, so it
 * gets at least half a day. No chain accepts more than a day.
 */
const TIMEOUT = { least: 12 * 60 * 60, most: 24 * 60 * 60 }

/** Returns the time at which a packet is given up, in seconds since 1970. */
function packetTimeout({ timeOn, timeout }: TxParameters, chainId: string): number {
  return Math.ceil(timeOn(chainId) / 1000) + Math.min(Math.max(timeout, TIMEOUT.least), TIMEOUT.most)
}

/** Builds the call of an entry point on a Cosmos chain, which pays the relayer first. Packets of IBC v2 time out in seconds, the fee in nanoseconds. */
function entryPointTransfer({ plan }: MessageContext, operation: TransferOperation): CosmosMessage {
  const { transfer, amountIn } = operation
  if (transfer.to.chain.type !== 'evm') throw new MissingFact('encoding of packets', wayOf(transfer))
  const fee = feeOf(transfer, operation.smartRelay)
  if (!fee) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  const sender = holderBefore(plan, operation).address
  const ibc_info = {
    source_channel: factOf(transfer, 'source_client'),
    receiver: holderAfter(plan, operation).address,
    memo: '',
    recover_address: sender,
    encoding: 'application/x-solidity-abi',
    eureka_fee: {
      coin: coin(fee.asset, feeAmount(fee, amountIn)),
      receiver: accountFact(transfer, 'fee_payment_address', transfer.from.chain).address,
      timeout_timestamp: deadlineNanoseconds(plan.parameters),
    },
  }
  const timeout_timestamp = packetTimeout(plan.parameters, transfer.from.chain.id)
  const msg = { action: { timeout_timestamp, action: { ibc_transfer: { ibc_info } }, exact_out: false } }
  return callWith(sender, factOf(transfer, 'entry_contract_address'), msg, transfer.from, amountIn)
}

/** Builds the packet from an EVM chain: one that anyone may relay, or one through the contract that pays the relayer. */
function sendPacket(context: MessageContext, operation: TransferOperation): EvmCall {
  const { transfer, amountIn } = operation
  const fee = feeOf(transfer, operation.smartRelay)
  if (fee) return sendRelayedPacket(context, operation, fee)
  if (transfer.isFeeUnknown && operation.smartRelay) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  const to = contractOf(transfer, 'ics20_transfer_address')
  const packet = tuple(
    address(erc20Of(transfer.from, transfer)),
    uint(amountIn),
    text(holderAfter(context.plan, operation).address),
    text(factOf(transfer, 'source_client')),
    text(textOf(transfer.details, 'destination_port') ?? 'transfer'),
    uint(packetTimeout(context.plan.parameters, transfer.from.chain.id)),
    text(''),
  )
  return {
    to,
    data: callData('sendTransfer((address,uint256,string,string,string,uint64,string))', packet),
    value: 0n,
    approvals: approvalFor(transfer, to, amountIn),
  }
}

/** Builds the call of the contract that takes the relayer's fee beside the amount. */
function sendRelayedPacket({ plan }: MessageContext, operation: TransferOperation, fee: BridgeFee): EvmCall {
  const { transfer, amountIn, amountOut } = operation
  const { parameters } = plan
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  const { chain } = transfer.from
  const to = contractOf(transfer, 'entry_contract_address')
  const packet = tuple(
    address(erc20Of(transfer.from, transfer)),
    text(holderAfter(plan, operation).address),
    text(factOf(transfer, 'source_client')),
    text(textOf(transfer.details, 'destination_port') ?? 'transfer'),
    uint(packetTimeout(parameters, chain.id)),
    text(''),
  )
  const recipient = address(accountFact(transfer, 'fee_payment_address', chain).address)
  const fees = tuple(uint(feeAmount(fee, amountIn)), recipient, uint(deadlineSeconds(parameters, chain.id)))
  const data = callData(
    'transfer(uint256,(address,string,string,string,uint64,string),(uint256,address,uint64))',
    uint(amountOut),
    packet,
    fees,
  )
  return { to, data, value: 0n, approvals: approvalFor(transfer, to, amountIn) }
}

/** Recognises packets in the logs of a router (https://github.com/cosmos/solidity-ibc-eureka, IICS26Router), by the hash of a client's name and by their sequence. */
function evmTracking(): EvmTracking {
  const packet = '(uint64,string,string,uint64,(string,string,string,string,bytes)[])'
  const sendPacketTopic = topicOf(`SendPacket(string,uint256,${packet})`)
  const writeAcknowledgement = topicOf(`WriteAcknowledgement(string,uint256,${packet},bytes[])`)
  const ackPacket = topicOf(`AckPacket(string,uint256,${packet},bytes)`)
  const timeoutPacket = topicOf(`TimeoutPacket(string,uint256,${packet})`)
  return {
    sentIn: (logs) =>
      logs.flatMap(({ topics: [kind, , sequence = ''], data }, at) =>
        kind === sendPacketTopic ? packetIn(data, quantity(sequence)).map((message) => ({ at, message })) : [],
      ),
    received: ({ from, id }) => ({
      topics: packetTopics(writeAcknowledgement, from, id),
      refusal: (log) => (isRefusal(log) ? REFUSED_PACKET : undefined),
    }),
    acknowledged: ({ to, id }) => ({
      topics: packetTopics([ackPacket, timeoutPacket], to, id),
      read(log) {
        if (log.topics[0] === timeoutPacket) return { kind: 'timed-out', reason: undefined }
        return isRefusal(log) ? { kind: 'refused', reason: REFUSED_PACKET } : { kind: 'acknowledged', reason: undefined }
      },
    }),
  }
}

/** @param client on the chain that has the log */
function packetTopics(kind: string | string[], client: string, sequence: string): LogTopics {
  const bytes = new TextEncoder().encode(client)
  return [kind, keccakHash(bytes), bytesToHex(bigIntToWord(/^\d{1,20}$/.test(sequence) ? BigInt(sequence) : 0n))]
}

function isRefusal({ data }: Log): boolean {
  return bytesToHex(data).includes(ERROR_ACKNOWLEDGEMENT)
}

/** Reads a packet from the data of its log. */
function packetIn(data: Uint8Array, sequence: bigint): OutboundMessage[] {
  const packet = data.subarray(32)
  const [to, from] = [stringIn(packet, 1), stringIn(packet, 2)]
  return [to, from].every((client) => /^[\w-]{1,64}$/.test(client)) ? [{ bridge: ID, to, from, id: `${sequence}` }] : []
}
