/** A swap on an EVM chain, by the router of its venue; or by a contract that has the router swap, and sends on what comes out. */
import { hexToBytes, ZERO_ADDRESS } from '../../primitives/hex.js'
import { BadRequest } from '../errors.js'
import { forward } from '../search/direction.js'
import { TradedPools } from '../search/replay.js'
import { bestPath } from '../search/swap-paths.js'
import { beforeShare, feeAmount, feeOf, inputFor } from '../search/transfer-amounts.js'
import { routerOf } from '../snapshot/router.js'
import { address32 } from './accounts.js'
import { address, bytes, callData, text, uint, word } from './call-data.js'
import { cctpDomain, mintRecipient, relayOf } from './cctp.js'
import type { EvmCall } from './evm-call.js'
import { affiliatesOf, holderAfter, holderBefore, type Journey, nextOf } from './journey.js'
import { contractOf, factOf, MissingFact, numberOf, tokenOf, venueContract, venuePlace, wayOf } from './missing-fact.js'
import { orderEnd } from './onward.js'
import type { EvmSwapStep, Step, TransferStep } from './steps.js'
import { deadlineSeconds, leastOf } from './terms.js'
import { routerCall, routerHops } from './uniswap-router.js'

/** Throws `MissingFact`, or `BadRequest` for a swap that pays less than it should. */
export function evmSwap(journey: Journey, step: EvmSwapStep): EvmCall {
  const { market, from, to, amountIn } = step
  const { venue } = market
  const next = nextOf(journey, step)
  const share = shareOf(journey, step)
  const least = beforeShare(leastAfter(journey, step), share?.basisPoints ?? 0n) ?? 0n
  const paths = pathsOf(step)
  const paid = paidBy(paths)
  if (paid === undefined || paid === 0n || paid < least) {
    throw new BadRequest(`operations[${step.index}] does not fit: the pools pay ${paid ?? 0n} now, less than ${least}`)
  }
  if (paths.every(({ hops }) => routerHops(venue, hops).length === 0) && !next && !share) return exchanged(step)
  const router = routerOf(venue)
  if (!router) throw new MissingFact('router_address', venuePlace(venue))
  const onward = next && contractAfter(journey, next)
  if (onward && onward.router.toLowerCase() !== router.address.toLowerCase()) {
    throw new MissingFact(`contract that swaps on ${venue.name} and then bridges`, onward.way)
  }
  const spender = onward?.contract ?? router.address
  const recipient = onward?.contract ?? holderAfter(journey, step).address
  const deadline = deadlineSeconds(journey.terms, venue.chain.id)
  const swap = routerCall(router, { venue, from, to, paths, least, recipient, share, deadline })
  const token = tokenOf(from)
  return {
    to: spender,
    data: onward ? onward.call(token ?? ZERO_ADDRESS, amountIn, swap) : swap,
    value: token === undefined ? amountIn : 0n,
    approvals: token === undefined ? [] : [{ token, spender, amount: amountIn }],
  }
}

/** The paths that were quoted, or the best one of now. */
function pathsOf({ market, from, to, amountIn, paths }: EvmSwapStep): NonNullable<EvmSwapStep['paths']> {
  if (paths) return paths
  const best = bestPath({ market, start: from, amount: amountIn, direction: forward }, to)
  return best ? [best] : []
}

/** What paths pay now, one after the other; undefined when a pool cannot take its part. */
function paidBy(paths: NonNullable<EvmSwapStep['paths']>): bigint | undefined {
  const pools = new TradedPools()
  return paths.reduce<bigint | undefined>((sum, path) => {
    const paid = sum === undefined ? undefined : pools.trade(path, path.amountIn)
    return paid === undefined ? undefined : (sum ?? 0n) + paid
  }, 0n)
}

/**
 * What a swap must bring: enough that the bridge after it delivers what it must. The fee of a burn stands in the call, whatever the swap brings; other
 * fees are a share of that.
 */
