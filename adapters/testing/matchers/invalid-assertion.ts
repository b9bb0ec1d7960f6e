/**
 * An assertion that cannot be checked: its subject is no transaction, or the contract has no such event. Thrown whether or not the assertion is negated,
 * because neither is known to be true.
 */
export class InvalidAssertion extends Error {
  override readonly name: string = 'InvalidAssertion'
}

/** Returns the name that is the most similar to a wrong one, in the form `; did you mean "Transfer"?`, or nothing if none is similar. */
export function suggestion(wrong: string, names: readonly string[]): string {
  const nearest = names
    .map((name) => ({ name, distance: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .filter((candidate) => candidate.distance <= Math.max(2, candidate.name.length / 3))
    .sort((a, b) => a.distance - b.distance)[0]
  if (nearest) return `; did you mean "${nearest.name}"?`
  return names.length === 0 || names.length > 12 ? '' : `; there are ${names.map((name) => `"${name}"`).join(', ')}`
}

/** Returns the number of characters to insert, remove or replace (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
