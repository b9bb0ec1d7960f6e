import type { BlockNumberReference } from '../chain/block-reference.js'
import { HistoryPruned } from '../chain/chain.js'
import type { LogRange } from '../chain/log-query.js'
import { ServerError } from '../primitives/errors.js'
import { InvalidParams } from '../rpc/errors.js'
import { type MethodError, raises } from '../rpc/record.js'
import type { Needs } from '../services/context.js'

/** Ranges of blocks that queries of logs and of traces name. */

export class BlockRangeTooWide extends ServerError {
  constructor(cap: number) {
    super(`maximum [from, to] blocks distance: ${cap}`)
  }
}

const REVERSED_RANGE = 'invalid block range params'
const PAST_HEAD = 'block range extends beyond current head block'

export const rangeErrors: readonly MethodError[] = [
  raises('the range ends before it begins', new InvalidParams(REVERSED_RANGE)),
  raises('the range ends past the head, and the option `logsPastHead` is `refuse`', new InvalidParams(PAST_HEAD)),
  raises('the range is wider than this node allows', new BlockRangeTooWide(10_000)),
]

/** Finality is instant: every tag but `earliest` means the head. */
export function heightOf(reference: BlockNumberReference | undefined): bigint | 'head' {
  if (reference === 'earliest') return 0n
  return typeof reference === 'object' ? reference.number : 'head'
}

/** Throws `InvalidParams` for a range of numbers that ends before it begins. Ranges with tags need the chain and are not checked here. */
export function checkOrder({ from, to }: LogRange): void {
  if (typeof from === 'bigint' && typeof to === 'bigint' && from > to) throw new InvalidParams(REVERSED_RANGE)
}

/**
 * Returns the first and the last height of a range, cut to the head; undefined when the range begins past the head.
 *
 * Throws `InvalidParams` for a range that ends before it begins, or past the head where the node refuses that, and `BlockRangeTooWide`.
 */
export function existingHeights(
  { chain, options }: Needs<'chain' | 'options'>,
  range: LogRange,
): { readonly from: bigint; readonly to: bigint } | undefined {
  checkOrder(range)
  const head = chain.head.number
  const from = range.from === 'head' ? head : range.from
  const wanted = range.to === 'head' ? head : range.to
  if (options.logsPastHead === 'refuse') {
    if (wanted > head) throw new InvalidParams(PAST_HEAD)
  } else if (from > head) {
    return undefined
  }
  const to = wanted < head ? wanted : head
  checkOrder({ from, to })
  const { blockRangeLimit } = options.limits
  if (blockRangeLimit > 0 && to - from > BigInt(blockRangeLimit)) throw new BlockRangeTooWide(blockRangeLimit)
  // A range that begins with the earliest block begins with the first one that is there, as in geth.
  if (from > chain.genesis.number && chain.isPruned(from)) throw new HistoryPruned()
  // Blocks before the first one of a fork are with the remote chain.
  const first = chain.genesis.number
  return to < first ? undefined : { from: from < first ? first : from, to }
}
