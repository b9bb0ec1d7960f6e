import { quantity } from '../../rpc/schema.js'
import { suggestedTip } from '../../services/fees.js'
import { defineMethod } from '../define.js'

export const maxPriorityFeePerGas = defineMethod({
  name: 'eth_maxPriorityFeePerGas',
  summary: 'Returns a priority fee in wei per gas that suffices for the next block. Before London the whole gas price.',
  requiresAuth: false,
  params: [],
  result: quantity,
  handler: suggestedTip,
})
