import { vi } from 'vitest'

/** Calls a method of a node. */
export type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** Returns the receipt of a transaction. Anvil answers its hash before its block is mined, within some milliseconds. */
export function receiptOf(ask: Ask, hash: unknown): Promise<unknown> {
  const receipt = async () => (await ask('eth_getTransactionReceipt', [hash])) ?? Promise.reject(new Error(`no receipt of ${hash}`))
  return vi.waitFor(receipt, { timeout: 5000, interval: 5 })
}
