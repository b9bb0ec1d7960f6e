import { ExecutionHalted, ExecutionReverted } from '../evm/errors.js'
import type { Transaction } from '../evm/transaction.js'
import type { Hash } from '../primitives/hex.js'
import type { Context } from './context.js'

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

/** Runs a failed transaction again, in its place as far as that can be told, for the reason that receipts do not keep. */
async function throwRevert({ chain, executor }: Context, { hash }: Transaction): Promise<void> {
  const receipt = chain.receipt(hash)
  const parent = receipt && chain.blockByNumber(receipt.blockNumber - 1n)
  const block = receipt && chain.blockByHash(receipt.blockHash)
  if (!parent || !block) return
  const draft = parent.state.draft()
  const environment = { header: block.header, blockHash: (number: bigint) => chain.ancestorHash(parent, number) }
  await executor.beginBlock(draft, environment)
  for (const transaction of block.transactions) {
    const result = await executor.runTransaction(draft, environment, transaction)
    if (transaction.hash !== hash) continue
    if (result.ending.kind === 'revert') throw new ExecutionReverted(result.output)
    if (result.ending.kind === 'halt') throw new ExecutionHalted(result.ending.reason)
    return
  }
}
