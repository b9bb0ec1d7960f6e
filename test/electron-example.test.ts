/**
 * The example of an Electron application, without Electron. `main.mjs` runs as it is in a process of its own, `preload.cjs` and `renderer.mjs` run as they are
 * here.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { compileFunction } from 'node:vm'
import { createPublicClient, custom } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Bridge, chainProvider } from '../examples/electron/renderer.mjs'
import { type ElectronApplication, type ElectronProgram, electronProgram, PRELOAD } from './support/electron-application.js'

let program: ElectronProgram

beforeAll(async () => {
  program = await electronProgram('electron')
})
afterAll(() => program.remove())

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

/** Runs `preload.cjs` in the page of a window. Returns what the page gets. */
function preload(application: ElectronApplication, window: number): Bridge {
  const exposed = new Map<string, Bridge>()
  const contextBridge = { exposeInMainWorld: (name: string, bridge: Bridge) => exposed.set(name, bridge) }
  const script = compileFunction(PRELOAD, ['require'])
  script((name: string) => (name === 'electron' ? { contextBridge, ipcRenderer: application.ipcOf(window) } : undefined))
  return exposed.get('chain') ?? expect.fail('the preload script exposes no chain')
}

/** Starts the application, and resolves with the provider of its page. */
async function started(): Promise<{ child: ChildProcess; provider: ReturnType<typeof chainProvider> }> {
  const application = await program.start()
  running.add(application.child)
  return { child: application.child, provider: chainProvider(preload(application, 0)) }
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

test('each window of the Electron example has a provider of its own', async () => {
  const application = await program.start('--panel')
  running.add(application.child)
  const [first, second] = [0, 1].map((window) => chainProvider(preload(application, window)))
  const heads: unknown[] = []
  first!.on('message', (message) => heads.push(['first', message]))
  second!.on('message', (message) => heads.push(['second', message]))
  const subscription = await second!.request({ method: 'eth_subscribe', params: ['newHeads'] })
  await first!.request({ method: 'anvil_mine', params: [] })
  expect(heads).toMatchObject([['second', { data: { subscription, result: { number: '0x3' } } }]])
  // Its own subscriptions only.
  expect(await first!.request({ method: 'eth_unsubscribe', params: [subscription] }).catch(({ code }) => code)).not.toBe(true)
})
