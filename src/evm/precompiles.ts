import type { Address } from '../primitives/hex.js'
import type { ForkName } from './hardforks.js'
import type { Rules } from './rules.js'

/** Addresses of precompiled contracts. The value is the address that the rules give to the precompile. */
export type Precompiles = ReadonlyMap<Address, Address>

/** Ranges of precompile numbers with the fork that introduced each. */
const PRECOMPILES: readonly (readonly [first: number, last: number, fork: ForkName])[] = [
  [1, 4, 'chainstart'],
  [5, 8, 'byzantium'],
  [9, 9, 'istanbul'],
  [10, 10, 'cancun'],
  [11, 17, 'prague'],
  [0x100, 0x100, 'osaka'],
]

const known = new WeakMap<Rules, Precompiles>()

/** Returns the precompiles of some rules, each at its own address. */
export function precompilesOf(rules: Rules): Precompiles {
  let precompiles = known.get(rules)
  if (!precompiles) {
    const active = PRECOMPILES.filter(([, , fork]) => rules.includes(fork))
    const addresses = active.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => addressOfNumber(first + i)))
    precompiles = new Map(addresses.map((address) => [address, address]))
    known.set(rules, precompiles)
  }
  return precompiles
}

export function addressOfNumber(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}
