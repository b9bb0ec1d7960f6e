import { index } from '../../objects/transaction.js'
import { blockReference, transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { array, nullable } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { CallServices } from '../../services/call-site.js'
import { LongRun } from '../../services/long-run.js'
import { frame, frames, framesOfBlock, framesOfTransaction } from '../../services/tracing/parity-trace.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { defineMethod } from '../define.js'

export const traceBlock = defineMethod({
  name: 'trace_block',
  summary: 'Replays a block and returns the call frames of all its transactions, without rewards. Null for an unknown block.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', blockReference)],
  result: nullable(frames),
  async handler(context: CallServices, [reference]) {
    const block = await findBlock(context, reference)
    return block ? (await framesOfBlock(context, block, new LongRun(context))).flat() : null
  },
})

export const traceTransaction = defineMethod({
  name: 'trace_transaction',
  summary: 'Replays a mined transaction and returns its call frames. Null for an unknown transaction.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: nullable(frames),
  handler: async (context: TraceServices, [transactionHash]) =>
    (await framesOfTransaction(context, transactionHash, new LongRun(context))) ?? null,
})

export const traceGet = defineMethod({
  name: 'trace_get',
  summary: 'Returns one call frame of a mined transaction, by its trace address. Null if there is none.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash), param('traceAddress', array(index, '[]hexutil.Uint64'))],
  result: nullable(frame),
  async handler(context: TraceServices, [transactionHash, address]) {
    const wanted = address.join()
    const all = (await framesOfTransaction(context, transactionHash, new LongRun(context))) ?? []
    return all.find(({ traceAddress }) => traceAddress.join() === wanted) ?? null
  },
})
