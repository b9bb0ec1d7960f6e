import type { DebugSession } from '../debugger/debug-session.js'
import { InvalidTransaction } from '../evm/executor.js'
import type { Tracer } from '../evm/tracer.js'
import type { Hash } from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import type { Needs } from './context.js'
import { NothingToExplain } from './explanations.js'
import { replay, TracingFailed } from './replay.js'
import { limited, type TraceServices, traceTimeCheck } from './tracing/trace.js'

/** Time that one look at a run may take. */
const LONGEST_LOOK = '60s'

/** Begins a session on a transaction of a block. Throws `NothingToExplain` when no block holds it, and `NothingToDebug` when no code ran. */
export async function debugTransactionOf(context: TraceServices & Needs<'artifacts' | 'pool'>, hash: Hash): Promise<DebugSession> {
  const { chain, pool, executor, artifacts } = context
  const receipt = chain.receipt(hash)
  const block = receipt && chain.blockByHash(receipt.blockHash)
  if (!block) throw new NothingToExplain(hash, pool.get(hash) !== undefined)
  const { transaction, transactionIndex } = receipt
  const { draft, environment } = await replay(context, block, transactionIndex)
  const [{ TraceSegments }, { ReplayedSession }, { sourceCodesOf }] = await Promise.all([
    import('../debugger/trace-segments.js'),
    import('../debugger/replayed-session.js'),
    import('../source/source-codes.js'),
  ])
  const run = async (tracer: Tracer) => {
    // The first look far into a long run follows all of it.
    const check = traceTimeCheck(context, { timeout: LONGEST_LOOK })
    try {
      await loadingState(() => executor.runTransaction(draft.draft(), environment, transaction, limited(tracer, check)))
    } catch (error) {
      throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
    }
  }
  return new ReplayedSession(await TraceSegments.of(run, sourceCodesOf(artifacts.builds)), artifacts.contracts)
}
