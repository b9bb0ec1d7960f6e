/**
 * Connections between assets, for the lists of assets. They contain what a route request with the same options can keep: fast bridges are left out, because
 * a request must ask for them, and so are transfers in a row whose limits no amount satisfies.
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
  /** Least number of transfers. */
  readonly transfers: number
  /** Bridges of the connections with so few transactions, in the order of the list of bridges. */
  readonly bridges: readonly BridgeId[]
}

/** Maximum number of transfers in a row. */
const MAX_TRANSFERS = 4

/** Amounts of a request. */
const ANY_AMOUNT: AmountRange = { least: 1n, most: 2n ** 256n - 1n }

function waysFrom(index: SnapshotIndex, asset: Asset): readonly Transfer[] {
  return index.transfersFrom(asset).filter((transfer) => !bridgeOf(transfer).isFast)
}

/** Returns the assets of a chain that transfers alone lead to, by the connection with the fewest transactions. No connection enters a chain twice. */
export function connections(index: SnapshotIndex, source: Asset, destination: Chain | undefined, allowMultiTx: boolean): Connection[] {
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
    for (const transfer of waysFrom(index, asset)) {
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

/** An asset with the state of the route that leads to it. */
interface Stop {
  readonly asset: Asset
  readonly stage: Stage
  readonly transactions: number
  readonly hasSwapped: boolean
  /** Amounts that can arrive. */
  readonly amounts: AmountRange
}

/** The states that a search has reached. */
class Reached {
  readonly assets = new Set<Asset>()
  readonly #ranges = new Map<string, AmountRange[]>()

  /** Returns whether a stop is new: no stop in the same state had all of its amounts. */
  add({ asset, stage, transactions, hasSwapped, amounts }: Stop): boolean {
    const key = `${asset.index} ${stage} ${transactions} ${hasSwapped}`
    const ranges = this.#ranges.get(key) ?? []
    this.#ranges.set(key, ranges)
    if (ranges.length === MAX_RANGES || ranges.some(({ least, most }) => least <= amounts.least && amounts.most <= most)) return false
    ranges.push(amounts)
    this.assets.add(asset)
    return true
  }
}

/** Maximum number of ranges that are kept for a state: only an artificial network has more. */
const MAX_RANGES = 16

/** Returns every asset that can be reached, with at most one swap if `swaps` is set. */
export function reachable(
  index: SnapshotIndex,
  source: Asset,
  options: { readonly allowMultiTx: boolean; readonly swaps: boolean },
): Asset[] {
  const limit = options.allowMultiTx ? MAX_TRANSACTIONS : 1
  const targetsOf = swapTargets()
  const reached = new Reached()
  let frontier: Stop[] = [{ asset: source, stage: 'start', transactions: 0, hasSwapped: false, amounts: ANY_AMOUNT }]
  for (let operations = 0; operations < MAX_OPERATIONS && frontier.length > 0; operations++) {
    frontier = frontier
      .flatMap((stop) => [...stopsByTransfer(index, stop), ...(options.swaps ? stopsBySwap(index, stop, targetsOf) : [])])
      .filter((stop) => stop.transactions <= limit && reached.add(stop))
  }
  reached.assets.delete(source)
  return [...reached.assets].sort((a, b) => a.index - b.index)
}

function stopsByTransfer(index: SnapshotIndex, stop: Stop): readonly Stop[] {
  return waysFrom(index, stop.asset).flatMap((transfer) => {
    const amounts = deliveredRange(transfer, stop.amounts)
    const move = bridgeOf(transfer).stageAfter(stop.stage, transfer, true)
    return amounts ? [{ ...after(stop, move), asset: transfer.to, amounts }] : []
  })
}

/** Returns the stops after a swap. Any amount may come out of it: the pools are not quoted. */
function stopsBySwap(index: SnapshotIndex, stop: Stop, targetsOf: ReturnType<typeof swapTargets>): readonly Stop[] {
  const { asset, stage } = stop
  if (stop.hasSwapped || asset.chain.type !== 'cosmos') return []
  const markets = index.marketsOn(asset.chain).filter((market) => market.has(asset))
  const swapped = { ...after(stop, afterSwap(stage, asset)), hasSwapped: true, amounts: ANY_AMOUNT }
  return markets.flatMap((market) => targetsOf(market, asset).map((target) => ({ ...swapped, asset: target })))
}

function after(stop: Stop, { stage, joins }: Move): Stop {
  return { ...stop, stage, transactions: stop.transactions + (joins ? 0 : 1) }
}

/** Returns the assets for which a swap on a venue exchanges another. It caches them. */
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
