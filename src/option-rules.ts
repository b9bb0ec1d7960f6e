/** How options are read: one rule for each says what it may be, and what it is when it is not given. */
import type { OptionFlaw } from './primitives/option-flaw.js'

export interface OptionRule<Value, Options> {
  /** The value when none is given, which may follow from the other options. */
  readonly default: (given: Options) => Value
  /** What a value must be, in words, and the test for it. */
  readonly expected: string
  readonly holds: (value: unknown) => boolean
  /** What is wrong further inside of a value for which the test holds, or beside other options. */
  readonly flaw?: (value: NonNullable<Value>, given: Options) => OptionFlaw | undefined
  /** The value as the node has it. Default: as it was given. */
  readonly read?: (value: NonNullable<Value>) => Value
}

/** An option has a value it cannot have. The message names the option and says what would be right. */
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

/** A value without the private keys that it may hold under the name of another tool's option. */
function withoutKeys(value: unknown): unknown {
  const mayHoldKeys = typeof value === 'string' || (typeof value === 'object' && value !== null)
  return mayHoldKeys && /[0-9a-f]{64}/i.test(show(value)) ? '…' : value
}

/**
 * The options of a table, each given or by default. An option that is undefined counts as not given.
 *
 * Throws `InvalidOption` for an option that does not exist or cannot have its value.
 */
export function readOptions<Values extends object, Options extends object>(
  table: { readonly [Name in keyof Values]: OptionRule<Values[Name], Options> },
  given: Options,
): Values {
  const rules: Rules<Options> = Object.entries(table)
  const flaw = flawIn(rules, given)
  if (flaw) throw new InvalidOption(flaw.path, flaw.expected, flaw.given)
  // Every name of the table gets a value here, and its rule holds for it.
  return Object.fromEntries(rules.map(([name, rule]) => [name, readOption(name, rule, given)])) as Values
}

type Rules<Options> = readonly (readonly [name: string, rule: OptionRule<unknown, Options>])[]

function flawIn<Options extends object>(rules: Rules<Options>, given: Options): OptionFlaw | undefined {
  const names = rules.map(([name]) => name)
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) return { path: name, expected: `one of the options ${names.join(', ')}`, given: withoutKeys(value) }
  }
  for (const [name, rule] of rules) {
    const value: unknown = Reflect.get(given, name)
    if (value === undefined) continue
    if (value === null || !rule.holds(value)) return { path: name, expected: rule.expected, given: value }
    const flaw = rule.flaw?.(value, given)
    if (flaw) return { ...flaw, path: [name, flaw.path].filter(Boolean).join('.') }
  }
  return undefined
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

/** A rule with nothing more to it. */
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

export function callable<Value extends (...values: never[]) => unknown>(byDefault: Value): Rule<Value> {
  return { default: () => byDefault, expected: 'a function', holds: (value) => typeof value === 'function' }
}

/** An object of options, each with a rule of its own. */
export function optionsOf<Values extends object>(
  table: {
    readonly [Name in keyof Values]: OptionRule<Values[Name], Partial<Values>>
  },
): OptionRule<Values, object> {
  const rules: Rules<Partial<Values>> = Object.entries(table)
  return {
    default: () => readOptions(table, {}),
    expected: `an object with some of ${rules.map(([name]) => name).join(', ')}`,
    holds: (value) => typeof value === 'object' && !Array.isArray(value),
    flaw: (given) => flawIn(rules, given),
    read: (given) => readOptions(table, given),
  }
}

/** An object of which no more is known than that it has these members. */
export function objectWith<Value>(byDefault: Value, expected: string, ...members: readonly string[]): Rule<Value> {
  return {
    default: () => byDefault,
    expected,
    holds: (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
  }
}
