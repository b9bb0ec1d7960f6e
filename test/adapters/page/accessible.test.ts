/** Every view of the page, in both themes, with the rules of axe-core, and by the keyboard alone. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { shopBuild } from './shop.js'

const program = chromiumProgram()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

if (program === undefined) {
  test('the page is accessible', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)

  /** A chain that has something for every view. Returns their addresses, and a text of each. */
  async function furnished() {
    const { node } = t
    await t.learn(shopBuild())
    const [account] = await node.request('eth_accounts')
    const { bytecode } = shopBuild().output.contracts['Shop.sol']!.Shop!.evm
    const created = await node.request('eth_sendTransaction', [{ from: account!, data: `0x${bytecode.object}${'0'.repeat(64)}` }])
    const { contractAddress } = (await node.request('eth_getTransactionReceipt', [created]))!
    const sent = await t.transfer()
    await node.request('evm_setAutomine', [false])
    await t.transfer()
    return [
      ['/', 'Newest transactions'],
      ['/block/2', 'State root'],
      [`/tx/${created}`, 'Succeeded'],
      [`/tx/${sent}`, 'Succeeded'],
      [`/debug/${created}`, 'Shop.sol:'],
      ['/accounts', 'ETH'],
      [`/account/${account}`, 'Nonce'],
      ['/contracts', 'its code'],
      [`/contract/${contractAddress}`, 'verified'],
      ['/pool', '1 pending'],
      ['/calls', 'Watching'],
      ['/routes', 'Find a route'],
      ['/validators', 'A single node decides'],
      ['/time', 'Newest block2'],
      ['/nothing/here', 'To the chain'],
    ] as const
  }

  describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
    test('no view violates a rule of axe-core', { timeout: 2 * PATIENCE }, async () => {
      const views = await furnished()
      await t.page.emulateMedia({ colorScheme })
      const found: string[] = []
      for (const [path, shown] of views) {
        await t.visit(path)
        await expect.poll(() => t.text(), { message: path }).toContain(shown)
        const closed = t.main().locator('details:not([open])')
        await expect
          .poll(async () => {
            // Some are made when the one around them is opened.
            await closed.evaluateAll((all) => {
              for (const each of all) each.setAttribute('open', '')
            })
            return closed.count()
          })
          .toBe(0)
        // Not as a script of the page, whose policy forbids it: the driver evaluates it.
        await t.page.evaluate(AXE)
        const { violations } = await t.page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run())
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path} ${id}: ${html.slice(0, 150)}`)))
        const folder = process.env.EVMBED_SCREENSHOTS
        if (folder) await t.page.screenshot({ path: `${folder}/${colorScheme}-${path.split('/')[1] || 'chain'}.png` })
      }
      expect(found).toEqual([])
    })
  })

  test('the keyboard alone deploys and calls a contract', { timeout: PATIENCE }, async () => {
    await t.learn(shopBuild())
    await t.visit('/contracts')
    await expect.poll(() => t.text()).toContain('Shop')
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await t.page.keyboard.press(key)
    }
    /** Moves on until the element with a name has the focus. */
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 60; presses++) {
        await press('Tab')
        const focused = await t.page.evaluate(
          () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('name') || '',
        )
        if (focused === name) return
      }
      throw new Error(`the key Tab does not reach ${name}`)
    }
    await tabTo('Shop')
    await press('Enter')
    await t.main().getByRole('button', { name: 'Deploy' }).waitFor()
    await tabTo('p0')
    await t.page.keyboard.type('7')
    await press('Enter')
    const address = await t.main().locator('output a').first().textContent()
    await tabTo(address ?? '')
    await press('Enter')
    await expect.poll(() => t.title().textContent()).toMatch(/^Contract 0x/)
    await t.main().getByRole('heading', { name: 'Read' }).waitFor()
    await tabTo('least() → uint256')
    await press('Enter')
    await tabTo('Call')
    await press('Enter')
    await expect.poll(() => t.main().locator('output').first().textContent()).toBe('7')
  })

  test('a screen reader hears names of all controls, and the title of a view that was opened', { timeout: PATIENCE }, async () => {
    await t.visit('/calls')
    await expect.poll(() => t.text()).toContain('Watching')
    expect(await t.main().ariaSnapshot()).toMatchInlineSnapshot(`
      "- main:
        - heading "Calls" [level=1]
        - status: Watching. The calls of this page are left out.
        - form "Filter":
          - text: Method
          - searchbox "Method"
          - text: Only failed
          - checkbox "Only failed"
        - region "Calls":
          - table "Calls":
            - rowgroup:
              - row "Time Method Arguments Outcome Milliseconds":
                - columnheader "Time"
                - columnheader "Method"
                - columnheader "Arguments"
                - columnheader "Outcome"
                - columnheader "Milliseconds"
            - rowgroup"
    `)
    await t.page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Contracts' }).click()
    await expect.poll(() => t.page.evaluate(() => document.activeElement?.textContent)).toBe('Contracts')
    expect(await t.page.getByRole('link', { name: 'Contracts' }).getAttribute('aria-current')).toBe('page')
  })
}
