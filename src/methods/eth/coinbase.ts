import { functional } from '../../rpc/record.js'
import { address } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const coinbase = defineMethod({
  name: 'eth_coinbase',
  summary: 'Who gets the tips of the blocks that this node proposes.',
  visibility: 'public',
  documented: functional,
  params: [],
  result: address,
  handler: ({ consensus }) => consensus.producer.feeRecipient,
})
