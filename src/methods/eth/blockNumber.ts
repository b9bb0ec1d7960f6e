import { uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const blockNumber = defineMethod({
  name: 'eth_blockNumber',
  summary: 'Returns the number of the latest block.',
  requiresAuth: false,
  params: [],
  result: uint64,
  handler: ({ chain }: Needs<'chain'>) => chain.head.number,
})
