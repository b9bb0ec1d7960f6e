import { senderMap, summariesBySender, summarise } from '../../objects/pool-content.js'
import { objectOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/pool.js'
import { defineMethod } from '../define.js'

export const inspect = defineMethod({
  name: 'txpool_inspect',
  summary: 'Returns a one-line summary of every pending and queued transaction in the pool, by sender and nonce.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.PoolSummary>()('PoolSummary', { pending: summariesBySender, queued: summariesBySender }),
  handler: ({ pool }: Needs<'pool'>) => ({ pending: senderMap(pool.pending(), summarise), queued: senderMap(pool.queued(), summarise) }),
})
