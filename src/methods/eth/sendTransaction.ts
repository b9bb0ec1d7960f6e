import { UnknownAccount } from '../../accounts/errors.js'
import { transactionArgs } from '../../objects/transaction-args.js'
import type { Address } from '../../primitives/hex.js'
import { fastSignatures } from '../../primitives/secp256k1.js'
import { param, raises } from '../../rpc/record.js'
import { hash } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { type FillServices, fillFor } from '../../services/fill-transaction.js'
import { type SendingAccounts, sendingAccount } from '../../services/sending-account.js'
import { submit } from '../../services/submit.js'
import { defineMethod } from '../define.js'
import { poolErrors } from '../method-errors.js'

export const sendTransaction = defineMethod({
  name: 'eth_sendTransaction',
  summary:
    'Fills in, signs and sends a transaction, and returns its hash. The node must manage the key of the sender, or impersonate it. Default sender: the first development account, except with the dialect ganache.',
  requiresAuth: true,
  params: [param('transaction', transactionArgs)],
  result: hash,
  errors: [raises('the node does not manage a key of the sender', new UnknownAccount()), ...poolErrors],
  async handler(context: FillServices & SendingAccounts & Needs<'persistence' | 'testChain'>, [args]) {
    const sender = sendingAccount(context, args.from ?? senderOfTools(context))
    const signatures = fastSignatures()
    const filled = await fillFor(context, args, sender.address)
    if (signatures !== undefined) await signatures
    // From here to the pool nothing waits, so no other call can take the same nonce.
    return submit(context, sender.transaction(filled.body()))
  },
})

/** Returns the first account, from which Anvil and Hardhat send a transaction without a sender. Keys that are kept in a store pay for nothing unasked. */
function senderOfTools({ keyring, options, testChain }: Needs<'keyring' | 'options' | 'testChain'>): Address | undefined {
  return options.dialect !== 'ganache' && testChain !== undefined ? keyring.firstOwn() : undefined
}
