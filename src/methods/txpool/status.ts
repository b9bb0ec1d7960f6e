import type { Transaction } from '../../evm/transaction.js'
import { index } from '../../objects/transaction.js'
import { object } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

function countOf(senders: ReadonlyMap<string, readonly Transaction[]>): number {
  return [...senders.values()].reduce((sum, { length }) => sum + length, 0)
}

export const status = defineMethod({
  name: 'txpool_status',
  summary: 'How many transactions wait that a block can take, and how many behind a gap.',
  requiresAuth: false,
  params: [],
  result: object('PoolStatus', { pending: index, queued: index }),
  handler: ({ pool }: Needs<'pool'>) => ({ pending: countOf(pool.pending()), queued: countOf(pool.queued()) }),
})
