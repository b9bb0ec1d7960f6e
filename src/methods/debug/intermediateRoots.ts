import { InvalidTransaction } from '../../evm/executor.js'
import type { Hash } from '../../primitives/hex.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { array, hash } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { replay, TracingFailed } from '../../services/replay.js'
import { traceConfig } from '../../services/tracing/trace-config.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'

export const intermediateRoots = defineMethod({
  name: 'debug_intermediateRoots',
  summary: 'Returns the state root after each transaction of a block. The hash is that of the block or of one of its transactions.',
  requiresAuth: true,
  params: [param('hash', hash), optionalParam('config', traceConfig)],
  result: array(hash),
  errors: [raises('the block does not exist', new NothingToEncode('block', { hash: `0x${'00'.repeat(32)}`, requireCanonical: false }))],
  async handler(context: Needs<'chain' | 'executor'>, [named]) {
    const { chain, executor } = context
    const block = chain.blockByHash(named) ?? chain.blockByHash(chain.receipt(named)?.blockHash ?? named)
    if (!block) throw new NothingToEncode('block', { hash: named, requireCanonical: false })
    const { draft, environment } = await replay(context, block, 0)
    const roots: Hash[] = []
    for (const transaction of block.transactions) {
      try {
        await executor.runTransaction(draft, environment, transaction)
      } catch (error) {
        throw error instanceof InvalidTransaction ? new TracingFailed(error.message) : error
      }
      roots.push(draft.snapshot().root)
    }
    return roots
  },
})
