import { UnknownAccount } from '../../accounts/errors.js'
import { param, raises } from '../../rpc/record.js'
import { hash } from '../../rpc/schema.js'
import { openKeyring } from '../account-access.js'
import { unavailableUnlessUsable } from '../account-condition.js'
import { defineMethod } from '../define.js'
import { fillTransaction } from '../fill-transaction.js'
import { poolErrors } from '../method-errors.js'
import { transactionArgs } from '../objects/transaction-args.js'
import { submit } from '../submit.js'

export const sendTransaction = defineMethod({
  name: 'eth_sendTransaction',
  summary: 'Signs a transaction with a managed key, hands it in and returns its hash. What is left out is filled in.',
  visibility: 'private',
  documented: unavailableUnlessUsable,
  params: [param('transaction', transactionArgs)],
  result: hash,
  errors: [raises('no key for the sender is managed here', new UnknownAccount()), ...poolErrors],
  async handler(context, [args]) {
    const keyring = openKeyring(context)
    const filled = await fillTransaction(context, args)
    // From here to the pool nothing waits, so no other call can take the same nonce.
    return submit(context, keyring.signTransaction(filled.from, filled.body()))
  },
})
