import { bySender, senderMap, spellingOf } from '../../objects/pool-content.js'
import { describePending } from '../../objects/transaction.js'
import { objectOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/pool.js'
import { defineMethod } from '../define.js'

export const content = defineMethod({
  name: 'txpool_content',
  summary:
    'Returns all pending and queued transactions in the pool, by sender and nonce. Addresses of senders have a checksum, except with the dialect anvil.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.PoolContent>()('PoolContent', { pending: bySender, queued: bySender }),
  handler({ pool, options }: Needs<'pool' | 'options'>) {
    const spell = spellingOf(options.dialect)
    return { pending: senderMap(pool.pending(), describePending, spell), queued: senderMap(pool.queued(), describePending, spell) }
  },
})
