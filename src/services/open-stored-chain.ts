import type { ChainMemory } from '../chain/chain.js'
import type { ChainRules } from '../evm/chain-rules.js'
import type { Durability, Store } from '../store/store.js'
import { ChainPersistence, type ChangeableOptions } from './chain-persistence.js'
import { type ChainOrigin, StoredChain } from './stored-chain.js'

/** A store that is open, and the part that writes a chain to it. */
export interface OpenStore {
  readonly stored: StoredChain
  readonly persistence: ChainPersistence
}

export interface StoredChainOptions {
  readonly store: Store
  readonly durability: Durability
  /** Bytes of state that stay in memory. */
  readonly cache: number
  readonly origin: ChainOrigin
  readonly rules: ChainRules
  readonly memory: Partial<ChainMemory>
  /** Options that a stored chain replaces by the settings it was left with. */
  readonly options: ChangeableOptions
}

/** Opens the chain in a store. Rejects with `StoreRefused` if it cannot be continued, and leaves the store closed. */
export async function openStoredChain({
  store,
  durability,
  cache,
  origin,
  rules,
  memory,
  options,
}: StoredChainOptions): Promise<OpenStore> {
  const stored = await StoredChain.open(store, durability, cache, origin)
  try {
    await stored.load(rules, memory)
  } catch (error) {
    await stored.close()
    throw error
  }
  return { stored, persistence: new ChainPersistence(stored, origin, options) }
}
