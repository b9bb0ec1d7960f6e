/** Where balances come from: a port, filled by plain data, by our own node, by nodes of other chains, or by whatever a host brings. */

/** An amount in the smallest unit, or why it could not be read. */
export type BalanceReading = bigint | { readonly error: string }

export interface BalanceReader {
  /**
   * Balances of one address on one chain. Rejects when none could be read; the message is for whoever asked, so it should name no secret.
   *
   * @param denoms which; undefined for all that are not zero
   * @param signal aborted when nobody waits for the answer any more
   * @returns a reading for every denom that was asked for
   */
  read(address: string, denoms: readonly string[] | undefined, signal: AbortSignal): Promise<ReadonlyMap<string, BalanceReading>>
}

/** The denom of the native coin of an EVM chain that no snapshot lists. */
export const UNLISTED_COIN = 'ethereum-native'

/** Whether a denom is spelled as that of a native coin: `ethereum-native`, or the zero address. */
export function isNativeDenom(denom: string): boolean {
  return denom.endsWith('-native') || isZeroAddress(denom)
}

/** Whether a denom is the zero address, which stands for the native coin of any EVM chain. */
export function isZeroAddress(denom: string): boolean {
  return /^0x0{40}$/i.test(denom)
}

/** What stands where no balance is zero: who wants all wants what is there. */
export function held(readings: Iterable<readonly [string, BalanceReading]>): Map<string, BalanceReading> {
  return new Map([...readings].filter(([, reading]) => typeof reading === 'bigint' && reading > 0n))
}
