import { describePending, transactionSchema } from '../../objects/transaction.js'
import { array } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const pendingTransactions = defineMethod({
  name: 'eth_pendingTransactions',
  summary: 'The transactions of managed accounts that a block can take; where Hardhat is followed, all that wait, of all senders.',
  requiresAuth: false,
  params: [],
  result: array(transactionSchema),
  handler({ pool, keyring, options }: Needs<'keyring' | 'options' | 'pool'>) {
    if (options.dialect === 'hardhat') return [...pool.pending().values(), ...pool.queued().values()].flat().map(describePending)
    return [...pool.pending()].flatMap(([sender, transactions]) => (keyring.has(sender) ? transactions.map(describePending) : []))
  },
})

export const getPendingTransactions = defineMethod({
  name: 'eth_getPendingTransactions',
  summary: 'The transactions that a block can take, of all senders.',
  requiresAuth: false,
  params: [],
  result: array(transactionSchema),
  handler: ({ pool }: Needs<'pool'>) => [...pool.pending().values()].flat().map(describePending),
})
