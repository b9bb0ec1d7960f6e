import { describeReceipt, receiptSchema } from '../../objects/receipt.js'
import { blockReference } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { array, nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getBlockReceipts = defineMethod({
  name: 'eth_getBlockReceipts',
  summary: 'Returns the receipts of all transactions of a block. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockReference)],
  result: nullable(array(receiptSchema)),
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [block]) =>
    (await findBlock(context, block))?.receipts.map(describeReceipt) ?? null,
})
