/** Operations of a route as the answer has them. */
import type { Json, JsonObject } from '../../primitives/json.js'
import type { OperationContext } from '../bridges/bridge.js'
import { bridgeOf } from '../bridges/bridges.js'
import type { Hop, Itinerary, Leg, SwapLeg } from '../legs/leg.js'
import { MissingFact } from '../messages/missing-fact.js'
import { CALLER, routerCall } from '../messages/uniswap-router.js'
import { routerOf } from '../snapshot/router.js'
import { venueObject, withoutUndefined } from '../wire/objects.js'
import { impactOf, percentText } from './price-impact.js'

export interface AnswerContext extends OperationContext {
  /** Side of the route whose amount the request fixes. */
  readonly exact: 'in' | 'out'
}

export function operationObject(leg: Leg, context: AnswerContext): JsonObject {
  return { ...bodyOf(leg, context), tx_index: leg.transaction, amount_in: `${leg.amountIn}`, amount_out: `${leg.amountOut}` }
}

function bodyOf(leg: Leg, context: AnswerContext): JsonObject {
  if (leg.kind === 'transfer') {
    return { [context.naming.operation(leg.transfer.bridge)]: bridgeOf(leg.transfer).operationBody(leg, context) }
  }
  return leg.from.chain.type === 'cosmos' ? { swap: cosmosSwap(leg, context) } : { evm_swap: evmSwap(leg) }
}

/** Returns the only operation of a route whose source and destination are the same asset. */
export function bankSendObject({ source, amountIn }: Itinerary): JsonObject {
  return { bank_send: { chain_id: source.chain.id, denom: source.denom }, tx_index: 0, amount_in: `${amountIn}`, amount_out: `${amountIn}` }
}

function evmSwap(leg: SwapLeg): JsonObject {
  const { market, from, paths, amountIn, amountOut } = leg
  return {
    input_token: from.denom.startsWith('0x') ? from.denom : '',
    amount_in: `${amountIn}`,
    swap_calldata: swapCalldata(leg),
    amount_out: `${amountOut}`,
    ...endsOf(leg),
    swap_venues: [venueObject(market.venue)],
    // Not in the interface document: the pools, for callers that build the transaction.
    ...(paths.length > 1 ? { swap_routes: swapRoutes(leg) } : { swap_operations: swapOperations(paths[0]?.hops ?? []) }),
  }
}

function cosmosSwap(leg: SwapLeg, context: AnswerContext): JsonObject {
  const { market, from, to, affiliateFee } = leg
  return {
    ...swapKind(leg, context),
    estimated_affiliate_fee: `${affiliateFee}${to.denom}`,
    chain_id: from.chain.id,
    ...endsOf(leg),
    swap_venues: [venueObject(market.venue)],
  }
}

/** Returns one of `smart_swap_in` (a split), `swap_out` (exact output) and `swap_in`. */
function swapKind(leg: SwapLeg, { exact }: AnswerContext): JsonObject {
  const { market, paths, amountIn, amountOut, affiliateFee } = leg
  const swap_venue = venueObject(market.venue)
  if (paths.length > 1) return { smart_swap_in: { swap_venue, swap_routes: swapRoutes(leg), estimated_amount_out: `${amountOut}` } }
  const swap_operations = swapOperations(paths[0]?.hops ?? [])
  const impact = impactOf(leg)
  const price_impact_percent = impact ? percentText(impact) : undefined
  if (exact === 'out') {
    const swap_amount_out = `${amountOut + affiliateFee}`
    return { swap_out: withoutUndefined({ swap_venue, swap_operations, swap_amount_out, price_impact_percent }) }
  }
  const amounts = { swap_amount_in: `${amountIn}`, price_impact_percent, estimated_amount_out: `${amountOut}` }
  return { swap_in: withoutUndefined({ swap_venue, swap_operations, ...amounts }) }
}

function endsOf({ from, to }: SwapLeg): JsonObject {
  return { from_chain_id: from.chain.id, denom_in: from.denom, denom_out: to.denom }
}

function swapRoutes({ paths, from }: SwapLeg): Json[] {
  return paths.map(({ hops, amountIn }) => ({
    swap_amount_in: `${amountIn}`,
    denom_in: from.denom,
    swap_operations: swapOperations(hops),
  }))
}

/**
 * Returns the call of a router that pays its caller at least the quoted amount, without a deadline. It is `0x` where the call would need an address, which
 * a route request does not have, or where affiliates get a share: wallets reject an empty text.
 */
function swapCalldata({ market: { venue }, from, to, paths, amountOut, affiliateFee }: SwapLeg): string {
  const router = routerOf(venue)
  if (router?.design !== 'uniswap-02' || affiliateFee > 0n) return NO_CALL
  try {
    const terms = { least: amountOut, recipient: CALLER, share: undefined, deadline: NEVER }
    return routerCall(router, { venue, from, to, paths, ...terms })
  } catch (error) {
    if (error instanceof MissingFact) return NO_CALL
    throw error
  }
}

const NO_CALL = '0x'

/** Largest deadline of a contract, in seconds. */
const NEVER = 2n ** 256n - 1n

function swapOperations(hops: readonly Hop[]): Json[] {
  return hops.map(({ pool, from, to }) => ({ pool: pool.id, denom_in: from.denom, denom_out: to.denom }))
}
