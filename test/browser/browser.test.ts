/** The bundled node in a real Chromium: in a page and in a worker, under two content security policies. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumProgram, startChromium } from './chromium.js'
import type { Outcome } from './runner.js'
import { SCENARIOS, type ScenarioName } from './scenarios.js'
import { bundlePage, type Scripts, type Site, serveSite } from './site.js'

const WITH_WEBASSEMBLY = "default-src 'self' 'wasm-unsafe-eval'"
const WITHOUT_WEBASSEMBLY = "default-src 'self'"

const program = chromiumProgram()
const PATIENCE = 120_000

/** The answers of every scenario but that of script tracers, wherever it runs. */
const EVERYWHERE = Object.keys(SCENARIOS).filter((name) => name !== 'scriptTracer') as ScenarioName[]

if (program === undefined) {
  test('a node in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  let browser: Browser
  let scripts: Scripts
  beforeAll(async () => {
    ;[browser, scripts] = await Promise.all([startChromium(program), bundlePage()])
  }, PATIENCE)
  afterAll(() => browser?.close())

  describe.each([WITH_WEBASSEMBLY, WITHOUT_WEBASSEMBLY])('under the policy %s', (policy) => {
    let site: Site
    let page: Page
    beforeAll(async () => {
      site = await serveSite(scripts, policy)
      page = await browser.newPage()
      await page.goto(site.url)
      await page.waitForFunction(() => 'places' in globalThis)
    }, PATIENCE)
    afterAll(async () => {
      await page?.close()
      await site?.close()
    })

    describe.each(['page', 'worker'] as const)('in a %s', (place) => {
      const run = async (name: ScenarioName): Promise<unknown> => {
        const { answer, failure }: Outcome = await page.evaluate(([where, what]) => globalThis.places[where].run(what), [
          place,
          name,
        ] as const)
        if (failure !== undefined) throw new Error(failure)
        return answer
      }

      test.each(EVERYWHERE)('%s: answers as a node in Node does', { timeout: PATIENCE }, async (name) => {
        expect(await run(name)).toEqual(await SCENARIOS[name]())
      })

      test('mines blocks and runs contracts', { timeout: PATIENCE }, async () => {
        expect(await run('transactions')).toMatchObject({
          receipt: { status: '0x1', blockNumber: '0x16', logs: [{ topics: [`0x${'7e57'.padStart(64, '0')}`] }] },
          stored: `0x${'7'.padStart(64, '0')}`,
          head: { number: '0x16', transactions: [{ type: '0x2' }] },
        })
      })

      test('delivers heads and logs to subscriptions in order', { timeout: PATIENCE }, async () => {
        expect(await run('subscriptions')).toEqual([
          ['head', '0x2'],
          ['log', '0x2'],
          ['head', '0x3'],
          ['log', '0x3'],
        ])
      })

      if (policy === WITH_WEBASSEMBLY) {
        test('traces transactions with scripts', { timeout: PATIENCE }, async () => {
          const ops = ['PUSH0', 'CALLDATALOAD', 'PUSH0', 'SSTORE', 'PUSH2', 'PUSH0', 'PUSH0', 'LOG1', 'STOP']
          expect(await run('scriptTracer')).toEqual({ result: ops, height: '0x3' })
        })

        test('violates no rule of the policy', async () => {
          expect(await page.evaluate((where) => globalThis.places[where].violations, place)).toEqual([])
        })
      } else {
        test('refuses script tracers with the reason and the remedy, and continues', { timeout: PATIENCE }, async () => {
          expect(await run('scriptTracer')).toEqual({
            result: {
              code: -32000,
              message: expect.stringMatching(
                /^script tracers need WebAssembly, which must not run here \(.+\): a content security policy allows it with script-src 'wasm-unsafe-eval'$/,
              ),
            },
            height: '0x3',
          })
        })

        test('violates no rule of the policy but the one on WebAssembly', async () => {
          const violations = await page.evaluate((where) => globalThis.places[where].violations, place)
          expect(new Set(violations)).toEqual(new Set(['wasm-eval']))
        })
      }
    })
  })
}
