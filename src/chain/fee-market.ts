import { nextBaseFee as baseFeeAfter } from '../evm/header.js'
import { GAS_PER_BLOB, type Rules } from '../evm/rules.js'
import type { Block } from './block.js'

/** The base fee of the block after `parent` (EIP-1559), in wei per gas; zero before London. */
export function nextBaseFee(parent: Block, rules: Rules): bigint {
  return rules.isActive(1559) ? baseFeeAfter(parent.header) : 0n
}

/** By which fraction of itself a block's gas limit may differ from its parent's. */
const GAS_LIMIT_DIVISOR = 1024n
const MIN_GAS_LIMIT = 5000n

/** The gas limit of the block after `parent`, as close to `target` as one block may come. */
export function gasLimitTowards(target: bigint, parent: Block): bigint {
  const { gasLimit } = parent.header
  const step = gasLimit / GAS_LIMIT_DIVISOR - 1n
  const aim = target < MIN_GAS_LIMIT ? MIN_GAS_LIMIT : target
  if (aim < gasLimit) return gasLimit - step > aim ? gasLimit - step : aim
  return gasLimit + step < aim ? gasLimit + step : aim
}

/** The gas that transactions took of a block, as a fraction of its limit. */
export function gasUsedRatio({ header }: Block): number {
  return header.gasLimit === 0n ? 0 : Number(header.gasUsed) / Number(header.gasLimit)
}

/** Blob gas a block holds at most; zero before Cancun. */
export function maximumBlobGas({ blobs }: Rules): bigint {
  return BigInt(blobs?.max ?? 0) * GAS_PER_BLOB
}

export function blobGasUsedRatio({ header }: Block): number {
  const maximum = maximumBlobGas(header.rules)
  return maximum === 0n ? 0 : Number(header.blobGasUsed ?? 0n) / Number(maximum)
}

/**
 * Returns the priority fees of a block at percentiles of the gas used.
 *
 * An empty block paid nothing at any percentile.
 */
export function tipsAt(block: Block, percentiles: readonly number[]): bigint[] {
  const baseFee = block.header.baseFeePerGas ?? 0n
  const paid = block.receipts
    .map(({ gasUsed, effectiveGasPrice }) => ({ gasUsed, tip: effectiveGasPrice - baseFee }))
    .sort((a, b) => (a.tip < b.tip ? -1 : a.tip > b.tip ? 1 : 0))
  let position = 0
  let gas = paid[0]?.gasUsed ?? 0n
  return percentiles.map((percentile) => {
    const threshold = BigInt(Math.floor((Number(block.header.gasUsed) * percentile) / 100))
    while (gas < threshold && position < paid.length - 1) {
      position++
      gas += paid[position]?.gasUsed ?? 0n
    }
    return paid[position]?.tip ?? 0n
  })
}
