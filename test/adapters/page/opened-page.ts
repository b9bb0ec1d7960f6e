import { createNode, type Hex, type Json } from 'evmbed'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startChromium } from '../../browser/chromium.js'
import { runHostileContracts } from './hostile-chain.js'
import { type BuiltPlace, currentPlace, type Place, type PlacedPage, type Served, type ServerSettings, type TestedNode } from './places.js'

/** Milliseconds for a test in a browser on a busy machine. */
export const PATIENCE = 60_000

/** A page in a real browser, with a real node behind it: another one for each test. */
export class OpenedPage {
  browser!: Browser
  built!: BuiltPlace
  placed!: PlacedPage
  page!: Page
  /** Hosts that were asked for anything. */
  hosts = new Set<string>()
  /** Registers a test that applies only where a server has the node. */
  readonly onServer: (title: string, options: { readonly timeout: number }, run: () => Promise<void>) => void

  constructor(readonly place: Place) {
    this.onServer = place.isServed ? test : () => {}
  }

  async open(): Promise<void> {
    this.page = await this.browser.newPage()
    const seen = new Set<string>()
    this.hosts = seen
    this.page.on('request', (request) => seen.add(new URL(request.url()).host))
    this.page.on('websocket', (socket) => seen.add(new URL(socket.url()).host))
    await this.page.addInitScript(() => {
      globalThis.violations = []
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
      )
    })
  }

  /** The node behind the page. */
  get node(): TestedNode {
    return this.placed.node
  }

  /** Serves another node in place of that of the test. Only where a server has the node. */
  async serve(...settings: ServerSettings): Promise<Served> {
    await this.placed.close()
    if (!this.built.serve) throw new Error('this page has no server')
    const served = await this.built.serve(...settings)
    this.placed = served
    return served
  }

  async visit(path = '/'): Promise<void> {
    await this.page.goto(`${this.placed.url}#${path}`)
  }

  /** Adds artifacts to the node. */
  async learn(artifacts: unknown, ...place: readonly { readonly name: string; readonly address: Hex }[]): Promise<void> {
    await this.node.request('evmbed_addArtifact', [artifacts as Json, ...place.slice(0, 1)] as never)
  }

  main(): Locator {
    return this.page.getByRole('main')
  }

  title(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  async text(): Promise<string> {
    return (await this.main().textContent()) ?? ''
  }

  table(name: string): Locator {
    return this.page.getByRole('table', { name })
  }

  async transfer(value = '0xde0b6b3a7640000') {
    const [from, to] = await this.node.request('eth_accounts')
    return this.node.request('eth_sendTransaction', [{ from: from!, to: to!, value: value as `0x${string}` }])
  }
}

/**
 * Opens a page for each test of a file. After each, whatever it has shown, nothing was refused by the policy, nothing of a contract ran, and nothing of
 * another host was loaded.
 *
 * @param program path of Chromium
 */
export function openedPage(program: string, start: () => Promise<Browser> = () => startChromium(program)): OpenedPage {
  const place = currentPlace()
  const opened = new OpenedPage(place)
  beforeAll(async () => {
    ;[opened.browser, opened.built] = await Promise.all([start(), place.build()])
    if (!place.isServed) return
    // The first explanation loads its code, which may take longer than a poll waits.
    const node = await createNode()
    await runHostileContracts(node).then(({ reverted }) => node.explain(reverted))
    await node.close()
  }, PATIENCE)
  afterAll(async () => {
    await opened.browser?.close()
    await opened.built?.remove()
  })
  beforeEach(async () => {
    await opened.open()
    opened.placed = await opened.built.place(opened.page)
  }, PATIENCE)
  afterEach(async () => {
    const { page, placed, hosts } = opened
    expect(await page.evaluate(() => ({ violations: globalThis.violations, wasRun: globalThis.wasRun }))).toEqual({ violations: [] })
    expect([...hosts]).toEqual([new URL(placed.url).host])
    await page.close()
    await placed.close()
  })
  return opened
}

declare global {
  var violations: string[]
  var wasRun: boolean | undefined
}
