/** One option: its default, what is right in words, and whether a value is that. */
export interface OptionRule<Value> {
  readonly default: Value
  readonly want: string
  readonly accepts: (value: unknown) => boolean
}

export type OptionTable<Options> = { readonly [Name in keyof Options]-?: OptionRule<Options[Name]> }

/**
 * The given options over the defaults. An option that is undefined counts as not given.
 *
 * Throws a `TypeError` that names the option and what would be right.
 */
export function readOptions<Options>(table: OptionTable<Options>, given: Partial<Options>): Options {
  const rules = new Map<string, OptionRule<unknown>>(Object.entries<OptionRule<unknown>>(table))
  const options: Record<string, unknown> = {}
  for (const [name, rule] of rules) options[name] = rule.default
  for (const [name, value] of Object.entries(given)) {
    const rule = rules.get(name)
    if (!rule) throw new TypeError(`option ${name} is not known; there are ${[...rules.keys()].join(', ')}`)
    if (value === undefined) continue
    if (!rule.accepts(value)) throw new TypeError(`option ${name} must be ${rule.want}, got ${JSON.stringify(value) ?? String(value)}`)
    options[name] = value
  }
  // Every name of the table has a value now, and its rule accepted it.
  return options as Options
}

export function isInteger(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** More would overflow the platform's timers, which then fire at once. */
const MAX_DELAY = 2 ** 31 - 1

export function milliseconds(value: number): OptionRule<number> {
  return { default: value, want: `milliseconds from 0 (no limit) to ${MAX_DELAY}`, accepts: (given) => isInteger(given, 0, MAX_DELAY) }
}

export function count(value: number, min: number): OptionRule<number> {
  return { default: value, want: `an integer from ${min}`, accepts: (given) => isInteger(given, min, Number.MAX_SAFE_INTEGER) }
}

export function flag(value: boolean): OptionRule<boolean> {
  return { default: value, want: 'true or false', accepts: (given) => typeof given === 'boolean' }
}

export function text(value: string, want: string, accepts: (given: string) => boolean): OptionRule<string> {
  return { default: value, want, accepts: (given) => typeof given === 'string' && accepts(given) }
}

export function names(value: readonly string[], want: string): OptionRule<readonly string[]> {
  return { default: value, want, accepts: isNames }
}

export function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '')
}
