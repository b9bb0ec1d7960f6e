import { filterCriteria, subscriptionId } from '../../objects/filter-criteria.js'
import { param } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const newFilter = defineMethod({
  name: 'eth_newFilter',
  summary: 'Installs a filter on logs of blocks to come, to be polled with eth_getFilterChanges, and returns its id.',
  requiresAuth: false,
  params: [param('filter', filterCriteria)],
  result: subscriptionId,
  handler: ({ filters }: Needs<'filters'>, [query]) => filters.newLogFilter(query),
})
