import type { BlockReference } from '../../chain/block-reference.js'
import { messageOf, transactionArgs } from '../../objects/transaction-args.js'
import { NodeError } from '../../primitives/errors.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { environmentOf } from '../../services/blocks.js'
import { type CallServices, type CallSite, overriddenSite } from '../../services/call-site.js'
import { emitConsoleOutput } from '../../services/console-output.js'
import type { Needs } from '../../services/context.js'
import { replay, TracingFailed } from '../../services/replay.js'
import { isOfTracer, limited, traceTimeCheck } from '../../services/tracing/trace.js'
import { type TraceCallConfig, traceCallConfig, traceResult, tracerOf } from '../../services/tracing/trace-config.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'
import { requireTraceable } from './traceBlock.js'

/** The place of a call that is to be traced: after a block, or before one of its transactions, as overrides change it. */
export async function traceSite(
  context: Needs<'chain' | 'executor' | 'pendingBlock'>,
  reference: BlockReference = 'latest',
  config: TraceCallConfig,
): Promise<CallSite> {
  const block = await requireTraceable(context, reference)
  const { txIndex, stateOverrides: state, blockOverrides } = config
  const base = txIndex === undefined ? block.state : (await replay(context, block, Number(txIndex))).draft.snapshot()
  return overriddenSite(context, environmentOf(context, block), base, { state, block: blockOverrides })
}

export const traceCall = defineMethod({
  name: 'debug_traceCall',
  summary: 'Executes a call at a block, or before one of its transactions, and returns the trace of a tracer. The chain does not change.',
  requiresAuth: true,
  past: 'state',
  params: [param('transaction', transactionArgs), optionalParam('block', blockReference), optionalParam('config', traceCallConfig)],
  result: traceResult,
  errors: [raises('the block does not exist', new NothingToEncode('block', { number: 1_000n }))],
  async handler(context: CallServices, [args, reference, config = {}]) {
    // The documented configuration knows nothing of overrides, and what it does not know has no effect.
    const site = await traceSite(context, reference, context.options.documented !== undefined ? {} : config)
    const checkTime = traceTimeCheck(context, config)
    const tracer = await tracerOf(config, { firstLogIndex: 0, checkTime })
    const message = messageOf(context, args, site.environment.header)
    try {
      const result = await context.executor.runMessage(site.draft(), site.environment, message, { tracer: limited(tracer, checkTime) })
      emitConsoleOutput(context, 'trace', result)
    } catch (error) {
      if (error instanceof NodeError && !isOfTracer(error)) throw new TracingFailed(error.message)
      throw error
    }
    return tracer.result()
  },
})
