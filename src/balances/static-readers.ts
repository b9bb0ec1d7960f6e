import { type BalanceReader, held } from './reader.js'

/** Chain id, address, denom, amount in the smallest unit as a decimal string. */
export type StaticBalances = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** Balances that are given, one reader per chain. Addresses and denoms that begin with 0x are compared in any case. */
export function staticReaders(balances: StaticBalances): Map<string, BalanceReader> {
  return new Map(
    Object.entries(balances).map(([chain, addresses]) => {
      const holdings = new Map(
        Object.entries(addresses).map(([address, denoms]) => [
          spelling(address),
          new Map(Object.entries(denoms).map(([denom, amount]) => [denom, BigInt(amount)])),
        ]),
      )
      return [chain, staticReader(holdings)]
    }),
  )
}

function staticReader(holdings: ReadonlyMap<string, ReadonlyMap<string, bigint>>): BalanceReader {
  return {
    async read(address, denoms) {
      const amounts = holdings.get(spelling(address)) ?? new Map<string, bigint>()
      if (denoms === undefined) return held(amounts)
      const bySpelling = new Map([...amounts].map(([denom, amount]) => [spelling(denom), amount]))
      return new Map(denoms.map((denom) => [denom, bySpelling.get(spelling(denom)) ?? 0n]))
    },
  }
}

function spelling(name: string): string {
  return /^0x/i.test(name) ? name.toLowerCase() : name
}
