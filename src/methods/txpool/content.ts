import { bySender, senderMap } from '../../objects/pool-content.js'
import { describePending } from '../../objects/transaction.js'
import { objectOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/pool.js'
import { defineMethod } from '../define.js'

export const content = defineMethod({
  name: 'txpool_content',
  summary: 'Returns all pending and queued transactions in the pool, by sender and nonce.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.PoolContent>()('PoolContent', { pending: bySender, queued: bySender }),
  handler: ({ pool }: Needs<'pool'>) => ({
    pending: senderMap(pool.pending(), describePending),
    queued: senderMap(pool.queued(), describePending),
  }),
})
