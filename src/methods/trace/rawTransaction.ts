import { UndecodableTransaction } from '../../evm/errors.js'
import { decodeTransaction } from '../../evm/transaction.js'
import { param, raises } from '../../rpc/record.js'
import { data } from '../../rpc/schema.js'
import { type FeeServices, nextHeader } from '../../services/fees.js'
import { LongRun } from '../../services/long-run.js'
import { replay, TracingFailed } from '../../services/replay.js'
import { fullTrace, traceInPlace, traceTypes } from '../../services/tracing/parity-trace.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { defineMethod } from '../define.js'

export const traceRawTransaction = defineMethod({
  name: 'trace_rawTransaction',
  summary: 'Traces a signed transaction as if it were the first of the next block, without sending it.',
  requiresAuth: true,
  params: [param('transaction', data), param('traceTypes', traceTypes)],
  result: fullTrace,
  errors: [
    raises('the bytes are not a transaction', new UndecodableTransaction('rlp: expected input list for types.TxData')),
    raises('its gas limit exceeds that of a block', new TracingFailed('nonce too low')),
  ],
  async handler(context: TraceServices & FeeServices, [bytes, types]) {
    const header = nextHeader(context)
    const transaction = await decodeTransaction(bytes, header.rules)
    const place = await replay(context, { header, transactions: [] }, 0)
    return traceInPlace(context, place, transaction, types, new LongRun(context))
  },
})
