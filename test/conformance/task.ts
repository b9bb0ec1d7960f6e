/** Messages between the process that counts and those that run parts. */

/** A part of a suite. */
export interface Part {
  readonly suite: string
  readonly folder: string
  readonly part: string
}

/** Parts that a process is to run. */
export interface Task {
  readonly parts: readonly Part[]
  /** A regular expression: only cases whose name matches it are run. */
  readonly match: string
  /** Seed of a random order, in which the cases of all parts are mixed. Undefined: one part after the other. */
  readonly order?: string | undefined
}

/** `part` is the position of the part in its task. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'case'; readonly part: number; readonly id: string; readonly failure?: string; readonly notApplicable?: string }
  /**
   * The part is over. `failure` is about the part itself: its file cannot be read, or a node cannot be closed. `ignored` says why it has no cases.
   */
  | { readonly kind: 'part'; readonly part: number; readonly failure?: string; readonly ignored?: string }
  | { readonly kind: 'done' }

/** Names a case in every suite: `state-tests/berlin/a.json :: the id of the case`. */
export function caseName(part: Part, id: string): string {
  return `${partName(part)} :: ${id}`
}

export function partName({ suite, part }: Part): string {
  return `${suite}/${part}`
}
