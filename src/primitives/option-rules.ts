/** Reads options by a table with one rule per option: its default, what a value must be, and the test for that. */
import { isRecord, kindOf, type OptionFlaw } from './option-flaw.js'

export interface OptionRule<Value, Options> {
  /** Whether the option must be given. Default: false. */
  readonly required?: boolean
  /** Returns the value of an option that is not given. It may depend on the other options. */
  readonly default: (given: Options) => Value
  /** Describes valid values, for error messages. */
  readonly expected: string
  /** Tests a value. */
  readonly holds: (value: unknown) => boolean
  /** Finds an issue inside a value that passes the test, or between the value and other options. */
  readonly flaw?: (value: NonNullable<Value>, given: Options) => OptionFlaw | undefined
  /** Converts a valid value to its internal form. Default: the value itself. */
  readonly read?: (value: NonNullable<Value>) => Value
  /** Describes a value of this option, or an unknown member of it, in error messages. For options that hold secrets. Default: the value itself. */
  readonly outline?: (value: unknown) => unknown
}

/** One rule for every member of `Values`. */
export type OptionTable<Values, Options = Partial<Values>> = { readonly [Name in keyof Values]-?: OptionRule<Values[Name], Options> }

/** An unknown option, or an option with an invalid value. The message names the option and describes valid values. */
export class InvalidOption extends Error {
  override readonly name = 'InvalidOption'
  constructor(
    readonly option: string,
    expected: string,
    given: unknown,
  ) {
    super(`option '${option}': expected ${expected}, got ${show(given)}`)
  }
}

function show(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'string' && value.split(' ').length > 2) return 'other words'
  return JSON.stringify(value) ?? String(value)
}

/** Hides private keys, which the option of another tool may hold. */
function withoutKeys(value: unknown): unknown {
  const mayHoldKeys = typeof value === 'string' || (typeof value === 'object' && value !== null)
  return mayHoldKeys && /[0-9a-f]{64}/i.test(show(value)) ? '…' : value
}

/**
 * Returns the options of a table: given values, and defaults for the rest. An option that is undefined counts as not given.
 *
 * Throws `InvalidOption` for an unknown option and for an invalid value.
 */
export function readOptions<Values extends object, Options extends object>(table: OptionTable<Values, Options>, given: Options): Values {
  const rules: Rules<Options> = Object.entries(table)
  const flaw = flawIn(rules, given)
  if (flaw) throw new InvalidOption(flaw.path, flaw.expected, flaw.given)
  // Every name of the table gets a value here, and its rule holds for it.
  return Object.fromEntries(rules.map(([name, rule]) => [name, readOption(name, rule, given)])) as Values
}

type Rules<Options> = readonly (readonly [name: string, rule: OptionRule<unknown, Options>])[]

/** @param outline describes the value of an unknown option */
function flawIn<Options extends object>(rules: Rules<Options>, given: Options, outline = withoutKeys): OptionFlaw | undefined {
  const names = rules.map(([name]) => name)
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) return { path: name, expected: `one of the options ${names.join(', ')}`, given: outline(value) }
  }
  for (const [name, rule] of rules) {
    const value: unknown = Reflect.get(given, name)
    if (value === undefined) {
      if (rule.required) return { path: name, expected: rule.expected, given: value }
      continue
    }
    if (value === null || !rule.holds(value)) return { path: name, expected: rule.expected, given: rule.outline?.(value) ?? value }
    const flaw = rule.flaw?.(value, given)
    if (flaw) return { ...flaw, path: pathOf(name, flaw.path) }
  }
  return undefined
}

/** Returns the flaw of a member that has a rule of its own. */
export function flawWithin<Value extends object>(name: string, value: Value, rule: OptionRule<Value, object>): OptionFlaw | undefined {
  return flawIn([[name, rule as OptionRule<unknown, object>]], { [name]: value })
}

/** Returns the path of a member, or of an item of a list. */
function pathOf(name: string, inner: string): string {
  return inner === '' || inner.startsWith('[') ? name + inner : `${name}.${inner}`
}

function readOption<Options extends object>(
  name: string,
  { default: byDefault, read }: OptionRule<unknown, Options>,
  given: Options,
): unknown {
  const value: unknown = Reflect.get(given, name)
  if (value === undefined || value === null) return byDefault(given)
  return read ? read(value) : value
}

/** A rule without dependencies on other options. */
type Rule<Value> = Pick<OptionRule<Value, object>, 'default' | 'expected' | 'holds'>

export function integer(byDefault: number, low: number, expected: string, high = Number.MAX_SAFE_INTEGER): Rule<number> {
  return {
    default: () => byDefault,
    expected,
    holds: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high,
  }
}

export function amount<Default extends bigint | undefined>(
  byDefault: Default,
  expected: string,
  low = 0n,
  high?: bigint,
): Rule<bigint | Default> {
  return {
    default: () => byDefault,
    expected,
    holds: (value) => typeof value === 'bigint' && value >= low && (high === undefined || value <= high),
  }
}

