import { FilterNotFound } from '../../events/filters.js'
import { findLogs, logErrors, subscriptionId } from '../../objects/filter-criteria.js'
import { logSchema } from '../../objects/log.js'
import { param, raises } from '../../rpc/record.js'
import { array } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getFilterLogs = defineMethod({
  name: 'eth_getFilterLogs',
  summary: 'Returns all logs that match a log filter, including those already polled.',
  requiresAuth: false,
  params: [param('id', subscriptionId)],
  result: array(logSchema),
  errors: [raises('no log filter has this id', new FilterNotFound()), ...logErrors],
  handler: (context: Needs<'chain' | 'filters' | 'options' | 'request'>, [id]) => findLogs(context, context.filters.logQuery(id)),
})
