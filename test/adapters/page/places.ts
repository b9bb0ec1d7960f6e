/** Places where the page runs in the tests of its views: each has another way to the node. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Node } from 'evmbed'
import type { Page } from 'playwright-core'
import { chainProvider } from '../../../examples/electron/renderer.mjs'
import { type Scripts, serveFiles } from '../../browser/site.js'
import { ELECTRON_EXAMPLE, electronProgram, PRELOAD } from '../../support/electron-application.js'
import { builtPage, servedPage } from './served-page.js'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const EXAMPLE = `${ROOT}examples/page`
const DIST = `${ROOT}dist`

/** The node of a test, in this process or in the page. */
export type TestedNode = Pick<Node, 'request' | 'mine' | 'chainId'>

export interface Served extends PlacedPage {
  readonly node: Node
}

/** Settings of a server, and of its node. */
export type ServerSettings = Parameters<typeof servedPage> extends [unknown, ...infer Rest] ? Rest : never

/** A page that can be opened, and its node. */
export interface PlacedPage {
  readonly url: string
  readonly node: TestedNode
  /** Calls a method as another client. Resolves for an error, too. */
  call(method: string, params: readonly unknown[]): Promise<void>
  /** Number of subscriptions of all clients, where the node says. */
  subscriptions?(): Promise<number>
  close(): Promise<void>
}

/** A place that is built once for the tests of a file. */
export interface BuiltPlace {
  place(page: Page): Promise<PlacedPage>
  /** Serves a page with other settings. Undefined where no server has the node. */
  readonly serve?: (...settings: ServerSettings) => Promise<Served>
  remove(): Promise<void>
}

export interface Place {
  /** Whether a server has the node, which other programs reach. */
  readonly isServed: boolean
  /** Whether the node, with the artifacts that it knows, is there after a reload. */
  readonly outlivesPage: boolean
  /** Whether the node can be asked for its statistics. */
  readonly hasStatistics: boolean
  /** Whether the view of routes has a planner. */
  readonly hasPlanner: boolean
  /** Blocks of a long chain. */
  readonly manyBlocks: number
  build(): Promise<BuiltPlace>
}

