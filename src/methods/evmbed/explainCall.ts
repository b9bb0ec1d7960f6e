import { explanationSchema } from '../../objects/explanation.js'
import { transactionArgs } from '../../objects/transaction-args.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import type { CallServices } from '../../services/call-site.js'
import type { Needs } from '../../services/context.js'
import { explainMessage } from '../../services/explanations.js'
import { traceCallConfig } from '../../services/tracing/trace-config.js'
import { NothingToEncode } from '../debug/getRaw.js'
import { traceSite } from '../debug/traceCall.js'
import { defineMethod } from '../define.js'

export const explainCall = defineMethod({
  name: 'evmbed_explainCall',
  summary:
    'Executes a call as debug_traceCall does and explains it: frames, events, storage writes and the reason of a failure, with names from registered artifacts.',
  requiresAuth: true,
  past: 'own',
  params: [param('transaction', transactionArgs), optionalParam('block', blockReference), optionalParam('config', traceCallConfig)],
  result: explanationSchema,
  errors: [raises('the block does not exist', new NothingToEncode('block', { number: 1_000n }))],
  handler: async (context: CallServices & Needs<'artifacts'>, [args, reference, config = {}]) =>
    explainMessage(context, await traceSite(context, reference, config), args, config),
})
