import { byNonce, nonceMap } from '../../objects/pool-content.js'
import { describePending } from '../../objects/transaction.js'
import { param } from '../../rpc/record.js'
import { address, object } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const contentFrom = defineMethod({
  name: 'txpool_contentFrom',
  summary: 'The transactions of one sender that wait, by nonce: those a block can take, and those behind a gap.',
  requiresAuth: false,
  params: [param('address', address)],
  result: object('SenderContent', { pending: byNonce, queued: byNonce }),
  handler: ({ pool }: Needs<'pool'>, [sender]) => ({
    pending: nonceMap(pool.pending().get(sender) ?? [], describePending),
    queued: nonceMap(pool.queued().get(sender) ?? [], describePending),
  }),
})
