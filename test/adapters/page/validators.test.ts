/** The view of validators in a real Chromium, under an engine that decides blocks as the test says. */
import { expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { EngineDriver } from '../../support/engine-driver.js'
import { MARKUP, SHOWN } from './hostile-chain.js'
import { openedPage, PATIENCE } from './opened-page.js'

const program = chromiumProgram()

if (program === undefined) {
  test('validators in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)

  test('shows heights, app hashes, proposers, peers, evidence and the mempool as blocks are decided', { timeout: PATIENCE }, async () => {
    const driver = new EngineDriver()
    driver.peerName = MARKUP
    await t.serve({}, { consensus: driver })
    const validator = new Uint8Array(20).fill(5)
    await driver.decide([], { misbehavior: [{ kind: 'duplicate vote', validator, height: 1n }] })
    await t.visit('/validators')
    const blocks = t.table('Blocks of the validators').locator('tbody tr')
    await expect.poll(() => blocks.count()).toBe(2)
    const { hash, miner } = (await t.node.request('eth_getBlockByNumber', ['0x1', false]))!
    expect(await t.text()).toContain(`Height1App hash${hash}`)
    expect(await t.table('Proposers').locator('tbody tr').allTextContents()).toEqual([`${miner}1`])
    expect(await t.table('Evidence').locator('tbody').textContent()).toBe(`1duplicate vote0x${'05'.repeat(20)}1`)
    expect(await t.table('Peers').locator('tbody').textContent()).toContain(SHOWN.slice(0, 80))
    await driver.decide()
    await expect.poll(() => blocks.count()).toBe(3)
    expect(await t.text()).toContain('Mempool0 pending, 0 queued')
  })

  test('says that a single node has none', { timeout: PATIENCE }, async () => {
    await t.visit('/validators')
    await expect.poll(() => t.text()).toContain('A single node decides the blocks of this chain')
  })
}
