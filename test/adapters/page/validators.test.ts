/** The view of validators in a real Chromium, under an engine that decides blocks as the test says. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode } from 'evmbed'
import { cometbft } from 'evmbed/cometbft'
import { expect, test } from 'vitest'
import { testGenesis, writeNetwork } from '../../../adapters/cli/testnet-files.js'
import { chromiumProgram } from '../../browser/chromium.js'
import { ENGINE_MISSING, engineProgram } from '../../support/cometbft.js'
import { EngineDriver } from '../../support/engine-driver.js'
import { freePorts } from '../../validators/validator-network.js'
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

  test('shows what a real CometBFT decides', { timeout: 2 * PATIENCE }, async ({ skip }) => {
    if (!engineProgram) return skip(ENGINE_MISSING)
    const output = await mkdtemp(join(tmpdir(), 'evmbed-page-validators-'))
    const network = { validators: 1, genesis: await testGenesis(31_337), port: 1, enginePort: await freePorts(2) }
    const [validator] = await writeNetwork({ output, ...network })
    const { accounts } = await createNode()
    const keys = accounts.map(({ privateKey }) => ({ privateKey }))
    const { node } = await t.serve({}, { consensus: cometbft({ home: validator!.home, bin: engineProgram }), accounts: keys })
    const hash = await t.transfer()
    await t.visit('/validators')
    const blocks = t.table('Blocks of the validators').locator('tbody tr')
    await expect.poll(() => node.request('eth_getTransactionReceipt', [hash])).not.toBeNull()
    const { blockNumber, blockHash } = (await node.request('eth_getTransactionReceipt', [hash]))!
    const row = blocks.filter({ hasText: new RegExp(`^${Number(blockNumber)}\\d{4}-`) })
    await expect.poll(() => row.textContent()).toContain(blockHash.slice(0, 8))
    const { miner } = (await node.request('eth_getBlockByHash', [blockHash, false]))!
    await expect.poll(() => t.table('Proposers').locator('tbody tr').allTextContents()).toEqual([expect.stringMatching(`^${miner}\\d+$`)])
    await expect.poll(() => t.text()).toContain('Mempool0 pending, 0 queued')
    await node.close()
    await rm(output, { recursive: true, force: true })
  })

  test('says that a single node has none', { timeout: PATIENCE }, async () => {
    await t.visit('/validators')
    await expect.poll(() => t.text()).toContain('A single node decides the blocks of this chain')
  })
}
