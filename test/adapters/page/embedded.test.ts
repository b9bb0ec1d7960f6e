/** The page with the node inside it: `examples/page` in a real Chromium, without a server. The tests of the views are those of the served page. */
import { describe, expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { EMBEDDED, usePlace } from './places.js'

const program = chromiumProgram()

if (program === undefined) {
  test('the page with the node inside it', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  usePlace(EMBEDDED)
  describe('the page with the node inside it', () => {
    const t = openedPage(program)

    test('says why it opens no forks in new tabs', { timeout: PATIENCE }, async () => {
      await t.visit('/time')
      await expect.poll(() => t.text()).toContain('No forks in new tabs, because each needs a server: this node serves no forks')
      expect(await t.page.getByRole('button', { name: /^Fork/ }).count()).toBe(0)
    })

    test('plans routes without a server', { timeout: PATIENCE }, async () => {
      await t.visit('/routes')
      const form = t.page.getByRole('form', { name: 'Find a route' })
      await form.getByLabel('Source chain').fill('cosmoshub-4')
      await form.getByLabel('Source asset').fill('uatom')
      await form.getByLabel('Destination chain').fill('osmosis-1')
      await form.getByLabel('Destination asset').fill('ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2')
      await form.getByLabel('Amount').fill('1.5')
      await form.getByRole('button').click()
      await expect.poll(() => t.table('Operations').locator('tbody tr').first().textContent()).toMatch(/^1IBC to osmosis-1 by channel-141/)
    })

    test('copies calls as code only, for there is no address', { timeout: PATIENCE }, async () => {
      await t.visit('/calls')
      await expect.poll(() => t.text()).toContain('Watching')
      await t.placed.call('eth_chainId', [])
      await t.table('Calls').getByRole('button').first().click()
      await t.page.getByRole('button', { name: 'Copy as viem' }).waitFor()
      expect(await t.page.getByRole('button', { name: 'Copy as curl' }).count()).toBe(0)
    })
  })
  describe('its views', async () => void (await import('./browser.test.js')))
  describe('its contracts', async () => void (await import('./contracts.test.js')))
  describe('its debugger', async () => void (await import('./debugger.test.js')))
  describe('its history', async () => void (await import('./time.test.js')))
  describe('its calls', async () => void (await import('./calls.test.js')))
  describe('its gas', async () => void (await import('./gas.test.js')))
  describe('the walk through it', async () => void (await import('./walk-through.test.js')))
}
