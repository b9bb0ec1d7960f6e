import type { Block } from '../../chain/block.js'
import { encodeBlock } from '../../chain/block-encoding.js'
import type { BlockReference } from '../../chain/block-reference.js'
import { encodeReceipt } from '../../chain/receipt-encoding.js'
import { ServerError } from '../../primitives/errors.js'
import { blockReference, transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { array, data } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { rawTransaction } from '../eth/getRawTransaction.js'

function nameOf(reference: BlockReference): string {
  if (typeof reference === 'string') return reference
  return 'hash' in reference ? reference.hash : `#${reference.number}`
}

/** The encoding of a block, or a part of one, was asked for that is not there. */
export class NothingToEncode extends ServerError {
  constructor(what: 'block' | 'header', reference: BlockReference) {
    super(`${what} ${nameOf(reference)} not found`)
  }
}

async function requireEncodable(
  context: Needs<'chain' | 'pendingBlock'>,
  reference: BlockReference,
  what: 'block' | 'header',
): Promise<Block> {
  const block = await findBlock(context, reference)
  if (!block) throw new NothingToEncode(what, reference)
  return block
}

export const getRawBlock = defineMethod({
  name: 'debug_getRawBlock',
  summary: 'Returns the RLP of a block.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', blockReference)],
  result: data,
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [reference]) =>
    encodeBlock(await requireEncodable(context, reference, 'block')),
})

export const getRawHeader = defineMethod({
  name: 'debug_getRawHeader',
  summary: 'Returns the RLP of a block header. Its Keccak-256 hash is the block hash.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', blockReference)],
  result: data,
  handler: async (context: Needs<'chain' | 'pendingBlock'>, [reference]) =>
    (await requireEncodable(context, reference, 'header')).header.encode(),
})

export const getRawReceipts = defineMethod({
  name: 'debug_getRawReceipts',
  summary: 'Returns the receipts of a block in consensus encoding (EIP-2718), as in the receipts trie.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', blockReference)],
  result: array(data),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [reference]) {
    const { receipts } = await requireEncodable(context, reference, 'block')
    return receipts.map((receipt) => encodeReceipt(receipt, receipt.transaction.body.type))
  },
})

export const getRawTransaction = defineMethod({
  name: 'debug_getRawTransaction',
  summary: 'Returns the raw bytes of a mined or pending transaction by hash. Empty for an unknown transaction.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: data,
  handler: (context: Needs<'chain' | 'pool'>, [transactionHash]) => rawTransaction(context, transactionHash),
})
