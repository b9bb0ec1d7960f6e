/** Where balances come from: a port, filled by plain data, by our own node, or by whatever a host brings. */

/** An amount in the smallest unit, or why it could not be read. */
export type BalanceReading = bigint | { readonly error: string }

export interface BalanceReader {
  /**
   * Balances of one address on one chain.
   *
   * @param denoms which; undefined for all that are not zero
   * @returns a reading for every denom that was asked for
   */
  read(address: string, denoms: readonly string[] | undefined): Promise<ReadonlyMap<string, BalanceReading>>
}

/** Chain id, address, denom, amount in the smallest unit as a decimal string. */
export type StaticBalances = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/**
 * Balances that are given, one reader per chain. Addresses and denoms that begin with 0x are compared in any
 * case. Throws a `TypeError` for an amount that is no decimal string.
 */
export function staticReaders(balances: StaticBalances): Map<string, BalanceReader> {
  return new Map(
    Object.entries(balances).map(([chain, addresses]) => {
      const holdings = new Map(
        Object.entries(addresses).map(([address, denoms]) => [
          spelling(address),
          new Map(Object.entries(denoms).map(([denom, amount]) => [denom, amountOf(amount, `${chain}.${address}.${denom}`)])),
        ]),
      )
      return [chain, staticReader(holdings)]
    }),
  )
}

function amountOf(amount: unknown, place: string): bigint {
  if (typeof amount !== 'string' || !/^\d{1,78}$/.test(amount))
    throw new TypeError(`balances.static.${place}: expected an amount, a decimal string`)
  return BigInt(amount)
}

function staticReader(holdings: ReadonlyMap<string, ReadonlyMap<string, bigint>>): BalanceReader {
  return {
    async read(address, denoms) {
      const held = holdings.get(spelling(address)) ?? new Map<string, bigint>()
      if (denoms === undefined) return new Map([...held].filter(([, amount]) => amount !== 0n))
      const bySpelling = new Map([...held].map(([denom, amount]) => [spelling(denom), amount]))
      return new Map(denoms.map((denom) => [denom, bySpelling.get(spelling(denom)) ?? 0n]))
    },
  }
}

function spelling(name: string): string {
  return /^0x/i.test(name) ? name.toLowerCase() : name
}
