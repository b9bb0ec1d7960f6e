import { describeSigned, requireComplete, signedTransactionSchema } from '../../objects/signed-transaction.js'
import { transactionArgs } from '../../objects/transaction-args.js'
import { param } from '../../rpc/record.js'
import { string } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { type FillServices, fillTransaction } from '../../services/fill-transaction.js'
import { defineMethod } from '../define.js'

export const signTransaction = defineMethod({
  name: 'personal_signTransaction',
  summary: 'Signs a transaction with a key that the passphrase decrypts for this call. Gas, fees and nonce are required.',
  requiresAuth: true,
  params: [param('transaction', transactionArgs), param('passphrase', string)],
  result: signedTransactionSchema,
  async handler(context: FillServices & Needs<'keyring'>, [args, passphrase]) {
    const keyring = openKeyring(context)
    requireComplete(args)
    const filled = await fillTransaction(context, args)
    return describeSigned(await keyring.withPassphrase(filled.from, passphrase, (key) => key.signTransaction(filled.body())))
  },
})
