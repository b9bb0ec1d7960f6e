import type { Block } from '../../chain/block.js'
import { blobBaseFee, blobGasUsedRatio, gasUsedRatio, nextBlobBaseFee, tipsAt } from '../../chain/fee-market.js'
import { ServerError } from '../../primitives/errors.js'
import { blockNumber } from '../../rpc/block-reference.js'
import { functional, optionalParam, param, raises } from '../../rpc/record.js'
import { array, DecodeError, number, object, optional, quantity, type Schema, uint64 } from '../../rpc/schema.js'
import type { Context } from '../context.js'
import { defineMethod } from '../define.js'
import { nextHeader } from '../fees.js'

/** Percentiles that do not rise or leave 0 to 100. */
export class InvalidPercentile extends ServerError {
  constructor(reason: string) {
    super(`invalid reward percentile: ${reason}`)
  }
}

/** Fees of a block were asked for that does not exist yet. */
export class BeyondHead extends ServerError {
  constructor(requested: bigint, head: bigint) {
    super(`request beyond head block: requested ${requested}, head ${head}`)
  }
}

const MAX_PERCENTILES = 100

/** A number of blocks, which clients write as a quantity, a decimal string or a JSON number. */
const blockCount: Schema<bigint, `0x${string}` | number> = {
  json: { anyOf: [uint64.json, { type: 'integer' }] },
  decode(input) {
    if (typeof input === 'number' && Number.isSafeInteger(input) && input >= 0) return BigInt(input)
    if (typeof input === 'string' && /^\d{1,20}$/.test(input)) return BigInt(input)
    try {
      return uint64.decode(input)
    } catch {
      // What has members may have too many of them to print.
      const text = typeof input === 'object' ? (Array.isArray(input) ? '[]' : '{}') : String(input)
      throw new DecodeError(`invalid hex or decimal integer ${JSON.stringify(text)}`)
    }
  },
  encode: uint64.encode,
}

function checkPercentiles(percentiles: readonly number[]): void {
  if (percentiles.length > MAX_PERCENTILES) throw new InvalidPercentile(`over the query limit ${MAX_PERCENTILES}`)
  for (const [position, percentile] of percentiles.entries()) {
    if (!(percentile >= 0 && percentile <= 100)) throw new InvalidPercentile(percentile.toFixed(6))
    const previous = percentiles[position - 1]
    if (previous !== undefined && percentile <= previous) {
      throw new InvalidPercentile(`#${position - 1}:${previous.toFixed(6)} >= #${position}:${percentile.toFixed(6)}`)
    }
  }
}

/** The base fees of some blocks and of the one after them. */
function baseFees(context: Context, blocks: readonly Block[]): { readonly gas: bigint[]; readonly blob: bigint[] } {
  const { chain } = context
  const last = blocks.at(-1)
  const after = last && chain.blockByNumber(last.number + 1n)
  const gas = blocks.map(({ header }) => header.baseFeePerGas ?? 0n)
  const blob = blocks.map((block) => blobBaseFee(block) ?? 0n)
  if (after) return { gas: [...gas, after.header.baseFeePerGas ?? 0n], blob: [...blob, blobBaseFee(after) ?? 0n] }
  const next = nextHeader(context)
  return { gas: [...gas, next.baseFeePerGas ?? 0n], blob: [...blob, nextBlobBaseFee(chain.head, next.common) ?? 0n] }
}

export const feeHistory = defineMethod({
  name: 'eth_feeHistory',
  summary: 'Base fees, gas used and, at the given percentiles, tips of a range of blocks, and the base fees of the block after it.',
  visibility: 'public',
  documented: functional,
  params: [
    param('blockCount', blockCount),
    param('newestBlock', blockNumber),
    optionalParam('rewardPercentiles', array(number, '[]float64')),
  ],
  result: object('feeHistoryResult', {
    oldestBlock: quantity,
    reward: optional(array(array(quantity))),
    baseFeePerGas: optional(array(quantity)),
    gasUsedRatio: array(number),
    baseFeePerBlobGas: optional(array(quantity)),
    blobGasUsedRatio: optional(array(number)),
  }),
  errors: [
    raises('the newest block does not exist yet', new BeyondHead(8n, 3n)),
    raises('a percentile is not between 0 and 100, or not above the one before', new InvalidPercentile('101.000000')),
  ],
  handler(context, [count, newest, percentiles = []]) {
    checkPercentiles(percentiles)
    const { chain, options } = context
    if (count === 0n) return { oldestBlock: 0n, gasUsedRatio: [] }
    const block = chain.resolve(newest)
    if (!block) throw new BeyondHead(typeof newest === 'string' ? 0n : newest.number, chain.head.number)
    const cap = BigInt(options.feeHistoryCap)
    const wanted = count < cap ? count : cap
    const oldest = wanted > block.number ? 0n : block.number - wanted + 1n
    const blocks: Block[] = []
    for (let height = oldest; height <= block.number; height++) {
      const next = chain.blockByNumber(height)
      if (next) blocks.push(next)
    }
    const fees = baseFees(context, blocks)
    return {
      oldestBlock: oldest,
      reward: percentiles.length === 0 ? undefined : blocks.map((one) => tipsAt(one, percentiles)),
      baseFeePerGas: fees.gas,
      gasUsedRatio: blocks.map(gasUsedRatio),
      baseFeePerBlobGas: fees.blob,
      blobGasUsedRatio: blocks.map(blobGasUsedRatio),
    }
  },
})
