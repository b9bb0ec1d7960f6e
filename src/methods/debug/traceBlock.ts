import type { Block } from '../../chain/block.js'
import type { BlockReference } from '../../chain/block-reference.js'
import { decodeBlock } from '../../chain/import.js'
import { signedTransaction, type Transaction } from '../../evm/transaction.js'
import { ServerError } from '../../primitives/errors.js'
import { yieldToEventLoop } from '../../primitives/event-loop.js'
import { blockHash, blockNumber } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { array, data, hash, objectOf } from '../../rpc/schema.js'
import { findBlock } from '../../services/blocks.js'
import type { CallServices } from '../../services/call-site.js'
import type { Needs } from '../../services/context.js'
import { GenesisNotTraceable, type Replayable } from '../../services/replay.js'
import { type TraceServices, traceAll } from '../../services/tracing/trace.js'
import { traceConfig, traceResult } from '../../services/tracing/trace-config.js'
import type { TransactionTrace } from '../../wire/trace.js'
import { defineMethod } from '../define.js'
import { NothingToEncode } from './getRaw.js'

/** The bytes of the request are not the RLP of a block. */
export class UndecodableBlock extends ServerError {
  constructor(reason: string) {
    super(`could not decode block: ${reason}`)
  }
}

const traces = array(objectOf<TransactionTrace>()('tracers.txTraceResult', { txHash: hash, result: traceResult }))

/** The block a reference names. Throws the error of a block that is not there. */
export async function requireTraceable(context: Needs<'chain' | 'pendingBlock'>, reference: BlockReference): Promise<Block> {
  const block = await findBlock(context, reference)
  if (!block) throw new NothingToEncode('block', reference)
  return block
}

const errors = [
  raises('the block does not exist', new NothingToEncode('block', { number: 1_000n })),
  raises('it is the genesis block', new GenesisNotTraceable()),
]

export const traceBlockByNumber = defineMethod({
  name: 'debug_traceBlockByNumber',
  summary: 'Replays a block by number or tag and returns the trace of each transaction.',
  requiresAuth: true,
  past: 'content',
  params: [param('block', blockNumber), optionalParam('config', traceConfig)],
  result: traces,
  errors,
  async handler(context: CallServices, [reference, config = {}]) {
    return traceAll(context, await requireTraceable(context, reference), config)
  },
})

export const traceBlockByHash = defineMethod({
  name: 'debug_traceBlockByHash',
  summary: 'Replays a block by hash and returns the trace of each transaction.',
  requiresAuth: true,
  past: 'content',
  params: [param('blockHash', blockHash), optionalParam('config', traceConfig)],
  result: traces,
  errors,
  async handler(context: CallServices, [blockHash, config = {}]) {
    return traceAll(context, await requireTraceable(context, { hash: blockHash, requireCanonical: false }), config)
  },
})

async function decodeReplayable({ chain }: Needs<'chain'>, bytes: Uint8Array): Promise<Replayable> {
  try {
    const { header, transactions: bodies } = decodeBlock(bytes, chain.rules)
    const transactions: Transaction[] = []
    for (const body of bodies) {
      await yieldToEventLoop()
      transactions.push(signedTransaction(body, header.rules))
    }
    return { header, transactions }
  } catch (error) {
    throw new UndecodableBlock(error instanceof Error ? error.message : String(error))
  }
}

export const traceBlock = defineMethod({
  name: 'debug_traceBlock',
  summary: 'Executes a block given as RLP on top of its parent and returns the trace of each transaction.',
  requiresAuth: true,
  params: [param('block', data), optionalParam('config', traceConfig)],
  result: traces,
  errors: [
    raises('the bytes are not a block', new UndecodableBlock('rlp: expected a block')),
    raises('it is a genesis block', new GenesisNotTraceable()),
  ],
  async handler(context: TraceServices, [bytes, config = {}]) {
    return traceAll(context, await decodeReplayable(context, bytes), config)
  },
})
