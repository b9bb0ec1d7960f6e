import { describeReceipt, receiptSchema } from '../../objects/receipt.js'
import { param } from '../../rpc/record.js'
import { hash, nullable } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getTransactionReceipt = defineMethod({
  name: 'eth_getTransactionReceipt',
  summary: 'Returns the receipt of a transaction. Null for a pending or unknown transaction.',
  requiresAuth: false,
  params: [param('transactionHash', hash)],
  result: nullable(receiptSchema),
  handler({ chain }: Needs<'chain'>, [transactionHash]) {
    const receipt = chain.receipt(transactionHash)
    return receipt ? describeReceipt(receipt) : null
  },
})
