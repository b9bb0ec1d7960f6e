import { describeSigned, requireComplete, signedTransactionSchema } from '../../objects/signed-transaction.js'
import { transactionArgs } from '../../objects/transaction-args.js'
import { param } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { type FillServices, fillTransaction } from '../../services/fill-transaction.js'
import { defineMethod } from '../define.js'

export const signTransaction = defineMethod({
  name: 'eth_signTransaction',
  summary: 'Signs a transaction with a managed key and returns it without sending it. Gas, fees and nonce are required.',
  requiresAuth: true,
  params: [param('transaction', transactionArgs)],
  result: signedTransactionSchema,
  async handler(context: FillServices & Needs<'keyring'>, [args]) {
    requireComplete(args)
    const filled = await fillTransaction(context, args)
    return describeSigned(context.keyring.signTransaction(filled.from, filled.body()))
  },
})
