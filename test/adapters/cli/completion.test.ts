import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { run } from '../../../adapters/cli/cli.js'
import type { Terminal } from '../../../adapters/cli/terminal.js'

/** Runs `evmbed completion`, and returns its exit code and what it prints. */
async function completion(...args: readonly string[]) {
  const [printed, problems]: [string[], string[]] = [[], []]
  const terminal: Terminal = {
    out: (line) => void printed.push(line),
    err: (line) => void problems.push(line),
    isColored: () => false,
    environment: {},
    onInterrupt: () => () => {},
    abort() {},
  }
  return { code: await run(['completion', ...args], terminal), out: printed.join('\n'), err: problems.join('\n') }
}

const BASH = process.platform !== 'win32'

/** Returns what bash offers for the last word of a command line. */
async function offered(...words: readonly string[]): Promise<string[]> {
  const { out } = await completion('bash')
  const script = `${out}\nCOMP_WORDS=("$@")\nCOMP_CWORD=$(($# - 1))\n_evmbed\nprintf '%s\\n' "\${COMPREPLY[@]}"`
  const lines = execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' })
  return lines.split('\n').filter(Boolean)
}

test.runIf(BASH).each([
  [
    ['evmbed', 'de'],
    ['dev', 'debug'],
  ],
  [['evmbed', 'dev', '--fork-u'], ['--fork-url']],
  [
    ['evmbed', 'dev', '--color', 'a'],
    ['auto', 'always'],
  ],
  [['evmbed', 'dev', '--port', '1', '--hardfork', 'pr'], ['prague']],
  [['evmbed', 'dev', '-p', ''], []],
  [
    ['evmbed', 'dev', '--log-format', ''],
    ['text', 'json'],
  ],
  [['evmbed', 'dev', '--quiet', '--jso'], ['--json']],
  [['evmbed', 'dev', '--init', ''], []],
  [['evmbed', 'init', 'ha'], ['hardhat']],
  [['evmbed', 'completion', 'z'], ['zsh']],
  [['evmbed', 'nothing', '--'], []],
])('bash completes %j', async (words, expected) => {
  expect(await offered(...words)).toEqual(expected)
})

test('zsh reads the functions of bash', async () => {
  expect((await completion('zsh')).out).toBe(`autoload -U +X bashcompinit && bashcompinit\n${(await completion('bash')).out}`)
})

test('fish has commands, flags and their values', async () => {
  const lines = (await completion('fish')).out.split('\n')
  expect(lines).toContain(
    "complete -c evmbed -n __fish_use_subcommand -a gas -d 'Shows what the gas of transactions was used for, by contract, function and line, or writes a flame graph.'",
  )
  expect(lines).toContain(
    "complete -c evmbed -n '__fish_seen_subcommand_from dev' -l json -d 'Print one JSON object instead of the banner; the log goes to stderr.'",
  )
  expect(lines).toContain(
    "complete -c evmbed -n '__fish_seen_subcommand_from dev' -l color -x -a 'auto always never' -d 'Colors; auto depends on NO_COLOR and the terminal.'",
  )
  expect(lines.filter((line) => line.includes('-l port -s p -r'))).not.toEqual([])
  // A quote in a text ends it, unless it is escaped.
  for (const line of lines) expect(line.replaceAll(/\\./g, '').split("'").length % 2, line).toBe(1)
})

test.each([[], ['tcsh'], ['bash', 'zsh']])('refuses %j', async (...shells) => {
  expect(await completion(...shells.flat())).toEqual({
    code: 2,
    out: '',
    err: "evmbed: expected one shell: bash, zsh, fish\nRun 'evmbed completion --help' for the flags.",
  })
})
