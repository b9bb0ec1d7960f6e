/**
 * Swaps by an entry-point contract on a Cosmos chain, which then carries out the next operation of the transaction with the output. The message of a swap
 * nests the messages of all operations after it.
 */
import type { JsonObject } from '../../primitives/json.js'
import type { MessageContext } from '../bridges/bridge.js'
import { bridgeOf } from '../bridges/bridges.js'
import type { Hop } from '../legs/leg.js'
import { base64 } from '../messages/accounts.js'
import { entryAsset, entryDenom } from '../messages/coin.js'
import { MissingFact, textOf, venuePlace } from '../messages/missing-fact.js'
import type { SwapOperation } from '../messages/operation.js'
import { affiliatesOf, holderAfter, holderBefore, isLast, nextOf, type TransferPlan } from '../messages/transfer-plan.js'
import { deadlineNanoseconds, leastOf } from '../messages/tx-parameters.js'

/** Returns the facts from which bridges build their messages. */
export function contextOf(plan: TransferPlan): MessageContext {
  return { plan, swapMessage: (operation) => ({ contract: entryPointOf(operation), msg: swapAndAction(plan, operation) }) }
}

/** Returns the contract that swaps on a venue. Throws `MissingFact`. */
function entryPointOf({ market: { venue } }: SwapOperation): string {
  const contract = textOf(venue.details, 'entry_contract_address')
  if (contract === undefined) throw new MissingFact('entry_contract_address', venuePlace(venue))
  return contract
}

/** Builds the message of a swap to the entry point of its venue. */
function swapAndAction(plan: TransferPlan, operation: SwapOperation): JsonObject {
  const { parameters } = plan
  const { exact, amountOut, to } = operation
  const affiliates = affiliatesOf(plan, operation)
  // A swap of exact output must bring exactly that; the entry point refunds the unused input.
  const least = exact === 'out' ? amountOut : leastOf(amountOut, parameters)
  return {
    swap_and_action: {
      user_swap: userSwap(plan, operation),
      min_asset: entryAsset(to, least),
      timeout_timestamp: deadlineNanoseconds(parameters),
      post_swap_action: actionAfter(plan, operation),
      affiliates: affiliates.map(({ account, basisPoints }) => ({ basis_points_fee: `${basisPoints}`, address: account.address })),
    },
  }
}

function userSwap(plan: TransferPlan, operation: SwapOperation): JsonObject {
  const swap_venue_name = operation.market.venue.name
  const operationsOf = (hops: readonly Hop[]) =>
    hops.map(({ pool, from, to }) => ({ pool: pool.id, denom_in: entryDenom(from), denom_out: entryDenom(to) }))
  const [first] = operation.paths
  const operations = operationsOf(first?.hops ?? [])
  if (operation.exact === 'out') {
    return { swap_exact_asset_out: { swap_venue_name, operations, refund_address: holderBefore(plan, operation).address } }
  }
  if (operation.paths.length <= 1) return { swap_exact_asset_in: { swap_venue_name, operations } }
  const routes = operation.paths.map(({ amountIn, hops }) => ({
    offer_asset: entryAsset(operation.from, amountIn),
    operations: operationsOf(hops),
  }))
  return { smart_swap_exact_asset_in: { swap_venue_name, routes } }
}

/** Builds the action of the entry point after the swap: the next operation, a contract call at the end of the route, or the payment of the holder. */
function actionAfter(plan: TransferPlan, operation: SwapOperation): JsonObject {
  const next = nextOf(plan, operation)
  if (!next) {
    const { postRoute } = plan.parameters
    if (!postRoute || !isLast(plan, operation)) return { transfer: { to_address: holderAfter(plan, operation).address } }
    const msg = base64(new TextEncoder().encode(JSON.stringify(postRoute.message)))
    return { contract_call: { contract_address: postRoute.contract, msg } }
  }
  const packet = next.kind === 'transfer' ? bridgeOf(next.transfer).packetAfterSwap?.(contextOf(plan), next) : undefined
  if (!packet) throw new MissingFact('way to go on', `the swap on ${operation.market.venue.chain.id}`)
  const { channel, receiver, memo } = packet
  const recover_address = holderAfter(plan, operation).address
  return { ibc_transfer: { ibc_info: { source_channel: channel, receiver, memo: memo ?? '', recover_address } } }
}
