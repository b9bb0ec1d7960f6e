/** The gas of a transaction on the page. */
import { describe, expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { runHostileContracts } from './hostile-chain.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { shopBuild } from './shop.js'

const program = chromiumProgram()

if (program === undefined) {
  test('gas on the page', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  describe('gas on the page', () => {
    const t = openedPage(program)
    const open = async (hash: string) => {
      await t.visit(`/tx/${hash}`)
      await t.main().getByText('Gas by function and line').click()
    }
    const numbers = async (name: string, column: number) => {
      const cells = await t.table(name).locator(`tbody td:nth-child(${column})`).allTextContents()
      return cells.map((text) => Number(text.replaceAll(',', '')))
    }

    test('is that of the receipt, by function and line', { timeout: PATIENCE }, async () => {
      const { node } = t
      await t.learn(shopBuild())
      const [account] = await node.request('eth_accounts')
      const { bytecode } = shopBuild().output.contracts['Shop.sol']!.Shop!.evm
      const hash = await node.request('eth_sendTransaction', [{ from: account!, data: `0x${bytecode.object}${'0'.repeat(64)}` }])
      const { gasUsed } = (await node.request('eth_getTransactionReceipt', [hash]))!
      await open(hash)
      await expect.poll(() => t.text()).toContain('Shop.constructor')
      const sum = (await numbers('Gas by function', 3)).reduce((total, gas) => total + gas, 0)
      expect(sum).toBe(Number(gasUsed))
      expect(await t.table('Gas by line').locator('tbody tr').first().textContent()).toMatch(/Shop\.sol:\d+/)
      const titles = await t.main().locator('svg.flames title').allTextContents()
      expect(titles.map((title) => title.replace(/:.*/, ''))).toEqual(['intrinsic gas', 'Shop.constructor'])
    })

    test('of a hostile contract is text', { timeout: PATIENCE }, async () => {
      const { reverted } = await runHostileContracts(t.node)
      await open(reverted)
      await expect.poll(() => t.table('Gas by function').locator('tbody tr').count()).toBeGreaterThan(1)
      expect(await t.text()).not.toContain('\u202e')
    })

    t.onServer('asks for a profile only when it is opened', { timeout: PATIENCE }, async () => {
      const asked: string[] = []
      const { node } = await t.serve()
      node.events.on('call', ({ method }) => asked.push(method))
      await t.visit(`/tx/${await t.transfer()}`)
      await expect.poll(() => t.text()).toContain('Succeeded')
      expect(asked).not.toContain('evmbed_gasProfileTransaction')
      await t.main().getByText('Gas by function and line').click()
      await expect.poll(() => asked).toContain('evmbed_gasProfileTransaction')
    })
  })
}
