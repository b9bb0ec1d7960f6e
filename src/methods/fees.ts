import type { BlockHeader } from '@ethereumjs/block'
import type { Context } from './context.js'

/** The header under which the next block would run: its rules, its base fee. */
export function nextHeader({ application, consensus }: Context): BlockHeader {
  return application.headerOf(consensus.plan())
}

/** Wei per gas that the next block burns; zero before London. */
export function upcomingBaseFee(context: Context): bigint {
  return nextHeader(context).baseFeePerGas ?? 0n
}

/** An eighth of the base fee: as much as the base fee can rise within a block. Never below the node's minimum. */
export function suggestedTip(context: Context): bigint {
  const tip = upcomingBaseFee(context) / 8n
  const { minimumTip } = context.consensus.producer
  return tip > minimumTip ? tip : minimumTip
}
