import type { DebugSession } from '../debugger/debug-session.js'
import type { Tracer } from '../evm/tracer.js'
import { transactionArgs } from '../objects/transaction-args.js'
import type { Hash } from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import { decodeParams, param } from '../rpc/record.js'
import type { TransactionRequest } from '../wire/transaction.js'
import { callSite } from './call-site.js'
import type { Needs } from './context.js'
import { asTracing, type RepeatableRun, runOfMessage, runOfTransaction } from './explanations.js'
import { type TraceServices, traceTimeCheck } from './tracing/trace.js'

/** Time that one look at a run may take. */
const LIMIT = { timeout: '60s' }

/** Begins a session on a transaction of a block. Throws `NothingToExplain` when no block holds it, and `NothingToDebug` when no code ran. */
export async function debugTransactionOf(context: TraceServices & Needs<'artifacts' | 'pool'>, hash: Hash): Promise<DebugSession> {
  return sessionOf(context, await runOfTransaction(context, hash, LIMIT))
}

/**
 * Begins a session on a call at the head. Throws `InvalidParams` for arguments that are none, `TracingFailed` for a call that is refused before its code
 * runs, and `NothingToDebug` when no code ran.
 */
export async function debugCall(
  context: TraceServices & Needs<'artifacts' | 'pendingBlock'>,
  request: TransactionRequest,
): Promise<DebugSession> {
  const [args] = decodeParams([param('transaction', transactionArgs)] as const, [request])
  return sessionOf(context, runOfMessage(context, await callSite(context, undefined), args, LIMIT))
}

async function sessionOf(context: TraceServices & Needs<'artifacts'>, repeatable: RepeatableRun): Promise<DebugSession> {
  const [{ TraceSegments }, { ReplayedSession }, { sourceCodesOf }] = await Promise.all([
    import('../debugger/trace-segments.js'),
    import('../debugger/replayed-session.js'),
    import('../source/source-codes.js'),
  ])
  const run = async (tracer: Tracer) => {
    // The first look far into a long run follows all of it.
    const check = traceTimeCheck(context, LIMIT)
    await asTracing(repeatable, () => loadingState(() => repeatable.run(tracer, check)))
  }
  return new ReplayedSession(await TraceSegments.of(run, sourceCodesOf(context.artifacts.builds)), context.artifacts.contracts)
}
