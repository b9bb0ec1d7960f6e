import { boolean, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** Questions that have had one answer on every such chain since mining ended. */

export const protocolVersion = defineMethod({
  name: 'eth_protocolVersion',
  summary: 'The version of the Ethereum wire protocol that the interface is modelled on.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: () => 65n,
})

export const syncing = defineMethod({
  name: 'eth_syncing',
  summary: 'False: a node that has its chain in itself is never behind.',
  requiresAuth: false,
  params: [],
  result: boolean,
  handler: () => false,
})

export const mining = defineMethod({
  name: 'eth_mining',
  summary: 'False: blocks are decided, not mined. Whether blocks are made of their own accord, where Ganache is followed.',
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
  summary: 'Zero: blocks are decided, not mined.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: () => 0n,
})
