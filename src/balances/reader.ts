/** The port for balances. Plain data, this node, nodes of other chains and readers of a host implement it. */

/** An amount in the smallest unit, or why it could not be read. */
export type BalanceReading = bigint | { readonly error: string }

export interface BalanceReader {
  /**
   * Balances of one address on one chain. Rejects when none could be read; the message is sent to the caller, so it must contain no secret.
   *
   * @param denoms which; undefined for all that are not zero
   * @param signal aborted when the answer is no longer needed
   * @returns a reading for every denom that was asked for
   */
  read(address: string, denoms: readonly string[] | undefined, signal: AbortSignal): Promise<ReadonlyMap<string, BalanceReading>>
}

/** Returns the readings without zero balances and errors, for requests of all balances. */
export function held(readings: Iterable<readonly [string, BalanceReading]>): Map<string, BalanceReading> {
  return new Map([...readings].filter(([, reading]) => typeof reading === 'bigint' && reading > 0n))
}
