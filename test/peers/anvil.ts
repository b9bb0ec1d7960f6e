import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { foundryProgram } from './foundry.js'

/** A running anvil, which answers over HTTP. */
export interface Anvil {
  readonly url: string
  readonly pid: number | undefined
  /** The answer's result. Throws `AnvilError` for an error. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

export class AnvilError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown,
  ) {
    super(message)
  }
}

/** Returns the program for this platform; undefined when npm has none for it. */
export function anvilProgram(): string | undefined {
  return foundryProgram('anvil')
}

const LISTENING = /^Listening on 127\.0\.0\.1:(\d+)/

/** Resolves with the port as soon as it listens. */
function listening(child: ChildProcess): Promise<string> {
  const { stdout } = child
  if (!stdout) throw new Error('anvil was started without a pipe')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code} before it listened`)))
    createInterface({ input: stdout }).on('line', (line) => {
      const port = LISTENING.exec(line)?.[1]
      if (port) resolve(port)
    })
  })
}

/** Starts anvil on a free port of this machine. */
export async function startAnvil(program: string, options: readonly string[] = []): Promise<Anvil> {
  const child = spawn(program, ['--port', '0', '--host', '127.0.0.1', ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${await listening(child)}`
  let id = 0
  return {
    url,
    pid: child.pid,
    async request(method, params = []) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
      })
      const { result, error } = (await response.json()) as { result?: unknown; error?: { code: number; message: string; data?: unknown } }
      if (error) throw new AnvilError(error.code, error.message, error.data)
      return result
    },
    async close() {
      child.kill()
      await ended
    },
  }
}
