import type { Block } from '../chain/block.js'
import { nextBaseFee } from '../chain/fee-market.js'
import type { Context } from './context.js'

/** Wei per gas that the next block burns. */
export function upcomingBaseFee({ chain, consensus }: Context): bigint {
  const { head } = chain
  return nextBaseFee(head, chain.rules.at(head.number + 1n, consensus.nextProposal().timestamp))
}

/** An eighth of the base fee: as much as the base fee can rise within a block. Never below the node's minimum. */
export function suggestedTip(context: Context): bigint {
  const tip = upcomingBaseFee(context) / 8n
  const { minimumTip } = context.options
  return tip > minimumTip ? tip : minimumTip
}

/** Whether a block has a base fee (EIP-1559). */
export function hasBaseFee({ header }: Block): boolean {
  return header.baseFeePerGas !== undefined
}
