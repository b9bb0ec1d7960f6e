import type { Address } from '../primitives/hex.js'
import { PRECOMPILE_FORKS } from './precompile-forks.js'
import type { Rules } from './rules.js'

/** Addresses of precompiled contracts. The value is the address that the rules give to the precompile. */
export type Precompiles = ReadonlyMap<Address, Address>

const known = new WeakMap<Rules, Precompiles>()

/** Returns the precompiles of some rules, each at its own address. */
export function precompilesOf(rules: Rules): Precompiles {
  let precompiles = known.get(rules)
  if (!precompiles) {
    const addresses = PRECOMPILE_FORKS.flatMap(([number, fork]) => (rules.includes(fork) ? [addressOfNumber(number)] : []))
    precompiles = new Map(addresses.map((address) => [address, address]))
    known.set(rules, precompiles)
  }
  return precompiles
}

export function addressOfNumber(number: number): Address {
  return `0x${number.toString(16).padStart(40, '0')}`
}
