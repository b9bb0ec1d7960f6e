import { InvalidOption } from '../../src/internal.js'

/** One option: its default, what is right in words, and whether a value is that. */
export interface OptionRule<Value> {
  readonly default: Value
  readonly expected: string
  readonly holds: (value: unknown) => boolean
}

export type OptionTable<Options> = { readonly [Name in keyof Options]-?: OptionRule<Options[Name]> }

/**
 * The given options over the defaults. An option that is undefined counts as not given.
 *
 * Throws `InvalidOption` for an option that does not exist or cannot have its value.
 */
export function readOptions<Options>(table: OptionTable<Options>, given: Partial<Options>): Options {
  const rules = new Map<string, OptionRule<unknown>>(Object.entries<OptionRule<unknown>>(table))
  const options: Record<string, unknown> = {}
  for (const [name, rule] of rules) options[name] = rule.default
  for (const [name, value] of Object.entries(given)) {
    const rule = rules.get(name)
    if (!rule) throw new InvalidOption(name, `one of the options ${[...rules.keys()].join(', ')}`, value)
    if (value === undefined) continue
    if (!rule.holds(value)) throw new InvalidOption(name, rule.expected, value)
    options[name] = value
  }
  // Every name of the table has a value now, and its rule holds for it.
  return options as Options
}

export function isInteger(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** More would overflow the platform's timers, which then fire at once. */
const MAX_DELAY = 2 ** 31 - 1

export function milliseconds(value: number): OptionRule<number> {
  return { default: value, expected: `milliseconds from 0 (no limit) to ${MAX_DELAY}`, holds: (given) => isInteger(given, 0, MAX_DELAY) }
}

export function count(value: number, min: number): OptionRule<number> {
  return { default: value, expected: `an integer from ${min}`, holds: (given) => isInteger(given, min, Number.MAX_SAFE_INTEGER) }
}

export function flag(value: boolean): OptionRule<boolean> {
  return { default: value, expected: 'true or false', holds: (given) => typeof given === 'boolean' }
}

export function text(value: string, expected: string, holds: (given: string) => boolean): OptionRule<string> {
  return { default: value, expected, holds: (given) => typeof given === 'string' && holds(given) }
}

export function names(value: readonly string[], expected: string): OptionRule<readonly string[]> {
  return { default: value, expected, holds: isNames }
}

export function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '')
}
