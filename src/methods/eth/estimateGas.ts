import type { BlockReference } from '../../chain/block-reference.js'
import { estimateGas as estimate } from '../../evm/estimate-gas.js'
import { gasLimitCap } from '../../evm/transaction.js'
import { blockReference } from '../../rpc/block-reference.js'
import { functional, optionalParam, param } from '../../rpc/record.js'
import { uint64 } from '../../rpc/schema.js'
import { environmentOf, requireBlock } from '../blocks.js'
import type { Context } from '../context.js'
import { defineMethod } from '../define.js'
import { messageOf, type TransactionArgs, transactionArgs } from '../objects/transaction-args.js'

/** The gas limit a message needs in a block, never more than its caller, a transaction, a block or this node allows. */
export async function estimateGasOf(context: Context, args: TransactionArgs, reference: BlockReference | undefined): Promise<bigint> {
  const block = await requireBlock(context, reference)
  const message = messageOf(context, args, block.header)
  const perTransaction = gasLimitCap(block.header.common)
  const caps = [args.gas ?? block.header.gasLimit, context.options.gasCap, perTransaction].filter((cap) => cap !== undefined && cap !== 0n)
  const cap = caps.reduce<bigint>((least, next) => (next !== undefined && next < least ? next : least), block.header.gasLimit)
  return estimate(context.executor, () => block.state.draft(), environmentOf(context, block), message, cap)
}

export const estimateGas = defineMethod({
  name: 'eth_estimateGas',
  summary: 'The least gas limit with which a message gets through.',
  visibility: 'public',
  documented: functional,
  params: [param('transaction', transactionArgs), optionalParam('block', blockReference)],
  result: uint64,
  handler: (context, [args, block]) => estimateGasOf(context, args, block),
})
