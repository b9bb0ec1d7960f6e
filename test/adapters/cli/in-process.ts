import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { run } from '../../../adapters/cli/cli.js'
import type { Terminal } from '../../../adapters/cli/terminal.js'
import { CERTIFICATE } from '../http/certificates.js'
import type { Ended } from './command-line.js'

/** A command line that runs in this process, at a terminal of its own. */
export class InProcess {
  out = ''
  err = ''
  readonly ended: Promise<Ended>
  readonly #written = new EventEmitter()
  readonly #interrupts = new Set<() => void>()
  #isOver = false

  constructor(args: readonly string[], environment: Readonly<Record<string, string>>, dialogue: Terminal['dialogue']) {
    const terminal: Terminal = {
      out: (line) => this.#write('out', line),
      err: (line) => this.#write('err', line),
      isColored: (wish) => wish === 'always',
      environment,
      onInterrupt: (listener) => {
        this.#interrupts.add(listener)
        return () => void this.#interrupts.delete(listener)
      },
      abort() {},
      dialogue,
    }
    this.ended = run(args, terminal).then((code) => {
      this.#isOver = true
      return { code, out: this.out, err: this.err }
    })
  }

  #write(where: 'out' | 'err', line: string): void {
    this[where] += `${line}\n`
    this.#written.emit('line')
  }

  /** Waits until something stands in the output, and returns what the pattern found; undefined when the command has ended without. */
  async sees(pattern: RegExp): Promise<RegExpExecArray | undefined> {
    for (;;) {
      const found = pattern.exec(this.out) ?? pattern.exec(this.err)
      if (found || this.#isOver) return found ?? undefined
      await Promise.race([once(this.#written, 'line'), this.ended])
    }
  }

  interrupt(): Promise<Ended> {
    for (const listener of this.#interrupts) listener()
    return this.ended
  }
}

/** Gives a function that runs command lines in this process, and a folder of its own. What still runs after a test is ended. */
export async function useInProcess() {
  const running = new Set<InProcess>()
  const folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  afterEach(async () => {
    await Promise.all([...running].map((commandLine) => commandLine.interrupt()))
    running.clear()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    folder,
    evmbed(args: readonly string[], environment: Readonly<Record<string, string>> = {}, dialogue?: Terminal['dialogue']): InProcess {
      const commandLine = new InProcess(args, environment, dialogue)
      running.add(commandLine)
      return commandLine
    },
  }
}

/** An answer over HTTP. */
export interface Exchange {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A request with any headers, `Host` included, on a connection of its own. A body makes it a POST of JSON. */
export async function exchange(url: string, headers: Readonly<Record<string, string>> = {}, body?: string): Promise<Exchange> {
  const send = url.startsWith('https:') ? requestSecurely : request
  const outgoing = send(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ca: CERTIFICATE,
    agent: false,
  })
  outgoing.end(body)
  const [response] = await once(outgoing, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, headers: response.headers, body: text }
}

/** The text of a call. */
export function callText(method: string, params: readonly unknown[] = [], id = 1): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params })
}

/** One call over HTTP: its result; its error's text; or the status when there is neither. */
export async function ask(url: string, method: string, params: readonly unknown[] = [], token?: string): Promise<unknown> {
  const { status, body } = await exchange(url, token === undefined ? {} : { authorization: `Bearer ${token}` }, callText(method, params))
  return status === 200 ? resultIn(body) : status
}

export function resultIn(body: string): unknown {
  const { result, error } = JSON.parse(body) as { readonly result?: unknown; readonly error?: { readonly message: string } }
  return error?.message ?? result
}

/** An open socket, or the status with which the upgrade is refused. */
export async function openSocket(url: string, options: ClientOptions = {}): Promise<WebSocket | number> {
  const socket = new WebSocket(url, { ca: CERTIFICATE, ...options })
  socket.on('error', () => {})
  const refusal = once(socket, 'unexpected-response').then(([, response]) => {
    socket.terminate()
    return Number(response.statusCode)
  })
  return Promise.race([once(socket, 'open').then(() => socket), refusal])
}

/** One call over a socket of its own: what `ask` says, or the code with which the socket was closed. */
export async function askSocket(
  url: string,
  method: string,
  params: readonly unknown[] = [],
  options: ClientOptions = {},
): Promise<unknown> {
  const socket = await openSocket(url, options)
  if (typeof socket === 'number') return socket
  const answer = once(socket, 'message').then(([message]) => resultIn(String(message)))
  const closed = once(socket, 'close').then(([code]) => Number(code))
  socket.send(callText(method, params))
  const result = await Promise.race([answer, closed])
  socket.terminate()
  return result
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
