import { blockOverrides } from '../../objects/block-overrides.js'
import { stateOverrides } from '../../objects/state-overrides.js'
import { messageOf, transactionArgs } from '../../objects/transaction-args.js'
import { SERVER_ERROR } from '../../primitives/errors.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { data } from '../../rpc/schema.js'
import { type CallServices, callSite, draftsFor } from '../../services/call-site.js'
import { timeLimit } from '../../services/call-timeout.js'
import { emitConsoleOutput } from '../../services/console-output.js'
import { describeRefusal } from '../../services/describe-refusal.js'
import { throwIfFailed } from '../../services/hardhat-halt.js'
import { UnfitCall } from '../../services/simulation/errors.js'
import { defineMethod } from '../define.js'
import { callErrors } from '../method-errors.js'

export const call = defineMethod({
  name: 'eth_call',
  summary: 'Executes a call at a block, with optional state and block overrides, and returns its return data. The chain does not change.',
  requiresAuth: false,
  past: 'state',
  params: [
    param('transaction', transactionArgs),
    optionalParam('block', blockReference),
    optionalParam('stateOverrides', stateOverrides),
    optionalParam('blockOverrides', blockOverrides),
  ],
  result: data,
  errors: callErrors,
  async handler(context: CallServices, [args, reference, state, block]) {
    const site = await callSite(context, reference, { state, block })
    const { environment } = site
    const message = messageOf(context, args, environment.header)
    const draft = draftsFor(context, site, message)
    const options = { logs: false, changes: false, counts: 'call', checkTime: timeLimit(context) } as const
    const result = await describeRefusal(
      () => context.executor.runMessage(draft(), environment, message, options),
      (refusal) => new UnfitCall(SERVER_ERROR, refusal.message, message.gasLimit),
    )
    emitConsoleOutput(context, 'call', result)
    throwIfFailed(context, result, (tracer) => context.executor.runMessage(draft(), environment, message, { tracer }))
    return result.output
  },
})
