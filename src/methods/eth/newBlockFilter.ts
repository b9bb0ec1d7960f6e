import { subscriptionId } from '../../objects/filter-criteria.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const newBlockFilter = defineMethod({
  name: 'eth_newBlockFilter',
  summary: 'Installs a filter on new blocks, to be polled with eth_getFilterChanges, and returns its id.',
  requiresAuth: false,
  params: [],
  result: subscriptionId,
  handler: ({ filters }: Needs<'filters'>) => filters.newBlockFilter(),
})
