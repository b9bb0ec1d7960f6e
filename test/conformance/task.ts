/** Messages between the process that counts and those that run parts. */

/** A part of a suite that is to be run. */
export interface Task {
  readonly suite: string
  readonly folder: string
  readonly part: string
  /** A regular expression: only cases whose name matches it are run. */
  readonly match: string
}

export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'case'; readonly id: string; readonly failure?: string; readonly notApplicable?: string }
  /** The part is done. `failure` is about the part itself: its file cannot be read, or a node cannot be closed. */
  | { readonly kind: 'done'; readonly failure?: string }

/** Names a case in every suite: `state-tests/berlin/a.json :: the id of the case`. */
export function caseName({ suite, part }: Task, id: string): string {
  return `${suite}/${part} :: ${id}`
}
