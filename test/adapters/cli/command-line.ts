import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { WebSocket } from 'ws'
import { type Bundle, bundleProgram } from '../../support/bundle.js'

/** The output and exit code of a command line. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A running `evmbed`, in a process of its own. */
export class CommandLine {
  out = ''
  err = ''
  readonly ended: Promise<Ended>
  #isOver = false

  constructor(readonly child: ChildProcess) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.err += text
    })
    this.ended = once(child, 'close').then(([code]) => {
      this.#isOver = true
      return { code, out: this.out, err: this.err }
    })
  }

  /** Waits until something stands in the output, and returns what the pattern found. */
  async sees(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.out) ?? pattern.exec(this.err)
      if (found) return found
      if (this.#isOver) throw new Error(`evmbed ended without ${pattern}:\n${this.out}\n${this.err}`)
      const { stdout, stderr } = this.child
      await Promise.race([once(stdout!, 'data'), once(stderr!, 'data'), this.ended])
    }
  }

  async signal(name: NodeJS.Signals = 'SIGINT'): Promise<Ended> {
    this.child.kill(name)
    return this.ended
  }
}

/**
 * Bundles the command line as it stands in the sources, and gives a function that runs it. What still runs after a test is ended.
 */
export function useCommandLine(): {
  evmbed(...args: string[]): CommandLine
  /** Runs it with options of Node. */
  evmbedWith(options: readonly string[], ...args: string[]): CommandLine
  folder(): string
} {
  const running = new Set<CommandLine>()
  let program: Bundle
  let scratch = ''
  beforeAll(async () => {
    program = await bundleProgram('cli', { entry: 'adapters/cli/main.ts' })
    scratch = await mkdtemp(join(tmpdir(), 'evmbed-'))
  })
  afterEach(async () => {
    for (const commandLine of running) {
      commandLine.child.kill('SIGKILL')
      await commandLine.ended
    }
    running.clear()
  })
  afterAll(async () => {
    await program.remove()
    await rm(scratch, { recursive: true, force: true })
  })
  function evmbedWith(options: readonly string[], ...args: string[]): CommandLine {
    const child = spawn(process.execPath, [...options, program.path, ...args], { cwd: scratch, stdio: ['ignore', 'pipe', 'pipe'] })
    const commandLine = new CommandLine(child)
    running.add(commandLine)
    return commandLine
  }
  return { evmbed: (...args) => evmbedWith([], ...args), evmbedWith, folder: () => scratch }
}

/** One call over HTTP: its result, or its error. */
export async function call(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return answerOf(await response.json())
}

/** One call over WebSocket: its result, or its error. */
export async function callSocket(url: string, method: string): Promise<unknown> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }))
  const [message] = await once(socket, 'message')
  socket.close()
  return answerOf(JSON.parse(String(message)))
}

function answerOf(message: unknown): unknown {
  const { result, error } = message as { readonly result?: unknown; readonly error?: unknown }
  return error ?? result
}
