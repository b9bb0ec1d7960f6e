import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, uint64 } from '../../rpc/schema.js'
import { requireState } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

export const getTransactionCount = defineMethod({
  name: 'eth_getTransactionCount',
  summary: 'Returns the nonce of an account: the number of transactions it has sent. `pending` counts pending transactions in the pool.',
  requiresAuth: false,
  past: 'state',
  params: [param('address', address), optionalParam('block', blockReference)],
  result: uint64,
  errors: blockErrors,
  async handler(context: Needs<'chain' | 'pendingBlock' | 'pool'>, [account, block]) {
    if (block === 'pending') return context.pool.nextNonce(account)
    const { state } = await requireState(context, block)
    return state.account(account)?.nonce ?? 0n
  },
})
