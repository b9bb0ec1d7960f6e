import type { Transaction } from '../../evm/transaction.js'
import { senderMap, spellingOf, summariesBySender, summarise } from '../../objects/pool-content.js'
import { objectOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/pool.js'
import { defineMethod } from '../define.js'

export const inspect = defineMethod({
  name: 'txpool_inspect',
  summary:
    'Returns a one-line summary of every pending and queued transaction in the pool, by sender and nonce. Addresses have a checksum, except with the dialect anvil.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.PoolSummary>()('PoolSummary', { pending: summariesBySender, queued: summariesBySender }),
  handler({ pool, options }: Needs<'pool' | 'options'>) {
    const spell = spellingOf(options.dialect)
    const describe = (transaction: Transaction) => summarise(transaction, spell)
    return { pending: senderMap(pool.pending(), describe, spell), queued: senderMap(pool.queued(), describe, spell) }
  },
})
