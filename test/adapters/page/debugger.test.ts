/** The debugger of the page in a real Chromium: source, call stack, variables, steps back and forth, and breakpoints. */
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { deployToken, TOKEN_SOURCE, tokenBuild } from './token.js'

const program = chromiumProgram()

/** Number of the first line of the token with a text. */
const lineOf = (text: string) => TOKEN_SOURCE.split('\n').findIndex((line) => line.includes(text)) + 1

if (program === undefined) {
  test('the debugger of the page', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)
  const status = () => t.main().locator('p[role=status].said')
  const current = () => t.main().locator('[aria-current=step]')
  const step = (name: string) => t.page.getByRole('button', { name, exact: true }).click()
  const at = (line: number) => expect.poll(() => current().textContent()).toMatch(new RegExp(`^${line}`))

  /** Sends a transfer that fails. */
  async function failedTransfer() {
    const { node } = t
    const { token, move } = await deployToken(node)
    const [alice, bob] = await node.request('eth_accounts')
    await move(alice!, bob!, 50n)
    return { token, alice: alice!, bob: bob!, failed: await move(bob!, alice!, 75n) }
  }

  test('steps through a transaction in its source', { timeout: PATIENCE }, async () => {
    await t.learn(tokenBuild())
    const { bob, failed } = await failedTransfer()
    const asked: string[] = []
    t.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await t.visit(`/tx/${failed}`)
    await t.page.getByRole('link', { name: 'Debug it' }).click()
    await expect.poll(() => status().textContent()).toContain('Token.transfer at Token.sol:')
    // A bundler names the file as it likes.
    if (t.place.isServed) expect(asked.filter((path) => path.includes('debugger'))).toHaveLength(1)
    await at(lineOf('move(msg.sender, to, value)'))
    await step('Step into')
    await at(lineOf('if (to == address(0))'))
    await expect
      .poll(() => t.page.getByRole('list', { name: 'Call stack' }).getByRole('listitem').allTextContents())
      .toEqual([
        expect.stringMatching(/^Token\.move Token\.sol:\d+$/),
        expect.stringMatching(/^Token\.transfer \(to: 0x\w{40}, value: 75000000000000000000\) Token\.sol:\d+$/),
      ])
    await step('To the failure')
    await at(lineOf('revert ERC20InsufficientBalance(from'))
    await expect
      .poll(() =>
        t
          .table('Variables')
          .getByRole('row')
          .filter({ hasText: /^value/ })
          .textContent(),
      )
      .toBe(`value${75n * 10n ** 18n}`)
    // The run hashes the key of the sender, so its entry is known.
    const balance = t.table('Variables').getByRole('row').filter({ hasText: 'balanceOf' })
    expect(await balance.textContent()).toContain(`${getAddress(bob)}: 50000000000000000000`)
    await step('Back out')
    await at(lineOf('move(msg.sender, to, value)'))
    await step('Step over')
    await expect.poll(() => status().textContent()).toMatch(/instruction ([\d,]+) of \1 /)
  })

  test('stops at breakpoints in both directions, and comes back to a moment by its address', { timeout: PATIENCE }, async () => {
    await t.learn(tokenBuild())
    const { bob, failed } = await failedTransfer()
    await t.visit(`/debug/${failed}`)
    await expect.poll(() => status().textContent()).toContain('Token.transfer')
    const line = lineOf('uint256 balance = balanceOf[from]')
    const breakpoint = t.page.getByRole('button', { name: `Breakpoint at line ${line}`, exact: true })
    await breakpoint.click()
    await expect.poll(() => breakpoint.getAttribute('aria-pressed')).toBe('true')
    // Lines without code have none.
    expect(
      await t.page.getByRole('button', { name: `Breakpoint at line ${lineOf('error ERC20InsufficientBalance')}`, exact: true }).count(),
    ).toBe(0)
    await step('Continue')
    await expect.poll(() => status().textContent()).toMatch(/^Breakpoint\. Token\.move/)
    await step('Continue')
    await expect.poll(() => status().textContent()).toMatch(/^End of the run\./)
    await step('Continue back')
    await expect.poll(() => status().textContent()).toMatch(/^Breakpoint\./)
    await at(line)
    await t.page.getByLabel('Variable at a path').fill(`balanceOf[${bob}]`)
    await t.page.getByLabel('Variable at a path').press('Enter')
    const watched = t.table('Variables').locator('tbody tr').first()
    await expect.poll(() => watched.textContent()).toBe(`balanceOf[${bob}] Remove50000000000000000000`)
    // A variable that is also in the list is removed from those that are watched alone.
    await t.page.getByLabel('Variable at a path').fill('value')
    await t.page.getByLabel('Variable at a path').press('Enter')
    const values = t
      .table('Variables')
      .locator('tbody tr')
      .filter({ hasText: /^value/ })
    await expect.poll(() => values.count()).toBe(2)
    await values.getByRole('button', { name: 'Remove value' }).click()
    await expect.poll(() => values.count()).toBe(1)
    expect(await watched.textContent()).toContain('balanceOf')
    const here = await status().textContent()
    expect(t.page.url()).toMatch(new RegExp(`/debug/${failed}/\\d+$`))
    if (t.place.outlivesPage) {
      await t.page.reload()
      await expect.poll(() => status().textContent()).toBe(here!.replace('Breakpoint. ', ''))
    }
    await t.page.goBack()
    await expect.poll(() => t.page.url()).not.toContain('/debug/')
  })

  test('is driven by keys, and by a slider over the instructions', { timeout: PATIENCE }, async () => {
    await t.learn(tokenBuild())
    const { failed } = await failedTransfer()
    await t.visit(`/debug/${failed}`)
    await expect.poll(() => status().textContent()).toContain('Token.transfer')
    await t.page.getByRole('button', { name: 'Step into', exact: true }).focus()
    await t.page.keyboard.press('s')
    await at(lineOf('if (to == address(0))'))
    await t.page.keyboard.press('Shift+S')
    await at(lineOf('move(msg.sender, to, value)'))
    await t.page.getByRole('slider').fill('0')
    await expect.poll(() => status().textContent()).toContain('instruction 1 of')
    await t.page.getByRole('button', { name: 'Instruction', exact: true }).focus()
    await t.page.keyboard.press('i')
    await expect.poll(() => status().textContent()).toContain('instruction 2 of')
    expect(await t.main().locator('details', { hasText: 'Stack' }).first().getByRole('listitem').allTextContents()).toEqual(['0x80 (128)'])
    // In a field, a key is a character.
    await t.page.getByLabel('Variable at a path').press('i')
    expect(await t.page.getByLabel('Variable at a path').inputValue()).toBe('i')
    expect(await status().textContent()).toContain('instruction 2 of')
  })

  test('shows instructions where no build info has the code, and the source as soon as the node knows it', {
    timeout: PATIENCE,
  }, async () => {
    const { failed } = await failedTransfer()
    await t.visit(`/debug/${failed}/3`)
    await expect.poll(() => status().textContent()).toContain('no build info has its code')
    expect(await t.page.getByRole('list', { name: 'Instructions' }).getByRole('listitem').first().textContent()).toBe('0PUSH1 0x80')
    await t.main().evaluate((element, text) => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'build.json'))
      element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    }, JSON.stringify(tokenBuild()))
    await t.page.getByRole('list', { name: 'Source' }).waitFor()
    await expect.poll(() => t.main().locator('.source').textContent()).toContain('contract Token')
  })

  test('says that a transfer of ether runs no code, and waits for a transaction that is pending', { timeout: PATIENCE }, async () => {
    await t.visit(`/debug/${await t.transfer()}`)
    await expect.poll(() => t.text()).toContain('no code ran, so there is nothing to debug')
    const { node } = t
    await t.learn(tokenBuild())
    const { move } = await deployToken(node)
    await node.request('evm_setAutomine', [false])
    const [from] = await node.request('eth_accounts')
    const waiting = await move(from!, from!, 1n)
    await t.visit(`/debug/${waiting}`)
    await expect.poll(() => t.text()).toContain('is in no block')
    await node.mine()
    await expect.poll(() => status().textContent()).toContain('Token.transfer')
  })

  test('shows a hostile source as text', { timeout: PATIENCE }, async () => {
    // The compiler wants a pair of direction marks.
    const comment = '<script>wasRun=true</script>\u202e\u202c'
    const source = TOKEN_SOURCE.replace('An ERC-20 with the errors of ERC-6093.', comment)
    await t.learn(tokenBuild('<img src=x onerror=wasRun=true>.sol', source))
    const { failed } = await failedTransfer()
    await t.visit(`/debug/${failed}`)
    await expect.poll(() => t.main().locator('.source').textContent()).toContain('<script>wasRun=true</script>\\u{202e}\\u{202c}')
    expect(await status().textContent()).toContain('<img src=x onerror=wasRun=true>.sol:')
    expect(await t.text()).not.toContain('\u202e')
  })
}
