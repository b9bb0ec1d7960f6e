import { boolean, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** Questions that have had one answer on every such chain since mining ended. */

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
  summary: 'Returns false: the node decides or executes every block itself and never syncs.',
  requiresAuth: false,
  params: [],
  result: boolean,
  handler: () => false,
})

export const mining = defineMethod({
  name: 'eth_mining',
  summary: 'Returns false: there is no proof of work. With the dialect ganache, whether blocks are mined automatically or by a timer.',
  requiresAuth: false,
  params: [],
  result: boolean,
  handler({ options, testChain }: Needs<'options' | 'testChain'>) {
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
