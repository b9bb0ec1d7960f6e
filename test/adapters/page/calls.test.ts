/** The view of calls in a real Chromium. */
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { asCurl, asViem } from '../../../adapters/page/browser/views/calls.js'
import { chromiumProgram } from '../../browser/chromium.js'
import { MARKUP, SHOWN } from './hostile-chain.js'
import { openedPage, PATIENCE } from './opened-page.js'

const program = chromiumProgram()

test('a call as a command of a shell has the same arguments', () => {
  const params = `["it's", "$HOME \`x\`", "\\"\\u202e"]`
  const command = asCurl('http://127.0.0.1:8545/', 'eth_call', params)
  const printed = execFileSync('sh', ['-c', command.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' }).split('\n')
  expect(printed.slice(2, 4)).toEqual(['-d', `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":${params}}`])
  expect(asViem('eth_call', '[1]')).toBe('await client.request({ method: "eth_call", params: [1] })')
})

if (program === undefined) {
  test('the view of calls in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  describe('the view of calls', () => {
    const t = openedPage(program)
    const rows = () => t.table('Calls').locator('tbody tr:not([aria-hidden])')
    /** Calls as another client. */
    const post = (method: string, params: unknown[] = []) => t.placed.call(method, params)

    test('shows calls with outcomes, filters them, and hides passphrases', { timeout: PATIENCE }, async () => {
      await t.visit('/calls')
      await expect.poll(() => t.text()).toContain('Watching')
      await post('eth_getBalance', [`0x${'12'.repeat(20)}`, 'latest'])
      await post('eth_nothing', [MARKUP])
      await post('personal_newAccount', ['a passphrase'])
      await expect.poll(() => rows().count()).toBe(3)
      expect(await rows().nth(0).textContent()).toContain('personal_newAccounthiddenhidden')
      expect(await rows().nth(1).textContent()).toContain('eth_nothinghiddenfailed')
      expect(await rows().nth(2).textContent()).toContain(`eth_getBalance["0x${'12'.repeat(20)}","latest"]"0x0"`)
      await t.page.getByLabel('Only failed').check()
      await expect.poll(() => rows().count()).toBe(1)
      await t.page.getByLabel('Only failed').uncheck()
      await t.page.getByLabel('Method').fill('balance')
      await expect.poll(() => rows().count()).toBe(1)
      await rows().first().getByRole('button').click()
      await t.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await t.page.getByRole('button', { name: 'Copy as viem' }).click()
      await expect.poll(() => t.text()).toContain('Copied')
      expect(await t.page.evaluate(() => navigator.clipboard.readText())).toBe(
        `await client.request({ method: "eth_getBalance", params: ["0x${'12'.repeat(20)}","latest"] })`,
      )
      expect(await t.text()).not.toContain('passphrase')
    })

    test('shows the arguments and errors of hostile clients as text', { timeout: PATIENCE }, async () => {
      await t.visit('/calls')
      await expect.poll(() => t.text()).toContain('Watching')
      await post('web3_sha3', [MARKUP])
      await post(`javascript:${'x'.repeat(2000)}`)
      await expect.poll(() => rows().count()).toBe(2)
      await rows().last().getByRole('button').click()
      await expect.poll(() => t.main().locator('dd').nth(1).textContent()).toContain(SHOWN.slice(0, 9))
      expect((await t.text()).length).toBeLessThan(2000)
      expect(await t.main().locator('img, script').count()).toBe(0)
      expect(await t.text()).not.toContain('\u202e')
    })

    const observed = t.place.hasStatistics ? test : () => undefined
    observed('ends the reports when another view is opened', { timeout: PATIENCE }, async () => {
      await t.visit('/calls')
      await expect.poll(() => t.text()).toContain('Watching')
      expect(await t.placed.subscriptions?.()).toBe(2)
      await t.page.getByRole('link', { name: 'Pool' }).click()
      await expect.poll(() => t.placed.subscriptions?.()).toBe(1)
    })
  })
}
