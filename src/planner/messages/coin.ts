import type { JsonObject } from '../../primitives/json.js'
import type { Asset } from '../snapshot/snapshot.js'
import { MissingFact } from './missing-fact.js'

/** An amount of what the bank module of a Cosmos chain holds. Throws `MissingFact` for a token that a contract holds. */
export function coin({ denom, chain, isCw20 }: Asset, amount: bigint): JsonObject {
  if (isCw20) throw new MissingFact('message that moves CW20 tokens', `${denom} on ${chain.id}`)
  return { denom, amount: `${amount}` }
}
