import type { Itinerary, SwapLeg, SwapPath } from '../legs/leg.js'
import { feeAmount, feeOf } from '../legs/transfer-amounts.js'
import type { Curve } from '../pools/curve.js'
import type { Pool } from '../snapshot/snapshot.js'

/** Pools as a sequence of trades leaves them. */
export class TradedPools {
  readonly #curves = new Map<Pool, Curve>()

  curve(pool: Pool): Curve {
    return this.#curves.get(pool) ?? pool.curve
  }

  /** Returns the output of a path; undefined if a pool rejects the amount, or pays nothing. */
  quote({ hops }: Pick<SwapPath, 'hops'>, amountIn: bigint): bigint | undefined {
    let amount = amountIn
    for (const { pool, from, to } of hops) {
      const paid = this.curve(pool).amountOut(pool.assets.indexOf(from), pool.assets.indexOf(to), amount)
      if (paid === undefined || paid === 0n) return undefined
      amount = paid
    }
    return amount
  }

  /** The most of an amount that a path takes; zero when it takes nothing of the sort. */
  most(path: Pick<SwapPath, 'hops'>, amountIn: bigint): bigint {
    if (this.quote(path, amountIn) !== undefined) return amountIn
    let [least, most] = [0n, amountIn]
    while (most - least > 1n + least / PRECISION) {
      const middle = (least + most) / 2n
      if (this.quote(path, middle) === undefined) most = middle
      else least = middle
    }
    return least
  }

  /** Trades along a path and keeps what the pools become. Undefined when a pool cannot take its part; then some of them have moved. */
  trade(path: Pick<SwapPath, 'hops'>, amountIn: bigint): bigint | undefined {
    return this.follow(path, amountIn)?.at(-1)
  }

  /** The same, with what every pool of the path has paid. */
  follow({ hops }: Pick<SwapPath, 'hops'>, amountIn: bigint): readonly bigint[] | undefined {
    const amounts: bigint[] = []
    let amount = amountIn
    for (const { pool, from, to } of hops) {
      const [here, there] = [pool.assets.indexOf(from), pool.assets.indexOf(to)]
      const curve = this.curve(pool)
      const paid = curve.amountOut(here, there, amount)
      if (paid === undefined || paid === 0n) return undefined
      this.#curves.set(pool, curve.after(here, there, amount, paid))
      amounts.push(paid)
      amount = paid
    }
    return amounts
  }
}

/** Precision of `TradedPools.most`: the result may be too small by one part of this number. */
const PRECISION = 1_000_000_000n

/** An answer of the planner that its own arithmetic does not confirm: a fault, never the caller's. */
export class RouteMismatch extends Error {
  override readonly name = 'RouteMismatch'
}

/**
 * Runs a finished route once more, operation by operation over live pools, and checks every amount in it.
 *
 * For an exact output a swap may pay more than it must, and the next operation gets what was asked for.
 */
export function confirm(itinerary: Itinerary, smartRelay: boolean, exact: 'in' | 'out'): void {
  const pools = new TradedPools()
  let amount = itinerary.amountIn
  for (const leg of itinerary.legs) {
    if (leg.amountIn !== amount) throw new RouteMismatch(`an operation begins with ${leg.amountIn} after ${amount}`)
    const paid = leg.kind === 'swap' ? swapped(leg, pools) : amount - deducted(leg.transfer, amount, smartRelay)
    if (exact === 'in' || leg.kind === 'transfer' ? paid !== leg.amountOut : paid < leg.amountOut) {
      throw new RouteMismatch(`an operation pays ${paid}, not ${leg.amountOut}`)
    }
    amount = leg.amountOut
  }
  if (amount !== itinerary.amountOut) throw new RouteMismatch(`the route pays ${amount}, not ${itinerary.amountOut}`)
}

function swapped(leg: SwapLeg, pools: TradedPools): bigint {
  const given = leg.paths.reduce((sum, { amountIn }) => sum + amountIn, 0n)
  if (given !== leg.amountIn) throw new RouteMismatch(`the parts of a swap add up to ${given}, not ${leg.amountIn}`)
  const paid = leg.paths.reduce((sum, path) => sum + (pools.trade(path, path.amountIn) ?? 0n), 0n)
  return paid - leg.affiliateFee
}

function deducted(transfer: Parameters<typeof feeOf>[0], amountIn: bigint, smartRelay: boolean): bigint {
  const fee = feeOf(transfer, smartRelay)
  return fee?.behavior === 'DEDUCTED' ? feeAmount(fee, amountIn) : 0n
}
