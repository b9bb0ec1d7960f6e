import { optionalParam, param } from '../../rpc/record.js'
import { json, nothing, number } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { requireTestChain } from '../../services/test-chain-access.js'
import { defineMethod } from '../define.js'

/** Whether blocks are made; there is nothing to mine. */

export const start = defineMethod({
  name: 'miner_start',
  summary: 'Resumes block production after miner_stop.',
  requiresAuth: true,
  // Consoles still send the number of threads that mining once had.
  params: [optionalParam('threads', json)],
  result: nothing,
  async handler(context: Needs<'testChain'>) {
    await requireTestChain(context).production.resume()
    return null
  },
})

export const stop = defineMethod({
  name: 'miner_stop',
  summary: 'Pauses block production until miner_start. Transactions wait in the pool; evm_mine still mines.',
  requiresAuth: true,
  params: [],
  result: nothing,
  handler(context: Needs<'testChain'>) {
    requireTestChain(context).production.pause()
    return null
  },
})

export const getHashrate = defineMethod({
  name: 'miner_getHashrate',
  summary: 'Returns zero: there is no proof of work.',
  requiresAuth: true,
  params: [],
  result: number,
  handler: () => 0,
})

export const setRecommitInterval = defineMethod({
  name: 'miner_setRecommitInterval',
  summary: 'Has no effect: a block is built once.',
  requiresAuth: true,
  params: [param('milliseconds', number)],
  result: nothing,
  handler: () => null,
})
