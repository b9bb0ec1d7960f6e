import { filterCriteria, subscriptionId } from '../../objects/filter-criteria.js'
import { param } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const newFilter = defineMethod({
  name: 'eth_newFilter',
  summary: 'Creates a log filter for new blocks and returns its id. Poll it with eth_getFilterChanges.',
  requiresAuth: false,
  past: 'own',
  params: [param('filter', filterCriteria)],
  result: subscriptionId,
  handler: ({ filters }: Needs<'filters'>, [query]) => filters.newLogFilter(query),
})
