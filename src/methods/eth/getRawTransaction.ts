import type { Block } from '../../chain/block.js'
import { encodeTransaction } from '../../evm/transaction.js'
import { index } from '../../objects/transaction.js'
import { EMPTY_BYTES, type Hash } from '../../primitives/hex.js'
import { blockHash, blockNumber, transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { data } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** The bytes of a transaction of a block or of the pool; none when it is unknown. */
export function rawTransaction({ chain, pool }: Needs<'chain' | 'pool'>, transactionHash: Hash): Uint8Array {
  const transaction = chain.receipt(transactionHash)?.transaction ?? pool.get(transactionHash)
  return transaction ? encodeTransaction(transaction) : EMPTY_BYTES
}

function rawAt(block: Block | undefined, position: number): Uint8Array {
  const transaction = block?.transactions[position]
  return transaction ? encodeTransaction(transaction) : EMPTY_BYTES
}

export const getRawTransactionByHash = defineMethod({
  name: 'eth_getRawTransactionByHash',
  summary: 'Returns the raw bytes of a mined or pending transaction by hash. Empty for an unknown transaction.',
  requiresAuth: false,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: data,
  handler: (context: Needs<'chain' | 'pool'>, [transactionHash]) => rawTransaction(context, transactionHash),
})

export const getRawTransactionByBlockHashAndIndex = defineMethod({
  name: 'eth_getRawTransactionByBlockHashAndIndex',
  summary: 'Returns the raw bytes of a transaction by its index in a block. Empty if there is none.',
  requiresAuth: false,
  past: 'content',
  params: [param('blockHash', blockHash), param('index', index)],
  result: data,
  handler: ({ chain }: Needs<'chain'>, [blockHash, position]) => rawAt(chain.blockByHash(blockHash), position),
})

export const getRawTransactionByBlockNumberAndIndex = defineMethod({
  name: 'eth_getRawTransactionByBlockNumberAndIndex',
  summary: 'Returns the raw bytes of a transaction by its index in a block. Empty if there is none.',
  requiresAuth: false,
  past: 'content',
  params: [param('block', blockNumber), param('index', index)],
  result: data,
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [block, position]) => rawAt(await findBlock(context, block), position),
})
