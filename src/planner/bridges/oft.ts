/** Omnichain fungible tokens (OFT), the contracts that two bridges share (https://docs.layerzero.network/v2/concepts/applications/oft-standard). */
import type { JsonObject } from '../../primitives/json.js'
import { usdMember } from '../legs/usd-value.js'
import { address32 } from '../messages/accounts.js'
import { address, callData, NO_BYTES, tuple, uint, word } from '../messages/call-data.js'
import { approvalFor, type EvmCall, messageFee } from '../messages/evm-call.js'
import { numberOf, tokenOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter, holderBefore } from '../messages/transfer-plan.js'
import { leastOf } from '../messages/tx-parameters.js'
import type { Asset, Transfer } from '../snapshot/snapshot.js'
import { assetObject } from '../wire/objects.js'
import type { MessageContext } from './bridge.js'

/** Builds the call `send` of an OFT or a pool of one. A contract that is the token itself needs no allowance. */
export function sendOft({ plan }: MessageContext, operation: TransferOperation, to: string): EvmCall {
  const { transfer, amountIn, amountOut } = operation
  const token = tokenOf(transfer.from)
  const endpoint = uint(numberOf(transfer, 'destination_endpoint_id'))
  const fee = messageFee(operation)
  const parameters = tuple(
    endpoint,
    word(address32(holderAfter(plan, operation))),
    uint(amountIn),
    uint(leastOf(amountOut, plan.parameters)),
    NO_BYTES,
    NO_BYTES,
    NO_BYTES,
  )
  const data = callData(
    'send((uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address)',
    parameters,
    tuple(uint(fee), uint(0n)),
    address(holderBefore(plan, operation).address),
  )
  const isOwn = token === undefined || token.toLowerCase() === to.toLowerCase()
  return { to, data, value: fee + (token === undefined ? amountIn : 0n), approvals: isOwn ? [] : approvalFor(transfer, to, amountIn) }
}

/** Returns the members of the fee that the messaging network takes. */
export function messagingFee(transfer: Transfer, fee: { readonly asset: Asset; readonly amount: bigint } | undefined): JsonObject {
  const { asset, amount } = fee ?? { asset: transfer.from, amount: 0n }
  return { messaging_fee_asset: assetObject(asset), messaging_fee_amount: `${amount}`, messaging_fee_amount_usd: usdMember(asset, amount) }
}
