/** Reads options by a table with one rule per option: its default, what a value must be, and the test for that. */
import { LocalError } from './errors.js'
import { nearest } from './nearest.js'
import { isRecord, kindOf, type OptionFlaw } from './option-flaw.js'

/** Options by name, as they were given. */
type Given = Readonly<Record<string, unknown>>

/** Texts from which the command line reads the values of an option. */
export type OptionForm =
  | { readonly kind: 'integer'; readonly low: number; readonly high: number }
  | { readonly kind: 'amount' | 'switch' | 'text' }
  | { readonly kind: 'word'; readonly words: readonly string[] }

/**
 * The declaration of an option: its type, its default and its check.
 *
 * @typeParam Value - the value that the program uses
 * @typeParam Input - the value that a caller gives
 */
export interface OptionRule<Value, Input = NonNullable<Value>> {
  /** Whether the option must be given. Default: false. */
  readonly required?: boolean
  /** Texts of valid values. Undefined if no text can be a value. */
  readonly form?: OptionForm | undefined
  /** Rules of the members of a group. */
  readonly members?: Rules
  /** Describes valid values, for error messages. */
  readonly expected: string
  /** Tests a value. */
  readonly holds: (value: unknown) => boolean
  /** Describes a value of this option, or an unknown member of it, in error messages. For options that hold secrets. Default: the value itself. */
  readonly outline?: (value: unknown) => unknown
  /**
   * Returns the value of an option that is not given. It may depend on others.
   *
   * @param beside the options of the same group
   * @param all the options outside of all groups
   */
  default(beside: Given, all: Given): Value
  /** Finds an issue inside a value that passes the test, or between the value and other options. */
  flaw?(value: Input, beside: Given, all: Given): OptionFlaw | undefined
  /** Converts a valid value to its internal form. Default: the value itself. */
  read?(value: Input, all: Given): Value
}

/** One rule for every member of `Values`. */
export type OptionTable<Values> = { readonly [Name in keyof Values]-?: OptionRule<Values[Name]> }

/** The values that the program uses, of a table of rules. */
export type ValuesOf<Table> = { readonly [Name in keyof Table]: Table[Name] extends OptionRule<infer Value, infer _Input> ? Value : never }

/** The values that a caller may give, of a table of rules. Undefined counts as not given. The members keep the doc comments of the rules. */
export type OptionsOf<Table> = {
  readonly [Name in keyof Table]?: (Table[Name] extends OptionRule<infer _Value, infer Input> ? Input : never) | undefined
}

