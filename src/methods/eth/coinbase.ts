import { address } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const coinbase = defineMethod({
  name: 'eth_coinbase',
  summary: 'Who gets the tips of the blocks that this node proposes.',
  requiresAuth: false,
  params: [],
  result: address,
  handler: ({ consensus }: Needs<'consensus'>) => consensus.miner.feeRecipient,
})
