import { LocalError, nearest } from '../../../src/internal.js'

/**
 * An assertion that cannot be checked: its subject is no transaction, or the contract has no such event. Thrown whether or not the assertion is negated,
 * because neither is known to be true.
 */
export class InvalidAssertion extends LocalError {}

/** Returns the name that is the most similar to a wrong one, in the form `; did you mean "Transfer"?`, or nothing if none is similar. */
export function suggestion(wrong: string, names: readonly string[]): string {
  const similar = nearest(wrong, names)
  if (similar !== undefined) return `; did you mean "${similar}"?`
  return names.length === 0 || names.length > 12 ? '' : `; there are ${names.map((name) => `"${name}"`).join(', ')}`
}
