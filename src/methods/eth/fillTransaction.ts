import { transactionFrom } from '../../evm/transaction.js'
import { describeSigned, signedTransactionSchema } from '../../objects/signed-transaction.js'
import { senderOf, transactionArgs } from '../../objects/transaction-args.js'
import { param } from '../../rpc/record.js'
import { type FillServices, fillFor } from '../../services/fill-transaction.js'
import { defineMethod } from '../define.js'

export const fillTransaction = defineMethod({
  name: 'eth_fillTransaction',
  summary: 'Fills in missing nonce, gas and fees of a transaction, and returns it unsigned, as bytes and as an object.',
  requiresAuth: false,
  params: [param('transaction', transactionArgs)],
  result: signedTransactionSchema,
  async handler(context: FillServices, [args]) {
    const { from, body: bodyNow } = await fillFor(context, args, senderOf(args))
    const body = bodyNow()
    // The hash of an unsigned transaction only distinguishes drafts.
    return describeSigned(transactionFrom(from, body))
  },
})
