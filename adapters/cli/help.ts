import { VERSION } from '../../src/internal.js'
import type { Command } from './command.js'
import type { Flag, FlagTable } from './flag.js'

const WIDTH = 110
/** Maximum column at which the texts of flags begin. After a longer flag the text begins on its own line. */
const MAX_INDENT = 42

/** Returns the help text of a command, from its table of flags. */
export function commandHelp({
  name,
  summary,
  flags,
  operands,
}: Pick<Command<FlagTable>, 'name' | 'summary' | 'flags' | 'operands'>): string {
  const rows = Object.values(flags).map((flag) => [left(flag), right(flag), flag.heading] as const)
  const indent = Math.min(MAX_INDENT, Math.max(...rows.map(([flag]) => flag.length)) + 2)
  return [
    summary,
    '',
    `Usage: evmbed ${name} ${operands === undefined ? '' : `${operands.usage} `}[flags]`,
    '',
    ...(operands === undefined ? [] : [...operands.help, '']),
    ...rows.flatMap(([flag, text, heading], i) => {
      const lines = wrap(text, WIDTH - indent).map((line) => ' '.repeat(indent) + line)
      const above = heading === undefined ? [] : [...(i === 0 ? [] : ['']), `${heading}:`]
      return [...above, ...(flag.length + 2 > indent ? [flag, ...lines] : [flag + lines.join('\n').slice(flag.length)])]
    }),
  ].join('\n')
}

/** Returns the help text of `evmbed` itself. */
export function generalHelp(commands: readonly Pick<Command<FlagTable>, 'name' | 'summary'>[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2
  return [
    `evmbed ${VERSION}, an Ethereum-compatible node`,
    '',
    'Usage: evmbed <command> [flags]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`),
    '',
    '  evmbed <command> --help    the flags of a command',
    '  evmbed --version           the version',
  ].join('\n')
}

function left({ name, alias, kind }: Flag<unknown>): string {
  const argument = kind.argument === undefined ? '' : ` <${kind.argument}>`
  return `  ${alias === undefined ? '    ' : `-${alias}, `}--${name}${argument}`
}

function right({ help, shown, default: fallback = shown }: Flag<unknown>): string {
  return fallback === undefined || fallback === '' ? help : `${help} [${fallback}]`
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
