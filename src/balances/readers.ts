import type { Registry } from '../planner/snapshot/registry.js'
import { nodeReader, type Request } from './node-reader.js'
import { type BalanceReader, type StaticBalances, staticReaders } from './reader.js'

/** What the balance service can be told. */
export interface BalanceOptions {
  /** Balances as plain data: chain id, address, denom, amount in the smallest unit as a decimal string. They come before other sources. */
  readonly static?: StaticBalances
  /** Readers for further chains by chain id, or instead of the built-in one. */
  readonly readers?: Readonly<Record<string, BalanceReader>>
}

/** The name of a native coin that no snapshot names. */
const NATIVE = 'ethereum-native'

/**
 * A reader for every chain that has one: our own chain through its own calls, what the host brings, and plain data before both.
 *
 * Throws a `TypeError` for a static amount that is no decimal string.
 */
export function balanceReaders(
  options: BalanceOptions,
  registry: Registry,
  own: { readonly chainId: string; readonly request: Request },
): Map<string, BalanceReader> {
  const known = () => {
    const chain = registry.chain(own.chainId)
    return chain ? registry.assetsOn(chain).map(({ denom }) => denom) : [NATIVE]
  }
  return new Map([
    [own.chainId, nodeReader(own.request, known)],
    ...Object.entries(options.readers ?? {}),
    ...staticReaders(options.static ?? {}),
  ])
}
