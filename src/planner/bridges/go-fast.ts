/** Go Fast: an order on an EVM chain that a solver fills on the other chain at once (https://docs.skip.build/go/advanced-transfer/go-fast). */
import { hexToBytes } from '../../primitives/hex.js'
import type { TransferLeg } from '../legs/leg.js'
import { shareOf } from '../legs/transfer-amounts.js'
import { usdMember } from '../legs/usd-value.js'
import { type Account, address32 } from '../messages/accounts.js'
import { address, bytes, callData, text, uint, word } from '../messages/call-data.js'
import { approvalFor, type EvmCall } from '../messages/evm-call.js'
import { contractOf, factOf, MissingFact, NEXT_STEP, numberOf, wayOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter, holderBefore, nextOf } from '../messages/transfer-plan.js'
import { deadlineSeconds } from '../messages/tx-parameters.js'
import { feeAssetObject } from '../wire/objects.js'
import { defineBridge, endsOf, LOGOS, type MessageContext, type SwapContract, textMember } from './bridge.js'

export const goFast = defineBridge({
  id: 'GO_FAST',
  name: 'Go Fast',
  logo: `${LOGOS.skip}gofast/logo.svg`,
  operation: 'go_fast_transfer',
  details: ['source_domain', 'destination_domain', 'gateway_address', 'swap_contract_address', 'swap_router_address'],
  isFast: true,
  listsFee: true,

  stageAfter: (stage, { to }) => ({ stage: to.chain.type === 'cosmos' ? 'arrived' : 'ended', joins: stage === 'evm-swapped' }),

  operationBody(leg, { naming }) {
    const { from, to, details } = leg.transfer
    return {
      ...endsOf(leg.transfer),
      fee: feeObject(leg),
      bridge_id: naming.bridge('GO_FAST'),
      source_domain: textMember(details.source_domain ?? from.chain.id),
      destination_domain: textMember(details.destination_domain ?? to.chain.id),
    }
  },

  evmCall: submitOrder,
  evmCallCarriesNext: true,
  swapContract,
})

function feeObject({ transfer: { from, fee }, amountIn }: TransferLeg) {
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

/** Returns the account that an order pays. If a swap follows, it is the entry point, with the message that it is called with; otherwise the message is empty. */
function orderEnd(context: MessageContext, operation: TransferOperation): { readonly recipient: Account; readonly message: string } {
  const next = nextOf(context.plan, operation)
  if (!next) return { recipient: holderAfter(context.plan, operation), message: '' }
  if (next.kind !== 'swap') throw new MissingFact(NEXT_STEP, wayOf(operation.transfer))
  const { contract, msg } = context.swapMessage(next)
  return { recipient: { chain: operation.transfer.to.chain, address: contract }, message: JSON.stringify(msg) }
}

/** Builds the order. */
function submitOrder(context: MessageContext, operation: TransferOperation): EvmCall {
  const { plan } = context
  const { transfer, amountIn, amountOut } = operation
  const to = contractOf(transfer, 'gateway_address')
  const { recipient, message } = orderEnd(context, operation)
  const data = callData(
    'submitOrder(bytes32,bytes32,uint256,uint256,uint32,uint64,bytes)',
    word(address32(holderBefore(plan, operation))),
    word(address32(recipient)),
    uint(amountIn),
    uint(amountOut),
    uint(numberOf(transfer, 'destination_domain')),
    uint(deadlineSeconds(plan.parameters, transfer.from.chain.id)),
    text(message),
  )
  return { to, data, value: 0n, approvals: approvalFor(transfer, to, amountIn) }
}

/** Returns the contract that swaps, and orders the output less the solver's share and the cost of filling. */
function swapContract(context: MessageContext, operation: TransferOperation): SwapContract {
  const { plan } = context
  const { transfer } = operation
  const { fee } = transfer
  if (fee?.behavior !== 'DEDUCTED' || fee.bps === 0n) throw new MissingFact('share of a solver', wayOf(transfer))
  const { recipient, message } = orderEnd(context, operation)
  return {
    way: wayOf(transfer),
    contract: contractOf(transfer, 'swap_contract_address'),
    router: factOf(transfer, 'swap_router_address'),
    call: (token, amountIn, swap) =>
      callData(
        'swapAndSubmitOrder(address,uint256,bytes,uint256,uint256,bytes32,bytes32,uint32,uint64,bytes)',
        address(token),
        uint(amountIn),
        bytes(hexToBytes(`0x${swap}`)),
        uint(fee.fixed),
        uint(fee.bps),
        word(address32(holderBefore(plan, operation))),
        word(address32(recipient)),
        uint(numberOf(transfer, 'destination_domain')),
        uint(deadlineSeconds(plan.parameters, transfer.from.chain.id)),
        text(message),
      ),
  }
}
