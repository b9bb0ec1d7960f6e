import type { Block } from '../../chain/block.js'
import { describeMined, describePending, index, type TransactionValue, transactionSchema } from '../../objects/transaction.js'
import { blockHash, blockNumber, transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

function describeAt(block: Block | undefined, position: number): TransactionValue | null {
  const transaction = block?.transactions[position]
  return block && transaction ? describeMined(block, transaction, position) : null
}

export const getTransactionByHash = defineMethod({
  name: 'eth_getTransactionByHash',
  summary: 'Returns a mined or pending transaction by hash. Null for an unknown transaction.',
  requiresAuth: false,
  past: 'located',
  params: [param('transactionHash', transactionHash)],
  result: nullable(transactionSchema),
  handler({ chain, pool }: Needs<'chain' | 'pool'>, [transactionHash]) {
    const receipt = chain.receipt(transactionHash)
    if (receipt) return describeAt(chain.blockByHash(receipt.blockHash), receipt.transactionIndex)
    const waiting = pool.get(transactionHash)
    return waiting ? describePending(waiting) : null
  },
})

export const getTransactionByBlockHashAndIndex = defineMethod({
  name: 'eth_getTransactionByBlockHashAndIndex',
  summary: 'Returns a transaction by its index in a block. Null if there is none.',
  requiresAuth: false,
  past: 'located',
  params: [param('blockHash', blockHash), param('index', index)],
  result: nullable(transactionSchema),
  handler: ({ chain }: Needs<'chain'>, [blockHash, position]) => describeAt(chain.blockByHash(blockHash), position),
})

export const getTransactionByBlockNumberAndIndex = defineMethod({
  name: 'eth_getTransactionByBlockNumberAndIndex',
  summary: 'Returns a transaction by its index in a block. Null if there is none.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber), param('index', index)],
  result: nullable(transactionSchema),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference, position]) {
    const block = await findBlock(context, reference)
    if (reference !== 'pending') return describeAt(block, position)
    const waiting = block?.transactions[position]
    return waiting ? describePending(waiting) : null
  },
})
