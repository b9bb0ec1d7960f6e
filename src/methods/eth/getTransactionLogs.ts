import { logSchema } from '../../objects/log.js'
import { transactionHash } from '../../rpc/block-reference.js'
import { param } from '../../rpc/record.js'
import { array, nullable } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const getTransactionLogs = defineMethod({
  name: 'eth_getTransactionLogs',
  summary: 'Returns the logs of a transaction. Null for an unknown transaction.',
  requiresAuth: false,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: nullable(array(logSchema)),
  handler: ({ chain }: Needs<'chain'>, [transactionHash]) => chain.receipt(transactionHash)?.logs ?? null,
})
