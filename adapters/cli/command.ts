import type { Given } from './arguments.js'
import type { FlagTable, FlagValues } from './flag.js'
import { oneOf, toggle } from './kinds.js'
import type { Terminal } from './terminal.js'

/** Something `evmbed` can be told to do. */
export interface Command<Table extends FlagTable> {
  readonly name: string
  /** A sentence for the help text. */
  readonly summary: string
  readonly flags: Table
  /** What stands on its command line beside flags, for the help text; undefined when nothing may. */
  readonly operands?: { readonly usage: string; readonly help: readonly string[] }
  /** Adds what files and the environment say to what the command line says. Throws `UsageError`. */
  complete?(given: Given, warn: (line: string) => void, environment: Terminal['environment']): Promise<Given>
  /** Returns when the work is done. Throws `UsageError` for flags that make no sense, and errors of the node and its servers. */
  run(values: FlagValues<Table>, terminal: Terminal, operands: readonly string[]): Promise<void>
}

/** Flags that every command has. */
export const SHARED_FLAGS = {
  quiet: { name: 'quiet', alias: 'q', kind: toggle, help: 'Write nothing but errors.' },
  color: { name: 'color', kind: oneOf('auto', 'always', 'never'), default: 'auto', help: 'Colors; auto minds NO_COLOR and the terminal.' },
  help: { name: 'help', alias: 'h', kind: toggle, help: 'Print this text.' },
} as const satisfies FlagTable
