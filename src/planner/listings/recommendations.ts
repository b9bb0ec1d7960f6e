/** Into what an asset is best turned on other chains. The reasons are those that the public client documents. */
import type { Curve } from '../pools/curve.js'
import { type Connection, connections } from '../search/connections.js'
import type { Asset, Chain } from '../snapshot/snapshot.js'
import type { SnapshotIndex } from '../snapshot/snapshot-index.js'
import type { Reason } from './request.js'

export interface Recommendation {
  readonly asset: Asset
  readonly reason: Reason
}

/** The recommendations for one chain, or for every chain that transfers lead to. */
export function recommendations(index: SnapshotIndex, source: Asset, destination: Chain | undefined): Recommendation[] {
  const [plain, all] = [false, true].map((multi) => byChain(connections(index, source, destination, multi)))
  const home = index.chain(source.originChainId)
  const chains = new Set([...(all?.keys() ?? []), ...(home && (destination === undefined || destination === home) ? [home] : [])])
  return [...chains].flatMap((chain) => {
    const forms = all?.get(chain) ?? []
    const base = chain === home ? index.asset(chain, source.originDenom) : undefined
    return [
      ...named('DIRECT', nearest(plain?.get(chain) ?? forms)),
      ...named('MOST_LIQUID', mostLiquid(index, forms)),
      ...named('BASE_TOKEN', base === source ? undefined : base),
    ]
  })
}

function named(reason: Reason, asset: Asset | undefined): Recommendation[] {
  return asset ? [{ asset, reason }] : []
}

function byChain(found: readonly Connection[]): Map<Chain, Connection[]> {
  const lists = new Map<Chain, Connection[]>()
  for (const connection of found) lists.set(connection.asset.chain, [...(lists.get(connection.asset.chain) ?? []), connection])
  return lists
}

function nearest(forms: readonly Connection[]): Asset | undefined {
  const [first] = [...forms].sort((a, b) => a.transfers - b.transfers || a.transactions - b.transactions || a.asset.index - b.asset.index)
  return first?.asset
}

/** Returns the only form, or the one with the deepest pools; undefined if there are several and no pools. */
function mostLiquid(index: SnapshotIndex, forms: readonly Connection[]): Asset | undefined {
  if (forms.length === 1) return forms[0]?.asset
  const depths = forms.map(({ asset }) => ({ asset, depth: depthOf(index, asset) })).filter(({ depth }) => depth > 0)
  const [deepest] = depths.sort((a, b) => b.depth - a.depth || a.asset.index - b.asset.index)
  return deepest?.asset
}

/** Whole tokens that the pools of an asset take before one of them moves its price by more than a tenth. */
function depthOf(index: SnapshotIndex, asset: Asset): number {
  const listings = index.marketsOn(asset.chain).flatMap((market) => market.listings(asset))
  const units = listings.reduce((sum, { pool, position }) => {
    if (!pool.hasSpot) return sum
    const depths = pool.assets.map((_, other) => (other === position ? 0 : Number(depthOfPool(pool.curve, position, other))))
    return sum + Math.max(...depths)
  }, 0)
  return units / 10 ** (asset.decimals ?? 0)
}

/** The largest amount, up to one part of 1024, for which a pool pays at least nine tenths of its price. */
function depthOfPool(curve: Curve, here: number, there: number): bigint {
  const rate = curve.rate(here, there)
  if (!rate) return 0n
  const isDeep = (amount: bigint) => {
    const paid = curve.amountOut(here, there, amount)
    return paid !== undefined && paid * rate.denominator * 10n >= amount * rate.numerator * 9n
  }
  let most = 1n << 10n
  // Rounding to whole units distorts the price of small amounts: they may fail although larger ones succeed.
  let least = 0n
  for (; most < MAX_SUPPLY; most *= 2n) {
    if (isDeep(most)) least = most
    else if (least > 0n) break
  }
  for (let step = least >> 1n; step > least >> 10n && step > 0n; step >>= 1n) if (isDeep(least + step)) least += step
  return least
}

/** No token has so many units. */
const MAX_SUPPLY = 1n << 128n
