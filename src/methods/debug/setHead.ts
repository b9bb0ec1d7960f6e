import { NoWayBack, NoWayForward } from '../../consensus/test-chain.js'
import { param, raises } from '../../rpc/record.js'
import { nothing, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { requireTestChain } from '../../services/test-chain-access.js'
import { defineMethod } from '../define.js'

export const setHead = defineMethod({
  name: 'debug_setHead',
  summary: 'Rewinds the chain to a block. Removes later blocks and the snapshots that were taken on them.',
  requiresAuth: true,
  params: [param('number', uint64)],
  result: nothing,
  errors: [
    raises('the block is the head, or does not exist yet', new NoWayForward()),
    raises('the block lies before the block from which a remote chain was forked', new NoWayBack(20_000_000n)),
  ],
  async handler(context: Needs<'testChain'>, [number]) {
    await requireTestChain(context).rewindTo(() => number)
    return null
  },
})
