import { address } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const coinbase = defineMethod({
  name: 'eth_coinbase',
  summary: 'Returns the coinbase: the fee recipient of blocks that this node proposes.',
  requiresAuth: false,
  params: [],
  result: address,
  handler: ({ consensus }: Needs<'consensus'>) => consensus.miner.feeRecipient,
})
