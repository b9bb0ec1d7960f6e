/**
 * Which assets are connected: the lists of assets are made of this. They promise what a route request with the same options keeps, so Go Fast is left
 * out, which a request must ask for, and so is a way whose bridges have no amount in common that all of them take.
 */

import { BRIDGE_IDS, type BridgeId, bridgeOf } from '../bridges/bridges.js'
import { afterSwap, type Move, type Stage } from '../legs/composition.js'
import { type AmountRange, deliveredRange } from '../legs/transfer-amounts.js'
import type { Asset, Chain, Transfer } from '../snapshot/snapshot.js'
import type { Market, SnapshotIndex } from '../snapshot/snapshot-index.js'
import { MAX_OPERATIONS, MAX_TRANSACTIONS } from './criteria.js'
import { distances } from './pool-distances.js'

export interface Connection {
  readonly asset: Asset
  readonly transactions: number
  /** The fewest transfers that lead there. */
  readonly transfers: number
  /** The bridges on the ways with so few transactions, in the order of the enumeration. */
  readonly bridges: readonly BridgeId[]
}

/** Transfers in a row at most: what a list of counterparts is for. */
const MAX_TRANSFERS = 4

/** The amounts that a request may name. */
const ANY_AMOUNT: AmountRange = { least: 1n, most: 2n ** 256n - 1n }

function waysFrom(registry: SnapshotIndex, asset: Asset): readonly Transfer[] {
  return registry.transfersFrom(asset).filter((transfer) => !bridgeOf(transfer).isFast)
}

/** The assets of a chain that transfers alone lead to, by the way with the fewest transactions. No way enters a chain twice. */
export function connections(registry: SnapshotIndex, source: Asset, destination: Chain | undefined, allowMultiTx: boolean): Connection[] {
  const limit = allowMultiTx ? MAX_TRANSACTIONS : 1
  const found = new Map<Asset, { transactions: number; transfers: number; bridges: Set<string> }>()
  const arrive = (asset: Asset, transactions: number, bridges: readonly string[]) => {
    const known = found.get(asset)
    const transfers = Math.min(bridges.length, known?.transfers ?? bridges.length)
    if (!known || transactions < known.transactions) found.set(asset, { transactions, transfers, bridges: new Set(bridges) })
    else {
      known.transfers = transfers
      if (known.transactions === transactions) for (const bridge of bridges) known.bridges.add(bridge)
    }
  }
  const walk = (
    asset: Asset,
    stage: Stage,
    transactions: number,
    amounts: AmountRange,
    bridges: readonly string[],
    chains: readonly Chain[],
  ) => {
    if (asset !== source && (destination === undefined || asset.chain === destination)) {
      arrive(asset, transactions, bridges)
      if (asset.chain === destination) return
    }
    if (bridges.length === MAX_TRANSFERS) return
    for (const transfer of waysFrom(registry, asset)) {
      if (chains.includes(transfer.to.chain)) continue
      const move = bridgeOf(transfer).stageAfter(stage, transfer, true)
      const total = transactions + (move.joins ? 0 : 1)
      const delivered = total <= limit ? deliveredRange(transfer, amounts) : undefined
      if (delivered) walk(transfer.to, move.stage, total, delivered, [...bridges, transfer.bridge], [...chains, transfer.to.chain])
    }
  }
  walk(source, 'start', 0, ANY_AMOUNT, [], [source.chain])
  return [...found]
    .map(([asset, { bridges, ...counts }]) => ({ asset, ...counts, bridges: BRIDGE_IDS.filter((bridge) => bridges.has(bridge)) }))
    .sort((a, b) => a.asset.index - b.asset.index)
}

interface Place {
  readonly asset: Asset
  readonly stage: Stage
  readonly transactions: number
  readonly hasSwapped: boolean
}

/** Every asset that can be reached at all, with one swap on the way if that is wanted. */
export function reachable(
  registry: SnapshotIndex,
  source: Asset,
  options: { readonly allowMultiTx: boolean; readonly swaps: boolean },
): Asset[] {
  const limit = options.allowMultiTx ? MAX_TRANSACTIONS : 1
  const seen = new Set<string>()
  const swapped = swapTargets()
  let frontier: Place[] = [{ asset: source, stage: 'start', transactions: 0, hasSwapped: false }]
  const reached = new Set<Asset>()
  for (let operations = 0; operations < MAX_OPERATIONS && frontier.length > 0; operations++) {
    const next: Place[] = []
    const visit = (from: Place, asset: Asset, { stage, joins }: Move, hasSwapped: boolean) => {
      const transactions = from.transactions + (joins ? 0 : 1)
      const key = `${asset.index} ${stage} ${transactions} ${hasSwapped}`
      if (transactions > limit || seen.has(key)) return
      seen.add(key)
      reached.add(asset)
      next.push({ asset, stage, transactions, hasSwapped })
    }
    for (const place of frontier) {
      for (const transfer of waysFrom(registry, place.asset)) {
        visit(place, transfer.to, bridgeOf(transfer).stageAfter(place.stage, transfer, true), place.hasSwapped)
      }
      if (!options.swaps || place.hasSwapped || place.asset.chain.type !== 'cosmos') continue
      for (const market of registry.marketsOn(place.asset.chain)) {
        if (!market.has(place.asset)) continue
        const move = afterSwap(place.stage, place.asset)
        for (const asset of swapped(market, place.asset)) visit(place, asset, move, true)
      }
    }
    frontier = next
  }
  reached.delete(source)
  return [...reached].sort((a, b) => a.index - b.index)
}

/** Finds the assets for which one swap on a venue exchanges another, and remembers them. */
function swapTargets(): (market: Market, asset: Asset) => readonly Asset[] {
  const known = new Map<Market, Map<Asset, readonly Asset[]>>()
  return (market, asset) => {
    const own = known.get(market) ?? new Map<Asset, readonly Asset[]>()
    known.set(market, own)
    const targets = own.get(asset) ?? [...distances(market, asset).keys()].filter((other) => other !== asset)
    own.set(asset, targets)
    return targets
  }
}
