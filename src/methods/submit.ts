import { ExecutionHalted, ExecutionReverted } from '../evm/errors.js'
import type { Transaction } from '../evm/transaction.js'
import type { Hash } from '../primitives/hex.js'
import type { Context } from './context.js'
import { replay } from './replay.js'

/**
 * Hands a transaction to the pool and lets consensus know. With automine it is in a block when this resolves.
 *
 * Throws the pool's error when the transaction is not taken; and its revert, when the node is told to throw those.
 */
export async function submit(context: Context, transaction: Transaction): Promise<Hash> {
  const { pool, consensus, chain, options } = context
  pool.add(transaction)
  await consensus.transactionAdded()
  if (options.throwOnRevert && chain.receipt(transaction.hash)?.status === 0) await throwRevert(context, transaction)
  return transaction.hash
}

/** Runs a failed transaction again in its place, for the reason that receipts do not keep. */
async function throwRevert(context: Context, transaction: Transaction): Promise<void> {
  const { chain, executor } = context
  const receipt = chain.receipt(transaction.hash)
  const block = receipt && chain.blockByHash(receipt.blockHash)
  if (!block) return
  const { draft, environment } = await replay(context, block, receipt.transactionIndex)
  const { ending, output } = await executor.runTransaction(draft, environment, transaction)
  if (ending.kind === 'revert') throw new ExecutionReverted(output)
  if (ending.kind === 'halt') throw new ExecutionHalted(ending.reason)
}
