import { filterCriteria, findLogs, logErrors } from '../../objects/filter-criteria.js'
import { logSchema } from '../../objects/log.js'
import { param } from '../../rpc/record.js'
import { array } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getLogs = defineMethod({
  name: 'eth_getLogs',
  summary: 'Returns the logs of a block or a block range that match addresses and topics, in chain order.',
  requiresAuth: false,
  past: 'logs',
  params: [param('filter', filterCriteria)],
  result: array(logSchema),
  errors: logErrors,
  handler: (context: Needs<'chain' | 'options' | 'request'>, [query]) => findLogs(context, query),
})
