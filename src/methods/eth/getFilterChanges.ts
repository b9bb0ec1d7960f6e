import { FilterNotFound } from '../../events/filters.js'
import { subscriptionId } from '../../objects/filter-criteria.js'
import { type LogValue, logSchema } from '../../objects/log.js'
import { describePending, transactionSchema } from '../../objects/transaction.js'
import type { Hash } from '../../primitives/hex.js'
import { param, raises } from '../../rpc/record.js'
import { array, either, hash, type ValueOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

type ObjectValue = LogValue | ValueOf<typeof transactionSchema>

const logOrTransaction = either(logSchema, transactionSchema, {
  input: (input) => typeof input === 'object' && input !== null && 'topics' in input,
  value: (value): value is LogValue => 'topics' in value,
})

const change = either(hash, logOrTransaction, {
  input: (input) => typeof input === 'string',
  value: (value: Hash | ObjectValue): value is Hash => typeof value === 'string',
})

export const getFilterChanges = defineMethod({
  name: 'eth_getFilterChanges',
  summary: 'Polls a filter: returns the block hashes, logs or pending transactions since the last poll.',
  requiresAuth: false,
  params: [param('id', subscriptionId)],
  result: array(change),
  errors: [raises('no filter has this id', new FilterNotFound())],
  handler({ filters }: Needs<'filters'>, [id]) {
    const changes = filters.changes(id)
    switch (changes.kind) {
      case 'hashes':
        return changes.hashes
      case 'logs':
        return changes.logs
      case 'transactions':
        return changes.transactions.map(describePending)
    }
  },
})
