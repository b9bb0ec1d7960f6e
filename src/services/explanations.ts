import { type ExecutionResult, InvalidTransaction } from '../evm/executor.js'
import type { Header } from '../evm/header.js'
import type { Tracer } from '../evm/tracer.js'
import { together } from '../evm/tracers/together.js'
import type { Artifacts } from '../explain/artifacts.js'
import type { Subject } from '../explain/explain.js'
import type { Explanation } from '../explain/explanation.js'
import { stackLines } from '../explain/stack-lines.js'
import { messageOf, type TransactionArgs } from '../objects/transaction-args.js'
import { NodeError, ServerError } from '../primitives/errors.js'
import type { Address, Hash } from '../primitives/hex.js'
import { loadingState } from '../primitives/missing-state.js'
import type { CompilerBuild } from '../source/compiler-build.js'
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
  const [recorders, { explain }] = await Promise.all([import('../evm/tracers/frame-recorder.js'), import('../explain/explain.js')])
  return { ...recorders, explain }
}

/** Loads the code for stack traces. Most nodes have no build info. */
async function tracerOfSources(builds: readonly CompilerBuild[]) {
  const [{ sourceCodesOf }, { CallStackRecorder }, { stackTraceOf }] = await Promise.all([
    import('../source/source-codes.js'),
    import('../source/call-stack.js'),
    import('../source/stack-trace.js'),
  ])
  return { recorder: new CallStackRecorder(sourceCodesOf(builds)), stackTraceOf }
}

/** Loads the code that finds keys of mappings. Most artifacts have no layouts of storage, and entries without keys have no names. */
async function hashRecorder() {
  const { HashRecorder } = await import('../source/hash-recorder.js')
  return new HashRecorder()
}

/**
 * Explains a run. A run that fails is run again for the reason, which its last instructions show.
 *
 * @param run runs the same on the same state each time
 */
async function explainRun<Result>(
  run: (tracer: Tracer) => Promise<Result>,
  subject: Subject,
  { contracts, builds }: Artifacts,
): Promise<{ readonly explanation: Explanation; readonly result: Result }> {
  const { FrameRecorder, StepRecorder, explain } = await explainer()
  const hashes = contracts.some(({ source }) => source?.layout) ? await hashRecorder() : undefined
  const record = (tracer: Tracer) => run(hashes ? together(tracer, hashes) : tracer)
  const keysOf = (address: Address) => hashes?.keys.get(address)
  let recorder = new FrameRecorder()
  let result = await record(recorder)
  if (recorder.top?.result?.error !== undefined) {
    if (builds.length > 0) {
      const sources = await tracerOfSources(builds)
      result = await record(sources.recorder)
      const explanation = explain(subject, sources.recorder, contracts, keysOf)
      const { failure } = explanation
      const trace = sources.stackTraceOf(sources.recorder, explanation)
      return { explanation: { ...explanation, failure: failure && { ...failure, ...trace } }, result }
    }
    recorder = new StepRecorder()
    result = await record(recorder)
  }
  return { explanation: explain(subject, recorder, contracts, keysOf), result }
}

/** Returns the lines of the stack trace of a run that fails; none for one that does not. */
export async function stackOfRun(run: (tracer: Tracer) => Promise<unknown>, artifacts: Artifacts): Promise<readonly string[]> {
  const [{ explain }, { recorder, stackTraceOf }] = await Promise.all([explainer(), tracerOfSources(artifacts.builds)])
  await loadingState(() => run(recorder))
  const { top } = recorder
  if (top?.result?.error === undefined) return []
  const { from, to, value = 0n, gas } = top
  const subject = { transactionHash: undefined, blockNumber: 0n, from, to, value, gasLimit: gas, gasPrice: 0n }
  const { stack = [] } = stackTraceOf(recorder, explain(subject, recorder, artifacts.contracts))
  return stackLines(stack)
}

type Limit = Pick<TraceConfig, 'timeout'>

