import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { foundryProgram } from './foundry.js'

/** Calls a method of a node. */
export type Ask = (method: string, params?: readonly unknown[]) => Promise<unknown>

/** A running anvil, which answers over HTTP. */
export interface Anvil {
  readonly url: string
  readonly pid: number | undefined
  /** The answer's result; that of a transaction comes once it is mined. Throws `AnvilError` for an error. */
  readonly request: Ask
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

const SENDS = new Set(['eth_sendTransaction', 'eth_sendRawTransaction'])
/** Longest wait of a transaction for its block: one that pays too little waits for good. */
const WAIT_MS = 5000

/** Starts anvil on a free port of this machine. */
export async function startAnvil(program: string, options: readonly string[] = []): Promise<Anvil> {
  const child = spawn(program, ['--port', '0', '--host', '127.0.0.1', ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${await listening(child)}`
  let id = 0
  async function call(method: string, params: readonly unknown[]): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
    })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { code: number; message: string; data?: unknown } }
    if (error) throw new AnvilError(error.code, error.message, error.data)
    return result
  }
  /** Anvil answers with the hash some milliseconds before the block is there, although it mines at once. */
  async function mined(hash: unknown): Promise<void> {
    const last = Date.now() + WAIT_MS
    while ((await call('eth_getTransactionReceipt', [hash])) === null && Date.now() < last) await setTimeout(5)
  }
  return {
    url,
    pid: child.pid,
    async request(method, params = []) {
      const result = await call(method, params)
      if (SENDS.has(method) && (await call('anvil_getAutomine', []))) await mined(result)
      return result
    },
    async close() {
      child.kill()
      await ended
    },
  }
}
