/** The history of the chain in a real Chromium: the slider, snapshots, forks, and differences of states. */
import { expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { ask, useInProcess } from '../cli/in-process.js'
import { openedPage, PATIENCE } from './opened-page.js'

const program = chromiumProgram()
const { evmbed } = await useInProcess()

if (program === undefined) {
  test('the history in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)
  const slider = () => t.page.getByRole('slider')
  const chosen = () => t.page.getByRole('img', { name: /is chosen/ })

  test('goes back to the block of the slider, by the keyboard', { timeout: PATIENCE }, async () => {
    await t.node.mine(5)
    await t.visit('/time')
    await expect.poll(() => chosen().getAttribute('aria-label')).toBe('Blocks 0 to 5, no snapshots, no forks. Block 5 is chosen.')
    // The slider moves with the head until it is moved.
    await t.node.mine()
    await expect.poll(() => slider().inputValue()).toBe('6')
    await slider().focus()
    for (const _ of [1, 2]) await t.page.keyboard.press('ArrowLeft')
    await t.node.mine()
    await expect.poll(() => chosen().getAttribute('aria-label')).toBe('Blocks 0 to 7, no snapshots, no forks. Block 4 is chosen.')
    await t.page.keyboard.press('Tab')
    await t.page.keyboard.press('Enter')
    await expect.poll(() => t.text()).toContain('The chain is at block 4 again')
    expect(await t.node.request('eth_blockNumber')).toBe('0x4')
  })

  test('lists snapshots that others take', { timeout: PATIENCE }, async () => {
    await t.visit('/time')
    await t.node.mine(3)
    const id = await t.node.request('evm_snapshot')
    await expect.poll(() => t.table('Snapshots and forks').locator('tbody').textContent()).toContain(`3Snapshot ${Number(id)}`)
    await t.node.request('evm_revert', [id])
    await expect.poll(() => t.text()).toContain('There is no snapshot and no fork.')
  })

  t.onServer('forks from a block into a new tab, with a page of its own', { timeout: PATIENCE }, async () => {
    await t.transfer()
    await t.node.mine(3)
    await t.visit('/time')
    await expect.poll(() => slider().inputValue()).toBe('4')
    await slider().fill('2')
    const opens = t.page.waitForEvent('popup')
    await t.page.getByRole('button', { name: 'Fork from this block into a new tab' }).click()
    const fork = await opens
    await expect.poll(() => fork.getByRole('status', { name: 'Connection' }).textContent()).toBe('Live: block 2')
    await fork.goto(`${fork.url()}#/time`)
    await fork.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect.poll(() => fork.getByRole('status', { name: 'Connection' }).textContent()).toBe('Live: block 3')
    expect(await t.node.request('eth_blockNumber')).toBe('0x4')
    await fork.close()
    const [open] = await t.node.request('evmbed_forks')
    expect(open).toMatchObject({ blockNumber: '0x2' })
    await t.page.getByRole('button', { name: /^Close the fork/ }).click()
    await expect.poll(() => t.node.request('evmbed_forks')).toEqual([])
    await expect(fetch(open!.url)).rejects.toThrow()
  })

  t.onServer('forks into a new tab from the page of evmbed dev', { timeout: PATIENCE }, async () => {
    const dev = evmbed(['dev', '--port', '0'])
    const [, url = ''] = (await dev.sees(/Listening on (http:\S+)/)) ?? []
    await ask(url, 'anvil_mine', ['0x3'])
    await t.placed.close()
    t.placed = { ...t.placed, url: `${url}/`, close: async () => void (await dev.interrupt()) }
    await t.visit('/time')
    await expect.poll(() => slider().inputValue()).toBe('3')
    await slider().fill('2')
    const opens = t.page.waitForEvent('popup')
    await t.page.getByRole('button', { name: 'Fork from this block into a new tab' }).click()
    const fork = await opens
    const connection = fork.getByRole('status', { name: 'Connection' })
    await expect.poll(() => connection.textContent()).toBe('Live: block 2')
    await fork.goto(`${fork.url()}#/time`)
    await fork.getByRole('button', { name: 'Mine', exact: true }).click()
    await expect.poll(() => connection.textContent()).toBe('Live: block 3')
    await expect.poll(() => fork.getByText('No forks in new tabs').textContent()).toContain('this node serves no forks')
    expect(await ask(url, 'eth_blockNumber')).toBe('0x3')
    const own = new URL(fork.url()).origin
    await fork.close()
    await dev.interrupt()
    // Forks end with their node.
    await expect(fetch(own)).rejects.toThrow()
  })

  test('shows in what two states differ', { timeout: PATIENCE }, async () => {
    const [from, to] = await t.node.request('eth_accounts')
    const contract = `0x${'ab'.repeat(20)}` as const
    // Stores its first argument in slot 1.
    await t.node.request('anvil_setCode', [contract, '0x5f3560015500'])
    await t.node.request('eth_sendTransaction', [{ from: from!, to: contract, data: `0x${'2a'.padStart(64, '0')}` }])
    await t.transfer()
    await t.visit('/time')
    const form = t.page.getByRole('form', { name: 'Compare two states' })
    await form.getByLabel('After block', { exact: true }).fill('1')
    await form.getByRole('button').click()
    const rows = t.table('Differences').locator('tbody tr')
    await expect.poll(() => rows.allTextContents()).toContainEqual(expect.stringMatching(`${to!.slice(0, 8)}.*Balance10,000 ETH10,001 ETH`))
    expect(await rows.filter({ hasText: 'Slot 0x1' }).filter({ hasText: '0xababab' }).count()).toBe(0)
    await form.getByLabel('After block', { exact: true }).fill('0')
    await form.getByRole('button').click()
    await expect
      .poll(() => rows.filter({ hasText: '0xababab' }).allTextContents())
      .toContainEqual(expect.stringContaining('Slot 0x10x00x2a'))
    await form.getByLabel('And after block').fill('0')
    await form.getByRole('button').click()
    await expect.poll(() => form.locator('output').textContent()).toBe('The two states are the same.')
  })
}
