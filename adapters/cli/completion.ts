import type { Command } from './command.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { UsageError } from './usage-error.js'

/** The parts of a command that a shell completes. */
export interface Completable {
  readonly name: string
  readonly summary: string
  readonly flags: FlagTable
  /** Operands that are words of a list. */
  readonly words: readonly string[]
}

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }
const SHELLS = Object.keys(SCRIPTS)

/**
 * Returns the command that prints the completions of a shell.
 *
 * @param all loads what all commands have
 */
export function completionCommand(all: () => Promise<readonly Completable[]>): Command<typeof SHARED_FLAGS> {
  return {
    name: 'completion',
    summary: 'Prints a script with which a shell completes commands, flags and their values.',
    flags: SHARED_FLAGS,
    operands: {
      usage: '<shell>',
      words: SHELLS,
      help: [
        '  bash    source <(evmbed completion bash)    in ~/.bashrc',
        '  zsh     source <(evmbed completion zsh)     in ~/.zshrc, after compinit',
        '  fish    evmbed completion fish | source     in ~/.config/fish/config.fish',
      ],
    },
    async run(_values, { out }, [shell = '', ...others]) {
      const write = new Map(Object.entries(SCRIPTS)).get(shell)
      if (write === undefined || others.length > 0) throw new UsageError(`expected one shell: ${SHELLS.join(', ')}`)
      out(write(await all()))
    },
  }
}

/** Words of a flag: those of its list, or of a switch none. Undefined if its value is any text. */
function valuesOf({ kind }: FlagTable[string]): readonly string[] | undefined {
  return kind.argument === undefined ? [] : kind.words
}

function namesOf({ name, alias }: FlagTable[string]): readonly string[] {
  return alias === undefined ? [`--${name}`] : [`--${name}`, `-${alias}`]
}

function bashScript(commands: readonly Completable[]): string {
  const cases = commands.flatMap(({ name, flags, words }) => [
    ...Object.values(flags).flatMap((flag) => {
      const values = valuesOf(flag)
      if (values?.length === 0) return []
      const patterns = namesOf(flag).map((known) => `"${name} ${known}"`)
      // Without words, the shell completes names of files.
      return [`    ${patterns.join('|')}) words="${values?.join(' ') ?? ''}" ;;`]
    }),
    `    "${name} "*) words="${[...words, ...Object.values(flags).map((flag) => `--${flag.name}`)].join(' ')}" ;;`,
  ])
  return `_evmbed() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...commands.map(({ name }) => name), 'help', '--help', '--version'].join(' ')}"
  else case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${cases.join('\n')}
  esac fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _evmbed evmbed`
}

function zshScript(commands: readonly Completable[]): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(commands)}`
}

function fishScript(commands: readonly Completable[]): string {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
  return commands
    .flatMap(({ name, summary, flags, words }) => {
      const within = `complete -c evmbed -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`
      return [
        `complete -c evmbed -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
        ...(words.length === 0 ? [] : [`${within} -a ${quoted(words.join(' '))}`]),
        ...Object.values(flags).map((flag) => {
          const values = valuesOf(flag)
          const value = values === undefined ? ' -r' : values.length === 0 ? '' : ` -x -a ${quoted(values.join(' '))}`
          const short = flag.alias === undefined ? '' : ` -s ${flag.alias}`
          return `${within} -l ${flag.name}${short}${value} -d ${quoted(flag.help)}`
        }),
      ]
    })
    .join('\n')
}
