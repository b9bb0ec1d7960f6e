import { NodeError } from '../../primitives/errors.js'
import { padLeft } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, array, hash, mapOf, word } from '../../rpc/schema.js'
import { requireState } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** Slots read in one call at most. */
const MAX_SLOTS = 1024

/** More was asked for than one call may ask. */
export class TooManySlots extends NodeError {
  readonly code = -38026
  constructor() {
    super(`too many slots (max ${MAX_SLOTS})`)
  }
}

export const getStorageValues = defineMethod({
  name: 'eth_getStorageValues',
  summary: 'Returns the values of several storage slots of several contracts.',
  requiresAuth: false,
  past: 'state',
  params: [
    param('slots', mapOf(address, array(hash, '[]common.Hash'), 'map[common.Address][]common.Hash')),
    optionalParam('block', blockReference),
  ],
  result: mapOf(address, array(word)),
  async handler(context: Needs<'chain' | 'pendingBlock'>, [requests, reference]) {
    const count = [...requests.values()].reduce((sum, slots) => sum + slots.length, 0)
    if (count > MAX_SLOTS) throw new TooManySlots()
    if (count === 0) throw new InvalidParams('empty request')
    const { state } = await requireState(context, reference)
    return new Map(
      [...requests].map(([account, slots]) => [account, slots.map((slot) => padLeft(state.storage(account, slot), 32))] as const),
    )
  },
})
