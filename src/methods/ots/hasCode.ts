import { optionalParam, param } from '../../rpc/record.js'
import { address, boolean } from '../../rpc/schema.js'
import { requireState } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'
import { explorerBlockNumber } from './block-number.js'

export const hasCode = defineMethod({
  name: 'ots_hasCode',
  summary: 'Returns whether an account has code at a block.',
  requiresAuth: true,
  past: 'state',
  params: [param('address', address), optionalParam('block', explorerBlockNumber)],
  result: boolean,
  errors: blockErrors,
  async handler(context: Needs<'chain' | 'pendingBlock'>, [account, reference]) {
    const { state } = await requireState(context, reference)
    return (state.account(account)?.code.bytes.length ?? 0) > 0
  },
})
