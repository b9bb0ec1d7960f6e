import { subscriptionId } from '../../objects/filter-criteria.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const newPendingTransactionFilter = defineMethod({
  name: 'eth_newPendingTransactionFilter',
  summary: 'Creates a filter for new pending transactions, as hashes or in full, and returns its id. Poll it with eth_getFilterChanges.',
  requiresAuth: false,
  params: [optionalParam('full', boolean)],
  result: subscriptionId,
  handler({ filters, options }: Needs<'filters' | 'options'>, [full]) {
    if (full !== undefined && options.documented) throw new InvalidParams('too many arguments, want at most 0')
    return filters.newPendingTransactionFilter(full ?? false)
  },
})
