import type { Receipt } from '../../chain/block.js'
import { InvalidTransaction, type TransactionResult } from '../../evm/executor.js'
import type { Tracer } from '../../evm/tracer.js'
import { type CallFrame, CallTracer } from '../../evm/tracers/call-tracer.js'
import type { Hash } from '../../primitives/hex.js'
import { emitConsoleOutput } from '../console-output.js'
import type { Needs } from '../context.js'
import { LongRun } from '../long-run.js'
import { replay, TracingFailed } from '../replay.js'
import type { TraceServices } from './trace.js'

/** A transaction of a block, run again. */
export interface Rerun {
  readonly receipt: Receipt
  readonly result: TransactionResult
  readonly top: CallFrame | undefined
}

/** Runs a transaction of a block again in its place; undefined when no block holds it. */
export async function rerun(context: TraceServices, transactionHash: Hash): Promise<Rerun | undefined> {
  const receipt = context.chain.receipt(transactionHash)
  const block = receipt && context.chain.blockByHash(receipt.blockHash)
  if (!block) return undefined
  const { draft, environment } = await replay(context, block, receipt.transactionIndex)
  const calls = new CallTracer()
  const result = await runTraced(context, { draft, environment }, receipt, new LongRun(context).limited(calls))
  return { receipt, result, top: calls.top }
}

/** Runs a transaction that a block holds. */
export async function runTraced(
  context: Needs<'bus' | 'executor'>,
  { draft, environment }: Pick<Awaited<ReturnType<typeof replay>>, 'draft' | 'environment'>,
  { transaction }: Receipt,
  tracer: Tracer,
): Promise<TransactionResult> {
  try {
    const result = await context.executor.runTransaction(draft, environment, transaction, tracer)
    emitConsoleOutput(context, 'trace', result, transaction.hash)
    return result
  } catch (error) {
    throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
  }
}
