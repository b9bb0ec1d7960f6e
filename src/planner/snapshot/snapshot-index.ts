import { isNativeDenom, isZeroAddress } from '../chain-access/native-denom.js'
import { routerOf } from './router.js'
import { type Asset, assetKey, type Chain, type Pool, type Snapshot, type Transfer, type Venue } from './snapshot.js'

/** A pool and the place of one asset in it. */
export interface Listing {
  readonly pool: Pool
  readonly position: number
}

/** All pools of one venue: what one swap operation can go through. */
export class Market {
  readonly #listings = new Map<Asset, Listing[]>()

  constructor(readonly venue: Venue) {}

  add(pool: Pool): void {
    for (const [position, asset] of pool.assets.entries()) {
      const listings = this.#listings.get(asset) ?? []
      listings.push({ pool, position })
      this.#listings.set(asset, listings)
    }
  }

  /** The pools that hold an asset. */
  listings(asset: Asset): readonly Listing[] {
    return this.#listings.get(asset) ?? []
  }

  get assets(): IterableIterator<Asset> {
    return this.#listings.keys()
  }

  has(asset: Asset): boolean {
    return this.#listings.has(asset)
  }

  /**
   * Whether one swap may take several paths: in a message to an entry point, or in one call of a router that takes many. A quote without a router is
   * for any of them, so it keeps to one path.
   */
  get splits(): boolean {
    const router = routerOf(this.venue)
    return this.venue.chain.type === 'cosmos' || (router !== undefined && router.design !== 'uniswap-v2')
  }
}

/** A snapshot with the indices that answer a request without walking all of it. */
export class SnapshotIndex {
  readonly #chains = new Map<string, Chain>()
  readonly #assets = new Map<string, Asset>()
  readonly #assetsOn = new Map<Chain, Asset[]>()
  readonly #coins = new Map<Chain, Asset>()
  readonly #from = new Map<Asset, Transfer[]>()
  readonly #into = new Map<Asset, Transfer[]>()
  readonly #markets = new Map<Chain, Market[]>()

  constructor(readonly snapshot: Snapshot) {
    for (const chain of snapshot.chains) this.#chains.set(chain.id, chain)
    for (const chain of snapshot.chains) {
      const alias = clientSpelling(chain.id)
      if (!this.#chains.has(alias)) this.#chains.set(alias, chain)
    }
    for (const asset of snapshot.assets) {
      this.#assets.set(assetKey(asset.chain, asset.denom), asset)
      push(this.#assetsOn, asset.chain, asset)
      if (isNativeDenom(asset.denom) && !this.#coins.has(asset.chain)) this.#coins.set(asset.chain, asset)
    }
    for (const transfer of snapshot.transfers) {
      push(this.#from, transfer.from, transfer)
      push(this.#into, transfer.to, transfer)
    }
    const markets = new Map(snapshot.venues.map((venue) => [venue, new Market(venue)]))
    for (const market of markets.values()) push(this.#markets, market.venue.chain, market)
    for (const pool of snapshot.pools) markets.get(pool.venue)?.add(pool)
  }

  /** A chain by its id, also as a client that rewrites map keys spells it. */
  chain(id: string): Chain | undefined {
    return this.#chains.get(id)
  }

  /** An asset by its denom. The zero address stands for the native coin of an EVM chain. */
  asset(chain: Chain, denom: string): Asset | undefined {
    return this.#assets.get(assetKey(chain, denom)) ?? (chain.type === 'evm' && isZeroAddress(denom) ? this.coin(chain) : undefined)
  }

  /** The native coin of an EVM chain or of Solana; undefined where the snapshot does not list it. */
  coin(chain: Chain): Asset | undefined {
    return this.#coins.get(chain)
  }

  assetsOn(chain: Chain): readonly Asset[] {
    return this.#assetsOn.get(chain) ?? []
  }

  transfersFrom(asset: Asset): readonly Transfer[] {
    return this.#from.get(asset) ?? []
  }

  transfersInto(asset: Asset): readonly Transfer[] {
    return this.#into.get(asset) ?? []
  }

  marketsOn(chain: Chain): readonly Market[] {
    return this.#markets.get(chain) ?? []
  }
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** `Oraichain` leaves a client that turns map keys to snake case as `_oraichain`. */
function clientSpelling(id: string): string {
  return id.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
