import { quantity } from '../../rpc/schema.js'
import { suggestedTip } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const maxPriorityFeePerGas = defineMethod({
  name: 'eth_maxPriorityFeePerGas',
  summary: 'A tip in wei per gas with which a transaction gets into the next block; before London the whole gas price.',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: suggestedTip,
})
