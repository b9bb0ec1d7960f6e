import { type TransactionArgs, transactionArgs } from '../../objects/transaction-args.js'
import type { Hash } from '../../primitives/hex.js'
import { param } from '../../rpc/record.js'
import { hash, string } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { type FillServices, fillTransaction } from '../../services/fill-transaction.js'
import { submit } from '../../services/submit.js'
import { defineMethod } from '../define.js'

const params = [param('transaction', transactionArgs), param('passphrase', string)] as const

async function send(
  context: FillServices & Needs<'keyring' | 'persistence' | 'testChain'>,
  [args, passphrase]: readonly [args: TransactionArgs, passphrase: string],
): Promise<Hash> {
  const keyring = openKeyring(context)
  const filled = await fillTransaction(context, args)
  // From the nonce to the pool nothing waits, so no other call can take the same one.
  return keyring.withPassphrase(filled.from, passphrase, (key) => submit(context, key.signTransaction(filled.body())))
}

export const sendTransaction = defineMethod({
  name: 'personal_sendTransaction',
  summary: 'Signs a transaction with a key that the passphrase decrypts for this call, sends it and returns its hash.',
  requiresAuth: true,
  params,
  result: hash,
  handler: send,
})

export const signAndSendTransaction = defineMethod({
  name: 'personal_signAndSendTransaction',
  summary: 'Older name of personal_sendTransaction.',
  requiresAuth: true,
  params,
  result: hash,
  handler: send,
})
