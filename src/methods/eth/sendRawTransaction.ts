import { UndecodableTransaction } from '../../evm/errors.js'
import { decodeTransaction } from '../../evm/transaction.js'
import { param, raises } from '../../rpc/record.js'
import { data, hash } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { type SubmitServices, submit } from '../../services/submit.js'
import { defineMethod } from '../define.js'
import { poolErrors } from '../method-errors.js'

export const sendRawTransaction = defineMethod({
  name: 'eth_sendRawTransaction',
  summary: 'Sends a signed transaction and returns its hash.',
  requiresAuth: false,
  params: [param('transaction', data)],
  result: hash,
  errors: [
    raises('the bytes are not a transaction', new UndecodableTransaction('rlp: expected input list for types.TxData')),
    ...poolErrors,
  ],
  async handler(context: SubmitServices & Needs<'application'>, [bytes]) {
    return submit(context, await decodeTransaction(bytes, nextHeader(context).rules))
  },
})
