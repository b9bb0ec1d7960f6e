/** Fault of an option's value. */
export interface OptionFlaw {
  /** Path inside the option. Empty for the option itself. */
  readonly path: string
  /** The expected value, in words. */
  readonly expected: string
  /** The given value. Secrets are replaced by their type. */
  readonly given: unknown
}

/** A flaw that tells what was given by its kind alone: there may be keys in it. */
export function flaw(path: string, expected: string, given: unknown): OptionFlaw {
  return { path, expected, given: given === null ? 'null' : typeof given === 'object' ? 'another object' : `a ${typeof given}` }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
