import { InvalidTransaction } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import type { Explanation } from '../explain/explanation.js'
import { messageOf, type TransactionArgs } from '../objects/transaction-args.js'
import { NodeError, ServerError } from '../primitives/errors.js'
import type { Hash } from '../primitives/hex.js'
import type { CallSite } from './call-site.js'
import { emitConsoleOutput } from './console-output.js'
import type { Needs } from './context.js'
import { replay, TracingFailed } from './replay.js'
import { isOfTracer, limited, type TraceServices, traceTimeCheck } from './tracing/trace.js'
import type { TraceConfig } from './tracing/trace-config.js'

/** No block holds the transaction, so it has not run. */
export class NothingToExplain extends ServerError {
  constructor(hash: Hash, isWaiting: boolean) {
    const why = isWaiting ? 'it waits in the pool' : 'it was refused when it was sent, has been dropped since, or was never sent here'
    super(`transaction ${hash} is in no block, so there is nothing to explain: ${why}`)
  }
}

/** Loads the code for explanations when it is first needed: most nodes never explain anything. */
async function explainer() {
  const [{ FrameRecorder }, { explain }] = await Promise.all([import('../evm/tracers/frame-recorder.js'), import('../explain/explain.js')])
  return { recorder: new FrameRecorder(), explain }
}

type Limit = Pick<TraceConfig, 'timeout'>

/** Runs a transaction of a block again in its place, and explains what it did. Throws `NothingToExplain` when no block holds it. */
export async function explainTransactionOf(
  context: TraceServices & Needs<'artifacts' | 'pool'>,
  hash: Hash,
  limit: Limit = {},
): Promise<Explanation> {
  const { chain, pool, executor, artifacts } = context
  const receipt = chain.receipt(hash)
  const block = receipt && chain.blockByHash(receipt.blockHash)
  if (!block) throw new NothingToExplain(hash, pool.get(hash) !== undefined)
  const { transaction, transactionIndex, blockNumber } = receipt
  const { draft, environment } = await replay(context, block, transactionIndex)
  const { recorder, explain } = await explainer()
  try {
    const result = await executor.runTransaction(draft, environment, transaction, limited(recorder, traceTimeCheck(context, limit)))
    emitConsoleOutput(context, 'trace', result, hash)
  } catch (error) {
    throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
  }
  const { from, body } = transaction
  const { gasLimit, value } = body
  const subject = {
    transactionHash: hash,
    blockNumber,
    from,
    to: body.to,
    value,
    gasLimit,
    gasPrice: receipt.effectiveGasPrice,
  }
  return explain(subject, recorder, artifacts.contracts)
}

/** Runs a message and explains the run, also a failed one. Throws `TracingFailed` for a message that is refused before its code runs. */
export async function explainMessage(
  context: TraceServices & Needs<'artifacts'>,
  site: CallSite,
  args: TransactionArgs,
  limit: Limit,
): Promise<Explanation> {
  const { header } = site.environment
  const message = messageOf(context, args, header)
  const { recorder, explain } = await explainer()
  try {
    const tracer = limited(recorder, traceTimeCheck(context, limit))
    emitConsoleOutput(context, 'trace', await context.executor.runMessage(site.draft(), site.environment, message, { tracer }))
  } catch (error) {
    if (error instanceof NodeError && !isOfTracer(error)) throw new TracingFailed(error.message)
    throw error
  }
  const { from, to, value, gasLimit } = message
  const subject = {
    transactionHash: undefined,
    blockNumber: header.number,
    from,
    to,
    value,
    gasLimit,
    gasPrice: gasPriceOf(message, header),
  }
  return explain(subject, recorder, context.artifacts.contracts)
}

/** Returns the gas price of a message. A message without prices pays nothing. */
function gasPriceOf({ maxFeePerGas, maxPriorityFeePerGas }: ReturnType<typeof messageOf>, { baseFeePerGas = 0n }: Header): bigint {
  const offered = baseFeePerGas + maxPriorityFeePerGas
  return offered < maxFeePerGas ? offered : maxFeePerGas
}
