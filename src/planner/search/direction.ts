/**
 * Routes are searched from either end: an exact input forwards from the source, where more is better; an exact output backwards from the
 * destination, where less is better. Everything else is the same, so the search is written once and asks its direction.
 */
import type { Curve } from '../pools/curve.js'
import type { Asset, Transfer } from '../snapshot/snapshot.js'
import type { Registry } from '../snapshot/registry.js'
import { delivered, required } from './transfer-amounts.js'

export interface Direction {
  readonly name: 'forward' | 'backward'
  /** Whether amount `a` of an asset leaves the search better off than amount `b`. */
  isBetter(a: bigint, b: bigint): boolean
  /** The ways that lead on from an asset. */
  transfers(registry: Registry, asset: Asset): readonly Transfer[]
  /** The asset at the other end of a way. */
  beyond(transfer: Transfer): Asset
  /** The amount at the other end of a way; undefined when it cannot carry that. */
  carry(transfer: Transfer, amount: bigint, smartRelay: boolean): bigint | undefined
  /** The amount at the other side of a pool; undefined when it cannot trade that. */
  trade(curve: Curve, here: number, there: number, amount: bigint): bigint | undefined
  /**
   * The amount of token `here` above which a pool takes nothing; undefined without such a bound. Backwards there is never one: whoever can
   * pay more can pay less.
   */
  ceiling(curve: Curve, here: number, there: number): bigint | undefined
}

export const forward: Direction = {
  name: 'forward',
  isBetter: (a, b) => a > b,
  transfers: (registry, asset) => registry.transfersFrom(asset),
  beyond: ({ to }) => to,
  carry: delivered,
  trade: (curve, here, there, amount) => positive(curve.amountOut(here, there, amount)),
  ceiling: (curve, here, there) => curve.ceiling(here, there),
}

export const backward: Direction = {
  name: 'backward',
  isBetter: (a, b) => a < b,
  transfers: (registry, asset) => registry.transfersInto(asset),
  beyond: ({ from }) => from,
  carry: required,
  trade: (curve, here, there, amount) => positive(curve.amountIn(there, here, amount)),
  ceiling: () => undefined,
}

function positive(amount: bigint | undefined): bigint | undefined {
  return amount === 0n ? undefined : amount
}