/** A run that can be repeated on the same state, and what ran. */
export interface RepeatableRun {
  readonly subject: Subject
  /** @param check of the time; default: one of all runs together, which begins with this value */
  readonly run: (tracer: Tracer, check?: () => void) => Promise<ExecutionResult>
  /** Whether an error of `run` says that it was refused before any code ran. */
  readonly isRefusal: (error: unknown) => boolean
}

/**
 * Returns the run of a transaction of a block, in its place.
 *
 * Throws `NothingToExplain` when no block holds it.
 */
export async function runOfTransaction(context: TraceServices & Needs<'pool'>, hash: Hash, limit: Limit): Promise<RepeatableRun> {
  const { chain, pool, executor } = context
  const receipt = chain.receipt(hash)
  const block = receipt && chain.blockByHash(receipt.blockHash)
  if (!block) throw new NothingToExplain(hash, pool.get(hash) !== undefined)
  const { transaction, transactionIndex, blockNumber } = receipt
  const { draft, environment } = await replay(context, block, transactionIndex)
  const whole = traceTimeCheck(context, limit)
  const { from, body } = transaction
  const { to, gasLimit, value } = body
  return {
    subject: { transactionHash: hash, blockNumber, from, to, value, gasLimit, gasPrice: receipt.effectiveGasPrice },
    run: (tracer, check = whole) => executor.runTransaction(draft.draft(), environment, transaction, limited(tracer, check)),
    isRefusal: (error) => error instanceof InvalidTransaction,
  }
}

/** Returns the run of a message. */
export function runOfMessage(context: TraceServices, site: CallSite, args: TransactionArgs, limit: Limit): RepeatableRun {
  const { header } = site.environment
  const message = messageOf(context, args, header)
  const whole = traceTimeCheck(context, limit)
  const { from, to, value, gasLimit } = message
  return {
    subject: { transactionHash: undefined, blockNumber: header.number, from, to, value, gasLimit, gasPrice: gasPriceOf(message, header) },
    run: (tracer, check = whole) =>
      context.executor.runMessage(site.draft(), site.environment, message, { tracer: limited(tracer, check) }),
    isRefusal: (error) => error instanceof NodeError && !isOfTracer(error),
  }
}

/** Runs a transaction of a block again in its place, and explains what it did. Throws `NothingToExplain` when no block holds it. */
export async function explainTransactionOf(
  context: TraceServices & Needs<'artifacts' | 'pool'>,
  hash: Hash,
  limit: Limit = {},
): Promise<Explanation> {
  return explained(context, await runOfTransaction(context, hash, limit))
}

/** Runs a message and explains the run, also a failed one. Throws `TracingFailed` for a message that is refused before its code runs. */
export async function explainMessage(
  context: TraceServices & Needs<'artifacts'>,
  site: CallSite,
  args: TransactionArgs,
  limit: Limit,
): Promise<Explanation> {
  return explained(context, runOfMessage(context, site, args, limit))
}

async function explained(context: TraceServices & Needs<'artifacts'>, repeatable: RepeatableRun): Promise<Explanation> {
  const { run, subject } = repeatable
  const { explanation, result } = await asTracing(repeatable, () => explainRun(run, subject, context.artifacts))
  emitConsoleOutput(context, 'trace', result, subject.transactionHash)
  return explanation
}

/** Rejects with `TracingFailed` where a run is refused. */
export async function asTracing<Result>({ isRefusal }: RepeatableRun, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error && isRefusal(error) ? new TracingFailed(error.message) : error
  }
}

/** Returns the gas price of a message. A message without prices pays nothing. */
function gasPriceOf({ maxFeePerGas, maxPriorityFeePerGas }: ReturnType<typeof messageOf>, { baseFeePerGas = 0n }: Header): bigint {
  const offered = baseFeePerGas + maxPriorityFeePerGas
  return offered < maxFeePerGas ? offered : maxFeePerGas
}
