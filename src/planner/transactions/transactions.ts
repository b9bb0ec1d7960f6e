import type { Json, JsonObject } from '../../primitives/json.js'
import { MissingFact } from '../messages/missing-fact.js'
import { destinationOf, type Operation, sourceOf } from '../messages/operation.js'
import { holderBefore, type TransferPlan } from '../messages/transfer-plan.js'
import type { Chain } from '../snapshot/snapshot.js'
import { cosmosMessages } from './cosmos.js'
import { evmCall } from './evm.js'

/** Transactions as the interface writes them. */
export interface Transactions {
  readonly txs: readonly JsonObject[]
  /** The older form: a member each, which cannot say that two messages belong into one transaction. Empty where one would have to. */
  readonly msgs: readonly Json[]
}

/**
 * The transactions that a route consists of, ready to be signed.
 *
 * Throws `MissingFact` where the snapshot does not say enough, and `BadRequest` where the request does not fit.
 */
export function transactionsOf(plan: TransferPlan): Transactions {
  const starts = plan.operations.filter((operation, i) => i === 0 || operation.transaction !== plan.operations[i - 1]?.transaction)
  const built = starts.map((operation) =>
    transaction(
      plan,
      operation,
      plan.operations.filter((each) => each.transaction === operation.transaction),
    ),
  )
  const msgs = built.map(({ msg }) => msg).filter((msg) => msg !== undefined)
  return { txs: built.map(({ tx }) => tx), msgs: msgs.length === built.length ? msgs : [] }
}

function transaction(
  plan: TransferPlan,
  first: Operation,
  operations: readonly Operation[],
): { readonly tx: JsonObject; readonly msg: JsonObject | undefined } {
  const { chain } = sourceOf(first)
  const chain_id = chain.id
  const signer_address = holderBefore(plan, first).address
  const operations_indices = operations.map(({ index }) => index)
  switch (chain.type) {
    case 'cosmos': {
      const path = pathOf(chain, operations)
      const messages = cosmosMessages(plan, first).map(({ typeUrl, value }) => ({ msg: JSON.stringify(value), msg_type_url: typeUrl }))
      const [only] = messages
      return {
        tx: { cosmos_tx: { chain_id, path, msgs: messages, signer_address }, operations_indices },
        msg: only && messages.length === 1 ? { multi_chain_msg: { chain_id, path, ...only } } : undefined,
      }
    }
    case 'evm': {
      const { to, data, value, approvals } = evmCall(plan, first)
      const evm_tx = {
        chain_id,
        to,
        value: `${value}`,
        data,
        required_erc20_approvals: approvals.map(({ token, spender, amount }) => ({ token_contract: token, spender, amount: `${amount}` })),
        signer_address,
      }
      return { tx: { evm_tx, operations_indices }, msg: { evm_tx } }
    }
    case 'svm':
      throw new MissingFact('recent blockhash', `a transaction on ${chain_id}`)
  }
}

/** The chains that a transaction touches. */
function pathOf(chain: Chain, operations: readonly Operation[]): readonly string[] {
  return [chain.id, ...operations.flatMap((operation) => (operation.kind === 'transfer' ? [destinationOf(operation).chain.id] : []))]
}
