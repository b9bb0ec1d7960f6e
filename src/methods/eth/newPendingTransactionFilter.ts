import { functional, optionalParam } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { subscriptionId } from '../objects/filter-criteria.js'

export const newPendingTransactionFilter = defineMethod({
  name: 'eth_newPendingTransactionFilter',
  summary:
    'Installs a filter on new pending transactions, as hashes or in full, to be polled with eth_getFilterChanges, and returns its id.',
  visibility: 'public',
  documented: functional,
  params: [optionalParam('full', boolean)],
  result: subscriptionId,
  handler: ({ filters }, [full]) => filters.newPendingTransactionFilter(full ?? false),
})
