import type { Header } from '../evm/header.js'
import type { Needs } from './context.js'

/** Parts of the node that determine fees. */
export type FeeServices = Needs<'application' | 'chain' | 'consensus' | 'options'>

/** The header under which the next block would run: its rules, its base fee. */
export function nextHeader({ application, consensus }: Needs<'application' | 'consensus'>): Header {
  return application.headerOf(consensus.plan())
}

/** Wei per gas that a transaction offers before London when neither the producer nor the pool asks for more. */
const LEGACY_PRICE = 1_000_000_000n

/**
 * Returns the tip in wei per gas with which a transaction gets into the next block, never below the minimum of the producer and of the pool.
 *
 * Since London it is an eighth of the base fee: as much as the base fee can rise within a block. Before London it is the whole gas price.
 */
export function suggestedTip(context: Needs<'application' | 'consensus' | 'options'>): bigint {
  const { baseFeePerGas } = nextHeader(context)
  const { consensus, options } = context
  return highest(baseFeePerGas === undefined ? LEGACY_PRICE : baseFeePerGas / 8n, consensus.miner.minimumTip, options.pool.priceLimit)
}

/**
 * Returns the gas price with which a legacy transaction gets into the next block.
 *
 * Clients also use it for calls and estimates at the head, where it is held against the base fee of the head. So the larger of the two base fees counts.
 */
export function suggestedGasPrice(context: FeeServices): bigint {
  const current = context.chain.head.header.baseFeePerGas ?? 0n
  return suggestedTip(context) + highest(current, nextHeader(context).baseFeePerGas ?? 0n)
}

function highest(first: bigint, ...others: readonly bigint[]): bigint {
  return others.reduce((found, other) => (other > found ? other : found), first)
}
