import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, quantity } from '../../rpc/schema.js'
import { requireState } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

export const getBalance = defineMethod({
  name: 'eth_getBalance',
  summary: 'Returns the balance of an account in wei.',
  requiresAuth: false,
  past: 'state',
  params: [param('address', address), optionalParam('block', blockReference)],
  result: quantity,
  errors: blockErrors,
  async handler(context: Needs<'chain' | 'pendingBlock'>, [account, block]) {
    const { state } = await requireState(context, block)
    return state.account(account)?.balance ?? 0n
  },
})
