import { messageOf, type TransactionArgs, transactionArgs } from '../../objects/transaction-args.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { array, DecodeError, type Schema } from '../../rpc/schema.js'
import { type CallServices, callSite } from '../../services/call-site.js'
import { LongRun } from '../../services/long-run.js'
import { type FullTrace, fullTrace, type TraceTypes, traceMessage, traceTypes } from '../../services/tracing/parity-trace.js'
import type { TransactionRequest } from '../../wire/transaction.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

/** A call and the kinds of traces. */
const typedCall: Schema<readonly [TransactionArgs, TraceTypes], readonly [TransactionRequest, TraceTypes]> = {
  json: { type: 'array', prefixItems: [transactionArgs.json, traceTypes.json], minItems: 2, maxItems: 2 },
  decode(input) {
    if (!Array.isArray(input) || input.length !== 2) throw new DecodeError('expected a call and a list of trace types')
    return [transactionArgs.decode(input[0]), traceTypes.decode(input[1])]
  },
  encode: ([args, types]) => [transactionArgs.encode(args), types],
}

export const traceCall = defineMethod({
  name: 'trace_call',
  summary:
    'Executes a call at a block and returns its traces in the format of OpenEthereum: call frames, state diff and EVM steps, as requested.',
  requiresAuth: true,
  past: 'state',
  params: [param('transaction', transactionArgs), param('traceTypes', traceTypes), optionalParam('block', blockReference)],
  result: fullTrace,
  errors: blockErrors,
  async handler(context: CallServices, [args, types, reference]) {
    const { environment, draft } = await callSite(context, reference)
    return traceMessage(context, draft(), environment, messageOf(context, args, environment.header), types, new LongRun(context))
  },
})

export const traceCallMany = defineMethod({
  name: 'trace_callMany',
  summary: 'Executes calls one after another at a block, each on the state of the previous one, and returns their traces.',
  requiresAuth: true,
  past: 'state',
  params: [param('calls', array(typedCall)), optionalParam('block', blockReference)],
  result: array(fullTrace),
  errors: blockErrors,
  async handler(context: CallServices, [calls, reference]) {
    const { environment, draft } = await callSite(context, reference)
    const state = draft()
    const traces: FullTrace[] = []
    const longRun = new LongRun(context)
    for (const [args, types] of calls) {
      await longRun.checkTimeAndYield()
      traces.push(await traceMessage(context, state, environment, messageOf(context, args, environment.header), types, longRun))
    }
    return traces
  },
})
