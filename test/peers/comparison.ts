import type { Json } from 'evmbed'

/** A difference between two answers: the members that lead to it, and what is there; undefined where there is nothing. */
export interface Deviation {
  readonly path: readonly string[]
  readonly ours: Json | undefined
  readonly theirs: Json | undefined
}

function isObject(value: Json | undefined): value is { readonly [member: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the differences of two answers, member by member. Lists of different lengths differ in their length and are not looked into. */
export function deviations(ours: Json | undefined, theirs: Json | undefined, path: readonly string[] = []): Deviation[] {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    if (ours.length !== theirs.length) return [{ path: [...path, 'length'], ours: ours.length, theirs: theirs.length }]
    return ours.flatMap((item, i) => deviations(item, theirs[i], [...path, `${i}`]))
  }
  if (isObject(ours) && isObject(theirs)) {
    const members = new Set([...Object.keys(ours), ...Object.keys(theirs)])
    return [...members].flatMap((member) => deviations(ours[member], theirs[member], [...path, member]))
  }
  return ours === theirs ? [] : [{ path, ours, theirs }]
}

/** Whether a path is one that a pattern describes: `*` stands for one member, `**` for any number of them. */
export function matches(pattern: readonly string[], path: readonly string[], at = 0, from = 0): boolean {
  const wanted = pattern[at]
  if (wanted === undefined) return from === path.length
  if (wanted === '**') return matches(pattern, path, at + 1, from) || (from < path.length && matches(pattern, path, at, from + 1))
  return from < path.length && (wanted === '*' || wanted === path[from]) && matches(pattern, path, at + 1, from + 1)
}
