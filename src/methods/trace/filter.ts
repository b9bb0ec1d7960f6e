import { existingHeights, heightOf, rangeErrors } from '../../objects/block-range.js'
import type { Address } from '../../primitives/hex.js'
import { blockNumber } from '../../rpc/block-reference.js'
import { param, raises } from '../../rpc/record.js'
import { address, array, jsonInteger, literal, objectOf, optional } from '../../rpc/schema.js'
import { ExecutionAborted } from '../../services/call-timeout.js'
import { LongRun } from '../../services/long-run.js'
import { frames, framesOfBlock } from '../../services/tracing/parity-trace.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import type * as wire from '../../wire/trace.js'
import { defineMethod } from '../define.js'

const traceFilter = objectOf<wire.TraceFilter>()('TraceFilter', {
  /** The genesis block unless given. */
  fromBlock: optional(blockNumber),
  /** The head unless given. */
  toBlock: optional(blockNumber),
  fromAddress: optional(array(address, '[]common.Address')),
  toAddress: optional(array(address, '[]common.Address')),
  /** `intersection`, the default: a frame matches both address lists. `union`: it matches one of them. */
  mode: optional(literal('trace_filter_mode', 'intersection', 'union')),
  /** Number of matching frames to skip. */
  after: optional(jsonInteger('uint64')),
  /** Maximum number of frames. */
  count: optional(jsonInteger('uint64')),
})

/** Returns sender and recipient of a frame. The recipient of a creation is the created contract. */
function ends({ action, result }: wire.FlatCallFrame): readonly [from: Address, to: Address | undefined] {
  if ('refundAddress' in action) return [action.address, action.refundAddress]
  if ('to' in action) return [action.from, action.to]
  return [action.from, result && 'address' in result ? result.address : undefined]
}

/** Whether a frame is between the given addresses; undefined and none at all are any. */
function isBetween(
  frame: wire.FlatCallFrame,
  senders: readonly Address[] = [],
  recipients: readonly Address[] = [],
  isUnion = false,
): boolean {
  const [from, to] = ends(frame)
  const isSent = senders.some((one) => one === from)
  const isReceived = recipients.some((one) => one === to)
  if (isUnion && senders.length > 0 && recipients.length > 0) return isSent || isReceived
  return (isSent || senders.length === 0) && (isReceived || recipients.length === 0)
}

export const filter = defineMethod({
  name: 'trace_filter',
  summary:
    'Returns the call frames in a block range that match senders and recipients, in chain order. Every block of the range is replayed.',
  requiresAuth: true,
  past: 'own',
  params: [param('filter', traceFilter)],
  result: frames,
  errors: [...rangeErrors, raises('the blocks of the range take longer than the time limit of calls', new ExecutionAborted(5000))],
  async handler(context: TraceServices, [{ fromBlock = 'earliest', toBlock = 'latest', fromAddress, toAddress, mode, after = 0, count }]) {
    const { chain } = context
    const heights = existingHeights(context, { from: heightOf(fromBlock), to: heightOf(toBlock) })
    if (!heights) return []
    const { from, to } = heights
    const end = count === undefined ? undefined : after + count
    const found: wire.FlatCallFrame[] = []
    const longRun = new LongRun(context)
    for (let number = from; number <= to && (end === undefined || found.length < end); number++) {
      const block = chain.blockByNumber(number)
      if (!block) continue
      await longRun.checkTimeAndYield()
      const made = (await framesOfBlock(context, block, longRun)).flat()
      for (const frame of made) if (isBetween(frame, fromAddress, toAddress, mode === 'union')) found.push(frame)
    }
    return found.slice(after, end)
  },
})
