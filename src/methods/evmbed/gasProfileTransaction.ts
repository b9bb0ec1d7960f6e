import { gasProfileSchema } from '../../objects/gas-profile.js'
import { ZERO_HASH } from '../../primitives/hex.js'
import { transactionHash } from '../../rpc/block-reference.js'
import { param, raises } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { NothingToExplain } from '../../services/explanations.js'
import { gasProfileOfTransaction } from '../../services/gas-profiles.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { defineMethod } from '../define.js'

export const gasProfileTransaction = defineMethod({
  name: 'evmbed_gasProfileTransaction',
  summary:
    'Replays a mined transaction and returns what its gas was used for: by contract and function, and by line of the source where build info is registered.',
  requiresAuth: true,
  past: 'own',
  params: [param('transactionHash', transactionHash)],
  result: gasProfileSchema,
  errors: [raises('no block contains the transaction', new NothingToExplain(ZERO_HASH, false))],
  handler: (context: TraceServices & Needs<'artifacts' | 'pool'>, [transactionHash]) => gasProfileOfTransaction(context, transactionHash),
})
