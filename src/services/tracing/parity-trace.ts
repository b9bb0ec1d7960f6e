import { type Environment, InvalidTransaction, type TransactionResult } from '../../evm/executor.js'
import type { Message } from '../../evm/message.js'
import type { Tracer } from '../../evm/tracer.js'
import { FlatCallTracer, type TransactionPlace } from '../../evm/tracers/flat-call-tracer.js'
import { PrestateTracer } from '../../evm/tracers/prestate-tracer.js'
import { stateDiffOf } from '../../evm/tracers/state-diff.js'
import { together } from '../../evm/tracers/together.js'
import { VmTracer } from '../../evm/tracers/vm-tracer.js'
import type { Transaction } from '../../evm/transaction.js'
import { array, data, hash, json, literal, nullable, objectOf, optional, type Schema, type ValueOf } from '../../rpc/schema.js'
import type { StateDraft } from '../../state/state-draft.js'
import type { FlatCallFrame, ParityTrace, TraceType } from '../../wire/trace.js'
import { emitConsoleOutput } from '../console-output.js'
import type { Needs } from '../context.js'
import type { LongRun } from '../long-run.js'
import { type Replayable, type ReplayPlace, replay, TracingFailed } from '../replay.js'

/** Traces that a caller can request. */
export const traceType: Schema<TraceType> = literal('trace_type', 'trace', 'stateDiff', 'vmTrace')
export const traceTypes = array(traceType, '[]string')
export type TraceTypes = ValueOf<typeof traceTypes>

/** A frame, which the tracer has encoded. It is never a parameter, so `decode` checks nothing. */
export const frame: Schema<FlatCallFrame> = { ...json, decode: (input) => input as FlatCallFrame, encode: (value) => value }
export const frames = array(frame)

/** The requested traces. Members that were not requested are null or empty. */
export const fullTrace = objectOf<ParityTrace>()('TraceResults', {
  output: data,
  stateDiff: nullable(json),
  trace: frames,
  vmTrace: nullable(json),
  transactionHash: optional(hash),
})
export type FullTrace = ValueOf<typeof fullTrace>

const FRAME_OPTIONS = { convertParityErrors: true, parityFrames: true }

/** Runs something before the eyes of the tracers that the types ask for. */
async function watchedBy(
  longRun: LongRun,
  types: TraceTypes,
  run: (tracer: Tracer) => Promise<{ readonly output: Uint8Array }>,
): Promise<FullTrace> {
  const calls = types.includes('trace') ? new FlatCallTracer(FRAME_OPTIONS) : undefined
  const state = types.includes('stateDiff') ? new PrestateTracer({ diffMode: true }) : undefined
  const machine = types.includes('vmTrace') ? new VmTracer() : undefined
  const { output } = await run(longRun.limited(together(...[calls, state, machine].filter((tracer) => tracer !== undefined))))
  return {
    output,
    // The state is that of the draft, so this cannot wait.
    stateDiff: state ? stateDiffOf(state.result()) : null,
    trace: calls?.frames.map(withoutPlace) ?? [],
    vmTrace: machine?.result() ?? null,
  }
}

/** A frame without the place of its transaction: in these answers that is known from what was asked. */
function withoutPlace({ blockHash, blockNumber, transactionHash, transactionPosition, ...frame }: FlatCallFrame): FlatCallFrame {
  return frame
}

/** Traces a call. The trace of a failed call contains the failure. */
export function traceMessage(
  context: Needs<'bus' | 'executor'>,
  draft: StateDraft,
  environment: Environment,
  message: Message,
  types: TraceTypes,
  longRun: LongRun,
): Promise<FullTrace> {
  return watchedBy(longRun, types, async (tracer) => {
    const result = await context.executor.runMessage(draft, environment, message, { tracer })
    emitConsoleOutput(context, 'trace', result)
    return result
  })
}

/** Runs a transaction, and lets it be known what it says to console.log. */
async function runAloud(
  context: Needs<'bus' | 'executor'>,
  { draft, environment }: Omit<ReplayPlace, 'logs'>,
  transaction: Transaction,
  tracer: Tracer,
): Promise<TransactionResult> {
  const result = await context.executor.runTransaction(draft, environment, transaction, tracer)
  emitConsoleOutput(context, 'trace', result, transaction.hash)
  return result
}

/** Traces a transaction in its place, and leaves the state as it leaves it. Throws `TracingFailed` when it cannot be there. */
export async function traceInPlace(
  context: Needs<'bus' | 'executor'>,
  { draft, environment }: Omit<ReplayPlace, 'logs'>,
  transaction: Transaction,
  types: TraceTypes,
  longRun: LongRun,
): Promise<FullTrace> {
  try {
    return await watchedBy(longRun, types, (tracer) => runAloud(context, { draft, environment }, transaction, tracer))
  } catch (error) {
    throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
  }
}

/** The frames of a block's transactions, run again. The genesis block has none. */
export async function framesOfBlock(
  context: Needs<'bus' | 'chain' | 'executor'>,
  block: Replayable & { readonly hash: string },
  longRun: LongRun,
): Promise<FlatCallFrame[][]> {
  if (block.transactions.length === 0) return []
  const { draft, environment } = await replay(context, block, 0)
  const frames: FlatCallFrame[][] = []
  for (const [index, transaction] of block.transactions.entries()) {
    await longRun.checkTimeAndYield()
    const place: TransactionPlace = {
      blockHash: `0x${block.hash.slice(2)}`,
      blockNumber: block.header.number,
      transactionHash: transaction.hash,
      transactionIndex: index,
    }
    const tracer = new FlatCallTracer(FRAME_OPTIONS, place)
    try {
      await runAloud(context, { draft, environment }, transaction, longRun.limited(tracer))
    } catch (error) {
      throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
    }
    frames.push([...tracer.frames])
  }
  return frames
}

/** The frames of a transaction of a block, run again; undefined when no block holds it. */
export async function framesOfTransaction(
  context: Needs<'bus' | 'chain' | 'executor'>,
  transactionHash: string,
  longRun: LongRun,
): Promise<readonly FlatCallFrame[] | undefined> {
  const { chain } = context
  const receipt = chain.receipt(`0x${transactionHash.slice(2)}`)
  const block = receipt && chain.blockByHash(receipt.blockHash)
  if (!block) return undefined
  const { transactionIndex, transaction } = receipt
  const { draft, environment } = await replay(context, block, transactionIndex)
  const tracer = new FlatCallTracer(FRAME_OPTIONS, {
    blockHash: block.hash,
    blockNumber: block.number,
    transactionHash: transaction.hash,
    transactionIndex,
  })
  await runAloud(context, { draft, environment }, transaction, longRun.limited(tracer))
  return tracer.frames
}
