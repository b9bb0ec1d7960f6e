/** Chains in IndexedDB, in a real Chromium: the suite of stores, and the example of a page with its node in a worker, whose tab is killed amid blocks. */
import { readFileSync } from 'node:fs'
import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeTests } from '../store/store-tests.js'
import { chromiumProgram, launchOptions } from './chromium.js'
import { type Site, serveFiles } from './site.js'
import type { StoreName } from './store-page.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const EXAMPLE = join(ROOT, 'examples/browser-worker')
const PATIENCE = 180_000
const POLICY = "default-src 'self' 'wasm-unsafe-eval'"

/** A transaction that the page was told to be in a block. */
interface Acknowledged {
  readonly hash: string
  readonly blockNumber: number
}

/** Globals that the scripts of the example define in the page. */
interface ExamplePage {
  readonly provider: { request(call: { method: string; params?: readonly unknown[] }): Promise<unknown> }
  send(): Promise<Acknowledged>
  acknowledge(sent: Acknowledged): Promise<void>
}

async function bundle(folder: string, entryPoints: readonly string[]): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [...entryPoints],
    alias: {
      evmbed: join(ROOT, 'src/index.ts'),
      'evmbed/indexeddb': join(ROOT, 'adapters/indexeddb/index.ts'),
      // browser-level imports a module of Node, for which an application has a package.
      events: 'eventemitter3',
    },
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    outdir: 'public',
    write: false,
    logLevel: 'warning',
  })
  return new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
}

const program = chromiumProgram()

if (program === undefined) {
  test('a chain in IndexedDB', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  let profile = ''
  let site: Site
  let context: BrowserContext
  /** Everything that pages were told, over all of them. */
  let acknowledged: Acknowledged[] = []

  /** Opens the browser with the profile: what it stored before is there. */
  const openBrowser = async () => {
    context = await chromium.launchPersistentContext(profile, launchOptions(program))
    await context.exposeFunction('acknowledge', (sent: Acknowledged) => {
      acknowledged.push(sent)
    })
  }
  const openPage = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(`${site.url}${path}`)
    await page.waitForFunction(() => 'provider' in globalThis || 'stores' in globalThis)
    return page
  }

  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), 'evmbed-profile-'))
    const [example, suite] = await Promise.all([
      bundle(EXAMPLE, ['page.mjs', 'worker.mjs']),
      bundle(join(ROOT, 'test/browser'), ['store-page.ts']),
    ])
    const pages = new Map([
      ['/', readFileSync(join(EXAMPLE, 'index.html'))],
      ['/stores', Buffer.from('<!doctype html><script type="module" src="/store-page.js"></script>')],
    ])
    site = await serveFiles(new Map([...example, ...suite, ...pages]), POLICY)
    await openBrowser()
  }, PATIENCE)
  afterAll(async () => {
    await context?.close()
    await site?.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  describe('a store of IndexedDB', () => {
    let page: Page
    beforeAll(async () => {
      page = await openPage('stores')
    }, PATIENCE)
    afterAll(() => page?.close())

    const stores: readonly StoreName[] = ['indexedDbStore', 'browser-level']
    const tests = stores.flatMap((store) => storeTests.map(({ name }) => [store, name] as const))
    test.each(tests)('%s %s', { timeout: PATIENCE }, async (...test) => {
      expect(await page.evaluate(([store, name]) => globalThis.stores.runTest(store, name), test)).toBeUndefined()
    })

    test('is refused while a record of it is damaged', { timeout: PATIENCE }, async () => {
      expect(await page.evaluate(() => globalThis.stores.damaged())).toEqual([
        expect.stringContaining("the store of the chain is damaged: the record 'head' has a wrong checksum"),
        '0x2',
      ])
    })
  })

  describe('a page whose chain is in IndexedDB', () => {
    const request = (page: Page, method: string, ...params: unknown[]) =>
      page.evaluate(([name, given]) => (globalThis as unknown as ExamplePage).provider.request({ method: name, params: given }), [
        method,
        params,
      ] as const)

    /** Sends transactions without end, three at a time, and reports each that is answered. */
    const sendForever = (page: Page) =>
      page.evaluate(() => {
        const { send, acknowledge } = globalThis as unknown as ExamplePage
        const loop = async (): Promise<void> => {
          for (;;) await acknowledge(await send())
        }
        for (let i = 0; i < 3; i++) void loop()
      })

    /** Resolves when some more transactions were acknowledged. */
    const acknowledgedMore = async (count: number) => {
      const enough = acknowledged.length + count
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5))
    }

    /** Everything that was acknowledged is there, and nothing that no block contains. */
    const expectWhole = async (page: Page) => {
      const height = Number(await request(page, 'eth_blockNumber'))
      expect(height).toBeGreaterThanOrEqual(Math.max(...acknowledged.map(({ blockNumber }) => blockNumber)))
      for (const { hash, blockNumber } of acknowledged) {
        expect(await request(page, 'eth_getTransactionReceipt', hash)).toMatchObject({
          blockNumber: `0x${blockNumber.toString(16)}`,
          status: '0x1',
        })
      }
      const [from] = (await request(page, 'eth_accounts')) as string[]
      let sent = 0
      for (let number = 1; number <= height; number++) {
        const block = (await request(page, 'eth_getBlockByNumber', `0x${number.toString(16)}`, false)) as { transactions: string[] }
        sent += block.transactions.length
      }
      expect(Number(await request(page, 'eth_getTransactionCount', from, 'latest'))).toBe(sent)
      expect(sent).toBeGreaterThanOrEqual(acknowledged.length)
    }

    test('has everything that was answered after its tab was killed amid blocks', { timeout: PATIENCE }, async () => {
      acknowledged = []
      for (let kill = 0; kill < 4; kill++) {
        const page = await openPage('')
        if (acknowledged.length > 0) await expectWhole(page)
        await sendForever(page)
        await acknowledgedMore(5 + 3 * kill)
        // Ends the process of the page and of its worker at once; the answer never comes.
        const session = await context.newCDPSession(page)
        session.send('Page.crash').catch(() => undefined)
        await page.waitForEvent('crash')
        await page.close()
      }
      const page = await openPage('')
      await expectWhole(page)
      await page.close()
    })

    test('has everything that was answered after its browser was killed', { timeout: PATIENCE }, async () => {
      const page = await openPage('')
      await sendForever(page)
      await acknowledgedMore(10)
      // Chromium names the process that has the profile open: HOST-PID.
      const owner = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
      const closed = new Promise((resolve) => context.once('close', resolve))
      process.kill(owner, 'SIGKILL')
      await closed
      await openBrowser()
      const again = await openPage('')
      await expectWhole(again)
      await again.close()
    })

    test('is refused to a second page, which is told who has the chain', { timeout: PATIENCE }, async () => {
      const first = await openPage('')
      await request(first, 'eth_blockNumber')
      const second = await openPage('')
      const failure = await request(second, 'eth_blockNumber').catch((error: unknown) => String(error))
      expect(failure).toContain(
        `the store 'my-chain' is in use by the worker ${site.url}worker.js: close that page or worker, or use another store`,
      )
      await first.close()
      await second.reload()
      expect(Number(await request(second, 'eth_blockNumber'))).toBeGreaterThan(0)
      await second.close()
    })
  })
}
