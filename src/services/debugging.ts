import type { DebugSession } from '../debugger/debug-session.js'
import type { Tracer } from '../evm/tracer.js'
import type { Hash } from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import type { Needs } from './context.js'
import { asTracing, runOfTransaction } from './explanations.js'
import { type TraceServices, traceTimeCheck } from './tracing/trace.js'

/** Time that one look at a run may take. */
const LONGEST_LOOK = '60s'

/** Begins a session on a transaction of a block. Throws `NothingToExplain` when no block holds it, and `NothingToDebug` when no code ran. */
export async function debugTransactionOf(context: TraceServices & Needs<'artifacts' | 'pool'>, hash: Hash): Promise<DebugSession> {
  const limit = { timeout: LONGEST_LOOK }
  const repeatable = await runOfTransaction(context, hash, limit)
  const [{ TraceSegments }, { ReplayedSession }, { sourceCodesOf }] = await Promise.all([
    import('../debugger/trace-segments.js'),
    import('../debugger/replayed-session.js'),
    import('../source/source-codes.js'),
  ])
  const run = async (tracer: Tracer) => {
    // The first look far into a long run follows all of it.
    const check = traceTimeCheck(context, limit)
    await asTracing(repeatable, () => loadingState(() => repeatable.run(tracer, check)))
  }
  return new ReplayedSession(await TraceSegments.of(run, sourceCodesOf(context.artifacts.builds)), context.artifacts.contracts)
}
