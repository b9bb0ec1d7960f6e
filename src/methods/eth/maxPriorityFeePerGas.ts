import { quantity } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { suggestedTip } from '../fees.js'

export const maxPriorityFeePerGas = defineMethod({
  name: 'eth_maxPriorityFeePerGas',
  summary: 'A tip in wei per gas with which a transaction gets into the next block; before London the whole gas price.',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: suggestedTip,
})
