import { index } from '../../objects/transaction.js'
import { blockHash, blockNumber } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getBlockTransactionCountByNumber = defineMethod({
  name: 'eth_getBlockTransactionCountByNumber',
  summary: 'Returns the number of transactions in a block. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber)],
  result: nullable(index),
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [block]) => (await findBlock(context, block))?.transactions.length ?? null,
})

export const getBlockTransactionCountByHash = defineMethod({
  name: 'eth_getBlockTransactionCountByHash',
  summary: 'Returns the number of transactions in a block. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('blockHash', blockHash)],
  result: nullable(index),
  handler: ({ chain }: Needs<'chain'>, [blockHash]) => chain.blockByHash(blockHash)?.transactions.length ?? null,
})
