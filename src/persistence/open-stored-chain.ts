import type { ChainMemory } from '../chain/chain.js'
import { ForkedChain, readOrigin } from '../chain/forked-chain.js'
import type { ChainRules } from '../evm/chain-rules.js'
import type { RemoteChainOptions } from '../fork/options.js'
import type { RemoteRequests } from '../fork/remote-requests.js'
import { openRemoteSource } from '../fork/remote-source.js'
import { openingChain } from '../store/errors.js'
import type { Durability, Store } from '../store/store.js'
import { ChainPersistence } from './chain-persistence.js'
import { type ChainOrigin, type OpenRemote, otherOrigin, StoredChain, type StoredFormat, serverOf } from './stored-chain.js'
import type { ChangeableOptions } from './test-chain-records.js'

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
  /** Remote chain of a fork. */
  readonly fork: RemoteChainOptions | undefined
  /** Reads the remote chain of a fork that begins. */
  readonly openRemote: (requests: RemoteRequests) => Promise<ForkedChain>
  /** Returns what decides the first block of a chain. */
  readonly originOf: (isFork: boolean) => ChainOrigin
  readonly rulesOf: (remote: ForkedChain | undefined) => ChainRules
  readonly memory: Partial<ChainMemory>
  /** Options that a stored chain replaces by the settings it was left with. */
  readonly options: ChangeableOptions
}

/** Opens the chain in a store. Rejects with `StoreRefused` if it cannot be continued, and leaves the store closed. */
export async function openStoredChain({
  store,
  durability,
  cache,
  fork,
  openRemote: begin,
  originOf,
  rulesOf,
  memory,
  options,
}: StoredChainOptions): Promise<OpenStore> {
  const openRemote: OpenRemote | undefined =
    fork &&
    (async (facts, format) => {
      const { requests } = await openRemoteSource(fork, facts)
      return format ? continuedFork(requests, fork, format) : begin(requests)
    })
  const stored = await StoredChain.open(store, durability, cache, originOf(fork !== undefined), openRemote)
  try {
    await openingChain(() => stored.load(rulesOf(stored.remote), memory))
  } catch (error) {
    await stored.close()
    throw error
  }
  return { stored, persistence: new ChainPersistence(stored, originOf, options) }
}

/**
 * Goes on with the fork of a store. Only a server that is not the one of the last start is asked for its chain at once; another one must show the fork block before
 * its first answer counts.
 */
async function continuedFork(
  requests: RemoteRequests,
  { block, url }: RemoteChainOptions,
  { config, remote }: StoredFormat,
): Promise<ForkedChain> {
  if (!remote) throw new RangeError('not a fork')
  const { chainId, hash, fields } = remote
  if (block !== undefined && block !== fields.number) throw otherOrigin('fork.block', `${fields.number}`, `${block}`)
  if (serverOf(url) !== remote.server) {
    const found = await readOrigin(requests, fields.number)
    if (found.chainId !== chainId) throw otherOrigin('fork', `chain ${chainId}`, `chain ${found.chainId}`)
    if (found.hash !== hash) throw otherOrigin('fork', `block ${hash}`, `block ${found.hash}`)
  }
  return new ForkedChain(requests, config, remote)
}