function leastAfter(journey: Journey, step: EvmSwapStep): bigint {
  const next = nextOf(journey, step)
  if (next?.kind !== 'transfer') return leastOf(step.amountOut, journey.terms)
  const { transfer, amountIn, amountOut, smartRelay } = next
  const least = leastOf(amountOut, journey.terms)
  const fee = feeOf(transfer, smartRelay)
  return transfer.bridge === 'CCTP' && fee ? least + feeAmount(fee, amountIn) : inputFor(transfer, least, smartRelay)
}

/** Routers pay one affiliate. */
function shareOf(journey: Journey, step: EvmSwapStep): { readonly recipient: string; readonly basisPoints: bigint } | undefined {
  const { venue } = step.market
  const [only, ...others] = affiliatesOf(journey, step).filter(({ basisPoints }) => basisPoints > 0n)
  if (others.length > 0) throw new MissingFact('contract that pays several affiliates', venuePlace(venue))
  return only && { recipient: only.account.address, basisPoints: only.basisPoints }
}

/** The native coin for its wrapped form, or back: by the wrapping contract, which pays whoever calls it. */
function exchanged({ market: { venue }, from, amountIn }: EvmSwapStep): EvmCall {
  const to = venueContract(venue, 'wrapped_native_address')
  return tokenOf(from) === undefined
    ? { to, data: callData('deposit()'), value: amountIn, approvals: [] }
    : { to, data: callData('withdraw(uint256)', uint(amountIn)), value: 0n, approvals: [] }
}

/** A contract that has a router swap, and bridges what comes out of it. */
interface SwapContract {
  /** The bridge in words. */
  readonly way: string
  readonly contract: string
  /** The router that it calls. */
  readonly router: string
  /**
   * @param token what is swapped; the zero address for the native coin
   * @param swap the call of the router, which must pay the contract
   */
  call(token: string, amountIn: bigint, swap: string): string
}

/** The contract that takes the step after a swap. Throws `MissingFact` where none is known. */
function contractAfter(journey: Journey, step: Exclude<Step, { kind: 'send' }>): SwapContract {
  if (step.kind !== 'transfer') throw new MissingFact('contract that swaps twice', step.market.venue.chain.id)
  const { transfer } = step
  switch (transfer.bridge) {
    case 'CCTP':
      return swapAndBurn(journey, step)
    case 'GO_FAST':
      return swapAndOrder(journey, step)
    default:
      throw new MissingFact('contract that swaps and then bridges', wayOf(transfer))
  }
}

/** The contract that takes a relayer's fee: it burns what the swap has brought, less the fee. */
function swapAndBurn(journey: Journey, step: TransferStep): SwapContract {
  const { transfer } = step
  const relay = relayOf(step)
  // It takes no burn without a fee.
  if (!relay?.fee || nextOf(journey, step)) throw new MissingFact('contract that swaps and then bridges', wayOf(transfer))
  const { contract, fee, relayer } = relay
  return {
    way: wayOf(transfer),
    contract,
    router: factOf(transfer, 'swap_router_address'),
    call: (token, amountIn, swap) =>
      callData(
        'swapAndRequestCCTPTransferWithCaller(address,uint256,bytes,uint32,bytes32,address,uint256,bytes32)',
        address(token),
        uint(amountIn),
        bytes(hexToBytes(`0x${swap}`)),
        uint(cctpDomain(transfer)),
        word(mintRecipient(transfer, holderAfter(journey, step))),
        address(tokenOf(transfer.from) ?? ZERO_ADDRESS),
        uint(fee),
        word(address32(relayer)),
      ),
  }
}

/** An order for what the swap has brought, less the solver's share and what filling it costs. */
function swapAndOrder(journey: Journey, step: TransferStep): SwapContract {
  const { transfer } = step
  const { fee } = transfer
  if (fee?.behavior !== 'DEDUCTED' || fee.bps === 0n) throw new MissingFact('share of a solver', wayOf(transfer))
  const { recipient, message } = orderEnd(journey, step)
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
        word(address32(holderBefore(journey, step))),
        word(address32(recipient)),
        uint(numberOf(transfer, 'destination_domain')),
        uint(deadlineSeconds(journey.terms, transfer.from.chain.id)),
        text(message),
      ),
  }
}
