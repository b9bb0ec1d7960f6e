/** Amounts of transfers: the output of an input, and the input for an output. */
import type { BridgeFee, Transfer } from '../snapshot/snapshot.js'

const BASIS_POINTS = 10_000n

/** Returns the fee of a transfer. Without smart relay, a public relayer delivers its message for nothing. */
export function feeOf({ fee }: Transfer, smartRelay: boolean): BridgeFee | undefined {
  return fee?.kind === 'SMART_RELAY' && !smartRelay ? undefined : fee
}

/** Returns the amount of a fee. */
export function feeAmount({ bps, fixed }: BridgeFee, amountIn: bigint): bigint {
  return (amountIn * bps) / BASIS_POINTS + fixed
}

/** Returns the output of an input; undefined outside the limits of the bridge, or if the fee leaves nothing. */
export function delivered(transfer: Transfer, amountIn: bigint, smartRelay: boolean): bigint | undefined {
  const fee = feeOf(transfer, smartRelay)
  if (violatedLimit(transfer, amountIn)) return undefined
  if (fee?.behavior !== 'DEDUCTED') return amountIn
  const left = amountIn - feeAmount(fee, amountIn)
  return left > 0n ? left : undefined
}

/** Amounts of an asset, from the least to the most. */
export interface AmountRange {
  readonly least: bigint
  readonly most: bigint
}

/** Returns the outputs of a range of inputs with smart relay; undefined if the bridge accepts none of them. Every amount in between is the output of some input. */
export function deliveredRange(transfer: Transfer, { least, most }: AmountRange): AmountRange | undefined {
  const bounds = [least, inputFor(transfer, 1n, true), transfer.min ?? 0n]
  const lowest = bounds.reduce((low, bound) => (bound > low ? bound : low))
  const highest = transfer.max !== undefined && transfer.max < most ? transfer.max : most
  if (lowest > highest) return undefined
  const [from, to] = [delivered(transfer, lowest, true), delivered(transfer, highest, true)]
  return from === undefined || to === undefined ? undefined : { least: from, most: to }
}

/** Returns the least input whose output is `amountOut`, whatever the limits of the bridge. */
export function inputFor(transfer: Transfer, amountOut: bigint, smartRelay: boolean): bigint {
  const fee = feeOf(transfer, smartRelay)
  return fee?.behavior === 'DEDUCTED' ? leastWith(amountOut + fee.fixed, fee.bps) : amountOut
}

/** Returns the least input whose output is `amountOut`; undefined outside the limits of the bridge. */
export function required(transfer: Transfer, amountOut: bigint, smartRelay: boolean): bigint | undefined {
  const amountIn = inputFor(transfer, amountOut, smartRelay)
  return violatedLimit(transfer, amountIn) ? undefined : amountIn
}

/** Returns the limit that an input violates. */
export function violatedLimit({ min, max }: Transfer, amountIn: bigint): 'min' | 'max' | undefined {
  if (min !== undefined && amountIn < min) return 'min'
  return max !== undefined && amountIn > max ? 'max' : undefined
}

/**
 * The least n of which basis points, rounded down, leave `left`: what they leave is ⌈n·(10⁴ − bps) / 10⁴⌉, and that is at least `left` as soon
 * as n·(10⁴ − bps) / 10⁴ is above `left` − 1.
 */
function leastWith(left: bigint, bps: bigint): bigint {
  return ((left - 1n) * BASIS_POINTS) / (BASIS_POINTS - bps) + 1n
}

/** Returns a share of an amount, in basis points. */
export function shareOf(amount: bigint, bps: bigint): bigint {
  return (amount * bps) / BASIS_POINTS
}

/** Returns the least amount of which a share leaves `left`; undefined if the share takes all. */
export function beforeShare(left: bigint, bps: bigint): bigint | undefined {
  return bps >= BASIS_POINTS ? undefined : leastWith(left, bps)
}
