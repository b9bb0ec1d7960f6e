import { decodeTransaction } from '../../evm/transaction.js'
import { functional, param } from '../../rpc/record.js'
import { data, hash } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { submit } from '../submit.js'

export const sendRawTransaction = defineMethod({
  name: 'eth_sendRawTransaction',
  summary: 'Hands in a signed transaction and returns its hash.',
  visibility: 'public',
  documented: functional,
  params: [param('transaction', data)],
  result: hash,
  async handler(context, [bytes]) {
    const { rules, head } = context.chain
    const common = rules.at(head.number + 1n, context.consensus.nextProposal().timestamp)
    return submit(context, await decodeTransaction(bytes, common, rules.kzg))
  },
})
