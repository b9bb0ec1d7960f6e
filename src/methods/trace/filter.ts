import type { Address } from '../../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../../primitives/json.js'
import { blockNumber } from '../../rpc/block-reference.js'
import { InvalidParams } from '../../rpc/errors.js'
import { param, raises, unavailable } from '../../rpc/record.js'
import { address, array, jsonInteger, object, optional } from '../../rpc/schema.js'
import { HeaderNotFound, requireBlock } from '../blocks.js'
import { defineMethod } from '../define.js'
import { BlockRangeTooWide } from '../objects/filter-criteria.js'
import { frames, framesOfBlock } from './parity-trace.js'

const traceFilter = object('TraceFilter', {
  /** The genesis block unless given. */
  fromBlock: optional(blockNumber),
  /** The head unless given. */
  toBlock: optional(blockNumber),
  fromAddress: optional(array(address, '[]common.Address')),
  toAddress: optional(array(address, '[]common.Address')),
  /** How many matching frames to leave out first. */
  after: optional(jsonInteger('uint64')),
  /** How many frames to answer at most. */
  count: optional(jsonInteger('uint64')),
})

const REVERSED_RANGE = 'invalid block range params'

/** Who a frame is from and to; a creation is to the contract that came of it. */
function ends({ action, result }: JsonObject): readonly [from: Json | undefined, to: Json | undefined] {
  if (!isJsonObject(action)) return [undefined, undefined]
  const created = isJsonObject(result) ? member(result, 'address') : undefined
  return [member(action, 'from') ?? member(action, 'address'), member(action, 'to') ?? member(action, 'refundAddress') ?? created]
}

function isAmong(wanted: readonly Address[] | undefined, found: Json | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.some((one) => one === found)
}

export const filter = defineMethod({
  name: 'trace_filter',
  summary: 'The frames of a range of blocks that are from and to given addresses, in chain order. Every block of the range is run again.',
  visibility: 'private',
  documented: unavailable,
  params: [param('filter', traceFilter)],
  result: frames,
  errors: [
    raises('there is no such block', new HeaderNotFound('latest')),
    raises('the range ends before it begins', new InvalidParams(REVERSED_RANGE)),
    raises('the range is wider than this node allows', new BlockRangeTooWide(10_000)),
  ],
  async handler(context, [{ fromBlock = 'earliest', toBlock = 'latest', fromAddress, toAddress, after = 0, count }]) {
    const { chain, options } = context
    const { number: from } = await requireBlock(context, fromBlock)
    const { number: to } = await requireBlock(context, toBlock)
    if (from > to) throw new InvalidParams(REVERSED_RANGE)
    if (options.blockRangeCap > 0 && to - from > BigInt(options.blockRangeCap)) throw new BlockRangeTooWide(options.blockRangeCap)
    const end = count === undefined ? undefined : after + count
    const found: JsonObject[] = []
    for (let number = from; number <= to && (end === undefined || found.length < end); number++) {
      const block = chain.blockByNumber(number)
      if (!block) continue
      for (const frame of (await framesOfBlock(context, block)).flat()) {
        const [sender, recipient] = ends(frame)
        if (isAmong(fromAddress, sender) && isAmong(toAddress, recipient)) found.push(frame)
      }
    }
    return found.slice(after, end)
  },
})
