import { quantity } from '../../rpc/schema.js'
import { suggestedGasPrice } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const gasPrice = defineMethod({
  name: 'eth_gasPrice',
  summary: 'A gas price in wei with which a legacy transaction gets into the next block, and a call runs at the head.',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: suggestedGasPrice,
})
