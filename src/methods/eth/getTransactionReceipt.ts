import { describeReceipt, receiptSchema } from '../../objects/receipt.js'
import { transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { nullable } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getTransactionReceipt = defineMethod({
  name: 'eth_getTransactionReceipt',
  summary: 'Returns the receipt of a transaction. Null for a pending or unknown transaction.',
  requiresAuth: false,
  past: 'located',
  params: [param('transactionHash', transactionHash)],
  result: nullable(receiptSchema),
  handler({ chain }: Needs<'chain'>, [transactionHash]) {
    const receipt = chain.receipt(transactionHash)
    return receipt ? describeReceipt(receipt) : null
  },
})
