import { createNode } from 'evmbed'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startChromium } from '../../browser/chromium.js'
import { runHostileContracts } from './hostile-chain.js'
import { builtPage, servedPage } from './served-page.js'

/** Milliseconds for a test in a browser on a busy machine. */
export const PATIENCE = 60_000

/** A page in a real browser, with a real node behind it: another one for each test. */
export class OpenedPage {
  browser!: Browser
  built!: Awaited<ReturnType<typeof builtPage>>
  served!: Awaited<ReturnType<typeof servedPage>>
  page!: Page
  /** Hosts that were asked for anything. */
  hosts = new Set<string>()

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

  async visit(path = '/'): Promise<void> {
    await this.page.goto(`${this.served.url}#${path}`)
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
    const [from, to] = await this.served.node.request('eth_accounts')
    return this.served.node.request('eth_sendTransaction', [{ from: from!, to: to!, value: value as `0x${string}` }])
  }
}

/**
 * Opens a page for each test of a file. After each, whatever it has shown, nothing was refused by the policy, nothing of a contract ran, and nothing of
 * another host was loaded.
 *
 * @param program path of Chromium
 */
export function openedPage(program: string, start: () => Promise<Browser> = () => startChromium(program)): OpenedPage {
  const opened = new OpenedPage()
  beforeAll(async () => {
    ;[opened.browser, opened.built] = await Promise.all([start(), builtPage()])
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
    opened.served = await servedPage({ folder: opened.built.folder })
    await opened.open()
  }, PATIENCE)
  afterEach(async () => {
    const { page, served, hosts } = opened
    expect(await page.evaluate(() => ({ violations: globalThis.violations, wasRun: globalThis.wasRun }))).toEqual({ violations: [] })
    expect([...hosts]).toEqual([new URL(served.url).host])
    await page.close()
    await served.close()
  })
  return opened
}

declare global {
  var violations: string[]
  var wasRun: boolean | undefined
}
