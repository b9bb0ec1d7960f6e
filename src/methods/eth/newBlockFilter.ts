import { subscriptionId } from '../../objects/filter-criteria.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const newBlockFilter = defineMethod({
  name: 'eth_newBlockFilter',
  summary: 'Creates a filter for new blocks and returns its id. Poll it with eth_getFilterChanges.',
  requiresAuth: false,
  params: [],
  result: subscriptionId,
  handler: ({ filters }: Needs<'filters'>) => filters.newBlockFilter(),
})
