import type { Block } from '../../chain/block.js'
import { encodeContent } from '../../chain/block-encoding.js'
import { type BlockValue, blockSchema } from '../../objects/block.js'
import { describeHeaderFields } from '../../objects/header.js'
import { index } from '../../objects/transaction.js'
import { blockHash, blockNumber } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** Blocks of this chain have no uncles; imported ones from the time of proof of work may. */
function describeUncle(block: Block | undefined, position: number): BlockValue | null {
  const uncle = block?.uncles[position]
  if (!uncle) return null
  const size = BigInt(encodeContent({ header: uncle, transactions: [], uncles: [], withdrawals: undefined }).length)
  return { ...describeHeaderFields(uncle), size, transactions: [], uncles: [] }
}

export const getUncleCountByBlockHash = defineMethod({
  name: 'eth_getUncleCountByBlockHash',
  summary: 'Returns the number of uncles of a block: zero, except for imported blocks before the merge. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('blockHash', blockHash)],
  result: nullable(index),
  handler: ({ chain }: Needs<'chain'>, [blockHash]) => chain.blockByHash(blockHash)?.uncles.length ?? null,
})

export const getUncleCountByBlockNumber = defineMethod({
  name: 'eth_getUncleCountByBlockNumber',
  summary: 'Returns the number of uncles of a block: zero, except for imported blocks before the merge. Null for an unknown block.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber)],
  result: nullable(index),
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [block]) => (await findBlock(context, block))?.uncles.length ?? null,
})

export const getUncleByBlockHashAndIndex = defineMethod({
  name: 'eth_getUncleByBlockHashAndIndex',
  summary: 'Returns an uncle of a block: null, except for imported blocks before the merge.',
  requiresAuth: false,
  past: 'content',
  params: [param('blockHash', blockHash), param('index', index)],
  result: nullable(blockSchema),
  handler: ({ chain }: Needs<'chain'>, [blockHash, position]) => describeUncle(chain.blockByHash(blockHash), position),
})

export const getUncleByBlockNumberAndIndex = defineMethod({
  name: 'eth_getUncleByBlockNumberAndIndex',
  summary: 'Returns an uncle of a block: null, except for imported blocks before the merge.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber), param('index', index)],
  result: nullable(blockSchema),
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [block, position]) => describeUncle(await findBlock(context, block), position),
})
