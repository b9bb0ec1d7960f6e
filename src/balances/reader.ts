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

/** What stands where no balance is zero: who wants all wants what is there. */
export function held(readings: Iterable<readonly [string, BalanceReading]>): Map<string, BalanceReading> {
  return new Map([...readings].filter(([, reading]) => typeof reading === 'bigint' && reading > 0n))
}
