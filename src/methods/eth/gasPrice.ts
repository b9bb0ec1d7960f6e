import { quantity } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { suggestedGasPrice } from '../fees.js'

export const gasPrice = defineMethod({
  name: 'eth_gasPrice',
  summary: 'A gas price in wei with which a legacy transaction gets into the next block, and a call runs at the head.',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: suggestedGasPrice,
})
