import { gasProfileSchema } from '../../objects/gas-profile.js'
import { transactionArgs } from '../../objects/transaction-args.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import type { CallServices } from '../../services/call-site.js'
import type { Needs } from '../../services/context.js'
import { gasProfileOfMessage } from '../../services/gas-profiles.js'
import { traceCallConfig } from '../../services/tracing/trace-config.js'
import { NothingToEncode } from '../debug/getRaw.js'
import { traceSite } from '../debug/traceCall.js'
import { defineMethod } from '../define.js'

export const gasProfileCall = defineMethod({
  name: 'evmbed_gasProfileCall',
  summary:
    'Executes a call as debug_traceCall does and returns what its gas was used for: by contract and function, and by line of the source where build info is registered.',
  requiresAuth: true,
  past: 'own',
  params: [param('transaction', transactionArgs), optionalParam('block', blockReference), optionalParam('config', traceCallConfig)],
  result: gasProfileSchema,
  errors: [raises('the block does not exist', new NothingToEncode('block', { number: 1_000n }))],
  handler: async (context: CallServices & Needs<'artifacts'>, [args, reference, config = {}]) =>
    gasProfileOfMessage(context, await traceSite(context, reference, config), args, config),
})
