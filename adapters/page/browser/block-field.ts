/** Fields in which a block is typed. */
import type { Chain } from './chain.js'
import { quantity } from './quantities.js'

/** `-10` is ten blocks before the newest. */
export const BLOCK = { pattern: '-?\\d{1,15}|latest|pending', hint: 'latest, 12, or -10' } as const

/** Returns the block of a text as calls name it. An empty text is the newest block. */
export function blockOf(text: string, { height }: Chain): string {
  if (text.startsWith('-')) return quantity(Math.max(0, height - Number(text.slice(1))))
  return /^\d+$/.test(text) ? quantity(Number(text)) : text || 'latest'
}
