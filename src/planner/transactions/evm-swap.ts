/** A swap on an EVM chain by the router of its venue, or by a contract that calls the router and bridges the output. */
import { ZERO_ADDRESS } from '../../primitives/hex.js'
import type { SwapContract } from '../bridges/bridge.js'
import { bridgeOf } from '../bridges/bridges.js'
import { BadRequest } from '../errors.js'
import { beforeShare, inputFor } from '../legs/transfer-amounts.js'
import { callData, uint } from '../messages/call-data.js'
import type { EvmCall } from '../messages/evm-call.js'
import { MissingFact, tokenOf, venueContract, venuePlace, wayOf } from '../messages/missing-fact.js'
import type { EvmSwapOperation, Operation } from '../messages/operation.js'
import { affiliatesOf, holderAfter, nextOf, type TransferPlan } from '../messages/transfer-plan.js'
import { deadlineSeconds, leastOf } from '../messages/tx-parameters.js'
import { routerCall, routerHops } from '../messages/uniswap-router.js'
import { forward } from '../search/direction.js'
import { TradedPools } from '../search/replay.js'
import { bestPath } from '../search/swap-paths.js'
import { routerOf } from '../snapshot/router.js'
import { contextOf } from './entry-point.js'

/** Builds the call of a swap. Throws `MissingFact`, or `BadRequest` for a swap that pays less than it must. */
export function evmSwap(plan: TransferPlan, operation: EvmSwapOperation): EvmCall {
  const { market, from, to, amountIn } = operation
  const { venue } = market
  const next = nextOf(plan, operation)
  const share = shareOf(plan, operation)
  const least = beforeShare(leastAfter(plan, operation), share?.basisPoints ?? 0n) ?? 0n
  const paths = pathsOf(operation)
  const paid = paidBy(paths)
  if (paid === undefined || paid === 0n || paid < least) {
    throw new BadRequest(`operations[${operation.index}] does not fit: the pools pay ${paid ?? 0n} now, less than ${least}`)
  }
  if (paths.every(({ hops }) => routerHops(venue, hops).length === 0) && !next && !share) return exchanged(operation)
  const router = routerOf(venue)
  if (!router) throw new MissingFact('router_address', venuePlace(venue))
  const onward = next && contractAfter(plan, next)
  if (onward && onward.router.toLowerCase() !== router.address.toLowerCase()) {
    throw new MissingFact(`contract that swaps on ${venue.name} and then bridges`, onward.way)
  }
  const spender = onward?.contract ?? router.address
  const recipient = onward?.contract ?? holderAfter(plan, operation).address
  const deadline = deadlineSeconds(plan.parameters, venue.chain.id)
  const swap = routerCall(router, { venue, from, to, paths, least, recipient, share, deadline })
  const token = tokenOf(from)
  return {
    to: spender,
    data: onward ? onward.call(token ?? ZERO_ADDRESS, amountIn, swap) : swap,
    value: token === undefined ? amountIn : 0n,
    approvals: token === undefined ? [] : [{ token, spender, amount: amountIn }],
  }
}

/** Returns the quoted paths, or the best path of the current pools. */
function pathsOf({ market, from, to, amountIn, paths }: EvmSwapOperation): NonNullable<EvmSwapOperation['paths']> {
  if (paths) return paths
  const best = bestPath({ market, start: from, amount: amountIn, direction: forward }, to)
  return best ? [best] : []
}

/** Returns the current output of paths that trade one after the other; undefined if a pool rejects its input. */
function paidBy(paths: NonNullable<EvmSwapOperation['paths']>): bigint | undefined {
  const pools = new TradedPools()
  return paths.reduce<bigint | undefined>((sum, path) => {
    const paid = sum === undefined ? undefined : pools.trade(path, path.amountIn)
    return paid === undefined ? undefined : (sum ?? 0n) + paid
  }, 0n)
}

/**
 * Returns the least output of a swap: enough for the bridge after it to deliver its least amount.
 */
function leastAfter(plan: TransferPlan, operation: EvmSwapOperation): bigint {
  const next = nextOf(plan, operation)
  if (next?.kind !== 'transfer') return leastOf(operation.amountOut, plan.parameters)
  const least = leastOf(next.amountOut, plan.parameters)
  return bridgeOf(next.transfer).leastInput?.(next, least) ?? inputFor(next.transfer, least, next.smartRelay)
}

/** Returns the share of the only affiliate. Throws `MissingFact` for several: routers pay one. */
function shareOf(
  plan: TransferPlan,
  operation: EvmSwapOperation,
): { readonly recipient: string; readonly basisPoints: bigint } | undefined {
  const { venue } = operation.market
  const [only, ...others] = affiliatesOf(plan, operation).filter(({ basisPoints }) => basisPoints > 0n)
  if (others.length > 0) throw new MissingFact('contract that pays several affiliates', venuePlace(venue))
  return only && { recipient: only.account.address, basisPoints: only.basisPoints }
}

/** Builds the exchange of the native coin for its wrapped form, or back, by the wrapping contract. It pays its caller. */
function exchanged({ market: { venue }, from, amountIn }: EvmSwapOperation): EvmCall {
  const to = venueContract(venue, 'wrapped_native_address')
  return tokenOf(from) === undefined
    ? { to, data: callData('deposit()'), value: amountIn, approvals: [] }
    : { to, data: callData('withdraw(uint256)', uint(amountIn)), value: 0n, approvals: [] }
}

/** Returns the contract that swaps and carries out the operation after the swap. Throws `MissingFact`. */
function contractAfter(plan: TransferPlan, operation: Exclude<Operation, { kind: 'send' }>): SwapContract {
  if (operation.kind !== 'transfer') throw new MissingFact('contract that swaps twice', operation.market.venue.chain.id)
  const { transfer } = operation
  const contract = bridgeOf(transfer).swapContract?.(contextOf(plan), operation)
  if (!contract) throw new MissingFact('contract that swaps and then bridges', wayOf(transfer))
  return contract
}
