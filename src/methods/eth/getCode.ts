import { EMPTY_BYTES } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, data } from '../../rpc/schema.js'
import { requireState } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

export const getCode = defineMethod({
  name: 'eth_getCode',
  summary: 'Returns the code of a contract, or the delegation of an account (EIP-7702).',
  requiresAuth: false,
  past: 'state',
  params: [param('address', address), optionalParam('block', blockReference)],
  result: data,
  errors: blockErrors,
  async handler(context: Needs<'chain' | 'pendingBlock'>, [account, block]) {
    const { state } = await requireState(context, block)
    return state.account(account)?.code.bytes ?? EMPTY_BYTES
  },
})
