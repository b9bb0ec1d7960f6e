import { ExecutionHalted, ExecutionReverted } from '../evm/errors.js'
import type { TransactionResult } from '../evm/executor.js'
import type { Tracer } from '../evm/tracer.js'
import type { Transaction } from '../evm/transaction.js'
import { RemoteChainFailure } from '../fork/errors.js'
import { NonceTooHigh } from '../pool/errors.js'
import type { Hash } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import { loadingState } from '../primitives/missing-state.js'
import { isStoreFailure } from '../store/errors.js'
import type { Needs } from './context.js'
import type { Dialect } from './dialect.js'
import { ofFailedRun } from './failed-runs.js'
import { HardhatHalt } from './hardhat-halt.js'
import { replay } from './replay.js'

/** Parts of the node that take in a transaction. */
export type SubmitServices = Needs<'artifacts' | 'chain' | 'consensus' | 'executor' | 'options' | 'persistence' | 'pool' | 'testChain'>

/** A transaction is in a block and was undone by REVERT. `data` is what the contract returned, raw. */
export class TransactionReverted extends ExecutionReverted {
  readonly #dialect: Dialect
  constructor(
    output: Uint8Array,
    readonly transactionHash: Hash,
    dialect: Dialect,
  ) {
    super(output)
    this.#dialect = dialect
  }

  override get wireData(): Json | undefined {
    const { message, transactionHash, data = null } = this
    return this.#dialect === 'hardhat' ? { message, txHash: transactionHash, data } : data
  }
}

/** A transaction is in a block and was halted by the EVM. */
export class TransactionHalted extends ExecutionHalted {
  constructor(
    reason: string,
    readonly transactionHash: Hash,
  ) {
    super(reason)
  }
}

/**
 * Hands a transaction to the pool and lets consensus know. With automine it is in a block when this resolves. With a store it is in the store.
 *
 * Throws the pool's error when the pool rejects the transaction, and its revert error with the option `throwOnRevert`.
 */
export async function submit(context: SubmitServices, transaction: Transaction): Promise<Hash> {
  const { pool, consensus, testChain, chain, options, persistence } = context
  if (options.dialect === 'hardhat' && testChain?.production.minesOnArrival) refuseGap(context, transaction)
  const written = await loadingState(() => {
    pool.add(transaction)
    return persistence?.noted()
  })
  try {
    await consensus.transactionAdded(transaction)
  } catch (error) {
    // The sender may send it again when the remote chain answers.
    if (error instanceof RemoteChainFailure) {
      await loadingState(() => {
        if (!chain.receipt(transaction.hash)) pool.drop(transaction.hash)
      })
    }
    // Whether the store took the transaction is one question, whether it failed for a block another.
    if (!isStoreFailure(error)) throw error
  }
  await written?.()
  if (options.throwOnRevert) await loadingState(() => throwRevert(context, transaction))
  return transaction.hash
}

/** Throws `NonceTooHigh` for a transaction that would wait for others. */
function refuseGap({ pool }: Needs<'pool'>, { from, body }: Transaction): void {
  const next = pool.nextNonce(from)
  if (body.nonce > next) throw new NonceTooHigh(next, body.nonce)
}

/** Throws the failure of a transaction that is in a block and has failed. It runs again in its place, because receipts do not keep the reason. */
async function throwRevert(context: Needs<'artifacts' | 'chain' | 'executor' | 'options'>, transaction: Transaction): Promise<void> {
  const { chain, executor } = context
  const receipt = chain.receipt(transaction.hash)
  if (receipt?.status !== 0) return
  const block = chain.blockByHash(receipt.blockHash)
  if (!block) return
  const run = async (tracer?: Tracer) => {
    const { draft, environment } = await replay(context, block, receipt.transactionIndex)
    return executor.runTransaction(draft, environment, transaction, tracer)
  }
  try {
    throwFailure(context, transaction, await run())
  } catch (error) {
    throw ofFailedRun(error, context.artifacts, run)
  }
}

function throwFailure({ options: { dialect } }: Needs<'options'>, { hash }: Transaction, { ending, output }: TransactionResult): void {
  if (ending.kind === 'revert') throw new TransactionReverted(output, hash, dialect)
  if (ending.kind === 'halt') throw new (dialect === 'hardhat' ? HardhatHalt : TransactionHalted)(ending.reason, hash)
}