export function oneOf<Word extends string>(byDefault: Word, words: readonly Word[]): Rule<Word> {
  return {
    default: () => byDefault,
    expected: `one of ${words.join(', ')}`,
    holds: (value) => words.some((word) => word === value),
  }
}

export function flag(byDefault: boolean): Rule<boolean> {
  return { default: () => byDefault, expected: 'true or false', holds: (value) => typeof value === 'boolean' }
}

export function text<Default extends string | undefined>(
  byDefault: Default,
  expected: string,
  holds: (value: string) => boolean,
): Rule<string | Default> {
  return { default: () => byDefault, expected, holds: (value) => typeof value === 'string' && holds(value) }
}

export function callable<Value extends ((...values: never[]) => unknown) | undefined>(
  byDefault: Value,
  expected = 'a function',
): Rule<Value> {
  return { default: () => byDefault, expected, holds: (value) => typeof value === 'function' }
}

/** The rule of an object of options. */
export interface GroupRule<Values> extends Omit<OptionRule<Values, object>, 'flaw' | 'read'> {
  readonly flaw: (given: Partial<Values>) => OptionFlaw | undefined
  readonly read: (given: Partial<Values>) => Values
}

/**
 * An object of options, each with a rule of its own.
 *
 * @param outline describes the object, or an unknown member of it, in error messages; for objects that hold secrets
 */
export function optionsOf<Values extends object>(table: OptionTable<Values>, outline?: (value: unknown) => unknown): GroupRule<Values> {
  const rules: Rules<Partial<Values>> = Object.entries(table)
  return {
    default: () => readOptions(table, {}),
    expected: `an object with some of ${rules.map(([name]) => name).join(', ')}`,
    holds: (value) => typeof value === 'object' && !Array.isArray(value),
    flaw: (given) => flawIn(rules, given, outline),
    read: (given) => readOptions(table, given),
    ...(outline ? { outline } : {}),
  }
}

/** An object with a value for each key. Values are described by their kind alone: URLs may contain keys of services. */
export function mapOf<Value>(
  keys: string,
  expected: string,
  holds: (value: unknown) => boolean,
): OptionRule<Readonly<Record<string, Value>> | undefined, object> {
  return {
    default: () => undefined,
    expected: `an object with ${keys}`,
    holds: isRecord,
    flaw(entries) {
      const invalid = Object.entries(entries).find(([, value]) => !holds(value))
      return invalid && { path: invalid[0], expected, given: kindOf(invalid[1]) }
    },
    outline: kindOf,
  }
}

/**
 * A list of objects of options.
 *
 * @param flawAfter finds an issue between an item and those before it
 */
export function listOf<Values extends object>(
  table: OptionTable<Values>,
  expected: string,
  flawAfter: (item: Values, before: readonly Values[]) => OptionFlaw | undefined,
): OptionRule<readonly Values[], object> {
  const group = optionsOf(table)
  const itemFlaw = (item: Values, before: readonly Values[]) =>
    group.holds(item) && item !== null ? (group.flaw(item) ?? flawAfter(item, before)) : { path: '', expected: group.expected, given: item }
  return {
    default: () => [],
    expected,
    holds: Array.isArray,
    flaw(items) {
      for (const [i, item] of items.entries()) {
        const flaw = itemFlaw(item, items.slice(0, i))
        if (flaw) return { ...flaw, path: pathOf(`[${i}]`, flaw.path) }
      }
      return undefined
    },
  }
}

/** An option that must be given. */
export function required<Given extends object>(rule: Given): Given & { readonly required: true } {
  return { ...rule, required: true }
}

/** An option without a default value. */
export function optional<Value>(rule: Rule<Value>): Rule<Value | undefined> {
  return { ...rule, default: () => undefined }
}

/** An option whose values are described by their kind alone in error messages: they may be secrets. */
export function secret<Given extends object>(rule: Given): Given & { readonly outline: (value: unknown) => unknown } {
  return { ...rule, outline: kindOf }
}

/** A number of something. */
export function count(byDefault: number, low: number): Rule<number> {
  return integer(byDefault, low, `an integer from ${low}`)
}

/** The platform's timers fire at once when a delay is longer. */
const MAX_DELAY = 2 ** 31 - 1

/** A time limit in milliseconds; 0 for none. */
export function milliseconds(byDefault: number): Rule<number> {
  return integer(byDefault, 0, `milliseconds from 0 (no limit) to ${MAX_DELAY}`, MAX_DELAY)
}

export function names(byDefault: readonly string[], expected: string): Rule<readonly string[]> {
  return { default: () => byDefault, expected, holds: isNames }
}

/** Whether a value is a list of texts, none of them empty. */
export function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '')
}

/** A secret's length or kind, for error messages. */
export function outlineOf(value: unknown): unknown {
  if (typeof value === 'string') return `${value.length} characters`
  if (value instanceof Uint8Array) return `${value.length} bytes`
  return value === undefined || value === null ? value : `a ${typeof value}`
}

/** An object with these members, which are not looked into. */
export function objectWith<Value>(byDefault: Value, expected: string, ...members: readonly string[]): Rule<Value> {
  return {
    default: () => byDefault,
    expected,
    holds: (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
  }
}
