/** The Firefox on the PATH, driven over WebDriver BiDi, which it speaks itself. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { WebSocket } from 'ws'

const NAMES = ['firefox', 'firefox-esr']

export function firefoxProgram(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file))
}

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly message?: string
}

/** A tab of a Firefox without a window. */
export class FirefoxTab {
  readonly #child: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  #lastId = 0
  #context = ''

  private constructor(child: ChildProcess, profile: string, socket: WebSocket) {
    this.#child = child
    this.#profile = profile
    this.#socket = socket
    socket.on('message', (text) => {
      const { id = 0, type, result, message } = JSON.parse(String(text)) as Answer
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (type === 'error') waiting?.reject(new Error(message))
      else waiting?.resolve(result)
    })
  }

  static async open(program: string): Promise<FirefoxTab> {
    const profile = await mkdtemp(join(tmpdir(), 'evmbed-firefox-'))
    const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    let url: string | undefined
    for await (const piece of child.stderr) {
      said += piece
      url = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (url !== undefined) break
    }
    if (url === undefined) throw new Error(`Firefox ended: ${said}`)
    const socket = new WebSocket(`${url}/session`)
    await once(socket, 'open')
    const tab = new FirefoxTab(child, profile, socket)
    await tab.#send('session.new', { capabilities: {} })
    const { context } = (await tab.#send('browsingContext.create', { type: 'tab' })) as { readonly context: string }
    tab.#context = context
    return tab
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  /** Runs a script before those of each document. */
  async before(declaration: string): Promise<void> {
    await this.#send('script.addPreloadScript', { functionDeclaration: declaration })
  }

  /** Evaluates an expression in the document, and returns its value by way of JSON. */
  async evaluate<Result>(expression: string): Promise<Result> {
    const answer = (await this.#send('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
      target: { context: this.#context },
      awaitPromise: true,
    })) as { readonly type: string; readonly result?: { readonly value: string }; readonly exceptionDetails?: { readonly text: string } }
    if (!answer.result) throw new Error(answer.exceptionDetails?.text)
    return JSON.parse(answer.result.value) as Result
  }

  async close(): Promise<void> {
    this.#socket.close()
    this.#child.kill('SIGKILL')
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
    // Its other processes end a moment later.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined)
  }

  #send(method: string, params: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#lastId, { resolve, reject })
      this.#socket.send(JSON.stringify({ id: this.#lastId, method, params }))
    })
  }
}
