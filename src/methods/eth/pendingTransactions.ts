import { describePending, transactionSchema } from '../../objects/transaction.js'
import { array } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const pendingTransactions = defineMethod({
  name: 'eth_pendingTransactions',
  summary:
    'Returns the pending transactions of accounts whose keys the node manages. With the dialect hardhat, all pending and queued transactions.',
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
  summary: 'Returns the pending transactions of all senders.',
  requiresAuth: false,
  params: [],
  result: array(transactionSchema),
  handler: ({ pool }: Needs<'pool'>) => [...pool.pending().values()].flat().map(describePending),
})
