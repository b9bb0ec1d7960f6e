import type { Block } from '../../chain/block.js'
import type { Chain } from '../../chain/chain.js'
import { CallTracer, callsOf, failureOf, isCreation } from '../../evm/tracers/call-tracer.js'
import { framesWithin } from '../../evm/tracers/frame-tree.js'
import type { Reading } from '../../primitives/missing-state.js'
import { param } from '../../rpc/record.js'
import { address, either, hash, jsonInteger, nullable, objectOf, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { LongRun } from '../../services/long-run.js'
import { replay } from '../../services/replay.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { runTraced } from '../../services/tracing/trace-calls.js'
import type * as wire from '../../wire/explorer.js'
import { defineMethod } from '../define.js'

/** The first block for which something holds that goes on holding; undefined when it does not hold for the head. */
function firstBlock(chain: Reading<Chain>, holds: (block: Block) => boolean): Block | undefined {
  if (!holds(chain.head)) return undefined
  let [low, high] = [chain.genesis.number, chain.head.number]
  while (low < high) {
    const middle = (low + high) / 2n
    const block = chain.blockByNumber(middle)
    if (block && holds(block)) high = middle
    else low = middle + 1n
  }
  return chain.blockByNumber(low)
}

const nonce = either(jsonInteger('uint64'), uint64, {
  input: (input) => typeof input === 'number',
  value: (value): value is number => typeof value === 'number',
})

export const getTransactionBySenderAndNonce = defineMethod({
  name: 'ots_getTransactionBySenderAndNonce',
  summary: 'Returns the hash of the transaction with a sender and a nonce. Null if no block contains one.',
  requiresAuth: true,
  params: [param('sender', address), param('nonce', nonce)],
  result: nullable(hash),
  handler({ chain }: Needs<'chain'>, [sender, given]) {
    const wanted = BigInt(given)
    const block = firstBlock(chain, ({ state }) => (state.account(sender)?.nonce ?? 0n) > wanted)
    return block?.transactions.find(({ from, body }) => from === sender && body.nonce === wanted)?.hash ?? null
  },
})

export const getContractCreator = defineMethod({
  name: 'ots_getContractCreator',
  summary:
    'Returns the creator of a contract and the hash of the creating transaction. Null for an account without code and for a contract of the genesis block.',
  requiresAuth: true,
  params: [param('address', address)],
  result: nullable(objectOf<wire.ContractCreator>()('ContractCreator', { hash, creator: address })),
  async handler(context: TraceServices, [account]) {
    const block = firstBlock(context.chain, ({ state }) => (state.account(account)?.code.bytes.length ?? 0) > 0)
    if (!block || block.number === context.chain.genesis.number) return null
    const place = await replay(context, block, 0)
    const longRun = new LongRun(context)
    for (const receipt of block.receipts) {
      await longRun.checkTimeAndYield()
      const calls = new CallTracer()
      await runTraced(context, place, receipt, longRun.limited(calls))
      for (const { frame } of calls.top ? framesWithin(calls.top, callsOf) : []) {
        if (isCreation(frame) && frame.to === account && failureOf(frame) === undefined) {
          return { hash: receipt.transaction.hash, creator: frame.from }
        }
      }
    }
    return null
  },
})
