import type { HeldBalance } from './tracking.js'

/** Reads a coin of the bank module, such as `10uatom`; undefined for several coins and for anything else. */
export function coinIn(text: string | undefined): HeldBalance | undefined {
  const coin = /^(\d{1,78})([^,]+)$/.exec(text ?? '')
  return coin?.[1] && coin[2] ? { denom: coin[2], amount: BigInt(coin[1]) } : undefined
}
