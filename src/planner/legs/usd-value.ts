import { type Usd, usdOf, usdText } from '../decimal.js'
import type { Asset } from '../snapshot/snapshot.js'

/** Returns the value of an amount; undefined for an asset without a price. */
export function usdValueOf(asset: Asset, amount: bigint): Usd | undefined {
  if (asset.price === undefined || asset.decimals === undefined) return undefined
  return usdOf(amount, asset.decimals, asset.price)
}

/** Returns the value of an amount as decimal text with two places; undefined for an asset without a price. */
export function usd(asset: Asset, amount: bigint): string | undefined {
  const value = usdValueOf(asset, amount)
  return value === undefined ? undefined : usdText(value, 2)
}

/** Returns the same for a member that wallets require to be text: `0.00` for an asset without a price. */
export function usdMember(asset: Asset, amount: bigint): string {
  return usd(asset, amount) ?? '0.00'
}
