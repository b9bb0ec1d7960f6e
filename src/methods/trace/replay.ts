import { blockReference, transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { array, nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { CallServices } from '../../services/call-site.js'
import { LongRun } from '../../services/long-run.js'
import { replay } from '../../services/replay.js'
import { type FullTrace, fullTrace, traceInPlace, traceTypes } from '../../services/tracing/parity-trace.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { defineMethod } from '../define.js'

export const replayTransaction = defineMethod({
  name: 'trace_replayTransaction',
  summary: 'Replays a mined transaction and returns the requested traces. Null for an unknown transaction.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash), param('traceTypes', traceTypes)],
  result: nullable(fullTrace),
  async handler(context: TraceServices, [transactionHash, types]) {
    const receipt = context.chain.receipt(transactionHash)
    const block = receipt && context.chain.blockByHash(receipt.blockHash)
    if (!block) return null
    return traceInPlace(context, await replay(context, block, receipt.transactionIndex), receipt.transaction, types, new LongRun(context))
  },
})

export const replayBlockTransactions = defineMethod({
  name: 'trace_replayBlockTransactions',
  summary: 'Replays all transactions of a block and returns the requested traces of each. Null for an unknown block.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', blockReference), param('traceTypes', traceTypes)],
  result: nullable(array(fullTrace)),
  async handler(context: CallServices, [reference, types]) {
    const block = await findBlock(context, reference)
    if (!block) return null
    const traces: FullTrace[] = []
    if (block.transactions.length === 0) return traces
    const place = await replay(context, block, 0)
    const longRun = new LongRun(context)
    for (const transaction of block.transactions) {
      await longRun.checkTimeAndYield()
      traces.push({ ...(await traceInPlace(context, place, transaction, types, longRun)), transactionHash: transaction.hash })
    }
    return traces
  },
})
