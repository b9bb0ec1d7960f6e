import { NoWayForward } from '../../consensus/test-chain.js'
import { param, raises } from '../../rpc/record.js'
import { nothing, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { requireTestChain } from '../../services/test-chain-access.js'
import { defineMethod } from '../define.js'

export const setHead = defineMethod({
  name: 'debug_setHead',
  summary: 'Goes back to a block, which is the head from then on. Later blocks are gone, and so are snapshots that were taken in them.',
  requiresAuth: true,
  params: [param('number', uint64)],
  result: nothing,
  errors: [raises('the block is the head, or not there yet', new NoWayForward())],
  async handler(context: Needs<'testChain'>, [number]) {
    await requireTestChain(context).rewindTo(number)
    return null
  },
})
