import { blockSchema, describeBlock, describePendingBlock } from '../../objects/block.js'
import { describeHeader, headerSchema, UNDECIDED } from '../../objects/header.js'
import { blockHash, blockNumber } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { boolean, nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getBlockByNumber = defineMethod({
  name: 'eth_getBlockByNumber',
  summary: 'Returns a block by number or tag, with transaction hashes or full transactions. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber), param('fullTransactions', boolean)],
  result: nullable(blockSchema),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference, isFull]) {
    const block = await findBlock(context, reference)
    if (!block) return null
    return reference === 'pending' ? describePendingBlock(block, isFull) : describeBlock(block, isFull)
  },
})

export const getBlockByHash = defineMethod({
  name: 'eth_getBlockByHash',
  summary: 'Returns a block by hash, with transaction hashes or full transactions. Null for an unknown block.',
  requiresAuth: false,
  past: 'located',
  params: [param('blockHash', blockHash), param('fullTransactions', boolean)],
  result: nullable(blockSchema),
  handler({ chain }: Needs<'chain'>, [blockHash, isFull]) {
    const block = chain.blockByHash(blockHash)
    return block ? describeBlock(block, isFull) : null
  },
})

export const getHeaderByNumber = defineMethod({
  name: 'eth_getHeaderByNumber',
  summary: 'Returns a block header by number or tag. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber)],
  result: nullable(headerSchema),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference]) {
    const block = await findBlock(context, reference)
    if (!block) return null
    return reference === 'pending' ? Object.assign(describeHeader(block), UNDECIDED) : describeHeader(block)
  },
})

export const getHeaderByHash = defineMethod({
  name: 'eth_getHeaderByHash',
  summary: 'Returns a block header by hash. Null for an unknown block.',
  requiresAuth: false,
  past: 'located',
  params: [param('blockHash', blockHash)],
  result: nullable(headerSchema),
  handler({ chain }: Needs<'chain'>, [blockHash]) {
    const block = chain.blockByHash(blockHash)
    return block ? describeHeader(block) : null
  },
})
