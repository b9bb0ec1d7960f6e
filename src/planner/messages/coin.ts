/** Amounts as messages on Cosmos chains write them: of the bank module's coins, and of the tokens that contracts hold (CW20). */
import type { JsonObject } from '../../primitives/json.js'
import type { Asset } from '../snapshot/snapshot.js'
import { MissingFact } from './missing-fact.js'

/** An amount of what the bank module of a Cosmos chain holds. Throws `MissingFact` for a token that a contract holds. */
export function coin({ denom, chain, isCw20 }: Asset, amount: bigint): JsonObject {
  if (isCw20) throw new MissingFact('message that moves CW20 tokens', `${denom} on ${chain.id}`)
  return { denom, amount: `${amount}` }
}

/** An amount of either, as entry points write it. */
export function entryAsset(asset: Asset, amount: bigint): JsonObject {
  return asset.isCw20 ? { cw20: { address: cw20Contract(asset), amount: `${amount}` } } : { native: coin(asset, amount) }
}

/** Returns the denom of an asset for entry points: a CW20 is its contract, without the prefix of routes. */
export function entryDenom(asset: Asset): string {
  return asset.isCw20 ? cw20Contract(asset) : asset.denom
}

/** The contract that holds a CW20. */
export function cw20Contract({ denom, tokenContract }: Asset): string {
  return tokenContract || denom.replace(/^cw20:/, '')
}
