import { MissingArgument, transactionArgs } from '../../objects/transaction-args.js'
import { MethodNotFound } from '../../rpc/errors.js'
import { param, raises } from '../../rpc/record.js'
import { hash } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { type FillServices, fillFor } from '../../services/fill-transaction.js'
import { impersonated } from '../../services/sending-account.js'
import { submit } from '../../services/submit.js'
import { requireTestChain } from '../../services/test-chain-access.js'
import { defineMethod } from '../define.js'
import { poolErrors } from '../method-errors.js'

export const sendUnsignedTransaction = defineMethod({
  name: 'eth_sendUnsignedTransaction',
  summary:
    'Sends a transaction of any account without a signature, as if the account were impersonated, and returns its hash. Requires the namespace anvil.',
  requiresAuth: true,
  params: [param('transaction', transactionArgs)],
  result: hash,
  errors: [raises('it names no sender', new MissingArgument('from not specified')), ...poolErrors],
  async handler(context: FillServices & Needs<'persistence' | 'session' | 'testChain'>, [args]) {
    // It spends from any account: it is there for those who could impersonate one.
    if (!context.session.mayUse('anvil')) throw new MethodNotFound('eth_sendUnsignedTransaction')
    requireTestChain(context)
    if (args.from === undefined) throw new MissingArgument('from not specified')
    const filled = await fillFor(context, args, args.from)
    return submit(context, impersonated(args.from).transaction(filled.body()))
  },
})
