/** The page in a real Chromium, with a real node behind it. */
import { describe, expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { QUOTED, runHostileContracts, SHOWN } from './hostile-chain.js'
import { openedPage, PATIENCE } from './opened-page.js'

const program = chromiumProgram()

if (program === undefined) {
  test('the page in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)
  const { visit, main, title, text, table, transfer } = {
    visit: (path?: string) => t.visit(path),
    main: () => t.main(),
    title: () => t.title(),
    text: () => t.text(),
    table: (name: string) => t.table(name),
    transfer: () => t.transfer(),
  }
  const connection = () => t.page.getByRole('status', { name: 'Connection' })

  describe('the view of the chain', () => {
    test('shows the blocks and transactions that the chain has', { timeout: PATIENCE }, async () => {
      const hash = await transfer()
      await visit()
      await expect.poll(() => table('Blocks').locator('tbody tr:not([aria-hidden])').allTextContents()).toHaveLength(2)
      expect(await table('Blocks').locator('tbody tr:not([aria-hidden])').first().textContent()).toMatch(
        /^1\d{4}-.+ UTC121,000 \(0\.1 %\)[\d.]+ gwei0x.{6}….{4}$/,
      )
      const row = t.page.getByRole('table', { name: 'Newest transactions' }).locator('tbody tr')
      await expect.poll(() => row.allTextContents()).toEqual([expect.stringContaining('sends 1 ETH to')])
      expect(await row.getByRole('link').first().getAttribute('href')).toBe(`#/tx/${hash}`)
      await expect
        .poll(() => t.page.getByRole('img').first().getAttribute('aria-label'))
        .toBe('Gas used by the newest 2 blocks: 0.1 % of the limit, 0.1 % at most')
    })

    test('shows a block that is mined while it is open, without asking for it', { timeout: PATIENCE }, async () => {
      await visit()
      await expect.poll(() => connection().textContent()).toBe('Live: block 0')
      await t.node.mine(3)
      await expect.poll(() => connection().textContent()).toBe('Live: block 3')
      await expect.poll(() => table('Blocks').getAttribute('aria-rowcount')).toBe('5')
    })

    test('forgets the blocks that a snapshot takes back', { timeout: PATIENCE }, async () => {
      const snapshot = await t.node.request('evm_snapshot')
      await transfer()
      await visit()
      const list = t.page.getByRole('table', { name: 'Newest transactions' }).locator('tbody tr')
      await expect.poll(() => list.count()).toBe(1)
      await t.node.request('evm_revert', [snapshot])
      await expect.poll(() => connection().textContent()).toBe('Live: block 0')
      await expect.poll(() => list.count()).toBe(0)
    })

    test('has only the visible rows of a long chain in the document', { timeout: PATIENCE }, async () => {
      const { manyBlocks } = t.place
      await t.node.mine(manyBlocks)
      await visit()
      await expect.poll(() => table('Blocks').getAttribute('aria-rowcount')).toBe(String(manyBlocks + 2))
      const region = t.page.getByRole('region', { name: 'Blocks' })
      await region.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      const last = table('Blocks').locator('tbody tr:not([aria-hidden])').last()
      await expect.poll(() => last.textContent()).toMatch(/^0\d{4}-/)
      expect(await last.getAttribute('aria-rowindex')).toBe(String(manyBlocks + 2))
      expect(await table('Blocks').locator('tr').count()).toBeLessThan(60)
    })

    t.onServer('asks again over HTTP where the server has no WebSocket', { timeout: PATIENCE }, async () => {
      await t.serve({ webSocket: false })
      await visit()
      await expect.poll(() => connection().textContent()).toBe('Asks every second: block 0')
      await t.node.mine()
      await expect.poll(() => connection().textContent()).toBe('Asks every second: block 1')
    })
  })

  describe('addresses of views', () => {
    test('lead from the chain to a block and a transaction, back, and to the same after a reload', { timeout: PATIENCE }, async () => {
      await transfer()
      await visit()
      await table('Blocks').getByRole('link', { name: '1', exact: true }).click()
      await expect.poll(() => title().textContent()).toBe('Block 1')
      // A screen reader reads the title next.
      expect(await title().evaluate((element) => element === document.activeElement)).toBe(true)
      await t.page.reload()
      await expect.poll(() => title().textContent()).toBe('Block 1')
      await table('Transactions').getByRole('link').first().click()
      await expect.poll(() => title().textContent()).toMatch(/^Transaction 0x/)
      await expect.poll(text).toContain('Succeeded')
      await t.page.goBack()
      await expect.poll(() => title().textContent()).toBe('Block 1')
      await t.page.goBack()
      await expect.poll(() => title().textContent()).toBe('Chain')
    })

    test('that do not exist are named so', { timeout: PATIENCE }, async () => {
      await visit('/nothing/here')
      await expect.poll(() => title().textContent()).toBe('Nothing is here')
      await visit('/block/99')
      await expect.poll(text).toContain('The chain has no block of this number yet.')
      await t.node.mine(99)
      await expect.poll(text).toContain('State root')
      await visit(`/tx/0x${'ab'.repeat(32)}`)
      await expect.poll(text).toContain('The node does not know this transaction.')
    })
  })

  test('finds a block, a transaction and an account', { timeout: PATIENCE }, async () => {
    const hash = await transfer()
    const block = await t.node.request('eth_getBlockByNumber', ['0x1', false])
    await visit('/pool')
    for (const [typed, shown] of [
      ['1', 'Block 1'],
      [hash, `Transaction ${hash.slice(0, 8)}`],
      [block!.hash!, 'Block 1'],
      [`0x${'12'.repeat(20)}`, 'Account 0x121212'],
    ] as const) {
      await t.page.getByLabel('Search').fill(typed)
      await t.page.keyboard.press('Enter')
      await expect.poll(() => title().textContent()).toContain(shown)
    }
    await t.page.getByLabel('Search').fill(`0x${'00'.repeat(32)}`)
    await t.page.keyboard.press('Enter')
    await expect.poll(() => t.page.getByRole('search').locator('output').textContent()).toBe('No block and no transaction has this hash')
    await t.page.getByLabel('Search').fill('<b>nothing</b>')
    await t.page.keyboard.press('Enter')
    await expect.poll(() => t.page.getByRole('search').locator('output').textContent()).toMatch(/^Search for a block number/)
  })

  describe('the view of accounts', () => {
    test('lists balances and nonces, also after a transaction', { timeout: PATIENCE }, async () => {
      await visit('/accounts')
      const rows = table('Accounts of the node').locator('tbody tr')
      await expect.poll(() => rows.count()).toBe(10)
      const second = rows.nth(1).locator('td')
      await expect.poll(() => second.allTextContents()).toEqual(['10,000 ETH', '0'])
      await transfer()
      await expect.poll(() => second.allTextContents()).toEqual(['10,001 ETH', '0'])
      await expect.poll(() => rows.first().locator('td').last().textContent()).toBe('1')
    })

    test('funds an account without a key, impersonates it and sends', { timeout: PATIENCE }, async () => {
      const account = `0x${'ab'.repeat(20)}`
      const [, to = ''] = await t.node.request('eth_accounts')
      await visit('/accounts')
      await t.page.getByLabel('Address').fill(account)
      await t.page.keyboard.press('Enter')
      await expect.poll(() => title().textContent()).toBe('Account 0xababab…abab')
      await t.page.getByLabel('Balance in ether').fill('2.5')
      await t.page.getByRole('button', { name: 'Set the balance' }).click()
      await expect.poll(() => main().locator('dl').textContent()).toContain('Balance2.5 ETH')
      await t.page.getByRole('button', { name: 'Impersonate', exact: true }).click()
      await expect.poll(text).toContain('The account sends without a key')
      const form = t.page.getByRole('form', { name: 'Send' })
      await form.getByLabel('To; empty').fill(to)
      await form.getByLabel('Value in ether').fill('1')
      await form.getByRole('button').click()
      await form.getByRole('link').click()
      await expect.poll(text).toContain('Succeeded')
      expect(await t.node.request('eth_getBalance', [to as `0x${string}`, 'latest'])).toBe('0x21e27c1806e59a40000')
    })

    test('shows what the node refuses, and keeps what was typed', { timeout: PATIENCE }, async () => {
      await visit(`/account/0x${'cd'.repeat(20)}`)
      const form = t.page.getByRole('form', { name: 'Send' })
      await form.getByLabel('Value in ether').fill('3')
      await form.getByRole('button').click()
      await expect.poll(() => form.locator('output.bad').textContent()).toMatch(/unknown account|0xcdcd/)
      expect(await form.getByLabel('Value in ether').inputValue()).toBe('3')
    })
  })

  test('lists what waits in the pool and why, and drops it', { timeout: PATIENCE }, async () => {
    const { node } = t
    await node.request('evm_setAutomine', [false])
    await transfer()
    const [from, to] = await node.request('eth_accounts')
    await node.request('eth_sendTransaction', [{ from: from!, to: to!, value: '0x1', nonce: '0x5' }])
    await visit('/pool')
    const rows = table('Transactions of the pool').locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain('waits for the next block')
    expect(await rows.last().textContent()).toContain('queued: the transaction with nonce 1 is missing')
    await rows.last().getByRole('button').click()
    await expect.poll(() => rows.count()).toBe(1)
    await node.mine()
    await expect.poll(() => rows.count()).toBe(0)
    expect(await t.page.getByRole('status').last().textContent()).toBe('0 pending, 0 queued')
  })

  test('mines, advances the time, and goes back to a snapshot', { timeout: PATIENCE }, async () => {
    await visit('/time')
    await t.page.getByRole('button', { name: 'Take a snapshot' }).click()
    const goBack = t.page.getByRole('button', { name: /^Go back to block 0, snapshot/ })
    await goBack.waitFor()
    const before = Number((await t.node.request('eth_getBlockByNumber', ['latest', false]))!.timestamp)
    const advance = t.page.getByRole('form', { name: 'Advance the time' })
    await advance.getByLabel('Seconds').fill('86400')
    await advance.getByRole('button').click()
    await expect.poll(() => advance.textContent()).toContain('The next block has the new time')
    await t.page.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect.poll(() => main().locator('dl').textContent()).toContain('Newest block1')
    const after = Number((await t.node.request('eth_getBlockByNumber', ['latest', false]))!.timestamp)
    expect(after - before).toBeGreaterThanOrEqual(86_400)
    // Twice: going back uses a snapshot up, and the page takes it anew.
    for (const _ of [1, 2]) {
      await goBack.click()
      await expect.poll(() => main().locator('dl').textContent()).toContain('Newest block0')
      await t.node.mine()
      await expect.poll(() => main().locator('dl').textContent()).toContain('Newest block1')
    }
    await t.page.getByRole('button', { name: 'Mine only when asked' }).click()
    await expect.poll(() => main().locator('dl').textContent()).toContain('Automineoff')
    const interval = t.page.getByRole('form', { name: 'Mine at an interval' })
    await interval.getByLabel('Seconds').fill('3600')
    await interval.getByRole('button').click()
    await expect.poll(() => main().locator('dl').textContent()).toContain('a block every 3,600 seconds')
  })

  test('shows the texts of hostile contracts as text', { timeout: PATIENCE }, async () => {
    const { reverted, logged } = await runHostileContracts(t.node)
    await visit()
    const list = t.page.getByRole('table', { name: 'Newest transactions' })
    await expect.poll(() => list.textContent()).toContain(SHOWN.slice(0, 80))
    // The node quotes the reason.
    await expect.poll(() => list.locator('td.bad').textContent()).toContain(QUOTED)
    await visit(`/tx/${reverted}`)
    await expect.poll(() => main().locator('p.bad').textContent()).toContain(QUOTED)
    await visit(`/tx/${logged}`)
    await expect.poll(() => main().getByText('console').locator('..').textContent()).toContain(SHOWN)
    expect(await main().locator('summary bdi').first().textContent()).toBe(SHOWN.slice(0, 80))
    for (const name of ['The transaction as JSON', 'The receipt as JSON', 'The explanation as JSON']) await main().getByText(name).click()
    await expect.poll(() => main().locator('pre').last().textContent()).toContain('\\u{202e}')
    expect(await main().locator('img, script').count()).toBe(0)
    expect(await text()).not.toContain('\u202e')
  })

  t.onServer('says that the node is away, and shows the chain when it is back', { timeout: PATIENCE }, async () => {
    await visit()
    await expect.poll(() => connection().textContent()).toBe('Live: block 0')
    const port = Number(new URL(t.placed.url).port)
    await t.placed.close()
    await expect.poll(() => connection().textContent()).toBe('The node does not answer; trying again: block 0')
    await t.serve({ port })
    await t.node.mine(2)
    await expect.poll(() => connection().textContent()).toBe('Live: block 2')
  })

  t.onServer('asks for a credential where calls need one', { timeout: PATIENCE }, async () => {
    await t.serve({ auth: { mode: 'all', tokens: ['the-token-of-the-operator'] } })
    await visit()
    // Wherever a link leads to meanwhile.
    await t.page.getByLabel('Bearer token').waitFor()
    await t.page.getByRole('link', { name: 'Accounts' }).click()
    await expect.poll(() => t.title().textContent()).toBe('Accounts')
    await t.page.getByLabel('Bearer token').fill('the-token-of-the-operator')
    await t.page.keyboard.press('Enter')
    await expect.poll(() => connection().textContent()).toBe('Live: block 0')
    expect(await t.page.getByLabel('Bearer token').isVisible()).toBe(false)
    expect(await t.page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0)
  })

  test('fits into 360 pixels', { timeout: PATIENCE }, async () => {
    const hash = await transfer()
    const [account] = await t.node.request('eth_accounts')
    await t.page.setViewportSize({ width: 360, height: 740 })
    for (const [path, shown] of [
      ['/', 'Newest transactions'],
      ['/block/1', 'State root'],
      [`/tx/${hash}`, 'Succeeded'],
      ['/accounts', '10,001 ETH'],
      [`/account/${account}`, '9,99'],
      ['/pool', '0 pending'],
      ['/routes', t.place.hasPlanner ? 'Find a route' : 'This page has no planner'],
      ['/validators', 'A single node decides'],
      ['/time', 'Newest block1'],
    ] as const) {
      await visit(path)
      await expect.poll(text).toContain(shown)
      expect(await t.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    }
  })
}
