import { storageKey } from '../../objects/storage-key.js'
import { padLeft } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, word } from '../../rpc/schema.js'
import { requireState } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

export const getStorageAt = defineMethod({
  name: 'eth_getStorageAt',
  summary: 'Returns the 32 bytes in a storage slot of a contract.',
  requiresAuth: false,
  past: 'state',
  params: [param('address', address), param('slot', storageKey), optionalParam('block', blockReference)],
  result: word,
  errors: blockErrors,
  async handler(context: Needs<'chain' | 'pendingBlock'>, [account, { slot }, block]) {
    const { state } = await requireState(context, block)
    return padLeft(state.storage(account, slot), 32)
  },
})
