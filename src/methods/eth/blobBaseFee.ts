import { nullable, quantity } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const blobBaseFee = defineMethod({
  name: 'eth_blobBaseFee',
  summary: 'Wei per blob gas in the newest block; null before Cancun.',
  requiresAuth: false,
  params: [],
  result: nullable(quantity),
  handler: ({ chain }: Needs<'chain'>) => chain.head.header.blobBaseFee ?? null,
})
