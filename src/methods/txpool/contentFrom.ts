import { byNonce, nonceMap } from '../../objects/pool-content.js'
import { describePending } from '../../objects/transaction.js'
import { param } from '../../rpc/record.js'
import { address, objectOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/pool.js'
import { defineMethod } from '../define.js'

export const contentFrom = defineMethod({
  name: 'txpool_contentFrom',
  summary: 'Returns the pending and queued transactions of one sender, by nonce.',
  requiresAuth: false,
  params: [param('address', address)],
  result: objectOf<wire.SenderContent>()('SenderContent', { pending: byNonce, queued: byNonce }),
  handler: ({ pool }: Needs<'pool'>, [sender]) => ({
    pending: nonceMap(pool.pending().get(sender) ?? [], describePending),
    queued: nonceMap(pool.queued().get(sender) ?? [], describePending),
  }),
})
