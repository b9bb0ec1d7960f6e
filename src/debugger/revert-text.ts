import type { KnownContract } from '../explain/artifacts.js'
import { Dictionary } from '../explain/dictionary.js'
import { revertWords } from '../explain/failure.js'

/**
 * Returns the reason of a revert in words: `reverted: "too much"`, `reverted with Insufficient(needed: 5)`.
 *
 * @param output revert data
 * @param contracts those whose errors have names
 */
export function revertText(output: Uint8Array, contracts: readonly KnownContract[]): string {
  return output.length === 0 ? 'reverted without a reason' : revertWords(new Dictionary(contracts).errorOf(output, undefined), output)
}
