/** Comparison of the options of set-ups that have the same name. */

/** Returns the name of an option whose values differ, undefined if there is none. */
export function differentOption(one: object, other: object): string | undefined {
  const [mine, theirs] = [membersOf(one), membersOf(other)]
  return [...new Set([...mine.keys(), ...theirs.keys()])].find((name) => !isSame(mine.get(name), theirs.get(name), new Set()))
}

/**
 * Compares functions by their text, because a runner may load the file that defines them again for each file of tests, and objects by their members.
 *
 * @param compared objects that are being compared, which may contain themselves
 */
function isSame(one: unknown, other: unknown, compared: Set<unknown>): boolean {
  if (Object.is(one, other)) return true
  if (typeof one === 'function' && typeof other === 'function') return String(one) === String(other)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (compared.has(one)) return true
  compared.add(one)
  const [mine, theirs] = [membersOf(one), membersOf(other)]
  return mine.size === theirs.size && [...mine].every(([name, value]) => theirs.has(name) && isSame(value, theirs.get(name), compared))
}

/** A member that is undefined is as one that is missing. */
function membersOf(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value).filter(([, member]) => member !== undefined))
}
