import { NoWayForward } from '../../consensus/snapshots.js'
import { param, raises } from '../../rpc/record.js'
import { nothing, uint64 } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const setHead = defineMethod({
  name: 'debug_setHead',
  summary: 'Goes back to a block, which is the head from then on. Later blocks are gone, and so are snapshots that were taken in them.',
  requiresAuth: true,
  params: [param('number', uint64)],
  result: nothing,
  errors: [raises('the block is the head, or not there yet', new NoWayForward())],
  async handler({ snapshots }, [number]) {
    await snapshots.rewindTo(number)
    return null
  },
})
