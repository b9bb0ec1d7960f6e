import { boolean, either, objectOf, uint64, type ValueOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/query.js'
import { defineMethod } from '../define.js'

/** Questions that have one answer on a single node since mining ended. */

const syncStatus = objectOf<wire.SyncStatus>()('SyncStatus', { startingBlock: uint64, currentBlock: uint64, highestBlock: uint64 })
type SyncStatus = ValueOf<typeof syncStatus>

export const protocolVersion = defineMethod({
  name: 'eth_protocolVersion',
  summary: 'Returns the version of the Ethereum wire protocol.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: () => 65n,
})

export const syncing = defineMethod({
  name: 'eth_syncing',
  summary:
    'Returns false, or, while a consensus engine catches up with its network, the progress. A single node decides every block itself and never syncs.',
  requiresAuth: false,
  params: [],
  result: either(boolean, syncStatus, {
    input: (input) => typeof input === 'boolean',
    value: (value): value is boolean => typeof value === 'boolean',
  }),
  async handler({ chain, consensus: { network } }: Needs<'chain' | 'consensus'>): Promise<boolean | SyncStatus> {
    const status = await network?.status()
    if (!status?.catchingUp) return false
    const { number } = chain.head
    // The engine knows the height of its peers only while it fetches their blocks, and does not tell it.
    const highestBlock = status.latestHeight > number ? status.latestHeight : number
    return { startingBlock: chain.genesis.number, currentBlock: number, highestBlock }
  },
})

export const mining = defineMethod({
  name: 'eth_mining',
  summary:
    'Returns false: there is no proof of work. With the dialect ganache, whether blocks are mined automatically or by a timer; with a consensus engine, whether this node is a validator.',
  requiresAuth: false,
  params: [],
  result: boolean,
  async handler({ consensus: { network }, options, testChain }: Needs<'consensus' | 'options' | 'testChain'>) {
    if (network) return (await network.status()).votingPower > 0n
    if (options.dialect !== 'ganache' || !testChain) return false
    const { isPaused, automine, interval } = testChain.production
    return !isPaused && (automine || interval !== 0)
  },
})

export const hashrate = defineMethod({
  name: 'eth_hashrate',
  summary: 'Returns zero: there is no proof of work.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: () => 0n,
})
