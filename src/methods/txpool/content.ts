import { bySender, senderMap } from '../../objects/pool-content.js'
import { describePending } from '../../objects/transaction.js'
import { object } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const content = defineMethod({
  name: 'txpool_content',
  summary: 'All transactions that wait, by sender and nonce: those a block can take, and those behind a gap.',
  requiresAuth: false,
  params: [],
  result: object('PoolContent', { pending: bySender, queued: bySender }),
  handler: ({ pool }: Needs<'pool'>) => ({
    pending: senderMap(pool.pending(), describePending),
    queued: senderMap(pool.queued(), describePending),
  }),
})
