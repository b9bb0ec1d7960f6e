import { parse, TomlError, type TomlPrimitive } from 'smol-toml'
import type { GivenText } from './arguments.js'
import { readBytes } from './files.js'
import { nearest } from './nearest.js'
import { JSON_RPC_KEYS } from './start-flags.js'
import { UsageError } from './usage-error.js'

/**
 * What `[json-rpc]` of an app.toml sets, by the key of the flag. The file may be one of the software that the interface document describes, so
 * settings that this node does not have are told to `warn` and skipped.
 */
export async function readAppToml(path: string, warn: (line: string) => void): Promise<ReadonlyMap<string, GivenText>> {
  const text = (await readBytes('--app-toml', path)).toString()
  const given = new Map<string, GivenText>()
  for (const [name, value] of Object.entries(sectionOf(path, text))) {
    const origin = `${path}: json-rpc.${name}`
    const key = JSON_RPC_KEYS.get(name)
    if (key === undefined) {
      const near = nearest(name, JSON_RPC_KEYS.keys())
      warn(`${origin} has no effect: there is no such setting${near === undefined ? '' : `; did you mean ${near}?`}`)
      continue
    }
    given.set(key, { origin, text: textOf(origin, value) })
  }
  return given
}

function sectionOf(path: string, text: string): Readonly<Record<string, TomlPrimitive>> {
  try {
    const section = parse(text)['json-rpc'] ?? {}
    if (isTable(section)) return section
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = ''] = error.message.split('\n')
    throw new UsageError(`--app-toml: ${path}, line ${error.line}: ${reason}`)
  }
  throw new UsageError(`--app-toml: ${path}: json-rpc must be a table, [json-rpc]`)
}

function isTable(value: unknown): value is Readonly<Record<string, TomlPrimitive>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** A setting as the flag of the same name would be written. */
function textOf(origin: string, value: TomlPrimitive): string {
  if (typeof value === 'object' && !Array.isArray(value))
    throw new UsageError(`${origin}: expected a string, a number, true or false, or a list`)
  return Array.isArray(value) ? value.map((entry) => textOf(origin, entry)).join(',') : String(value)
}
