import type { Transaction } from '../../evm/transaction.js'
import { index } from '../../objects/transaction.js'
import { objectOf } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/pool.js'
import { defineMethod } from '../define.js'

function countOf(senders: ReadonlyMap<string, readonly Transaction[]>): number {
  return [...senders.values()].reduce((sum, { length }) => sum + length, 0)
}

export const status = defineMethod({
  name: 'txpool_status',
  summary: 'Returns the number of pending and of queued transactions in the pool. Queued transactions wait behind a nonce gap.',
  requiresAuth: false,
  params: [],
  result: objectOf<wire.PoolStatus>()('PoolStatus', { pending: index, queued: index }),
  handler: ({ pool }: Needs<'pool'>) => ({ pending: countOf(pool.pending()), queued: countOf(pool.queued()) }),
})