/** The page of a server, as `evmbed dev` serves it. */
const SERVED: Place = {
  isServed: true,
  outlivesPage: true,
  hasStatistics: true,
  hasPlanner: true,
  manyBlocks: 10_000,
  async build() {
    const { folder, remove } = await builtPage()
    const serve = async (...settings: ServerSettings) => {
      const served = await servedPage({ folder }, ...settings)
      return {
        ...served,
        async call(method: string, params: readonly unknown[]) {
          const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
          await fetch(served.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        },
        subscriptions: async () => served.node.statistics().subscriptions,
      }
    }
    return { place: () => serve(), serve, remove }
  },
}

/** The example whose page has the node in it. */
export const EMBEDDED: Place = {
  isServed: false,
  outlivesPage: false,
  hasStatistics: true,
  hasPlanner: true,
  // Each is written into IndexedDB.
  manyBlocks: 1000,
  async build() {
    const files = new Map([...(await bundledExample()), ['/', await readFile(`${EXAMPLE}/index.html`)]])
    const site = await serveFiles(files, "frame-ancestors 'none'")
    return {
      async place(page) {
        await page.goto(site.url)
        await page.waitForFunction(() => globalThis.node !== undefined)
        const node = nodeBehind((method, params) =>
          page.evaluate(([name, values]) => globalThis.node?.request(name as 'eth_chainId', values as []), [method, params] as const),
        )
        return {
          url: site.url,
          node,
          // A call of the page's own connection is none of another client.
          call: (method, params) =>
            node.request(method as 'eth_chainId', params as []).then(
              () => undefined,
              () => undefined,
            ),
          subscriptions: () => page.evaluate(() => globalThis.node?.statistics().subscriptions ?? Number.NaN),
          close: async () => undefined,
        }
      },
      remove: () => site.close(),
    }
  },
}

/** Whether the package is built, whose files the panel of the Electron example loads. */
export const isBuilt = existsSync(`${DIST}/page-browser.js`)

/** The panel of the Electron example: the page speaks to the main process over IPC. Chromium has its part of Electron, and a stand-in passes the messages. */
export const ELECTRON: Place = {
  isServed: false,
  outlivesPage: true,
  hasStatistics: false,
  hasPlanner: false,
  manyBlocks: 1000,
  async build() {
    const dist = await readdir(DIST)
    const files = new Map([
      ['/', await readFile(`${ELECTRON_EXAMPLE}/panel.html`)],
      ...(await filesIn(ELECTRON_EXAMPLE, ['panel.mjs', 'renderer.mjs'], '/')),
      ...(await filesIn(
        DIST,
        dist.filter((name) => /\.(?:js|css)$/.test(name)),
        '/node_modules/evmbed/dist/',
      )),
    ])
    const site = await serveFiles(files, "frame-ancestors 'none'")
    return {
      async place(page) {
        // Another folder of user data for each page: another chain.
        const program = await electronProgram(`panel-${++panels}`)
        const application = await program.start('--panel')
        const ipc = application.ipcOf(1)
        await page.exposeFunction('invokeIpc', ipc.invoke)
        ipc.on(
          'rpc-message',
          (_event, message) => void page.evaluate((given) => globalThis.receiveIpc?.(given), message).catch(() => undefined),
        )
        await page.addInitScript(`{
          const listeners = []
          globalThis.receiveIpc = (message) => listeners.forEach((listener) => listener({}, message))
          const ipcRenderer = { invoke: globalThis.invokeIpc, on: (_channel, listener) => listeners.push(listener) }
          const contextBridge = { exposeInMainWorld: (name, api) => { globalThis[name] = api } }
          const require = () => ({ contextBridge, ipcRenderer })
          ${PRELOAD.replace("const { contextBridge, ipcRenderer } = require('electron')", '')}
        }`)
        await page.goto(site.url)
        const { request } = chainProvider({
          request: (call) => application.ipcOf(0).invoke('rpc', call) as never,
          onMessage: () => undefined,
        })
        return {
          url: site.url,
          node: nodeBehind((method, params) => request({ method, params })),
          call: (method, params) =>
            request({ method, params }).then(
              () => undefined,
              () => undefined,
            ),
          close: async () => {
            application.child.kill('SIGKILL')
            await once(application.child, 'exit')
            await program.remove()
          },
        }
      },
      remove: () => site.close(),
    }
  },
}

let panels = 0

async function filesIn(folder: string, names: readonly string[], path: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  return Promise.all(names.map(async (name) => [path + name, await readFile(`${folder}/${name}`)] as const))
}

/** The place of the pages of this run. */
let place = SERVED

export function currentPlace(): Place {
  return place
}

/** Decides where the pages of a test file are, before its tests are registered. */
export function usePlace(other: Place): void {
  place = other
}

/** Bundles the example as its comment says. */
async function bundledExample(): Promise<Scripts> {
  const { outputFiles } = await build({
    absWorkingDir: EXAMPLE,
    entryPoints: { page: 'page.mjs', style: `${ROOT}adapters/page/browser/style.css` },
    alias: {
      evmbed: `${ROOT}src/index.ts`,
      'evmbed/indexeddb': `${ROOT}adapters/indexeddb/index.ts`,
      'evmbed/page/browser': `${ROOT}adapters/page/browser/index.ts`,
      // browser-level imports a module of Node, for which an application has a package.
      events: 'eventemitter3',
    },
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    outdir: 'public',
    write: false,
    logLevel: 'warning',
  })
  return new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
}

/** A node that is reached by calls alone. */
function nodeBehind(request: (method: string, params: readonly unknown[]) => Promise<unknown>): TestedNode {
  return {
    chainId: 31337,
    // The types of methods do not reach to another process.
    request: ((method: string, params: readonly unknown[] = []) => request(method, params)) as never,
    mine: async (count = 1) => void (await request('anvil_mine', [`0x${count.toString(16)}`])),
  }
}

declare global {
  var node: Node | undefined
  var receiveIpc: ((message: unknown) => void) | undefined
}
