import { subscriptionId } from '../../objects/filter-criteria.js'
import { param } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const uninstallFilter = defineMethod({
  name: 'eth_uninstallFilter',
  summary: 'Removes a filter. False for an unknown id.',
  requiresAuth: false,
  params: [param('id', subscriptionId)],
  result: boolean,
  handler: ({ filters }: Needs<'filters'>, [id]) => filters.uninstall(id),
})
