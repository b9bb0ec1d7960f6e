/** What arrives of what is sent over a bridge, and what must be sent for something to arrive. */
import { ceilDiv } from '../pools/curve.js'
import type { BridgeFee, Transfer } from '../snapshot/snapshot.js'

const BASIS_POINTS = 10_000n

/** The fee that a request pays on a way: without smart relay, messages that a public relayer delivers cost nothing. */
export function feeOf({ fee }: Transfer, smartRelay: boolean): BridgeFee | undefined {
  return fee?.kind === 'SMART_RELAY' && !smartRelay ? undefined : fee
}

/** Whether a way may be taken: what is delivered by smart relay alone needs it. */
export function isServed({ bridge, fee, hasPublicRelay }: Transfer, smartRelay: boolean): boolean {
  return smartRelay || hasPublicRelay || (bridge !== 'CCTP' && fee?.kind !== 'SMART_RELAY')
}

/** What a fee takes of an input. */
export function feeAmount({ bps, fixed }: BridgeFee, amountIn: bigint): bigint {
  return (amountIn * bps) / BASIS_POINTS + fixed
}

/** The amount that arrives; undefined outside the bounds of the bridge, or when the fee leaves nothing. */
export function delivered(transfer: Transfer, amountIn: bigint, smartRelay: boolean): bigint | undefined {
  const fee = feeOf(transfer, smartRelay)
  if (boundBroken(transfer, amountIn)) return undefined
  if (fee?.behavior !== 'DEDUCTED') return amountIn
  const left = amountIn - feeAmount(fee, amountIn)
  return left > 0n ? left : undefined
}

/** The least amount to send for `amountOut` to arrive; undefined outside the bounds of the bridge. */
export function required(transfer: Transfer, amountOut: bigint, smartRelay: boolean): bigint | undefined {
  const fee = feeOf(transfer, smartRelay)
  const amountIn = fee?.behavior === 'DEDUCTED' ? leastBefore(fee, amountOut) : amountOut
  return boundBroken(transfer, amountIn) ? undefined : amountIn
}

/** The bound that an input breaks. */
export function boundBroken({ min, max }: Transfer, amountIn: bigint): 'min' | 'max' | undefined {
  if (min !== undefined && amountIn < min) return 'min'
  return max !== undefined && amountIn > max ? 'max' : undefined
}

/** The least input of which a fee leaves `left`. The basis points are rounded down, so a unit less may do. */
function leastBefore(fee: BridgeFee, left: bigint): bigint {
  const net = left + fee.fixed
  if (fee.bps === 0n) return net
  const estimate = ceilDiv(net * BASIS_POINTS, BASIS_POINTS - fee.bps)
  return estimate - 1n - feeAmount(fee, estimate - 1n) >= left ? estimate - 1n : estimate
}

/** What a share in basis points takes of an output, and what must come out for something to be left. */
export function shareOf(amount: bigint, bps: bigint): bigint {
  return (amount * bps) / BASIS_POINTS
}

/** The least amount of which a share leaves `left`; undefined when it takes all. */
export function beforeShare(left: bigint, bps: bigint): bigint | undefined {
  if (bps >= BASIS_POINTS) return undefined
  const estimate = ceilDiv(left * BASIS_POINTS, BASIS_POINTS - bps)
  return estimate - 1n - shareOf(estimate - 1n, bps) >= left ? estimate - 1n : estimate
}
