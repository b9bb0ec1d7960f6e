import { quantity } from '../../rpc/schema.js'
import { suggestedGasPrice } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const gasPrice = defineMethod({
  name: 'eth_gasPrice',
  summary: 'Returns a gas price in wei that suffices for a legacy transaction in the next block, and for a call at the head.',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: suggestedGasPrice,
})
