import type { Asset, Pool, Transfer } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'

/** One pool of a path, in the direction of the trade. */
export interface Hop {
  readonly pool: Pool
  readonly from: Asset
  readonly to: Asset
}

/** A path through the pools of one venue, with its exact amounts. */
export interface SwapPath {
  readonly hops: readonly Hop[]
  readonly amountIn: bigint
  readonly amountOut: bigint
}

/** One operation of a route with its exact amounts. */
export type Leg = TransferLeg | SwapLeg

export interface TransferLeg {
  readonly kind: 'transfer'
  readonly transfer: Transfer
  readonly amountIn: bigint
  readonly amountOut: bigint
  readonly transaction: number
}

export interface SwapLeg {
  readonly kind: 'swap'
  readonly market: Market
  readonly from: Asset
  readonly to: Asset
  /** More than one when the input is split. Their inputs add up to `amountIn`. */
  readonly paths: readonly SwapPath[]
  readonly amountIn: bigint
  /** After the affiliates' share. */
  readonly amountOut: bigint
  /** The affiliates' share of the output. */
  readonly affiliateFee: bigint
  readonly transaction: number
}

/** A whole route: its operations in order, one after the other in amounts. */
export interface Itinerary {
  readonly source: Asset
  readonly destination: Asset
  readonly amountIn: bigint
  readonly amountOut: bigint
  readonly legs: readonly Leg[]
  readonly transactions: number
  readonly durationSeconds: number
}

export function fromOf(leg: Leg): Asset {
  return leg.kind === 'transfer' ? leg.transfer.from : leg.from
}

export function toOf(leg: Leg): Asset {
  return leg.kind === 'transfer' ? leg.transfer.to : leg.to
}

/** An operation as text: breaks ties between routes that are equal in everything else. */
export function legText(leg: Leg): string {
  const [from, to] = [fromOf(leg), toOf(leg)]
  const through =
    leg.kind === 'transfer'
      ? `${leg.transfer.bridge} ${leg.transfer.channel}`
      : `${leg.market.venue.name} ${leg.paths.map(({ hops }) => hops.map(({ pool }) => pool.id).join('>')).join('+')}`
  return `${from.chain.id}/${from.denom} ${through} ${to.chain.id}/${to.denom}`
}
