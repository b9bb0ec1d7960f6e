/** The flame graph in a real Chromium: as a document, and as an image, in which no script runs. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flameGraphOf } from '../../src/gas-profile/flame-graph.js'
import { GasProfileBuilder } from '../../src/gas-profile/gas-profile.js'
import { chromiumProgram, startChromium } from '../browser/chromium.js'

const PATIENCE = 60_000
const program = chromiumProgram()

function profile() {
  const builder = new GasProfileBuilder()
  const node = (caller: ReturnType<typeof builder.node> | undefined, name: string, gas: bigint) => {
    const made = builder.node(caller, { name, kind: 'function', contract: 'Coin', file: 'Coin.sol', line: 1 }, 1)
    made.by.other += gas
    return made
  }
  const outer = node(undefined, 'Coin.transfer', 10n)
  node(node(outer, 'Coin._move', 30n), 'Sums.add', 20n)
  node(outer, '</title><script>globalThis.wasRun = true</script>', 40n)
  builder.addRun({ transactions: 1, gasUsed: 100n, intrinsic: 0n, floor: 0n, refund: 0n })
  return builder.build()
}

if (program === undefined) {
  test('the flame graph in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  describe('the flame graph in a browser', () => {
    let browser: Browser
    let folder: string
    let page: Page
    const errors: string[] = []
    /** Names of the boxes that are shown. */
    const shown = () => page.locator('g.box:not(.away)').evaluateAll((boxes) => boxes.map((box) => (box as SVGElement).dataset.n))
    const focused = () => page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset.n)
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    beforeAll(async () => {
      browser = await startChromium(program)
      folder = await mkdtemp(join(tmpdir(), 'evmbed-flame-'))
      const file = join(folder, 'gas.svg')
      await writeFile(file, flameGraphOf(profile(), { title: 'a <title>' }))
      page = await browser.newPage()
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(pathToFileURL(file).href)
    }, PATIENCE)
    afterAll(async () => {
      await browser?.close()
      await rm(folder, { recursive: true, force: true })
    })

    test('is a document in which hostile names are text', async () => {
      expect(await shown()).toEqual(['Coin.transfer', 'Coin._move', 'Sums.add', '</title><script>globalThis.wasRun = true</script>'])
      expect(await page.evaluate(() => Reflect.get(globalThis, 'wasRun'))).toBeUndefined()
      expect(errors).toEqual([])
    })

    test('zooms into a box, and out again', async () => {
      await page.locator('g.box[data-n="Coin._move"]').click()
      expect(await shown()).toEqual(['Coin.transfer', 'Coin._move', 'Sums.add'])
      const width = await page.locator('g.box[data-n="Coin._move"] rect').getAttribute('width')
      expect(Number(width)).toBeCloseTo(1200, 3)
      await press('Escape')
      expect(await shown()).toHaveLength(4)
    })

    test('is used with the keyboard', async () => {
      await press('Home')
      expect(await focused()).toBe('Coin.transfer')
      await press('ArrowUp', 'ArrowUp')
      expect(await focused()).toBe('Sums.add')
      await press('ArrowDown', 'ArrowRight')
      expect(await focused()).toContain('script')
      await press('Home', 'ArrowUp', 'Enter')
      expect(await shown()).toEqual(['Coin.transfer', 'Coin._move', 'Sums.add'])
      await press('Enter')
      expect(await shown()).toHaveLength(4)
    })

    test('searches for what is typed', async () => {
      await press(...'coin')
      expect(await page.locator('g.found').evaluateAll((boxes) => boxes.map((box) => (box as SVGElement).dataset.n))).toEqual([
        'Coin.transfer',
        'Coin._move',
      ])
      expect(await page.locator('#note').textContent()).toBe('search: coin (2)')
      await press('Escape')
      expect(await page.locator('g.found').count()).toBe(0)
    })

    test('is an image where no script runs', async () => {
      const image = await browser.newPage()
      const source = `data:image/svg+xml;base64,${Buffer.from(flameGraphOf(profile())).toString('base64')}`
      await image.setContent(`<img src="${source}">`)
      await expect.poll(() => image.evaluate(() => document.querySelector('img')?.naturalWidth ?? 0)).toBeGreaterThan(0)
      expect(await image.evaluate(() => Reflect.get(globalThis, 'wasRun'))).toBeUndefined()
      await image.close()
    })
  })
}
