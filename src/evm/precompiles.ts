import type { Common } from '@ethereumjs/common'
import { getActivePrecompiles } from '@ethereumjs/evm'
import type { Address } from '../primitives/hex.js'

/** Where precompiled contracts answer: by address, the address under which the rules know the precompile. */
export type Precompiles = ReadonlyMap<Address, Address>

const known = new WeakMap<Common, Precompiles>()

/** The precompiles under some rules, each at its own address. */
export function precompilesOf(common: Common): Precompiles {
  let precompiles = known.get(common)
  if (!precompiles) {
    const addresses = [...getActivePrecompiles(common).keys()].map((digits): Address => `0x${digits}`)
    precompiles = new Map(addresses.map((address) => [address, address]))
    known.set(common, precompiles)
  }
  return precompiles
}
