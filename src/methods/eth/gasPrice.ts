import { stub } from '../../rpc/record.js'
import { quantity } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { suggestedGasPrice } from '../fees.js'

export const gasPrice = defineMethod({
  name: 'eth_gasPrice',
  summary: 'A gas price in wei with which a legacy transaction gets into the next block, and a call runs at the head.',
  visibility: 'public',
  documented: stub('0x0'),
  params: [],
  result: quantity,
  handler: suggestedGasPrice,
})
