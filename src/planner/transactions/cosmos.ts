/** Messages of a transaction on a Cosmos chain, in the order in which they must be executed. */
import { bridgeOf } from '../bridges/bridges.js'
import { type CosmosMessage, callWith, send } from '../messages/cosmos-message.js'
import { MissingFact, wayOf } from '../messages/missing-fact.js'
import type { Operation } from '../messages/operation.js'
import { holderAfter, holderBefore, type TransferPlan } from '../messages/transfer-plan.js'
import { contextOf } from './entry-point.js'

/** Builds the messages of the transaction that starts with an operation. Throws `MissingFact`, or `BadRequest` for a memo that is too long. */
export function cosmosMessages(plan: TransferPlan, operation: Operation): readonly CosmosMessage[] {
  const sender = holderBefore(plan, operation).address
  const context = contextOf(plan)
  switch (operation.kind) {
    case 'send':
      return [send(sender, holderAfter(plan, operation).address, operation.asset, operation.amountIn)]
    case 'swap': {
      const { contract, msg } = context.swapMessage(operation)
      return [callWith(sender, contract, msg, operation.from, operation.amountIn)]
    }
    case 'transfer': {
      const messages = bridgeOf(operation.transfer).cosmosMessages?.(context, operation)
      if (!messages) throw new MissingFact('message', wayOf(operation.transfer))
      return messages
    }
    case 'evm-swap':
      throw new MissingFact('message for EVM swaps', sender)
  }
}
