import type { Given } from './arguments.js'
import type { FlagTable, FlagValues } from './flag.js'
import { oneOf, toggle } from './kinds.js'
import type { Terminal } from './terminal.js'

/** Command of `evmbed`. */
export interface Command<Table extends FlagTable> {
  readonly name: string
  /** Summary in the help text, one sentence. */
  readonly summary: string
  readonly flags: Table
  /** Operands (arguments that are no flags) in the help text; undefined if the command takes none. `words` are those that a shell completes. */
  readonly operands?: { readonly usage: string; readonly help: readonly string[]; readonly words?: readonly string[] }
  /** Adds the settings of files and of the environment to those of the command line. Throws `UsageError`. */
  complete?(given: Given, warn: (line: string) => void, environment: Terminal['environment']): Promise<Given>
  /** Runs the command to its end. Throws `UsageError` for invalid flags, and errors of the node and its servers. */
  run(values: FlagValues<Table>, terminal: Terminal, operands: readonly string[]): Promise<void>
}

/** Flags of every command. */
export const SHARED_FLAGS = {
  quiet: { name: 'quiet', alias: 'q', also: ['silent'], kind: toggle, help: 'Write errors only.' },
  color: {
    name: 'color',
    kind: oneOf('auto', 'always', 'never'),
    default: 'auto',
    help: 'Colors; auto depends on NO_COLOR and the terminal.',
  },
  help: { name: 'help', alias: 'h', kind: toggle, help: 'Print this text.' },
} as const satisfies FlagTable
