import type { Address } from '../primitives/hex.js'
import { address, array, either, type Schema } from '../rpc/schema.js'

/** An account, or several at once, as Tenderly takes them. */
export const accounts: Schema<Address | readonly Address[], Address | readonly Address[]> = either(array(address), address, {
  input: (input) => Array.isArray(input),
  value: (value): value is readonly Address[] => Array.isArray(value),
})

export function listOf(given: Address | readonly Address[]): readonly Address[] {
  return typeof given === 'string' ? [given] : given
}
