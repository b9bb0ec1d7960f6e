import type { Block } from '../../chain/block.js'
import type { BlockNumberReference } from '../../chain/block-reference.js'
import { blobGasUsedRatio, gasUsedRatio, tipsAt } from '../../chain/fee-market.js'
import type { Header } from '../../evm/header.js'
import { ServerError } from '../../primitives/errors.js'
import { blockNumber } from '../../rpc/block-reference.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { array, DecodeError, number, objectOf, optional, quantity, type Schema, uint64 } from '../../rpc/schema.js'
import { type BlockLookup, findBlock } from '../../services/blocks.js'
import type { Needs } from '../../services/context.js'
import { type FeeServices, nextHeader } from '../../services/fees.js'
import type * as wire from '../../wire/query.js'
import { defineMethod } from '../define.js'

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
      // An object may be too large to print.
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

/** Blocks in chain order, and the header of the block after the last of them. */
interface FeeRange {
  readonly blocks: readonly Block[]
  readonly after: Header
}

/**
 * Returns up to `count` blocks, the newest of which a reference names. The pending block counts as the one after the head.
 *
 * Throws `BeyondHead`.
 */
async function rangeOf(
  context: BlockLookup & Needs<'application' | 'consensus'>,
  count: bigint,
  newest: BlockNumberReference,
): Promise<FeeRange> {
  const { chain } = context
  const last = await findBlock(context, newest)
  if (!last) throw new BeyondHead(typeof newest === 'string' ? 0n : newest.number, chain.head.number)
  const blocks: Block[] = []
  for (let height = count > last.number ? 0n : last.number - count + 1n; height < last.number; height++) {
    const block = chain.blockByNumber(height)
    if (block) blocks.push(block)
  }
  blocks.push(last)
  const after = newest === 'pending' ? headerAfterPending(context, last) : chain.blockByNumber(last.number + 1n)?.header
  return { blocks, after: after ?? nextHeader(context) }
}

/** The base fee that a test has set for the next block is that of the pending block. The one after it follows the protocol again. */
function headerAfterPending({ application, consensus }: Needs<'application' | 'consensus'>, pending: Block): Header {
  return application.headerOf(
    { ...consensus.plan({ hash: pending.hash, timestamp: pending.header.timestamp }), baseFeePerGas: undefined },
    pending,
  )
}

export const feeHistory = defineMethod({
  name: 'eth_feeHistory',
  summary: 'Returns base fees, gas used ratios and priority fee percentiles of a block range, and the base fees of the block after it.',
  requiresAuth: false,
  past: 'fees',
  params: [
    param('blockCount', blockCount),
    param('newestBlock', blockNumber),
    optionalParam('rewardPercentiles', array(number, '[]float64')),
  ],
  result: objectOf<wire.FeeHistory>()('feeHistoryResult', {
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
  async handler(context: FeeServices & Needs<'pendingBlock'>, [count, newest, percentiles = []]) {
    checkPercentiles(percentiles)
    if (count === 0n) return { oldestBlock: 0n, gasUsedRatio: [] }
    const cap = BigInt(context.options.limits.feeHistoryLimit)
    const { blocks, after } = await rangeOf(context, count < cap ? count : cap, newest)
    const headers = [...blocks.map(({ header }) => header), after]
    return {
      oldestBlock: blocks[0]?.number ?? 0n,
      reward: percentiles.length === 0 ? undefined : blocks.map((block) => tipsAt(block, percentiles)),
      baseFeePerGas: headers.map(({ baseFeePerGas = 0n }) => baseFeePerGas),
      gasUsedRatio: blocks.map(gasUsedRatio),
      baseFeePerBlobGas: headers.map((header) => header.blobBaseFee ?? 0n),
      blobGasUsedRatio: blocks.map(blobGasUsedRatio),
    }
  },
})
