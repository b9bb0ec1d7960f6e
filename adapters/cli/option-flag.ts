import { type NodeOptions, type OptionRule, optionRule } from '../../src/internal.js'
import type { Flag, FlagTable, FlagValues, Kind } from './flag.js'
import { amount, integer, oneOf, text, toggle } from './kinds.js'

type Member<Options, Name> = Name extends keyof Options ? NonNullable<Options[Name]> : never

/** Type of the option with a path. */
type OptionAt<Path> = Path extends `${infer Group}.${infer Name}`
  ? Member<Member<NodeOptions, Group>, Name>
  : Exclude<Member<NodeOptions, Path>, object>

/** Flag that sets an option of a node. */
type OptionFlag<Value> = Omit<Flag<Value>, 'default'> & { readonly option: string }

/** Members of a flag that its option does not have. */
interface FlagWords<Value> extends Omit<Flag<Value>, 'kind' | 'option'> {
  /** Name of the value in the help text. */
  readonly argument?: string
  /** Texts of values. Default: those that the check of the option allows. */
  readonly kind?: Kind<Value>
}

/**
 * Returns a flag that sets an option of a node. Its values are those that the check of the option allows. A flag that is not given leaves the default to the
 * option, unless the flag has one of its own.
 *
 * @param option path of the option, such as `limits.callGasLimit`
 */
export function optionFlag<const Path extends string>(
  option: Path,
  { argument = '', kind: given, default: own, ...words }: FlagWords<OptionAt<Path>>,
): OptionFlag<OptionAt<Path>> {
  const rule = optionRule(option)
  // The form of a rule is that of the type of its option.
  const kind = given ?? (kindOf(rule, argument) as Kind<OptionAt<Path>>)
  const value: OptionAt<Path> | undefined = defaultOf(option)
  const isHidden = value === undefined || value === false || words.shown !== undefined
  const shown = isHidden ? {} : { shown: kind.write?.(value) ?? `${value}` }
  return { ...words, option, kind, ...(own === undefined ? shown : { default: own }) }
}

function kindOf({ form }: OptionRule<unknown>, argument: string): Kind<unknown> {
  if (form?.kind === 'integer') return integer(argument, form.low, form.high)
  if (form?.kind === 'word') return oneOf(...form.words)
  if (form?.kind === 'amount') return amount(argument)
  return form?.kind === 'switch' ? toggle : text(argument)
}

/** Returns the default of an option, such as `limits.callGasLimit`. */
export function defaultOf<const Path extends string>(option: Path): OptionAt<Path> {
  return optionRule(option).default({}, {}) as OptionAt<Path>
}

/** Returns the options of a node that the flags of a table set. */
export function optionsOfFlags<Table extends FlagTable>(table: Table, values: FlagValues<Table>): NodeOptions {
  const options: Record<string, unknown> = {}
  for (const [key, { option }] of Object.entries(table)) {
    const value: unknown = Reflect.get(values, key)
    if (option === undefined || value === undefined) continue
    const [name = '', inner] = option.split('.')
    options[name] = inner === undefined ? value : { ...Object(options[name]), [inner]: value }
  }
  return options
}
