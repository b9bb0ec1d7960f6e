/** A transaction on an EVM chain. It is one call, so one contract must carry out all operations of the transaction. */
import { bridgeOf } from '../bridges/bridges.js'
import { address, callData, uint } from '../messages/call-data.js'
import type { EvmCall } from '../messages/evm-call.js'
import { MissingFact, NEXT_STEP, tokenOf, wayOf } from '../messages/missing-fact.js'
import type { Operation, SendOperation, TransferOperation } from '../messages/operation.js'
import { holderAfter, nextOf, type TransferPlan } from '../messages/transfer-plan.js'
import { contextOf } from './entry-point.js'
import { evmSwap } from './evm-swap.js'

/** Builds the call of the transaction that starts with an operation. Throws `MissingFact`, or `BadRequest` for a swap that pays less than it must. */
export function evmCall(plan: TransferPlan, operation: Operation): EvmCall {
  switch (operation.kind) {
    case 'send':
      return send(plan, operation)
    case 'evm-swap':
      return evmSwap(plan, operation)
    case 'transfer':
      return transferCall(plan, operation)
    case 'swap':
      throw new MissingFact('contract for Cosmos swaps', operation.from.chain.id)
  }
}

function send(plan: TransferPlan, operation: SendOperation): EvmCall {
  const token = tokenOf(operation.asset)
  const to = holderAfter(plan, operation).address
  if (token === undefined) return { to, data: '', value: operation.amountIn, approvals: [] }
  const data = callData('transfer(address,uint256)', address(to), uint(operation.amountIn))
  return { to: token, data, value: 0n, approvals: [] }
}

function transferCall(plan: TransferPlan, operation: TransferOperation): EvmCall {
  const { transfer } = operation
  const bridge = bridgeOf(transfer)
  if (nextOf(plan, operation) && !bridge.evmCallCarriesNext) throw new MissingFact(NEXT_STEP, wayOf(transfer), bridge.nextOperationRemedy)
  const call = bridge.evmCall?.(contextOf(plan), operation)
  if (!call) throw new MissingFact('message', wayOf(transfer))
  return call
}
