import { createInterface } from 'node:readline'
import { type DebugSession, LocalError } from '../../src/internal.js'
import type { Artifacts } from '../../src/internal-debugger.js'
import type { Command } from './command.js'
import { DEBUG_FLAGS } from './debug-flags.js'
import { debuggedRun, openSession } from './debug-session.js'
import { Explainer } from './explainer.js'
import type { FlagValues } from './flag.js'
import { type Dialogue, palette, type Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

/** There is no input for a debugger. */
class NoDialogue extends LocalError {}

const [NARROWEST, USUAL, WIDEST] = [40, 100, 200]

type DebugValues = FlagValues<typeof DEBUG_FLAGS>

export const debug: Command<typeof DEBUG_FLAGS> = {
  name: 'debug',
  summary:
    'Steps back and forth through a transaction or a call, in lines of the source or instructions: at the terminal as gdb, or in an editor.',
  flags: DEBUG_FLAGS,
  operands: {
    usage: '[hash]',
    help: [
      'The node may be any that has debug_traceTransaction, or debug_traceCall for a call. Sources come from the build info of the project.',
      'The command help lists the others. An editor may name the transaction or the call when it launches the debugger.',
      '',
      '  evmbed debug 0x5c50…',
      '  evmbed debug --to 0x5fbd… --data 0x06fdde03',
      '  evmbed debug --dap',
    ],
  },
  async run(values, terminal, operands) {
    const [hash, ...others] = operands
    const run = debuggedRun(hash, values)
    const isServer = values.dap || values.dapPort !== undefined
    if ((run === undefined && !isServer) || others.length > 0)
      throw new UsageError('expected the hash of a transaction, or --to for a call')
    Explainer.check(values.artifacts)
    if (isServer) {
      const { serveDap } = await import('./debug-server.js')
      return serveDap(run, values, terminal)
    }
    const { dialogue } = terminal
    if (!dialogue || run === undefined) throw new NoDialogue('there is no input for a debugger')
    const { session, artifacts } = await openSession(run, values, terminal)
    await converse(session, artifacts, values, terminal, dialogue)
  },
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
