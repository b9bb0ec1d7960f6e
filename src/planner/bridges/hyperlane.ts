/** Hyperlane: warp routes between EVM chains and Cosmos chains (https://docs.hyperlane.xyz). */
import { hexToBytes } from '../../primitives/hex.js'
import { keccakHash } from '../../primitives/keccak.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { usdMember } from '../legs/usd-value.js'
import { address32, hex32 } from '../messages/accounts.js'
import { callData, uint, word } from '../messages/call-data.js'
import { coin } from '../messages/coin.js'
import type { CosmosMessage } from '../messages/cosmos-message.js'
import { approvalFor, type EvmCall, messageFee } from '../messages/evm-call.js'
import { contractOf, factOf, MissingFact, numberOf, RELAYER_FEE, tokenOf, wayOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter, holderBefore } from '../messages/transfer-plan.js'
import { feeAssetObject } from '../wire/objects.js'
import { ALONE, defineBridge, endsOf, LOGOS, type MessageContext, textMember } from './bridge.js'
import { type Log, quantity, topicOf } from './evm-logs.js'
import { jsonOf } from './packets.js'
import { relayMembers } from './relay.js'
import type { ChainEvent, EvmTracking, OutboundMessage } from './tracking.js'

const ID = 'HYPERLANE'

const DISPATCH = topicOf('Dispatch(address,uint32,bytes32,bytes)')
const DISPATCH_ID = topicOf('DispatchId(bytes32)')
const PROCESS_ID = topicOf('ProcessId(bytes32)')

/** Events of Hyperlane's Cosmos module, whose attributes are JSON (https://github.com/bcp-innovations/hyperlane-cosmos, x/core). */
const DISPATCH_EVENT = 'hyperlane.core.v1.EventDispatch'
const PROCESS_EVENT = 'hyperlane.core.v1.EventProcess'

export const hyperlane = defineBridge({
  id: ID,
  name: 'Hyperlane',
  logo: `${LOGOS.hyperlane}HYPER/logo.svg`,
  operation: 'hyperlane_transfer',
  details: ['hyperlane_contract_address', 'destination_domain'],
  listsFee: true,

  stageAfter: () => ALONE,

  operationBody(leg, context) {
    const { transfer, amountIn } = leg
    const fee = feeOf(transfer, context.smartRelay)
    const paid = fee ? feeAmount(fee, amountIn) : 0n
    const asset = fee?.asset ?? transfer.from
    return {
      ...endsOf(transfer),
      hyperlane_contract_address: textMember(transfer.details.hyperlane_contract_address),
      fee_amount: `${paid}`,
      usd_fee_amount: usdMember(asset, paid),
      fee_asset: feeAssetObject(asset),
      ...relayMembers(ID, leg, context),
    }
  },

  cosmosMessages: (context, operation) => [remoteTransfer(context, operation)],
  evmCall: transferRemote,

  tracking: {
    member: 'hyperlane_transfer',
    states: {
      sent: 'HYPERLANE_TRANSFER_SENT',
      received: 'HYPERLANE_TRANSFER_RECEIVED',
      settled: 'HYPERLANE_TRANSFER_RECEIVED',
      failed: 'HYPERLANE_TRANSFER_FAILED',
    },
    destinationOf({ details: { destination_domain } }) {
      return destination_domain === undefined ? undefined : String(destination_domain)
    },
    evm: {
      sentIn: messagesIn,
      received: ({ id }) => ({ topics: [PROCESS_ID, id] }),
    },
    cosmos: {
      sentIn: messageIn,
      async received({ id }, chain) {
        const found = await chain.search(`${PROCESS_EVENT}.message_id='"${id}"'`)
        const processed = found?.events.find(
          ({ type, attributes }) => type === PROCESS_EVENT && jsonOf(attributes.get('message_id')) === id,
        )
        if (!found || !processed) return undefined
        const message = processed.attributes.get('msg_index')
        const events = found.events.filter(({ attributes }) => attributes.get('msg_index') === message)
        return chain.outcomeOf(found, events)
      },
    },
  },
})

/** Reads the messages of a mailbox, which logs the id of a message after the message. One pass from the end keeps hostile logs cheap. */
function messagesIn(logs: readonly Log[]): ReturnType<EvmTracking['sentIn']> {
  const found: { at: number; message: OutboundMessage }[] = []
  let id: string | undefined
  for (let at = logs.length - 1; at >= 0; at--) {
    const [kind, second, domain = ''] = logs[at]?.topics ?? []
    if (kind === DISPATCH_ID) id = second
    else if (kind === DISPATCH && id !== undefined) found.push({ at, message: { bridge: ID, to: `${quantity(domain)}`, from: '', id } })
  }
  return found
}

/** Reads the message of a dispatch. The event has no id: it is the hash of the message. */
function messageIn({ type, attributes }: ChainEvent): readonly OutboundMessage[] {
  if (type !== DISPATCH_EVENT) return []
  const [to, message] = ['destination', 'message'].map((name) => jsonOf(attributes.get(name)))
  if (typeof to !== 'number' || typeof message !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(message)) return []
  return [{ bridge: ID, to: `${to}`, from: '', id: keccakHash(hexToBytes(message.toLowerCase())) }]
}

/** Builds a transfer of the warp module, whose tokens have ids of 32 bytes. The module rejects a transfer that costs more than `max_fee`. */
function remoteTransfer({ plan }: MessageContext, operation: TransferOperation): CosmosMessage {
  const { transfer, amountIn, amountOut } = operation
  const tokenId = factOf(transfer, 'hyperlane_contract_address')
  if (!/^0x[0-9a-f]{64}$/i.test(tokenId))
    throw new MissingFact('hyperlane_contract_address that is the id of a warp token', wayOf(transfer))
  const destination_domain = numberOf(transfer, 'destination_domain')
  const fee = feeOf(transfer, operation.smartRelay)
  if (!fee) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  return {
    typeUrl: '/hyperlane.warp.v1.MsgRemoteTransfer',
    value: {
      sender: holderBefore(plan, operation).address,
      token_id: tokenId,
      destination_domain,
      recipient: hex32(holderAfter(plan, operation)),
      amount: `${fee.behavior === 'DEDUCTED' ? amountOut : amountIn}`,
      custom_hook_id: null,
      gas_limit: '0',
      max_fee: coin(fee.asset, feeAmount(fee, amountIn)),
      custom_hook_metadata: '',
    },
  }
}

/** Builds the call of a warp route. A route that is the token itself needs no allowance. */
function transferRemote({ plan }: MessageContext, operation: TransferOperation): EvmCall {
  const { transfer, amountIn } = operation
  const to = contractOf(transfer, 'hyperlane_contract_address')
  const fee = feeOf(transfer, operation.smartRelay)
  if (fee?.behavior === 'DEDUCTED') throw new MissingFact('way to deduct a fee', wayOf(transfer))
  const token = tokenOf(transfer.from)
  const data = callData(
    'transferRemote(uint32,bytes32,uint256)',
    uint(numberOf(transfer, 'destination_domain')),
    word(address32(holderAfter(plan, operation))),
    uint(amountIn),
  )
  const isOwn = token === undefined || token.toLowerCase() === to.toLowerCase()
  return {
    to,
    data,
    value: messageFee(operation) + (token === undefined ? amountIn : 0n),
    approvals: isOwn ? [] : approvalFor(transfer, to, amountIn),
  }
}
