/**
 * The example of an Electron application, without Electron. `main.mjs` runs as it is in a process of its own, `preload.cjs` and `renderer.mjs` run as they are
 * here. A stand-in for the module `electron` passes messages between the two processes, which are cloned on the way as by Electron.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { createPublicClient, custom } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Bridge, chainProvider } from '../examples/electron/renderer.mjs'
import { type Bundle, bundleProgram } from './support/bundle.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const EXAMPLE = join(ROOT, 'examples/electron')
let main: Bundle
let userData = ''

/** The module `electron` of the main process, as far as the example uses it. */
const ELECTRON_OF_MAIN = `
const handlers = new Map()
const listeners = new Map()
export const ipcMain = { handle: (channel, handler) => handlers.set(channel, handler) }
export const app = {
  whenReady: async () => {},
  getPath: (name) => (name === 'userData' ? process.env.USER_DATA : undefined),
  on: (event, listener) => listeners.set(event, listener),
  quit: () => process.exit(0),
}
export class BrowserWindow {
  webContents = { send: (channel, ...args) => process.send({ channel, args }) }
  async loadFile() {
    process.send({ channel: 'loaded', args: [] })
  }
}
process.on('message', async ({ id, event, channel, args }) => {
  if (event) return listeners.get(event)()
  process.send({ id, result: await handlers.get(channel)({}, ...args) })
})
`

beforeAll(async () => {
  userData = await mkdtemp(join(tmpdir(), 'evmbed-user-data-'))
  main = await bundleProgram(
    'electron',
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
})
afterAll(async () => {
  await main.remove()
  await rm(userData, { recursive: true, force: true })
})

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly channel: string
  readonly args: readonly unknown[]
}

type Listener = (event: unknown, ...args: unknown[]) => void

/** Runs `preload.cjs` in a page whose main process is given. Returns what the page gets. */
function preload(child: ChildProcess): Bridge {
  const waiting = new Map<number, (result: unknown) => void>()
  const listeners = new Map<string, Listener>()
  let lastId = 0
  child.on('message', ({ id, result, channel, args }: Message) => {
    if (id === undefined) listeners.get(channel)?.({}, ...args)
    else waiting.get(id)?.(result)
  })
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve) => {
        waiting.set(++lastId, resolve)
        child.send({ id: lastId, channel, args })
      }),
    on: (channel: string, listener: Listener) => listeners.set(channel, listener),
  }
  const exposed = new Map<string, Bridge>()
  const contextBridge = { exposeInMainWorld: (name: string, bridge: Bridge) => exposed.set(name, bridge) }
  const script = compileFunction(readFileSync(join(EXAMPLE, 'preload.cjs'), 'utf8'), ['require'])
  script((name: string) => (name === 'electron' ? { contextBridge, ipcRenderer } : undefined))
  return exposed.get('chain') ?? expect.fail('the preload script exposes no chain')
}

/** Starts the application, and resolves with the provider of its page. */
async function started(): Promise<{ child: ChildProcess; provider: ReturnType<typeof chainProvider> }> {
  const child = fork(main.path, { serialization: 'advanced', execArgv: [], env: { ...process.env, USER_DATA: userData } })
  running.add(child)
  const [message] = (await once(child, 'message')) as [Message]
  expect(message.channel).toBe('loaded')
  return { child, provider: chainProvider(preload(child)) }
}

test('the Electron example serves its page, and continues its chain after it was killed and after it was closed', async () => {
  const first = await started()
  const client = createPublicClient({ transport: custom(first.provider) })
  const [from, to] = (await first.provider.request({ method: 'eth_accounts' })) as string[]
  const transfer = { method: 'eth_sendTransaction', params: [{ from, to, value: '0x1' }] }

  const heads: unknown[] = []
  first.provider.on('message', (message) => heads.push(message))
  const subscription = await first.provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
  const hash = (await first.provider.request(transfer)) as `0x${string}`
  expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success', blockNumber: 1n })
  expect(heads).toMatchObject([{ type: 'eth_subscription', data: { subscription, result: { number: '0x1' } } }])
  await expect(first.provider.request({ method: 'eth_getBalance', params: ['nobody'] })).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('invalid argument 0'),
  })

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await started()
  expect(await second.provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })).toMatchObject({ blockNumber: '0x1' })
  await second.provider.request(transfer)
  second.child.send({ event: 'window-all-closed' })
  expect(await once(second.child, 'exit')).toEqual([0, null])

  const third = await started()
  expect(await third.provider.request({ method: 'eth_blockNumber' })).toBe('0x2')
})
