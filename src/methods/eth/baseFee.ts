import { nullable, quantity } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const baseFee = defineMethod({
  name: 'eth_baseFee',
  summary: 'Wei per gas that the next block burns; null before London.',
  requiresAuth: false,
  params: [],
  result: nullable(quantity),
  handler: (context: Needs<'application' | 'consensus'>) => nextHeader(context).baseFeePerGas ?? null,
})
