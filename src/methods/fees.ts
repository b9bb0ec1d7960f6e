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

/** An eighth of the base fee: as much as the base fee can rise within a block. Never below what the producer and the pool ask for. */
export function suggestedTip(context: Context): bigint {
  const offers = [upcomingBaseFee(context) / 8n, context.consensus.producer.minimumTip, context.options.pool.priceLimit]
  return offers.reduce((highest, offer) => (offer > highest ? offer : highest))
}
