/** Axelar: tokens between EVM chains and Cosmos chains by way of Axelar's own chain (https://docs.axelar.dev). */
import type { JsonObject } from '../../primitives/json.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import { usdMember } from '../legs/usd-value.js'
import { address32 } from '../messages/accounts.js'
import { callData, text, uint } from '../messages/call-data.js'
import { ibcTransferMessage, memoText, type Packet } from '../messages/cosmos-message.js'
import { approvalFor, type EvmCall, nativeFee } from '../messages/evm-call.js'
import { contractOf, factOf, MissingFact, RELAYER_FEE, textOf, tokenOf, wayOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter } from '../messages/transfer-plan.js'
import type { Chain, IbcLeg, Transfer } from '../snapshot/snapshot.js'
import { feeAssetObject, withoutUndefined } from '../wire/objects.js'
import { defineBridge, LOGOS, type MessageContext, type OperationContext, textMember } from './bridge.js'
import { ibc, ibcTransferBody } from './ibc.js'

export const axelar = defineBridge({
  id: 'AXELAR',
  name: 'Axelar',
  logo: `${LOGOS.cosmos}axelar/images/axl.png`,
  operation: 'axelar_transfer',
  errorName: 'Axelar',
  details: [
    'axelar_asset',
    'axelar_symbol',
    'axelar_chain',
    'gateway_address',
    'deposit_service_address',
    'destination_contract_address',
    'fee_recipient_address',
  ],
  listsFee: true,

  stageAfter: (stage, { from, to }) => ({
    stage: from.chain.type === 'evm' && to.chain.type === 'cosmos' ? 'arrived' : 'ended',
    joins: (stage === 'swapped' && !from.isCw20) || stage === 'evm-swapped',
  }),

  operationBody({ transfer, amountIn }, context) {
    const { from, to, viaIbc, details } = transfer
    const fee = feeOf(transfer, context.smartRelay)
    const feeAsset = fee?.behavior === 'ADDITIONAL' ? fee.asset : to
    const paid = fee ? feeAmount(fee, amountIn) : 0n
    return withoutUndefined({
      from_chain: nameOnAxelar(from.chain),
      from_chain_id: from.chain.id,
      to_chain: destinationName(transfer),
      to_chain_id: to.chain.id,
      asset: textMember(details.axelar_asset),
      should_unwrap: to.chain.type === 'evm' && to.denom.endsWith('-native'),
      // On the way through Axelar the transfer names the asset as Axelar does. Its first leg has the name on the source chain.
      denom_in: viaIbc?.denom ?? from.denom,
      denom_out: to.denom,
      fee_amount: `${paid}`,
      usd_fee_amount: usdMember(feeAsset, paid),
      fee_asset: feeAssetObject(feeAsset),
      is_testnet: from.chain.isTestnet,
      ibc_transfer_to_axelar: viaIbc && firstLegBody(transfer, viaIbc, context),
      bridge_id: context.naming.bridge('AXELAR'),
      smart_relay: context.smartRelay && transfer.fee?.kind === 'SMART_RELAY',
    })
  },
  firstLegMember: 'ibc_transfer_to_axelar',

  cosmosMessages: (context, operation) => [ibcTransferMessage(context.plan, operation, packetOf(context, operation))],
  packetAfterSwap: packetOf,
  evmCall: sendToken,
})

function firstLegBody({ from }: Transfer, { chain, channel, denom }: IbcLeg, { naming }: OperationContext): JsonObject {
  const ends = { from_chain_id: from.chain.id, to_chain_id: chain.id, denom_in: from.denom, denom_out: denom }
  return ibcTransferBody({ port: 'transfer', channel, from: from.chain, to: chain, denomOut: denom }, ends, naming.bridge(ibc.id))
}

/** Returns the name on Axelar of the chain to which a transfer leads: the one in the snapshot, or the chain's own. */
function destinationName({ details, to }: Transfer): string {
  return String(details.axelar_chain ?? nameOnAxelar(to.chain))
}

/** Axelar capitalises the names of its first chains, such as `Ethereum`; all others are in lower case, such as `arbitrum` and `osmosis`. */
function nameOnAxelar({ name }: Chain): string {
  return CAPITALISED.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

const CAPITALISED: ReadonlySet<string> = new Set(['ethereum', 'avalanche', 'fantom', 'moonbeam', 'polygon'])

/** Account on Axelar that reads the memos of packets. */
const GATEWAY = 'axelar1dv4u5k73pzqrxlzujxg3qp8kvc3pje7jtdvu72npnt5zhq05ejcsn5qme5'
/** Types of messages in memos. */
const CALL_WITH_TOKEN = 2
const SEND_TOKEN = 3

/** Builds the packet to Axelar that starts a transfer to an EVM chain. */
function packetOf(context: MessageContext, operation: TransferOperation): Packet {
  const { transfer } = operation
  const { viaIbc, from, to } = transfer
  if (!viaIbc) throw new MissingFact('via_ibc', wayOf(transfer))
  if (to.chain.type !== 'evm') throw new MissingFact('contract that receives', wayOf(transfer))
  const memo = memoText(memoOf(context, operation), from.chain, operation)
  return { port: 'transfer', channel: viaIbc.channel, receiver: GATEWAY, memo }
}

function memoOf({ plan }: MessageContext, operation: TransferOperation): JsonObject {
  const { transfer } = operation
  const { denom } = transfer.to
  const holder = holderAfter(plan, operation)
  // Axelar refuses an unknown name, and the packet comes back.
  const destination_chain = destinationName(transfer)
  const isNative = denom.endsWith('-native')
  if (!isNative && textOf(transfer.details, 'destination_contract_address') === undefined) {
    return { destination_chain, destination_address: holder.address, payload: null, type: SEND_TOKEN }
  }
  // The contract on the destination unwraps the wrapped coin if the flag is 1, and pays the account.
  const payload = [...new Uint8Array(31), isNative ? 1 : 0, ...address32(holder)]
  const fee = feeOf(transfer, operation.smartRelay)
  // Axelar makes no call without a fee.
  if (transfer.isFeeUnknown) throw new MissingFact(RELAYER_FEE, wayOf(transfer))
  return {
    destination_chain,
    destination_address: contractOf(transfer, 'destination_contract_address'),
    payload,
    type: CALL_WITH_TOKEN,
    fee: { amount: `${fee ? feeAmount(fee, operation.amountIn) : 0n}`, recipient: factOf(transfer, 'fee_recipient_address') },
  }
}

/**
 * Builds the call that sends from an EVM chain. Axelar takes its fee from the delivered amount. The gateway takes tokens; the deposit service wraps the
 * native coin first. Both accept any name of a chain, so the name must be known and not derived.
 */
function sendToken({ plan }: MessageContext, operation: TransferOperation): EvmCall {
  const { transfer, amountIn } = operation
  if (nativeFee(operation) > 0n) throw new MissingFact('message whose gas is paid in advance', wayOf(transfer))
  const destination = () => [text(factOf(transfer, 'axelar_chain')), text(holderAfter(plan, operation).address)] as const
  if (tokenOf(transfer.from) === undefined) {
    const to = contractOf(transfer, 'deposit_service_address')
    return { to, data: callData('sendNative(string,string)', ...destination()), value: amountIn, approvals: [] }
  }
  const to = contractOf(transfer, 'gateway_address')
  const symbol = text(factOf(transfer, 'axelar_symbol'))
  const data = callData('sendToken(string,string,string,uint256)', ...destination(), symbol, uint(amountIn))
  return { to, data, value: 0n, approvals: approvalFor(transfer, to, amountIn) }
}
