import { bridgeOf } from '../bridges/bridges.js'
import { isServed } from '../bridges/relay.js'
import type { Asset, Transfer } from '../snapshot/snapshot.js'
import type { Market, SnapshotIndex } from '../snapshot/snapshot-index.js'
import { type Criteria, MAX_OPERATIONS, mayUse } from './criteria.js'
import type { Direction } from './direction.js'

/**
 * Which assets can still get to the goal, found once before the search so that it does not walk into dead ends. Amounts play no part here.
 */
export class Reach {
  /** The fewest operations to the goal without another swap in the middle of the route: transfers, and a swap where the goal is. */
  readonly #operations = new Map<Asset, number>()
  readonly #targets = new Map<Market, ReadonlySet<Asset>>()
  readonly #goalOnly: ReadonlySet<Asset>
  readonly #ways = new Map<Asset, readonly Transfer[]>()

  constructor(
    readonly index: SnapshotIndex,
    readonly criteria: Criteria,
    readonly direction: Direction,
    goal: Asset,
  ) {
    this.#goalOnly = new Set([goal])
    this.#operations.set(goal, 0)
    let frontier = [goal]
    const add = (asset: Asset, operations: number, next: Asset[]) => {
      if (this.#operations.has(asset)) return
      this.#operations.set(asset, operations)
      next.push(asset)
    }
    for (let operations = 1; operations <= MAX_OPERATIONS && frontier.length > 0; operations++) {
      const next: Asset[] = []
      if (operations === 1) for (const asset of neighbours(this.endMarkets(goal), goal)) add(asset, 1, next)
      for (const asset of frontier) {
        for (const transfer of this.#waysBefore(asset)) add(this.#before(transfer), operations, next)
      }
      frontier = next
    }
  }

  /** The venues on an EVM chain: where a route may swap at its ends only. */
  endMarkets(end: Asset): Market[] {
    return end.chain.type === 'cosmos' ? [] : this.#usable(end)
  }

  /** The venues on a Cosmos chain where an asset can be swapped in the middle of a route, with what is worth swapping it for. */
  middleMarkets(asset: Asset): { readonly market: Market; readonly targets: ReadonlySet<Asset> }[] {
    if (asset.chain.type !== 'cosmos') return []
    return this.#usable(asset).map((market) => ({ market, targets: this.targets(market) }))
  }

  /** The assets of a venue from which the goal can be reached without another swap in the middle. */
  targets(market: Market): ReadonlySet<Asset> {
    const known = this.#targets.get(market)
    if (known) return known
    const targets = new Set([...market.assets].filter((asset) => this.#operations.has(asset)))
    this.#targets.set(market, targets)
    return targets
  }

  get goalOnly(): ReadonlySet<Asset> {
    return this.#goalOnly
  }

  /** The fewest operations that are left; undefined when there is no way. */
  operations(asset: Asset): number | undefined {
    return this.#operations.get(asset)
  }

  /** The transfers that lead on and that the request allows. */
  ways(asset: Asset): readonly Transfer[] {
    const known = this.#ways.get(asset)
    if (known) return known
    const ways = this.direction.transfers(this.index, asset).filter((transfer) => this.#isAllowed(transfer))
    this.#ways.set(asset, ways)
    return ways
  }

  #isAllowed(transfer: Transfer): boolean {
    const { bridges, smartRelay, mayTake } = this.criteria
    return bridges.has(transfer.bridge) && isServed(bridgeOf(transfer), transfer, smartRelay) && (mayTake?.(transfer) ?? true)
  }

  #usable(asset: Asset): Market[] {
    return this.index.marketsOn(asset.chain).filter((market) => market.has(asset) && mayUse(this.criteria, market))
  }

  #waysBefore(asset: Asset): Transfer[] {
    const ways = this.direction.name === 'forward' ? this.index.transfersInto(asset) : this.index.transfersFrom(asset)
    return ways.filter((transfer) => this.#isAllowed(transfer))
  }

  #before(transfer: Transfer): Asset {
    return this.direction.name === 'forward' ? transfer.from : transfer.to
  }
}

/** All assets that share a venue with an asset. Whether pools connect them, the search finds out. */
function neighbours(markets: readonly Market[], asset: Asset): Set<Asset> {
  const found = new Set(markets.flatMap((market) => [...market.assets]))
  found.delete(asset)
  return found
}
