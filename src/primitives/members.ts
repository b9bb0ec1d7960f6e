/** Returns whether two objects with the same names have identical values under them. */
export function haveSameMembers<T extends object>(one: T, other: T): boolean {
  for (const name in one) if (one[name] !== other[name]) return false
  return true
}
