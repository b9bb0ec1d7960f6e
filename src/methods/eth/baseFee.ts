import { nullable, quantity } from '../../rpc/schema.js'
import { nextHeader } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const baseFee = defineMethod({
  name: 'eth_baseFee',
  summary: 'Wei per gas that the next block burns; null before London.',
  requiresAuth: false,
  params: [],
  result: nullable(quantity),
  handler: (context) => nextHeader(context).baseFeePerGas ?? null,
})
