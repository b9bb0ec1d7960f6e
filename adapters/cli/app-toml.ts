import { parse, TomlError, type TomlPrimitive, type TomlTable } from 'smol-toml'
import { nearest } from '../../src/internal.js'
import type { GivenText } from './arguments.js'
import { readBytes } from './files.js'
import { APP_TOML_FLAGS, placeInAppToml } from './start-flags.js'
import { UsageError } from './usage-error.js'

/** Tables of the file that are read, each with its settings and the keys of their flags. */
const SECTIONS = sections()

/**
 * Returns the settings of an app.toml, by the key of the flag. The file may come from the software that the interface document
 * describes, so settings that this node does not have are skipped, with a call of `warn`.
 */
export async function readAppToml(path: string, warn: (line: string) => void): Promise<ReadonlyMap<string, GivenText>> {
  const file = parseFile(path, (await readBytes('--app-toml', path)).toString())
  const given = new Map<string, GivenText>()
  for (const [section, keys] of SECTIONS) {
    for (const [name, value] of Object.entries(tableOf(path, file, section))) {
      // A table within this one, which has its own turn.
      if (SECTIONS.has(`${section}.${name}`)) continue
      const origin = `${path}: ${section}.${name}`
      const key = keys.get(name)
      if (key === undefined) {
        const near = nearest(name, keys.keys())
        warn(`${origin} has no effect: there is no such setting${near === undefined ? '' : `; did you mean ${near}?`}`)
        continue
      }
      const text = textOf(origin, value)
      // The software that writes such files leaves what is not set in them, as an empty text.
      if (text !== '' || 'default' in APP_TOML_FLAGS[key]) given.set(key, { origin, text })
    }
  }
  return given
}

type Key = keyof typeof APP_TOML_FLAGS

function sections(): ReadonlyMap<string, ReadonlyMap<string, Key>> {
  const sections = new Map<string, Map<string, Key>>()
  for (const [key, { name }] of Object.entries(APP_TOML_FLAGS)) {
    const { section, setting } = placeInAppToml(name)
    const keys = sections.get(section) ?? new Map<string, Key>()
    // `Object.entries` forgets that the keys are those of the table.
    sections.set(section, keys.set(setting, key as Key))
  }
  return sections
}

function parseFile(path: string, text: string): TomlTable {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const [reason = ''] = error.message.split('\n')
    throw new UsageError(`--app-toml: ${path}, line ${error.line}: ${reason}`)
  }
}

/** Returns the table of a section, such as `evm` or `evm.mempool`; an empty one if the file lacks it. */
function tableOf(path: string, file: TomlTable, section: string): TomlTable {
  return section.split('.').reduce((outer: TomlTable, name) => {
    const table = outer[name] ?? {}
    if (typeof table === 'object' && !Array.isArray(table) && !(table instanceof Date)) return table
    throw new UsageError(`--app-toml: ${path}: ${section} must be a table, [${section}]`)
  }, file)
}

/** Returns a setting as the text of the flag of the same name. */
function textOf(origin: string, value: TomlPrimitive): string {
  if (typeof value === 'object' && !Array.isArray(value))
    throw new UsageError(`${origin}: expected a string, a number, true or false, or a list`)
  return Array.isArray(value) ? value.map((entry) => textOf(origin, entry)).join(',') : String(value)
}
