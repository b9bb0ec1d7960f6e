/** Routes in a real Chromium: over the chains of a document, and a swap on the chain of the node, which is sent and followed. */

import { NodeProvider } from 'evmbed'
import { createWalletClient, custom, getContractAddress, parseEther, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { compile } from '../../../examples/compile.mjs'
import { chromiumProgram } from '../../browser/chromium.js'
import { ENTRY_POINT } from '../../planner/messages/recorded.js'
import { fiveChains } from '../../planner/network.js'
import { MARKUP, SHOWN } from './hostile-chain.js'
import { openedPage, PATIENCE } from './opened-page.js'

const program = chromiumProgram()

if (program === undefined) {
  test('routes in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)

  async function find(sourceChain: string, source: string, destinationChain: string, destination: string, amount: string): Promise<void> {
    await t.visit('/routes')
    const form = t.page.getByRole('form', { name: 'Find a route' })
    await form.getByLabel('Source chain').fill(sourceChain)
    await form.getByLabel('Source asset').fill(source)
    await form.getByLabel('Destination chain').fill(destinationChain)
    await form.getByLabel('Destination asset').fill(destination)
    await form.getByLabel('Amount').fill(amount)
    await form.getByRole('button').click()
  }

  const sent = () => t.page.getByRole('form', { name: 'Send' }).locator('output').textContent()
  const operations = () => t.table('Operations').locator('tbody tr')

  test('shows a route as a graph with operations, duration and alternatives', { timeout: PATIENCE }, async () => {
    await t.serve({}, { planner: { snapshot: fiveChains() as never } })
    await find('cosmoshub-4', 'atom', 'osmosis-1', 'OSMO', '1000')
    await expect
      .poll(() => operations().allTextContents())
      .toEqual([
        '1IBC to osmosis-1 by channel-1411,000 ATOM1,000 ATOM',
        expect.stringMatching(/^1Swap on osmosis-11,000 ATOM38,022\.668825 OSMO100 % on osmosis-poolmanager, pool 11$/),
      ])
    expect(await t.page.getByRole('img').getAttribute('aria-label')).toBe('IBC to osmosis-1 by channel-141, then Swap on osmosis-1')
    expect(await t.text()).toContain('Durationabout 30 seconds')
    await t.main().getByText('Alternatives', { exact: true }).click()
    const row = t.table('Alternatives').locator('tbody tr')
    await expect.poll(() => row.filter({ hasText: 'Over CCTP' }).textContent()).toBe('Over CCTP and IBC38,022.668825 OSMOabout 30 seconds1')
    await expect.poll(() => row.filter({ hasText: 'IBC alone' }).textContent()).toContain('38,022.668825')
    await t.page.getByLabel('Address on cosmoshub-4').fill('cosmos1nhzuazjhyfu474er6v4ey8zn6wa5fy6gr5x978')
    await t.page.getByLabel('Address on osmosis-1').fill('osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn')
    await t.page.getByRole('button', { name: 'Send' }).click()
    await expect
      .poll(sent)
      .toContain('no message can be built: the snapshot has no entry_contract_address for the venue osmosis-poolmanager')
  })

  test('shows the transactions for other chains, which a wallet signs', { timeout: PATIENCE }, async () => {
    const venues = [{ name: 'osmosis-poolmanager', chain_id: 'osmosis-1', entry_contract_address: ENTRY_POINT }]
    await t.serve({}, { planner: { snapshot: { ...fiveChains(), venues } as never } })
    await find('cosmoshub-4', 'atom', 'osmosis-1', 'OSMO', '1000')
    await t.page.getByLabel('Address on cosmoshub-4').fill('cosmos1nhzuazjhyfu474er6v4ey8zn6wa5fy6gr5x978')
    await t.page.getByLabel('Address on osmosis-1').fill('osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn')
    await t.page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(sent).toContain('The first transaction is for another chain, whose keys this node does not have.')
    await t.main().getByText('The transactions as JSON').click()
    await expect.poll(sent).toContain('/ibc.applications.transfer.v1.MsgTransfer')
  })

  test('says why there is no route, and shows the texts of a document as text', { timeout: PATIENCE }, async () => {
    const hostile = fiveChains()
    for (const asset of hostile.assets) if (asset.denom === 'uatom') asset.symbol = MARKUP
    await t.serve({}, { planner: { snapshot: hostile as never } })
    await find('cosmoshub-4', 'uatom', 'osmosis-1', 'OSMO', '1000')
    await expect.poll(() => t.text()).toContain(`1,000 ${SHOWN}`)
    await find('cosmoshub-4', 'nothing', 'osmosis-1', 'OSMO', '1')
    await expect.poll(() => t.main().locator('p.bad').textContent()).toBe('source token not found')
  })

  test('says how to serve routes where a server has none', { timeout: PATIENCE }, async () => {
    await t.serve({ withRoutes: false })
    await t.visit('/routes')
    await expect.poll(() => t.text()).toContain('This server has no route endpoints.')
  })

  test('sends a swap on the chain of the node, and shows that it is complete', { timeout: PATIENCE }, async () => {
    const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const market = getContractAddress({ from: alice, nonce: 2n })
    const { node } = await t.serve(
      {},
      {
        planner: {
          snapshot: { chains: [] },
          live: [{ venues: [{ name: 'market', design: 'uniswap-v2', pools: [market], router: market }] }],
        },
      },
    )
    const transport = custom(new NodeProvider(node), { retryCount: 0 })
    const viem = createWalletClient({ account: alice, chain: foundry, transport }).extend(publicActions)
    const deploy = async (name: string, args: readonly unknown[]) => {
      const { abi, bytecode } = compile(name)
      const { contractAddress } = await viem.getTransactionReceipt({ hash: await viem.deployContract({ abi, bytecode, args } as never) })
      return contractAddress!
    }
    const [apples, pears] = [await deploy('Coin', [parseEther('2000')]), await deploy('Coin', [parseEther('8000')])]
    await deploy('Market', [apples, pears])
    const { abi } = compile('Coin')
    await viem.writeContract({ abi, address: apples, functionName: 'transfer', args: [market, parseEther('1000')] } as never)
    await viem.writeContract({ abi, address: pears, functionName: 'transfer', args: [market, parseEther('4000')] } as never)
    await find(`${node.chainId}`, apples, `${node.chainId}`, pears, '10')
    await expect.poll(() => operations().allTextContents()).toEqual([expect.stringMatching(/^1Swap on 31337/)])
    await t.page.getByLabel('Address on').fill(alice)
    await t.page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => t.text()).toContain('State of the route: STATE_COMPLETED_SUCCESS')
    await t.page.getByRole('form', { name: 'Send' }).getByRole('link').click()
    await expect.poll(() => t.text()).toContain('Succeeded')
  })
}
