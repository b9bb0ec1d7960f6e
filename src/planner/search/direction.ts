/**
 * Routes are searched from either end: an exact input forwards from the source, where more is better; an exact output backwards from the
 * destination, where less is better. Everything else is the same, so the search is written once and asks its direction.
 */

import { delivered, inputFor, required } from '../legs/transfer-amounts.js'
import type { Curve } from '../pools/curve.js'
import type { Asset, Transfer } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'

export interface Direction {
  readonly name: 'forward' | 'backward'
  /** Whether amount `a` of an asset leaves the search better off than amount `b`. */
  isBetter(a: bigint, b: bigint): boolean
  /** The ways that lead on from an asset. */
  transfers(index: SnapshotIndex, asset: Asset): readonly Transfer[]
  /** The asset at the other end of a way. */
  beyond(transfer: Transfer): Asset
  /** The amount at the other end of a way; undefined when it cannot carry that. */
  carry(transfer: Transfer, amount: bigint, smartRelay: boolean): bigint | undefined
  /** Returns the input of a transfer, whatever its limits: the amount itself, or backwards the input for which it arrives. */
  input(transfer: Transfer, amount: bigint, smartRelay: boolean): bigint
  /** The bound of a way that a worse amount may keep where a better one breaks it. */
  readonly limitOfBetter: 'min' | 'max'
  /** The amount at the other side of a pool; undefined when it cannot trade that. */
  trade(curve: Curve, here: number, there: number, amount: bigint): bigint | undefined
  /**
   * Whether a smaller amount may do where a larger one is refused: forwards, where pools can be too small for an input. Backwards, a pool
   * that can pay more can pay less.
   */
  readonly lessMayPass: boolean
}

export const forward: Direction = {
  name: 'forward',
  isBetter: (a, b) => a > b,
  transfers: (index, asset) => index.transfersFrom(asset),
  beyond: ({ to }) => to,
  carry: delivered,
  input: (_transfer, amount) => amount,
  limitOfBetter: 'max',
  trade: (curve, here, there, amount) => curve.amountOut(here, there, amount),
  lessMayPass: true,
}

export const backward: Direction = {
  name: 'backward',
  isBetter: (a, b) => a < b,
  transfers: (index, asset) => index.transfersInto(asset),
  beyond: ({ from }) => from,
  carry: required,
  input: inputFor,
  limitOfBetter: 'min',
  trade: (curve, here, there, amount) => curve.amountIn(there, here, amount),
  lessMayPass: false,
}

/** The same where bridges have no bounds, and their fees never take all: it finds ways that other amounts could go. */
export function insisting(direction: Direction): Direction {
  const { carry, input } = direction
  return {
    ...direction,
    carry: (transfer, amount, smartRelay) => carry(transfer, amount, smartRelay) ?? input(transfer, amount, smartRelay),
  }
}
