import type { Given } from './arguments.js'
import { MNEMONIC_VARIABLE } from './dev-flags.js'
import { readBytes, warnOfReaders } from './files.js'
import type { Terminal } from './terminal.js'

/** Keys of the flags that set the source of the accounts. */
const SOURCES = ['mnemonic', 'mnemonicFile', 'mnemonicRandom', 'accountKeys', 'accountsFile', 'genesis']

/**
 * Adds the mnemonic of `--mnemonic-file` as the value of `--mnemonic`. If no flag sets the source of the accounts, adds the one of the environment.
 *
 * Throws `UsageError` for a file that cannot be read.
 */
export async function withMnemonic(given: Given, warn: (line: string) => void, environment: Terminal['environment']): Promise<Given> {
  const words = environment[MNEMONIC_VARIABLE]
  if (words && !SOURCES.some((key) => given.has(key))) return new Map([...given, ['mnemonic', { origin: MNEMONIC_VARIABLE, text: words }]])
  const { text: path, origin } = given.get('mnemonicFile') ?? {}
  // Beside `--mnemonic` the table of flags refuses it.
  if (path === undefined || origin === undefined || given.has('mnemonic')) return given
  const text = (await readBytes(origin, path)).toString().trim()
  await warnOfReaders(origin, path, warn)
  const { mnemonicFile: _, ...others } = Object.fromEntries(given)
  return new Map([...Object.entries(others), ['mnemonic', { origin: `${origin} ${path}`, text }]])
}
