import { InvalidGenesis, InvalidOption, nearest, VERSION } from '../../src/internal.js'
import { type Given, parseArguments, readFlags } from './arguments.js'
import type { Command } from './command.js'
import type { Completable } from './completion.js'
import type { FlagTable } from './flag.js'
import { commandHelp, generalHelp } from './help.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** Command without the type of its table of flags. */
interface Entry extends Completable {
  run(args: readonly string[], terminal: Terminal): Promise<void>
}

/** Loads a command by its name: each needs much that the others do not. */
const COMMANDS: ReadonlyMap<string, () => Promise<Entry>> = new Map([
  ['init', async () => entry((await import('./init.js')).init)],
  ['dev', async () => entry((await import('./dev.js')).dev)],
  ['start', async () => entry((await import('./start.js')).start)],
  ['testnet', async () => entry((await import('./testnet.js')).testnet)],
  ['store', async () => entry((await import('./store-command.js')).store)],
  ['export', async () => entry((await import('./export.js')).exportCommand)],
  ['import', async () => entry((await import('./import.js')).importCommand)],
  ['coverage', async () => entry((await import('./coverage.js')).coverage)],
  ['debug', async () => entry((await import('./debug.js')).debug)],
  ['gas', async () => entry((await import('./gas.js')).gas)],
  ['route', async () => entry((await import('./route.js')).route)],
  ['completion', async () => entry((await import('./completion.js')).completionCommand(allCommands))],
])

/**
 * Runs a command line and returns the exit code: 0 for success, 1 for a failure, 2 for an invalid command line.
 *
 * @param args arguments after `evmbed`
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '--help', ...rest] = args
  try {
    if (['--version', '-V', '-v', 'version'].includes(name)) terminal.out(VERSION)
    else if (name === 'help' && rest[0] !== undefined) await (await commandNamed(rest[0])).run(['--help'], terminal)
    else if (['--help', '-h', 'help'].includes(name)) terminal.out(generalHelp(await allCommands()))
    else await (await commandNamed(name)).run(rest, terminal)
    return 0
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof InvalidGenesis
    terminal.err(`evmbed: ${textOf(error)}`)
    if (!isUsage) return 1
    const command = COMMANDS.has(name) ? `${name} ` : ''
    terminal.err(`Run 'evmbed ${command}--help' for ${command === '' ? 'the commands' : 'the flags'}.`)
    return 2
  }
}

/** Words of the library in its errors, and those of the command line. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /^levelStore\(\) needs (?:the package )?(classic-level.*): npm install (classic-level\S*)$/,
    // Through npx, evmbed finds only what is beside it: in the cache of npx, or in this folder if it is installed here.
    "a store needs the package $1, beside evmbed. 'npm install evmbed $2' installs both in this folder, where npx finds them; 'npm install --global $2' is for a global evmbed",
  ],
  [/: stop that node, use another directory, or open it with readOnly$/, ': stop that node, or use another folder'],
]

function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return WORDS.reduce((text, [pattern, words]) => text.replace(pattern, words), message)
}

function allCommands(): Promise<readonly Entry[]> {
  return Promise.all([...COMMANDS.values()].map((load) => load()))
}

/** Loads a command. Rejects with `UsageError` for an unknown name. */
async function commandNamed(name: string): Promise<Entry> {
  const load = COMMANDS.get(name)
  if (load) return load()
  const names = [...COMMANDS.keys()]
  if (name.startsWith('-')) throw new UsageError(`expected a command before ${name}: ${listed(names, 'or')}`)
  const near = nearest(name, names)
  throw new UsageError(`unknown command '${name}': ${near === undefined ? `there are ${listed(names, 'and')}` : `did you mean ${near}?`}`)
}

function entry<Table extends FlagTable>(command: Command<Table>): Entry {
  const { name, summary, flags } = command
  return {
    name,
    summary,
    flags,
    words: command.operands?.words ?? [],
    async run(args, terminal) {
      const operands: string[] = []
      const given = parseArguments(flags, args, command.operands && operands)
      if (given.has('help')) return terminal.out(commandHelp(command))
      const warn = given.get('quiet')?.text === 'true' ? () => {} : terminal.err
      const all = (await command.complete?.(given, warn, terminal.environment)) ?? given
      try {
        await command.run(readFlags(flags, all), terminal, operands)
      } catch (error) {
        throw error instanceof InvalidOption ? optionError(error, flags, all) : error
      }
    },
  }
}

function listed(names: readonly string[], last: string): string {
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** Converts the node's error about an option to an error about the flag, file or variable that sets it. */
function optionError({ option, message }: InvalidOption, flags: FlagTable, given: Given): UsageError {
  const [key, flag] = Object.entries(flags).find(([known, flag]) => flag.option === option || known === option) ?? []
  if (key === undefined || !flag) return new UsageError(message)
  // Not what was given: it may be words that must not be repeated, or a whole file.
  return new UsageError(message.replace(`option '${option}'`, given.get(key)?.origin ?? `--${flag.name}`).replace(/, got .*$/s, ''))
}
