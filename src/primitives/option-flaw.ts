/** Fault of an option's value. */
export interface OptionFlaw {
  /** Path inside the option. Empty for the option itself. */
  readonly path: string
  /** The expected value, in words. */
  readonly expected: string
  /** The given value. Secrets are replaced by their type. */
  readonly given: unknown
}

/** Returns a flaw that describes the given value by its kind alone: it may contain keys. */
export function flaw(path: string, expected: string, given: unknown): OptionFlaw {
  return { path, expected, given: kindOf(given) }
}

/** Returns the kind of a value, for error messages about values that may contain keys. */
export function kindOf(given: unknown): string {
  if (given === null) return 'null'
  return typeof given === 'object' ? 'another object' : `a ${typeof given}`
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
