import { explanationSchema } from '../../objects/explanation.js'
import { ZERO_HASH } from '../../primitives/hex.js'
import { transactionHash } from '../../rpc/block-reference.js'
import { param, raises } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { explainTransactionOf, NothingToExplain } from '../../services/explanations.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { defineMethod } from '../define.js'

export const explainTransaction = defineMethod({
  name: 'evmbed_explainTransaction',
  summary:
    'Replays a mined transaction and explains it: frames, events, storage writes and the reason of a failure, with names from registered artifacts.',
  requiresAuth: true,
  past: 'own',
  params: [param('transactionHash', transactionHash)],
  result: explanationSchema,
  errors: [raises('no block contains the transaction', new NothingToExplain(ZERO_HASH, false))],
  handler: (context: TraceServices & Needs<'artifacts' | 'pool'>, [transactionHash]) => explainTransactionOf(context, transactionHash),
})
