import type { JsonObject } from '../../primitives/json.js'
import type { RegistryDocument } from './decode.js'

/** The chain of the node around a planner. */
export interface HomeChain {
  readonly chainId: string
}

/**
 * The registry that comes with the package, as a document in the file form of snapshots. It is loaded when it is asked for: nothing of it is in
 * memory before.
 *
 * @param home the chain of the node around the planner; it is added unless the registry knows its id
 */
export async function bundledRegistry(home: HomeChain | undefined): Promise<RegistryDocument> {
  const [{ decodeRegistry }, tables] = await Promise.all([import('./decode.js'), import('./tables.js')])
  const document = decodeRegistry(tables)
  if (!home || document.chains.some(({ chain_id }) => chain_id === home.chainId)) return document
  return { ...document, chains: [...document.chains, homeChain(home)], assets: [...document.assets, homeCoin(home)] }
}

const HOME_NAME = 'evmbed'

function homeChain({ chainId }: HomeChain): JsonObject {
  return { chain_id: chainId, chain_name: HOME_NAME, chain_type: 'evm' }
}

function homeCoin({ chainId }: HomeChain): JsonObject {
  return { chain_id: chainId, denom: `${HOME_NAME}-native`, symbol: 'ETH', name: 'Ether', decimals: 18 }
}
