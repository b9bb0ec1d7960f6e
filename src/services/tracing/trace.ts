import { InvalidTransaction } from '../../evm/executor.js'
import { MemoryLimitExceeded } from '../../evm/memory-limit.js'
import type { Tracer } from '../../evm/tracer.js'
import { deadline, ExecutionTimeout, timeCheck } from '../../evm/tracers/deadline.js'
import { ScriptTracerFailed } from '../../evm/tracers/script/errors.js'
import { together } from '../../evm/tracers/together.js'
import { TraceTooLarge } from '../../evm/tracers/trace-size.js'
import type { Transaction } from '../../evm/transaction.js'
import { yieldToEventLoop } from '../../primitives/event-loop.js'
import type { Hash } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import { emitConsoleOutput } from '../console-output.js'
import type { Needs } from '../context.js'
import { type Replayable, type ReplayPlace, replay, TracingFailed } from '../replay.js'
import { type TraceConfig, timeoutOf, tracerOf } from './trace-config.js'

/** Parts of the node that run blocks and transactions again. */
export type TraceServices = Needs<'bus' | 'chain' | 'executor' | 'options' | 'request'>

/** Throws once a trace that begins now has taken longer than it may. */
export function traceTimeCheck({ request }: Needs<'options' | 'request'>, config: TraceConfig): () => void {
  const now = () => request.elapsed
  return timeCheck(now, now() + timeoutOf(config))
}

/** A tracer with the time it may take. */
export function limited(tracer: Tracer, checkTime: () => void): Tracer {
  return together(deadline(checkTime), tracer)
}

/** Errors that end a trace, of which the message or the transaction is not the cause. */
const TRACE_ERRORS = [ExecutionTimeout, MemoryLimitExceeded, ScriptTracerFailed, TraceTooLarge]

/** Whether it was not the run that has failed but the tracing of it. */
export function isOfTracer(error: unknown): boolean {
  return TRACE_ERRORS.some((type) => error instanceof type)
}

/** Traces the next transaction of a block, and leaves the state as it leaves it. */
async function traceNext(
  context: Needs<'bus' | 'executor' | 'options' | 'request'>,
  block: Replayable,
  place: ReplayPlace,
  index: number,
  firstLogIndex: number,
  config: TraceConfig,
): Promise<{ transaction: Transaction; report: Json; logs: number }> {
  const transaction = block.transactions[index]
  if (!transaction) throw new RangeError(`no transaction at ${index}`)
  const { header } = block
  const checkTime = traceTimeCheck(context, config)
  const tracer = await tracerOf(config, {
    firstLogIndex,
    checkTime,
    transaction: {
      blockHash: header.hash,
      blockNumber: header.number,
      transactionHash: transaction.hash,
      transactionIndex: index,
    },
  })
  try {
    const { draft, environment } = place
    const result = await context.executor.runTransaction(draft, environment, transaction, limited(tracer, checkTime))
    emitConsoleOutput(context, 'trace', result, transaction.hash)
    return { transaction, report: tracer.result(), logs: result.logs.length }
  } catch (error) {
    throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
  }
}

/** Replays a block up to a transaction and returns the trace of the transaction. */
export async function traceOne(context: TraceServices, block: Replayable, index: number, config: TraceConfig): Promise<Json> {
  const place = await replay(context, block, index)
  return (await traceNext(context, block, place, index, place.logs.length, config)).report
}

/** Replays a block and returns the trace of each transaction. */
export async function traceAll(
  context: TraceServices,
  block: Replayable,
  config: TraceConfig,
): Promise<{ readonly txHash: Hash; readonly result: Json }[]> {
  const place = await replay(context, block, 0)
  const traces: { txHash: Hash; result: Json }[] = []
  let firstLogIndex = 0
  for (const index of block.transactions.keys()) {
    await yieldToEventLoop()
    const { transaction, report, logs } = await traceNext(context, block, place, index, firstLogIndex, config)
    traces.push({ txHash: transaction.hash, result: report })
    firstLogIndex += logs
  }
  return traces
}
