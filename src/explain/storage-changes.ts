/** Names of the state variables that a run writes. */
import type { StorageWrite } from '../evm/tracer.js'
import type { Address } from '../primitives/hex.js'
import { type LayoutSource, layoutOf } from '../source/layout-source.js'
import { StorageKeys } from '../source/storage-keys.js'
import { StorageVariables } from '../source/storage-variables.js'
import type { StorageChange } from './explanation.js'

/** Returns the keys of mappings that a run hashes for the storage of an account. */
export type KeysOf = (address: Address) => StorageKeys | undefined

/** Finds the variables of one run. */
export class StorageNames {
  readonly #keysOf: KeysOf
  readonly #variables = new Map<LayoutSource, Map<Address, StorageVariables>>()

  constructor(keysOf: KeysOf) {
    this.#keysOf = keysOf
  }

  /**
   * Adds the names of what a write changes.
   *
   * @param layouts those of the code that writes, and of the code around it that uses the same storage
   */
  named(write: StorageWrite, layouts: Iterable<LayoutSource>): StorageChange {
    for (const layout of layouts) {
      const variables = this.#variablesOf(layout, write.address).changes(BigInt(write.slot), BigInt(write.before), BigInt(write.after))
      if (variables.length > 0) return { ...write, variables }
    }
    return write
  }

  #variablesOf(layout: LayoutSource, address: Address): StorageVariables {
    const known = this.#variables.get(layout) ?? new Map<Address, StorageVariables>()
    this.#variables.set(layout, known)
    const variables = known.get(address) ?? new StorageVariables(layoutOf(layout), this.#keysOf(address) ?? new StorageKeys())
    known.set(address, variables)
    return variables
  }
}

/** Joins two successive writes to a slot. */
export function joined(first: StorageChange, next: StorageChange): StorageChange {
  const { address, slot, before } = first
  const variables = new Map((first.variables ?? []).map((variable) => [variable.path, variable]))
  for (const variable of next.variables ?? [])
    variables.set(variable.path, { ...variable, before: variables.get(variable.path)?.before ?? variable.before })
  const isChanged = before !== next.after
  const changed = [...variables.values()].filter((variable) => !isChanged || variable.before !== variable.after)
  return { address, slot, before, after: next.after, ...(changed.length > 0 ? { variables: changed } : {}) }
}
