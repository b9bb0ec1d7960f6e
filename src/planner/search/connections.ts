/** Which assets are connected, whatever the amount: the lists of assets are made of this. */
import type { Registry } from '../snapshot/registry.js'
import { type Asset, BRIDGE_IDS, type BridgeId, type Chain } from '../snapshot/snapshot.js'
import { afterSwap, afterTransfer, type Move, type Stage } from './composition.js'
import { MAX_OPERATIONS, MAX_TRANSACTIONS } from './criteria.js'

export interface Connection {
  readonly asset: Asset
  readonly transactions: number
  /** The bridges on the ways with so few transactions, in the order of the enumeration. */
  readonly bridges: readonly BridgeId[]
}

/** Transfers in a row at most: what a list of counterparts is for. */
const MAX_TRANSFERS = 4

/** The assets of a chain that transfers alone lead to, by the way with the fewest transactions. No way enters a chain twice. */
export function connections(registry: Registry, source: Asset, destination: Chain | undefined, allowMultiTx: boolean): Connection[] {
  const limit = allowMultiTx ? MAX_TRANSACTIONS : 1
  const found = new Map<Asset, { transactions: number; bridges: Set<BridgeId> }>()
  const walk = (asset: Asset, stage: Stage, transactions: number, bridges: readonly BridgeId[], chains: readonly Chain[]) => {
    if (asset !== source && (destination === undefined || asset.chain === destination)) {
      const known = found.get(asset)
      if (!known || transactions < known.transactions) found.set(asset, { transactions, bridges: new Set(bridges) })
      else if (known.transactions === transactions) for (const bridge of bridges) known.bridges.add(bridge)
      if (asset.chain === destination) return
    }
    if (bridges.length === MAX_TRANSFERS) return
    for (const transfer of registry.transfersFrom(asset)) {
      if (chains.includes(transfer.to.chain)) continue
      const move = afterTransfer(stage, transfer, true)
      const total = transactions + (move.joins ? 0 : 1)
      if (total <= limit) walk(transfer.to, move.stage, total, [...bridges, transfer.bridge], [...chains, transfer.to.chain])
    }
  }
  walk(source, 'start', 0, [], [source.chain])
  return [...found]
    .map(([asset, { transactions, bridges }]) => ({ asset, transactions, bridges: BRIDGE_IDS.filter((bridge) => bridges.has(bridge)) }))
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
  registry: Registry,
  source: Asset,
  options: { readonly allowMultiTx: boolean; readonly swaps: boolean },
): Asset[] {
  const limit = options.allowMultiTx ? MAX_TRANSACTIONS : 1
  const seen = new Set<string>()
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
      for (const transfer of registry.transfersFrom(place.asset)) {
        visit(place, transfer.to, afterTransfer(place.stage, transfer, true), place.hasSwapped)
      }
      if (!options.swaps || place.hasSwapped || place.asset.chain.type !== 'cosmos') continue
      for (const market of registry.marketsOn(place.asset.chain)) {
        if (!market.has(place.asset)) continue
        const move = afterSwap(place.stage, place.asset)
        for (const asset of market.assets) if (asset !== place.asset) visit(place, asset, move, true)
      }
    }
    frontier = next
  }
  reached.delete(source)
  return [...reached].sort((a, b) => a.index - b.index)
}
