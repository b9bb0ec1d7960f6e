/**
 * The walk-through of docs/page.md: what a person who has never seen the page finds with it. `EVMBED_PICTURES=docs/page npx vitest run
 * test/adapters/page/walk-through.test.ts` takes the pictures of the document.
 */
import { writeFileSync } from 'node:fs'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { deployToken, tokenBuild } from './token.js'

const program = chromiumProgram()
const pictures = process.env.EVMBED_PICTURES
/** Size of the pictures. */
const SIZE = { width: 1000, height: 640 }

if (program === undefined) {
  test('the walk-through of the page', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)

  /** A token that moved three times, and failed to move once. */
  async function tokenChain() {
    const { node } = t
    const [alice, bob, carol] = await node.request('eth_accounts')
    await t.learn(tokenBuild())
    const { token, move } = await deployToken(node)
    await move(alice!, bob!, 250n)
    await move(bob!, carol!, 50n)
    await node.mine(10)
    const failed = await move(carol!, alice!, 75n)
    return { token, alice: alice!, bob: bob!, carol: carol!, failed, move }
  }

  /** Writes what the page shows into a file, if pictures are asked for. */
  async function picture(name: string): Promise<void> {
    if (!pictures) return
    await t.page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined))
    const session = await t.page.context().newCDPSession(t.page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 40 })
    writeFileSync(`${pictures}/${name}.webp`, Buffer.from(data, 'base64'))
  }

  /** Opens the page at the size of the pictures. */
  async function begin(): Promise<void> {
    await t.page.setViewportSize(SIZE)
    await t.visit()
  }

  const menu = (name: string) => t.page.getByRole('navigation').getByRole('link', { name }).click()

  test('shows why the last transaction failed', { timeout: PATIENCE }, async () => {
    const { failed } = await tokenChain()
    await begin()
    const newest = t.table('Newest transactions').locator('tbody tr').first()
    await expect.poll(() => newest.textContent()).toContain('ERC20InsufficientBalance')
    await t.page.setViewportSize({ width: 1000, height: 1030 })
    await picture('chain')
    await t.page.setViewportSize(SIZE)
    await newest.getByRole('link').first().click()
    await expect.poll(() => t.page.url()).toContain(failed)
    await expect
      .poll(() => t.main().locator('p.bad').textContent())
      .toMatch(/ERC20InsufficientBalance.*50000000000000000000.*75000000000000000000/)
    await t.main().getByRole('heading', { name: 'Calls' }).waitFor()
    await picture('failure')
    await t.page.getByRole('link', { name: 'Debug it' }).click()
    await t.page.getByRole('button', { name: 'To the failure' }).click()
    await expect.poll(() => t.main().locator('[aria-current=step]').textContent()).toContain('revert ERC20InsufficientBalance')
    await t.page.getByRole('group', { name: 'Steps' }).evaluate((steps) => steps.scrollIntoView())
    await picture('debugger')
  })

  test('shows who holds a token, now and before', { timeout: PATIENCE }, async () => {
    const { alice, bob, carol } = await tokenChain()
    await begin()
    await menu('Contracts')
    await t.table('Contracts').getByRole('row').filter({ hasText: 'Token' }).getByRole('link').first().click()
    const form = t.page.getByRole('form', { name: 'List holders' })
    await form.getByRole('button', { name: 'List holders' }).click()
    const rows = t.table('Holders').locator('tbody tr')
    await expect.poll(() => rows.allTextContents()).toEqual([`${alice}750 TEA`, `${bob}200 TEA`, `${carol}50 TEA`])
    await t.page.getByRole('heading', { name: 'Events' }).evaluate((heading) => heading.scrollIntoView())
    await picture('holders')
    await form.getByLabel('At block').fill('2')
    await form.getByRole('button', { name: 'List holders' }).click()
    await expect.poll(() => rows.allTextContents()).toEqual([`${alice}750 TEA`, `${bob}250 TEA`])
  })

  test('shows what a variable of a contract was ten blocks ago', { timeout: PATIENCE }, async () => {
    const { bob, carol, move } = await tokenChain()
    await move(bob, carol, 30n)
    await t.node.mine(9)
    await begin()
    await menu('Contracts')
    await t.table('Contracts').getByRole('row').filter({ hasText: 'Token' }).getByRole('link').first().click()
    const form = t.page.getByRole('form', { name: 'Variables' })
    const rows = t.table('Variables').locator('tbody tr')
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        'namestring"Tea"',
        'symbolstring"TEA"',
        `totalSupplyuint256${1_000n * 10n ** 18n}`,
        'balanceOfmapping(address => uint256){…}',
        'allowancemapping(address => mapping(address => uint256)){…}',
      ])
    await form.getByLabel('After block').fill('-10')
    await form.getByLabel('Only these').fill(`balanceOf[${bob}]\ntotalSupply`)
    await form.getByRole('button', { name: 'Show' }).click()
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        `balanceOf[${getAddress(bob)}]uint256${200n * 10n ** 18n}${170n * 10n ** 18n}`,
        `totalSupplyuint256${1_000n * 10n ** 18n}the same`,
      ])
    await t.page.getByRole('heading', { name: 'Variables' }).evaluate((heading) => heading.scrollIntoView())
    await picture('variables')
  })

  test('goes back before a transaction', { timeout: PATIENCE }, async () => {
    await tokenChain()
    await begin()
    await t.table('Newest transactions').locator('tbody tr').nth(1).getByRole('link').first().click()
    await t.page.getByRole('button', { name: 'Go back before this transaction' }).click()
    await expect.poll(() => t.title().textContent()).toBe('Block 2')
    expect(await t.node.request('eth_blockNumber')).toBe('0x2')
    await t.node.mine(6)
    await t.node.request('evm_snapshot')
    await menu('Time')
    await t.page.getByRole('slider').fill('5')
    if (t.place.isServed) {
      await t.page.getByRole('button', { name: 'Fork from this block into a new tab' }).click()
      await t.table('Snapshots and forks').getByRole('link', { name: 'Open' }).waitFor()
    }
    await t.page.getByRole('slider').fill('3')
    await t.page.getByRole('heading', { name: 'History' }).evaluate((heading) => heading.scrollIntoView())
    await picture('time')
  })
}
