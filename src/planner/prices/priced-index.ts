import type { Decimal } from '../decimal.js'
import type { Asset, Snapshot } from '../snapshot/snapshot.js'
import { SnapshotIndex } from '../snapshot/snapshot-index.js'
import type { PriceBook } from './price-book.js'

type Prices = ReadonlyMap<string, Decimal>

/**
 * The planner's data with the prices of a source in place of the snapshot's own. A change of prices creates a new snapshot. Requests that have begun
 * continue with the old one, so the same data and prices give the same answer.
 */
export class PricedIndexes {
  readonly #book: PriceBook
  readonly #ids = new WeakMap<SnapshotIndex, readonly string[]>()
  #last: { readonly base: SnapshotIndex; readonly prices: Prices; readonly priced: SnapshotIndex } | undefined

  constructor(book: PriceBook) {
    this.#book = book
  }

  /** Returns the index with current prices. Assets without one are unpriced. */
  async over(base: SnapshotIndex): Promise<SnapshotIndex> {
    const prices = await this.#book.read(this.#idsIn(base))
    if (!this.#last || this.#last.base !== base || !isSame(this.#last.prices, prices)) {
      this.#last = { base, prices, priced: new SnapshotIndex(withPrices(base.snapshot, prices)) }
    }
    return this.#last.priced
  }

  #idsIn(base: SnapshotIndex): readonly string[] {
    const known = this.#ids.get(base)
    if (known) return known
    const ids = [...new Set(base.snapshot.assets.flatMap(({ coingeckoId }) => coingeckoId ?? []))]
    this.#ids.set(base, ids)
    return ids
  }
}

function isSame(one: Prices, other: Prices): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([id, price]) => {
    const { digits, places } = other.get(id) ?? {}
    return digits === price.digits && places === price.places
  })
}

/** The same snapshot with other prices. */
export function withPrices(snapshot: Snapshot, prices: Prices): Snapshot {
  const assets = new Map(
    snapshot.assets.map((asset) => [
      asset,
      { ...asset, price: asset.coingeckoId === undefined ? undefined : prices.get(asset.coingeckoId) },
    ]),
  )
  const priced = (asset: Asset): Asset => assets.get(asset) ?? asset
  return {
    ...snapshot,
    assets: [...assets.values()],
    pools: snapshot.pools.map((pool) => ({ ...pool, assets: pool.assets.map(priced) })),
    transfers: snapshot.transfers.map((transfer) => ({
      ...transfer,
      from: priced(transfer.from),
      to: priced(transfer.to),
      fee: transfer.fee && { ...transfer.fee, asset: priced(transfer.fee.asset) },
    })),
  }
}