/** Some of these values. Undefined counts as not given. */
export type SomeOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** An unknown option, or an option with an invalid value. The message names the option and describes valid values. */
export class InvalidOption extends LocalError {
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
export function readOptions<Values extends object>(table: OptionTable<Values>, given: SomeOf<Values>): Values {
  return readTable(Object.entries(table), membersOf(given)) as Values
}

/** Returns the options of a table of which callers give other types of values than the program uses. */
export function readOptionsOf<Table extends object>(table: Table, given: OptionsOf<Table>): ValuesOf<Table> {
  return readTable(Object.entries(table), membersOf(given)) as ValuesOf<Table>
}

function membersOf(given: object): Given {
  return Object.fromEntries(Object.entries(given))
}

/** Every name of the table gets a value, and its rule holds for it. */
function readTable(rules: Rules, given: Given): object {
  const flaw = flawIn(rules, given, given)
  if (flaw) throw new InvalidOption(flaw.path, flaw.expected, flaw.given)
  return valuesOf(rules, given, given)
}

function valuesOf(rules: Rules, given: Given, all: Given): object {
  return Object.fromEntries(rules.map(([name, rule]) => [name, readValue(given[name], rule, given, all)]))
}

function readValue(value: unknown, rule: OptionRule<unknown>, beside: Given, all: Given): unknown {
  if (value === undefined || value === null) return rule.default(beside, all)
  return rule.read ? rule.read(value, all) : value
}

type Rules = readonly (readonly [name: string, rule: OptionRule<unknown>])[]

/** @param outline describes the value of an unknown option */
function flawIn(rules: Rules, given: Given, all: Given, outline = withoutKeys): OptionFlaw | undefined {
  for (const [name, value] of Object.entries(given)) {
    if (!rules.some(([known]) => known === name)) return { path: name, expected: knownOptions(rules, name), given: outline(value) }
  }
  for (const [name, rule] of rules) {
    const value = given[name]
    if (value === undefined) {
      if (rule.required) return { path: name, expected: rule.expected, given: value }
      continue
    }
    if (value === null || !rule.holds(value)) return { path: name, expected: rule.expected, given: rule.outline?.(value) ?? value }
    const flaw = rule.flaw?.(value, given, all)
    if (flaw) return { ...flaw, path: pathOf(name, flaw.path) }
  }
  return undefined
}

/** Describes the options that there are instead of an unknown one: the nearest, or all. */
function knownOptions(rules: Rules, unknown: string): string {
  const paths = namesOf(rules)
  const nameIn = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  // Other tools qualify names: `blockGasLimit` of Hardhat is `mining.gasLimit`.
  const isQualified = (name: string) => name.length > 5 && unknown.toLowerCase().endsWith(name.toLowerCase())
  const name = nearest(unknown, paths.map(nameIn)) ?? paths.map(nameIn).find(isQualified)
  const near = paths.find((path) => nameIn(path) === name)
  return near === undefined ? `one of the options ${rules.map(([name]) => name).join(', ')}` : `a known option, such as '${near}'`
}

/** Returns the names of options, those in groups as `group.name`. */
function namesOf(rules: Rules): readonly string[] {
  return rules.flatMap(([name, { members = [] }]) => [name, ...namesOf(members).map((inner) => `${name}.${inner}`)])
}

/** Returns the flaw of a member that has a rule of its own. */
export function flawWithin<Value extends object>(name: string, value: Value, rule: OptionRule<Value>): OptionFlaw | undefined {
  return flawIn([[name, rule]], { [name]: value }, {})
}

/** Returns the path of a member, or of an item of a list. */
function pathOf(name: string, inner: string): string {
  return inner === '' || inner.startsWith('[') ? name + inner : `${name}.${inner}`
}

export function integer(byDefault: number, low: number, expected: string, high = Number.MAX_SAFE_INTEGER): OptionRule<number> {
  return {
    default: () => byDefault,
    expected,
    form: { kind: 'integer', low, high },
    holds: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high,
  }
}

export function amount(byDefault: bigint, expected: string, low = 0n, high?: bigint): OptionRule<bigint> {
  return {
    default: () => byDefault,
    expected,
    form: { kind: 'amount' },
    holds: (value) => typeof value === 'bigint' && value >= low && (high === undefined || value <= high),
  }
}

export function oneOf<Word extends string>(byDefault: Word, words: readonly Word[]): OptionRule<Word> {
  return {
    default: () => byDefault,
    expected: `one of ${words.join(', ')}`,
    form: { kind: 'word', words },
    holds: (value) => words.some((word) => word === value),
  }
}

export function flag(byDefault: boolean): OptionRule<boolean> {
  return { default: () => byDefault, expected: 'true or false', form: { kind: 'switch' }, holds: (value) => typeof value === 'boolean' }
}

export function text<Default extends string | undefined>(
  byDefault: Default,
  expected: string,
  holds: (value: string) => boolean,
): OptionRule<string | Default, string> {
  return { default: () => byDefault, expected, form: { kind: 'text' }, holds: (value) => typeof value === 'string' && holds(value) }
}

export function callable<Value extends ((...values: never[]) => unknown) | undefined>(
  byDefault: Value,
  expected = 'a function',
): OptionRule<Value> {
  return { default: () => byDefault, expected, holds: (value) => typeof value === 'function' }
}

/**
 * An object of options, each with a rule of its own.
 *
 * @param outline describes the object, or an unknown member of it, in error messages; for objects that hold secrets
 */
export function optionsOf<Values>(table: OptionTable<Values>, outline?: (value: unknown) => unknown): OptionRule<Values, SomeOf<Values>> {
  return group<Values, SomeOf<Values>>(table, outline)
}

/** An object of options of which callers give other types of values than the program uses. */
export function group<Values, Input extends object>(table: object, outline?: (value: unknown) => unknown): OptionRule<Values, Input> {
  const rules: Rules = Object.entries(table)
  return {
    default: (_, all) => valuesOf(rules, {}, all) as Values,
    expected: `an object with some of ${rules.map(([name]) => name).join(', ')}`,
    members: rules,
    holds: (value) => typeof value === 'object' && !Array.isArray(value),
    flaw: (given, _, all) => flawIn(rules, membersOf(given), all, outline),
    read: (given, all) => valuesOf(rules, membersOf(given), all) as Values,
    ...(outline ? { outline } : {}),
  }
}

/** An object with a value for each key. Values are described by their kind alone: URLs may contain keys of services. */
export function mapOf<Value>(
  keys: string,
  expected: string,
  holds: (value: unknown) => boolean,
): OptionRule<Readonly<Record<string, Value>> | undefined> {
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
): OptionRule<readonly Values[]> {
  const { holds, expected: items } = optionsOf(table)
  const rules: Rules = Object.entries(table)
  const itemFlaw = (item: Values, before: readonly Values[]) =>
    holds(item) && item !== null
      ? (flawIn(rules, membersOf(item), {}) ?? flawAfter(item, before))
      : { path: '', expected: items, given: item }
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
export function optional<Value, Input>(rule: OptionRule<Value, Input>): OptionRule<Value | undefined, Input> {
  return { ...rule, default: () => undefined }
}

/** An option whose values are described by their kind alone in error messages: they may be secrets. */
export function secret<Value, Input>(rule: OptionRule<Value, Input>): OptionRule<Value, Input> {
  return { ...rule, outline: kindOf }
}

/** A number of something. */
export function count(byDefault: number, low: number): OptionRule<number> {
  return integer(byDefault, low, `an integer from ${low}`)
}

/** The platform's timers fire at once when a delay is longer. */
const MAX_DELAY = 2 ** 31 - 1

/** A time limit in milliseconds; 0 for none. */
export function milliseconds(byDefault: number): OptionRule<number> {
  return integer(byDefault, 0, `milliseconds from 0 (no limit) to ${MAX_DELAY}`, MAX_DELAY)
}

export function names(byDefault: readonly string[], expected: string): OptionRule<readonly string[]> {
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
export function objectWith<Value>(byDefault: () => Value, expected: string, ...members: readonly string[]): OptionRule<Value> {
  return {
    default: byDefault,
    expected,
    holds: (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
  }
}

/** Bytes, without a default value. */
export function bytes(expected: string): OptionRule<Uint8Array | undefined> {
  return { default: () => undefined, expected, holds: (value) => value instanceof Uint8Array }
}

/** An option of a kind of its own. */
export function option<Value, Input = NonNullable<Value>>(rule: OptionRule<Value, Input>): OptionRule<Value, Input> {
  return rule
}
