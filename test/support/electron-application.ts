/**
 * The example of an Electron application, without Electron. `main.mjs` runs as it is in a process of its own. A stand-in for the module `electron` passes
 * messages between it and the pages, which are cloned on the way as by Electron.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Bundle, bundleProgram } from './bundle.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Folder of the example. */
export const ELECTRON_EXAMPLE = join(ROOT, 'examples/electron')
/** The script that runs in each page. */
export const PRELOAD = readFileSync(join(ELECTRON_EXAMPLE, 'preload.cjs'), 'utf8')

/** The module `electron` of the main process, as far as the example uses it. */
const ELECTRON_OF_MAIN = `
const handlers = new Map()
const listeners = new Map()
const windows = []
export const ipcMain = { handle: (channel, handler) => handlers.set(channel, handler) }
export const app = {
  whenReady: async () => {},
  getPath: (name) => (name === 'userData' ? process.env.USER_DATA : undefined),
  on: (event, listener) => listeners.set(event, listener),
  quit: () => process.exit(0),
}
export class BrowserWindow {
  #number = windows.push(this) - 1
  webContents = { send: (channel, ...args) => process.send({ window: this.#number, channel, args }) }
  on() {}
  async loadFile() {
    process.send({ window: this.#number, channel: 'loaded', args: [] })
  }
}
process.on('message', async ({ id, event, window, channel, args }) => {
  if (event) return listeners.get(event)()
  process.send({ id, result: await handlers.get(channel)({ sender: windows[window].webContents }, ...args) })
})
`

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly window: number
  readonly channel: string
  readonly args: readonly unknown[]
}

/** Parts of `ipcRenderer` that the example uses in the page of a window. */
export interface WindowIpc {
  invoke(channel: string, ...args: readonly unknown[]): Promise<unknown>
  on(channel: string, listener: (event: unknown, ...args: readonly unknown[]) => void): void
}

/** The application as it runs. */
export class ElectronApplication {
  readonly #waiting = new Map<number, (result: unknown) => void>()
  readonly #listeners = new Map<string, (event: unknown, ...args: readonly unknown[]) => void>()
  readonly #loads = new Map<number, () => void>()
  #lastId = 0

  constructor(readonly child: ChildProcess) {
    child.on('message', ({ id, result, window, channel, args }: Message) => {
      if (id !== undefined) this.#waiting.get(id)?.(result)
      else if (channel === 'loaded') this.#loads.get(window)?.()
      else this.#listeners.get(`${window} ${channel}`)?.({}, ...args)
    })
  }

  /** Resolves when a window has been told to load its file. */
  loaded(window: number): Promise<void> {
    return new Promise((resolve) => this.#loads.set(window, resolve))
  }

  ipcOf(window: number): WindowIpc {
    return {
      invoke: (channel, ...args) =>
        new Promise((resolve) => {
          this.#waiting.set(++this.#lastId, resolve)
          this.child.send({ id: this.#lastId, window, channel, args })
        }),
      on: (channel, listener) => void this.#listeners.set(`${window} ${channel}`, listener),
    }
  }
}

/** The bundled application, and its folder of user data. */
export interface ElectronProgram {
  /** Starts it. Resolves when its last window is open. */
  start(...args: readonly string[]): Promise<ElectronApplication>
  remove(): Promise<void>
}

export async function electronProgram(name: string): Promise<ElectronProgram> {
  const userData = await mkdtemp(join(tmpdir(), 'evmbed-user-data-'))
  const main: Bundle = await bundleProgram(
    name,
    { entry: 'examples/electron/main.mjs' },
    {
      plugins: [
        {
          name: 'stand-ins',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^evmbed$/ }, () => ({ path: join(ROOT, 'src/index.ts') }))
            onResolve({ filter: /^evmbed\/storage$/ }, () => ({ path: join(ROOT, 'adapters/storage/index.ts') }))
            onResolve({ filter: /^electron$/ }, () => ({ path: 'electron', namespace: 'stand-in' }))
            onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: ELECTRON_OF_MAIN }))
          },
        },
      ],
    },
  )
  return {
    async start(...args) {
      const child = fork(main.path, args, { serialization: 'advanced', execArgv: [], env: { ...process.env, USER_DATA: userData } })
      const application = new ElectronApplication(child)
      await application.loaded(args.includes('--panel') ? 1 : 0)
      return application
    },
    async remove() {
      await main.remove()
      await rm(userData, { recursive: true, force: true })
    },
  }
}
