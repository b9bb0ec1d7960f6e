import { parseArgs } from 'node:util'
import { nearest } from '../../src/internal.js'
import type { Flag, FlagTable, FlagValues } from './flag.js'
import { OTHER_FLAGS } from './other-flags.js'
import { UsageError } from './usage-error.js'

/** Text given for a flag, and its origin: `--port` or `app.toml: json-rpc.gas-cap`. */
export interface GivenText {
  readonly text: string
  readonly origin: string
}

/** Texts given for flags, by the flag's key in its table. */
export type Given = ReadonlyMap<string, GivenText>

/**
 * Finds the flags of a table in a command line. Throws `UsageError` for an unknown flag.
 *
 * @param operands receives the arguments that are no flags; without it they are errors
 */
export function parseArguments(table: FlagTable, args: readonly string[], operands?: string[]): Given {
  const keys = keysByName(table)
  const given = new Map<string, GivenText>()
  for (const token of tokensOf(table, args)) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      if (!operands) throw strayArgument(token.value, table, given)
      operands.push(token.value)
      continue
    }
    const key = keys.get(token.name)
    const flag = key === undefined ? undefined : table[key]
    if (key === undefined || flag === undefined) throw unknownFlag(token.rawName, [...keys.keys()])
    const { kind } = flag
    const text = token.value ?? (kind.argument === undefined ? 'true' : undefined)
    if (text === undefined) throw new UsageError(`${token.rawName} needs a value: ${kind.want}`)
    const before = given.get(key)
    given.set(key, { origin: token.rawName, text: kind.repeats && before ? `${before.text},${text}` : text })
  }
  return given
}

/** Returns the values of all flags of a table. Throws `UsageError` for an invalid value, and for flags that exclude each other. */
export function readFlags<Table extends FlagTable>(table: Table, given: Given): FlagValues<Table> {
  const values = Object.entries(table).map(([key, flag]) => [key, read(flag, given.get(key))] as const)
  for (const [key, { origin }] of given) {
    for (const [other, reason] of Object.entries(table[key]?.excludes ?? {})) {
      const beside = given.get(other)
      if (beside) throw new UsageError(`${origin} cannot be given with ${beside.origin}: ${reason}`)
    }
  }
  // Every key of the table has a value now, and its own kind has read it.
  return Object.fromEntries(values) as FlagValues<Table>
}

function read({ kind, option, default: fallback, secret }: Flag<unknown>, given: GivenText | undefined): unknown {
  const isOff = kind.argument === undefined && option === undefined
  const text = given?.text ?? fallback ?? (isOff ? 'false' : undefined)
  if (text === undefined) return undefined
  const value = kind.read(text)
  if (value === undefined) {
    throw new UsageError(`${given?.origin ?? 'default'}: expected ${kind.want}${secret ? '' : `, got '${text}'`}`)
  }
  return value
}

function tokensOf(table: FlagTable, args: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {}
  for (const { name, alias, also, kind } of Object.values(table)) {
    const type = kind.argument === undefined ? 'boolean' : 'string'
    options[name] = alias === undefined ? { type } : { type, short: alias }
    for (const other of also ?? []) options[other] = { type }
  }
  return parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true }).tokens
}

function keysByName(table: FlagTable): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([key, { name, also = [] }]) => [name, ...also].map((known) => [known, key] as const)))
}

function strayArgument(value: string, table: FlagTable, given: Given): UsageError {
  // The rest of a mnemonic without quotes must not be repeated.
  const secret = [...given].find(([key]) => table[key]?.secret)?.[1]
  if (secret) return new UsageError(`unexpected words on the command line: put what follows ${secret.origin} in quotes`)
  return new UsageError(`unexpected argument '${value}': values follow a flag such as --port`)
}

function unknownFlag(rawName: string, names: readonly string[]): UsageError {
  const name = rawName.replace(/^-+/, '')
  const instead = Object.hasOwn(OTHER_FLAGS, name) ? OTHER_FLAGS[name] : undefined
  if (instead !== undefined) return new UsageError(`${rawName} is a flag of another node: ${instead}`)
  const near = nearest(name, names)
  return new UsageError(`unknown flag ${rawName}${near === undefined ? '' : `: did you mean --${near}?`}`)
}
