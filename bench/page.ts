/**
 * Measures the page of `evmbed dev` in Chromium: opening, a new head, scrolling through a long chain, and what the page costs a process that nobody looks at.
 * Prints; nothing here can fail.
 *
 *     npm run bench page [blocks] [transactions of a block]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, Page } from 'playwright-core'
import { serveHttp } from '../adapters/http/index.js'
import { pageMounts } from '../adapters/page/index.js'
import { attachWebSocket } from '../adapters/websocket/index.js'
import { createNode, type Hex, type Node } from '../src/index.js'
import { chromiumProgram, startChromium } from '../test/browser/chromium.js'
import { compareReports, estimate } from './harness.js'

const [, , blocks = '10000', perBlock = '10'] = process.argv
const ACCESS = { namespaces: 'all', auth: { mode: 'off' } } as const
/** Impersonated, so that nothing is signed. */
const SENDER: Hex = `0x${'5e'.repeat(20)}`
const RECEIVER: Hex = `0x${'ac'.repeat(20)}`
const OPENINGS = 20
const HEADS = 50
const STARTS = 15

async function longChain(): Promise<Node> {
  const node = await createNode({ mining: { automine: false } })
  await node.request('anvil_setBalance', [SENDER, '0xd3c21bcecceda1000000'])
  await node.request('anvil_impersonateAccount', [SENDER])
  for (let number = 0; number < Number(blocks); number++) {
    for (let sent = 0; sent < Number(perBlock); sent++) {
      await node.request('eth_sendTransaction', [{ from: SENDER, to: RECEIVER, value: '0x1', gas: '0x5208' }])
    }
    await node.mine()
  }
  return node
}

/** Milliseconds from the navigation until the frame in which the page says that it is live at a block. */
async function opening(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const look = () => {
      if (/^Live: block/.test(document.querySelector('#connection')?.textContent ?? '')) globalThis.liveAt = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(url)
  await page.waitForFunction(() => globalThis.liveAt !== undefined)
  const milliseconds = await page.evaluate(() => globalThis.liveAt ?? Number.NaN)
  await page.close()
  return milliseconds
}

/** Milliseconds between the event of a head and the frame in which the page shows it. Both clocks are that of the machine. */
async function headDelay(page: Page, node: Node): Promise<number> {
  const height = Number(await node.request('eth_blockNumber')) + 1
  const seen = page.evaluate(async (wanted) => {
    const text = () => document.querySelector('#connection')?.textContent?.replaceAll(',', '')
    const end = Date.now() + 60_000
    while (text() !== `Live: block ${wanted}`) {
      if (Date.now() > end) throw new Error(`the page does not show block ${wanted}: ${text()}`)
      await new Promise(requestAnimationFrame)
    }
    return Date.now()
  }, height)
  const announced = new Promise<number>((resolve) => node.events.once('newHeads', () => resolve(Date.now())))
  await node.mine()
  return (await seen) - (await announced)
}

interface Scrolling {
  readonly frames: number
  /** Longest time between two frames, in milliseconds. */
  readonly frame: number
  /** Processor time of the longest task of the page, in milliseconds: the part of a stall that does not depend on what else the machine does. */
  readonly task: number
}

/** Scrolls the table of blocks to its end and back. */
async function scrolling(browser: Browser, page: Page): Promise<Scrolling> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] })
  const seen = await page.evaluate(async () => {
    const table = document.querySelector('.scroll.tall')
    if (!table) throw new Error('there is no table of blocks')
    const nextFrame = () => new Promise<number>(requestAnimationFrame)
    const end = table.scrollHeight - table.clientHeight
    let last = await nextFrame()
    let [frame, frames] = [0, 0]
    // A page of rows each frame, as a wheel that is turned fast; then from one end to the other.
    const places = [...Array.from({ length: 600 }, (_, index) => (end * index) / 600), end, 0, end / 2, end, 0]
    for (const place of places) {
      table.scrollTop = place
      const now = await nextFrame()
      frame = Math.max(frame, now - last)
      last = now
      frames++
    }
    return { frame, frames }
  })
  return { ...seen, task: longestTask(JSON.parse((await browser.stopTracing()).toString())) }
}

/** An event of Chromium's trace. Times are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Processor time of the longest task of the main thread of a page, in milliseconds. */
function longestTask({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): number {
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const main = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** Milliseconds until `evmbed dev` says that it listens. */
async function start(flags: readonly string[]): Promise<readonly number[]> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['dist/cli.js', 'dev', '--port', '0', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Listening on')) break
  }
  const milliseconds = performance.now() - begun
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return [milliseconds]
}

const shown = (values: readonly number[], unit = 'ms') => {
  const { median } = estimate(values)
  return `${median.toFixed(0)} ${unit}, at most ${Math.max(...values).toFixed(0)} ${unit}`
}

declare global {
  var liveAt: number | undefined
}

const program = chromiumProgram()
if (program === undefined) console.log('page: no Chromium on the PATH')
else {
  const node = await longChain()
  const server = await serveHttp(node, { port: 0, ...ACCESS, mounts: pageMounts({ folder: 'dist/page' }) })
  attachWebSocket(node, server, ACCESS)
  const browser = await startChromium(program)
  const url = `${server.url}/`
  const openings: number[] = []
  for (let count = 0; count < OPENINGS; count++) openings.push(await opening(browser, url))
  console.log(`a chain of ${blocks} blocks with ${perBlock} transactions each`)
  console.log(`  live after opening      ${shown(openings.slice(1))}; the first time ${openings[0]?.toFixed(0)} ms`)
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByText('Live: block').waitFor()
  const delays: number[] = []
  for (let count = 0; count < HEADS; count++) delays.push(await headDelay(page, node))
  console.log(`  a head after its event  ${shown(delays)}`)
  const runs = []
  for (let count = 0; count < 5; count++) runs.push(await scrolling(browser, page))
  console.log(`  scrolling, ${runs[0]?.frames} frames  longest between two frames: ${shown(runs.map(({ frame }) => frame))}`)
  console.log(`                          processor time of the longest task: ${shown(runs.map(({ task }) => task))}`)
  await browser.close()
  await node.close()
  const [results = []] = await compareReports(
    [
      { name: 'with --no-ui', measure: () => start(['--no-ui']) },
      { name: 'with the page', measure: () => start([]) },
    ],
    STARTS,
  )
  console.log('evmbed dev, until it listens')
  for (const { name, time, ratio } of results) {
    console.log(
      `  ${name.padEnd(22)}  ${time.median.toFixed(1)} ms (${time.low.toFixed(1)} to ${time.high.toFixed(1)}), ratio ${ratio.median.toFixed(3)}`,
    )
  }
}
