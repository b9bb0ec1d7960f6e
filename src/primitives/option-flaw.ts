/** What is wrong with a value that somebody gave as an option. */
export interface OptionFlaw {
  /** Where inside of the option; empty for the option itself. */
  readonly path: string
  /** What would be right. */
  readonly expected: string
  /** What there was. Secrets are told by their kind. */
  readonly given: unknown
}

/** A flaw that tells what was given by its kind alone: there may be keys in it. */
export function flaw(path: string, expected: string, given: unknown): OptionFlaw {
  return { path, expected, given: given === null ? 'null' : typeof given === 'object' ? 'another object' : `a ${typeof given}` }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
