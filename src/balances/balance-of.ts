import type { Clock } from '../primitives/clock.js'
import { within } from '../primitives/deadline.js'
import type { BalanceReader } from './reader.js'

/** A function that says what an address has of one denom; undefined when no source knows, or none in time. */
export function balanceOf(
  readers: () => Promise<ReadonlyMap<string, BalanceReader>>,
  clock: Pick<Clock, 'after'>,
  timeout: number,
): (chainId: string, address: string, denom: string) => Promise<bigint | undefined> {
  return async (chainId, address, denom) => {
    const reader = (await readers()).get(chainId)
    const readings = reader && (await within(clock, timeout, (signal) => reader.read(address, [denom], signal)).catch(() => undefined))
    const reading = readings?.get(denom)
    return typeof reading === 'bigint' ? reading : undefined
  }
}
