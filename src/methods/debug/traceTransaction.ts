import { ServerError } from '../../primitives/errors.js'
import { transactionHash } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { type TraceServices, traceOne } from '../../services/tracing/trace.js'
import { traceConfig, traceResult } from '../../services/tracing/trace-config.js'
import { defineMethod } from '../define.js'

/** No block contains the transaction that is to be traced. */
export class TransactionNotFound extends ServerError {
  constructor() {
    super('transaction not found')
  }
}

export const traceTransaction = defineMethod({
  name: 'debug_traceTransaction',
  summary:
    'Replays a mined transaction and returns the trace of a tracer: the opcode logger, a built-in tracer such as callTracer, or a script.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash), optionalParam('config', traceConfig)],
  result: traceResult,
  errors: [raises('no block contains the transaction', new TransactionNotFound())],
  async handler(context: TraceServices, [transactionHash, config = {}]) {
    const receipt = context.chain.receipt(transactionHash)
    const block = receipt && context.chain.blockByHash(receipt.blockHash)
    if (!block) throw new TransactionNotFound()
    return traceOne(context, block, receipt.transactionIndex, config)
  },
})
