import { createInterface } from 'node:readline'
import { type DebugSession, LocalError } from '../../src/internal.js'
import type { Artifacts } from '../../src/internal-debugger.js'
import type { Command } from './command.js'
import { DEBUG_FLAGS } from './debug-flags.js'
import { Failures } from './failures.js'
import type { FlagValues } from './flag.js'
import { checkHash, NodeClient } from './node-client.js'
import { type Dialogue, palette, type Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** There is no input for a debugger. */
class NoDialogue extends LocalError {}

/** Bytes of a trace at most: in memory it takes several times as much. */
const LONGEST_TRACE = 128 * 1024 * 1024
const [NARROWEST, USUAL, WIDEST] = [40, 100, 200]

type DebugValues = FlagValues<typeof DEBUG_FLAGS>

export const debug: Command<typeof DEBUG_FLAGS> = {
  name: 'debug',
  summary: 'Steps back and forth through a transaction, in lines of the source or instructions, with commands as in gdb.',
  flags: DEBUG_FLAGS,
  operands: {
    usage: '<hash>',
    help: [
      'The node may be any that has debug_traceTransaction. Sources come from the build info of the project. The command help lists the others.',
      '',
      '  evmbed debug 0x5c50…',
      '  echo "break Coin.sol:46\\ncontinue\\nbacktrace" | evmbed debug 0x5c50… --artifacts out',
    ],
  },
  async run(values, terminal, operands) {
    const [hash, ...others] = operands
    if (hash === undefined || others.length > 0) throw new UsageError('expected the hash of a transaction')
    checkHash(hash)
    Failures.check(values.artifacts)
    const { dialogue } = terminal
    if (!dialogue) throw new NoDialogue('there is no input for a debugger')
    const { session, artifacts } = await sessionOf(hash, values, terminal)
    await converse(session, artifacts, values, terminal, dialogue)
  },
}

interface Opened {
  readonly session: DebugSession
  readonly artifacts: Artifacts
}

async function sessionOf(hash: string, values: DebugValues, { environment }: Terminal): Promise<Opened> {
  const [{ Artifacts, debugRemoteTransaction }, { ContractFiles }] = await Promise.all([
    import('../../src/internal-debugger.js'),
    import('../testing/internal/index.js'),
  ])
  const artifacts = new Artifacts()
  await new ContractFiles(process.cwd(), values.artifacts).register({ artifacts })
  const node = new NodeClient(values.url, environment, LONGEST_TRACE)
  const session = await debugRemoteTransaction(
    (method, params) => node.request(method, params),
    hash.toLowerCase() as `0x${string}`,
    artifacts,
  )
  return { session, artifacts }
}

/** Reads commands until the input or the commands end. */
async function converse(
  session: DebugSession,
  artifacts: Artifacts,
  { color }: Pick<DebugValues, 'color'>,
  terminal: Terminal,
  { input, output, isInteractive, columns }: Dialogue,
): Promise<void> {
  const [{ TerminalDebugger }, { SourceTexts }] = await Promise.all([
    import('../debugger/index.js'),
    import('../../src/internal-debugger.js'),
  ])
  const { bold, dim } = palette(terminal.isColored(color))
  const look = () => ({ width: Math.min(WIDEST, Math.max(NARROWEST, columns() ?? USUAL)), bold, dim })
  const debug = new TerminalDebugger(session, new SourceTexts(artifacts.builds), look)
  const print = (lines: readonly string[]) =>
    isInteractive ? lines.forEach((line) => void output.write(`${line}\n`)) : lines.forEach(terminal.out)
  print(await debug.begin())
  const lines = createInterface({
    input,
    ...(isInteractive ? { output, prompt: '(evmbed) ', completer: (text: string) => [TerminalDebugger.completions(text), text] } : {}),
    terminal: isInteractive,
  })
  const end = terminal.onInterrupt(() => lines.close())
  lines.on('SIGINT', () => lines.close())
  try {
    if (isInteractive) lines.prompt()
    for await (const line of lines) {
      const answer = await debug.execute(line)
      if (!answer) break
      print(answer)
      if (isInteractive) lines.prompt()
    }
  } finally {
    end()
    lines.close()
    // A terminal would keep the process.
    input.pause()
  }
}
