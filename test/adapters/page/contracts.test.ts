/** The views of contracts in a real Chromium. */
import { encodeFunctionData, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { MARKUP, SHOWN } from './hostile-chain.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { shopBuild } from './shop.js'

const program = chromiumProgram()

if (program === undefined) {
  test('the views of contracts in a browser', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else {
  const t = openedPage(program)
  const file = { name: 'build-info.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(shopBuild())) }
  const open = (signature: string | RegExp) => t.main().locator('summary').filter({ hasText: signature }).click()
  const details = (text: string | RegExp) =>
    t
      .main()
      .locator('details')
      .filter({ has: t.page.locator('summary', { hasText: text }) })

  /** Deploys the shop with forms, and opens it. */
  async function deployShop(least = '1 gwei') {
    await t.visit('/contracts')
    await t.page.getByLabel('Files of artifacts').setInputFiles(file)
    await open('Shop')
    await details('Shop').getByLabel('least_: uint256').fill(least)
    await details('Shop').getByLabel('Value in ether').fill('2')
    await details('Shop').getByRole('button', { name: 'Deploy' }).click()
    const link = details('Shop').locator('output a').first()
    await link.waitFor()
    const address = (await link.textContent()) as `0x${string}`
    await link.click()
    await t.main().getByRole('heading', { name: 'Read' }).waitFor()
    return address
  }

  const output = (signature: string | RegExp) => details(signature).locator('output')

  test('takes build info, deploys from it, and finds the contract by its code', { timeout: PATIENCE }, async () => {
    const address = await deployShop()
    expect(await t.text()).toContain('NameShop, verified by its code')
    expect(await t.node.request('eth_getBalance', [address, 'latest'])).toBe('0x1bc16d674ec80000')
    await t.visit('/contracts')
    await expect.poll(() => t.table('Contracts').locator('tbody tr').first().textContent()).toContain(`${address}Shopits code`)
    // The protocol's own are there and have no name.
    expect(await t.table('Contracts').locator('tbody').textContent()).toContain('unknown')
  })

  test('calls and sends with tuples, arrays and units', { timeout: PATIENCE }, async () => {
    await deployShop()
    await open(/^least/)
    await details(/^least/)
      .getByRole('button')
      .click()
    await expect.poll(() => output(/^least/).textContent()).toBe('1000000000')
    await open(/^sum/)
    await details(/^sum/).getByLabel('values: uint256[]').fill('["340282366920938463463374607431768211456", 5]')
    await details(/^sum/).getByLabel('offset: int8').fill('-6')
    await details(/^sum/).getByRole('button').click()
    await expect.poll(() => output(/^sum/).textContent()).toBe('total: 340282366920938463463374607431768211455')
    await open(/^add/)
    const item = details(/^add/).getByLabel('item:')
    await item.fill('{"name": "tea", "price": "1", "sellers": []}')
    await details(/^add/).getByRole('button').click()
    await expect.poll(() => output(/^add/).textContent()).toBe('reverted with TooCheap(price: 1, reason: "raise it")')
    await item.fill('{"name": "tea", "price": "3000000000", "sellers": ["0x00000000000000000000000000000000000bad01"]}')
    await details(/^add/).getByRole('button').click()
    await expect.poll(() => output(/^add/).textContent()).toMatch(/^Sent: 0x/)
    await open(/^itemAt/)
    await details(/^itemAt/)
      .getByLabel('id: uint256')
      .fill('0')
    await details(/^itemAt/)
      .getByRole('button')
      .click()
    await expect
      .poll(() => output(/^itemAt/).textContent())
      .toBe('item: (name: "tea", price: 3000000000, sellers: [0x00000000000000000000000000000000000bad01]), exists: true')
    // At the block before there was none.
    await t.page.getByLabel('At block').fill('1')
    await details(/^itemAt/)
      .getByRole('button')
      .click()
    await expect.poll(() => output(/^itemAt/).textContent()).toBe('item: (name: "", price: 0, sellers: []), exists: false')
    await item.fill('{"name": "tea"')
    await details(/^add/).getByRole('button').click()
    await expect.poll(() => output(/^add/).textContent()).toContain('item: expected JSON')
  })

  test('searches events by name and indexed value, and shows sources and code', { timeout: PATIENCE }, async () => {
    await deployShop('0')
    await open(/^add/)
    for (const name of ['tea', 'milk']) {
      await details(/^add/)
        .getByLabel('item:')
        .fill(JSON.stringify([name, 1, []]))
      await details(/^add/).getByRole('button').click()
      await expect.poll(() => output(/^add/).textContent()).toMatch(/^Sent/)
    }
    const form = t.page.getByRole('form', { name: 'Search' }).last()
    await form.getByLabel('Event').selectOption('Added(uint256,address,string)')
    await form.getByRole('button', { name: 'Search' }).click()
    const rows = t.table('Events').locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain('name: "milk"')
    await form.getByLabel('Only with an indexed value').fill('0')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('Added(id: 0')])
    await open('Shop.sol')
    await expect.poll(() => t.main().locator('pre').last().textContent()).toContain('contract Shop {\n    struct Item')
    await open('Code of the contract')
    await expect.poll(() => t.main().locator('pre').first().textContent()).toMatch(/^0x60806040/)
  })

  test('knows artifacts that are dropped anywhere at once, and refuses other files', { timeout: PATIENCE }, async () => {
    const [from] = await t.node.request('eth_accounts')
    const data = `0x${shopBuild().output.contracts['Shop.sol']!.Shop!.evm.bytecode.object}${'0'.repeat(64)}` as const
    const hash = await t.node.request('eth_sendTransaction', [{ from: from!, data }])
    await t.visit(`/tx/${hash}`)
    await expect.poll(() => t.text()).toContain('Succeeded')
    expect(await t.text()).not.toContain('Shop')
    const drop = (name: string, text: string) =>
      t.main().evaluate(
        (element, [name, text]) => {
          const data = new DataTransfer()
          data.items.add(new File([text ?? ''], name ?? ''))
          element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        },
        [name, text],
      )
    await drop('Shop.json', JSON.stringify(shopBuild()))
    await expect.poll(() => t.main().locator('p.said').textContent()).toBe('The node knows Shop')
    expect(await t.node.request('evmbed_artifacts')).toEqual([{ name: 'Shop', hasCode: true }])
    // The transaction that is shown has the names, too.
    await expect.poll(() => t.page.getByRole('list', { name: 'Calls' }).textContent()).toContain('Shop')
    await drop('<img src=x>.json', '{"no": "artifact"}')
    await expect
      .poll(() => t.main().locator('p.said').textContent())
      .toBe("Refused <img src=x>.json: expected a member 'abi' or 'contracts'")
    await drop('text.json', 'no JSON')
    await expect.poll(() => t.main().locator('p.said').textContent()).toContain('Refused text.json')
  })

  test('shows the functions behind a proxy of EIP-1967', { timeout: PATIENCE }, async () => {
    const address = await deployShop()
    const proxy = '0x00000000000000000000000000000000000bad03'
    const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
    await t.node.request('anvil_setCode', [proxy, '0x00'])
    await t.node.request('anvil_setStorageAt', [proxy, slot, `0x${address.slice(2).padStart(64, '0')}`])
    await t.visit(`/contract/${proxy}`)
    await expect.poll(() => t.text()).toContain(`Proxy of${address} Shop`)
    await expect.poll(() => t.table('Variables').locator('tbody tr').first().textContent()).toBe('leastuint2560')
    expect(await details(/^itemAt/).count()).toBe(1)
  })

  test('shows variables by name, of now and of earlier blocks, as the chain changes', { timeout: PATIENCE }, async () => {
    const address = await deployShop()
    const { node } = t
    const rows = t.table('Variables').locator('tbody tr')
    const item = 'mapping(uint256 => struct Shop.Item)'
    await expect.poll(() => rows.allTextContents()).toEqual(['leastuint2561000000000', `items${item}{…}`, 'countuint2560'])
    const [from] = await node.request('eth_accounts')
    const { abi } = shopBuild().output.contracts['Shop.sol']!.Shop!
    const sellers = [from, '0x00000000000000000000000000000000000bad01']
    const data = encodeFunctionData({ abi, functionName: 'add', args: [{ name: MARKUP, price: 10n ** 9n, sellers }] })
    await node.request('eth_sendTransaction', [{ from: from!, to: address, data }])
    await expect.poll(() => rows.last().textContent()).toBe('countuint2561')
    const form = t.page.getByRole('form', { name: 'Variables' })
    await form.getByLabel('Only these').fill('items[0]\n\nitems[0].sellers')
    await form.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => rows.first().textContent()).toContain('(name: "<img src=x onerror=')
    await rows.last().locator('summary').click()
    // Members are made when the browser tells that the value is open.
    await expect
      .poll(() => rows.last().getByRole('listitem').allTextContents())
      .toEqual([`[0] ${getAddress(from!)}`, `[1] ${getAddress(sellers[1]!)}`])
    // What is open stays open when the values change.
    await node.request('eth_sendTransaction', [{ from: from!, to: address, data }])
    await form.getByLabel('After block').fill('-1')
    await form.getByLabel('Only these').fill('count\nitems[0].sellers')
    await form.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => rows.first().textContent()).toBe('countuint25612')
    await expect.poll(() => rows.last().getByRole('listitem').count()).toBe(2)
    await form.getByLabel('Only these').fill('counted')
    await form.getByRole('button', { name: 'Show' }).click()
    await expect.poll(() => t.page.getByRole('alert').textContent()).toBe('there is no variable "counted": there are least, items, count')
  })

  test('says which output of the compiler names variables', { timeout: PATIENCE }, async () => {
    const { input, output } = shopBuild()
    const { storageLayout: _, ...shop } = output.contracts['Shop.sol']!.Shop!
    await t.learn({ input, output: { contracts: { 'Shop.sol': { Shop: shop } } } })
    const [from] = await t.node.request('eth_accounts')
    const created = await t.node.request('eth_sendTransaction', [{ from: from!, data: `0x${shop.evm.bytecode.object}${'0'.repeat(64)}` }])
    const { contractAddress } = (await t.node.request('eth_getTransactionReceipt', [created]))!
    await t.visit(`/contract/${contractAddress}`)
    await expect
      .poll(() => t.text())
      .toContain("No variables: the artifact has no storageLayout: add 'storageLayout' to the outputSelection")
  })

  test('shows every text of a hostile contract and its artifact as text', { timeout: PATIENCE }, async () => {
    const { node } = t
    const long = 'x'.repeat(1_000_000)
    const address = '0x00000000000000000000000000000000000bad04'
    const input = { name: MARKUP, type: 'uint256' }
    const abi = [
      { type: 'function', name: MARKUP, inputs: [input], outputs: [{ name: MARKUP, type: 'string' }], stateMutability: 'view' },
      { type: 'function', name: 'javascript:wasRun=true', inputs: [], outputs: [], stateMutability: 'nonpayable' },
      { type: 'function', name: long, inputs: [], outputs: [], stateMutability: 'view' },
      { type: 'event', name: MARKUP, inputs: [{ name: MARKUP, type: 'string' }] },
    ]
    // A log of the event with the markup in it, for any call.
    await node.request('anvil_setCode', [address, '0x365f5f37365ff3'])
    await t.learn(abi, { name: MARKUP, address })
    await t.visit('/contracts')
    await expect.poll(() => t.table('Contracts').textContent()).toContain(SHOWN.slice(0, 80))
    await t.visit(`/contract/${address}`)
    await expect.poll(() => t.main().locator('summary').first().textContent()).toContain(SHOWN.slice(0, 80))
    await open(/^<img/)
    await details(/^<img/).locator('input').fill('1')
    await details(/^<img/).getByRole('button', { name: 'Call' }).click()
    await expect.poll(() => output(/^<img/).textContent()).toContain('The answer is not of these types')
    expect((await t.text()).length).toBeLessThan(20_000)
    expect(await t.main().locator('img, script').count()).toBe(0)
    expect(await t.text()).not.toContain('\u202e')
  })
}
