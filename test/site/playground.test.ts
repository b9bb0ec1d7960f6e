/** The playground in Chromium: each sample runs there, on a node in the page. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPlayground } from '../../site/playground/build.mjs'
import { samples } from '../../site/playground/samples.mjs'
import { chromiumProgram, startChromium } from '../browser/chromium.js'
import { type Site, serveFiles } from '../browser/site.js'

const program = chromiumProgram()

describe.skipIf(program === undefined)('the playground', () => {
  let folder: string
  let site: Site
  let browser: Browser
  let page: Page
  const errors: string[] = []
  const requested = new Set<string>()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evmbed-playground-'))
    await buildPlayground(folder)
    const files = new Map(readdirSync(folder).map((name) => [`/docs/playground/${name}`, readFileSync(join(folder, name))]))
    // Nothing is requested from anywhere else. Samples are modules of their own (blob:), and expressions are checked before they run.
    site = await serveFiles(
      files,
      "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src *; connect-src 'none'",
    )
    browser = await startChromium(program!)
    page = await browser.newPage()
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('request', (request) => requested.add(new URL(request.url()).pathname))
    await page.goto(`${site.url}docs/playground/index.html`)
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs what is in the editor, and returns the texts of the result by their kinds. */
  async function run() {
    await page.getByRole('button', { name: 'Run' }).click()
    await page.locator('#output:not([aria-busy])').waitFor({ timeout: 60_000 })
    const texts = async (kind: string) => page.locator(`#output .${kind}`).allTextContents()
    return {
      errors: await texts('error'),
      values: await texts('value'),
      printed: await texts('printed'),
      explained: await texts('explained'),
    }
  }

  /** Runs a code that a user has typed. */
  async function runCode(code: string) {
    await page.getByLabel('Code', { exact: true }).and(page.locator('textarea')).fill(code)
    return run()
  }

  test.each(samples().map(({ title }) => title))('runs the sample "%s"', async (title) => {
    await page.getByLabel('Sample').selectOption(title)
    expect((await run()).errors).toEqual([])
    expect(errors).toEqual([])
  })

  test('shows values beside their lines, prints, and explains a transaction that fails', async () => {
    await page.getByLabel('Sample').selectOption('A contract that fails, explained')
    const { values, explained } = await run()
    expect(values).toEqual([expect.stringMatching(/^line \d+: "0x0"$/)])
    expect(explained[0]).toContain('TooMuch(wanted: 5, held: 0)')
    expect(explained).toHaveLength(2)
  })

  test('loads the compiler only when a sample uses it', async () => {
    requested.clear()
    await page.reload()
    await runCode(`import { createNode } from 'evmbed'\nconst node = await createNode()\nconsole.log(await node.request('eth_chainId'))`)
    expect([...requested].filter((path) => path.includes('sol'))).toEqual([])
  })

  test.each([
    ['an error of the code', 'nothing.here', /ReferenceError: nothing is not defined/],
    ['an error of syntax', 'const = 1', /SyntaxError/],
    ['a refused call', `import { createNode } from 'evmbed'\nawait (await createNode()).request('eth_nothing')`, /eth_nothing/],
    ['an unknown module', `import 'left-pad'`, /left-pad/],
    ['an error of the compiler', `import { compile } from 'playground/solc'\nawait compile('contract {')`, /Expected identifier/],
  ])('shows %s as text', async (_which, code, message) => {
    expect((await runCode(code)).errors).toEqual([expect.stringMatching(message)])
  })

  test('stops a sample that does not end, and runs the next one', { timeout: 60_000 }, async () => {
    await page.getByLabel('Code', { exact: true }).and(page.locator('textarea')).fill('for (;;) {}')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await page.locator('#output .error').allTextContents()).toEqual(['Stopped.'])
    expect((await runCode(`import { formatEther } from 'viem'\nconsole.log(formatEther(10n ** 18n))`)).printed).toEqual(['1'])
  })

  test('resolves names of modules in imports only', { timeout: 60_000 }, async () => {
    const code = `import {\n  formatEther,\n} from 'viem'\nconst { foundry } = await import('viem/chains')\nconsole.log("from 'viem'", foundry.id, formatEther(0n))`
    expect((await runCode(code)).printed).toEqual(["from 'viem' 31337 0"])
  })

  test('shows markup as text', async () => {
    const { printed } = await runCode(`console.log('<img src=x onerror=alert(1)>')`)
    expect(printed).toEqual(['<img src=x onerror=alert(1)>'])
    expect(await page.locator('#output img').count()).toBe(0)
  })
})
