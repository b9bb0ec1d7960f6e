/** Tests as a user of Playwright writes them. `playwright.test.ts` runs them in a project that has the built package. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { chainTest } from 'evmbed/playwright'
import { defineSetup } from 'evmbed/testing'
import { time } from 'evmbed/testing/network-helpers'
import { connectViem } from 'evmbed/testing/viem'
import { type Address, getAddress, parseAbi } from 'viem'

const abi = parseAbi(['function balanceOf(address) view returns (uint256)', 'function move(address, uint256, string)'])

const market = defineSetup(async ({ provider }) => {
  const { client, deploy, accounts } = await connectViem(provider)
  const [alice, bob] = accounts.map((account) => getAddress(account)) as [Address, Address]
  const { address } = await deploy('Coin', [100n])
  const balanceOf = (account: Address) => client.readContract({ abi, address, functionName: 'balanceOf', args: [account] })
  const move = (amount: bigint) => client.writeContract({ abi, address, functionName: 'move', args: [bob, amount, ''] })
  return { alice, bob, coin: address, balanceOf, move }
})
const test = chainTest(market)

/** Opens the page. Nothing listens: Playwright answers its requests. */
async function open(page: Page, { coin, bob }: { readonly coin: string; readonly bob: string }): Promise<void> {
  await page.route('https://app.test/**', (route) =>
    new URL(route.request().url()).pathname === '/app.js'
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync('app.js', 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><body><script type="module" src="/app.js"></script>' }),
  )
  await page.goto(`https://app.test/?coin=${coin}&bob=${bob}`)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (page: Page) => page.locator('#status')
const connection = (page: Page) => page.locator('#connection')

test.describe('a page', () => {
  test.beforeEach(async ({ page, chain }) => {
    await open(page, chain)
    await press(page, 'connect')
    await expect(status(page)).toHaveText(`evmbed: ${chain.alice}`)
  })

  for (const times of [1, 2]) {
    test(`pays on the chain of its test: ${times}`, async ({ page, chain }) => {
      for (let paid = 0; paid < times; paid++) {
        await press(page, 'pay')
        await expect(status(page)).toHaveText('success')
      }
      expect(await chain.balanceOf(chain.bob)).toBe(5n * BigInt(times))
      expect(await chain.node.request('eth_blockNumber')).toBe(`0x${1 + times}`)
    })
  }

  test('sees what the test does on the chain', async ({ page, chain }) => {
    await chain.move(40n)
    await time.increase(60)
    await press(page, 'balance')
    await expect(status(page)).toHaveText('40')
  })

  test('shows a rejection, once', async ({ page, wallet, chain }) => {
    wallet.rejectNext('eth_sendTransaction')
    await press(page, 'pay')
    await expect(status(page)).toHaveText(/User rejected the request/)
    await press(page, 'pay')
    await expect(status(page)).toHaveText('success')
    expect(await chain.balanceOf(chain.bob)).toBe(5n)
  })

  test('waits while the wallet holds a request', async ({ page, wallet, chain }) => {
    const holding = wallet.holdNext('eth_sendTransaction')
    await press(page, 'pay')
    const request = await holding
    expect(request.params).toMatchObject([{ to: chain.coin.toLowerCase() }])
    await expect(status(page)).toHaveText('waiting')
    expect(await chain.balanceOf(chain.bob)).toBe(0n)
    await request.approve()
    expect(await chain.balanceOf(chain.bob)).toBe(5n)
    await expect(status(page)).toHaveText('success')
  })

  test('shows a held request that is rejected', async ({ page, wallet }) => {
    const holding = wallet.holdNext()
    await press(page, 'sign')
    const request = await holding
    expect(request.method).toBe('personal_sign')
    request.reject()
    await expect(status(page)).toHaveText(/User rejected the request/)
  })

  test('signs', async ({ page }) => {
    await press(page, 'sign')
    await expect(status(page)).toHaveText(/^0x[0-9a-f]{130}$/)
  })

  test('shows why a transaction would fail', async ({ page }) => {
    await press(page, 'overdraw')
    await expect(status(page)).toHaveText(/move/)
    await expect(status(page)).not.toHaveText('sent')
  })

  test('follows the accounts of the wallet', async ({ page, wallet, chain }) => {
    await wallet.setAccounts([chain.bob])
    await expect(connection(page)).toHaveText(`connected ${chain.bob} 31337`)
    await wallet.disconnect()
    await expect(connection(page)).toHaveText(/^disconnected/)
    await wallet.connect()
    await expect(connection(page)).toHaveText(`connected ${chain.bob} 31337`)
  })

  test('disconnects by itself', async ({ page, wallet }) => {
    await press(page, 'disconnect')
    await expect(status(page)).toHaveText('disconnected')
    expect(wallet.isConnected).toBe(false)
  })

  test('stays connected when it is loaded again', async ({ page, wallet }) => {
    await page.reload()
    expect(wallet.isConnected).toBe(true)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ethereum').request({ method: 'eth_accounts' }))).toEqual(wallet.accounts)
  })

  test('switches to a chain that the wallet has', async ({ page, wallet }) => {
    await wallet.addChain({ chainId: 77 })
    await press(page, 'switch')
    await expect(status(page)).toHaveText('Other')
    await expect(connection(page)).toHaveText(/ 77$/)
    expect(wallet.chainId).toBe(77)
    await wallet.switchChain(31337)
    await expect(connection(page)).toHaveText(/ 31337$/)
  })

  test('adds a chain that the wallet lacks, and shows when that is rejected', async ({ page, wallet }) => {
    await wallet.addChain({ chainId: 77 }, { isAdded: false })
    wallet.rejectNext('wallet_addEthereumChain')
    await press(page, 'switch')
    await expect(status(page)).toHaveText(/User rejected the request/)
    expect(wallet.chainId).toBe(31337)
    await press(page, 'switch')
    await expect(status(page)).toHaveText('Other')
    expect(wallet.chainId).toBe(77)
  })
})

test('shows that connecting is rejected', async ({ page, wallet, chain }) => {
  await open(page, chain)
  wallet.rejectNext()
  await press(page, 'connect')
  await expect(status(page)).toHaveText(/User rejected the request/)
  expect(wallet.isConnected).toBe(false)
})

test.describe('with a wallet of its own', () => {
  const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  test.use({ walletOptions: { accounts: [bob], isConnected: true, info: { name: 'Bob' } } })
  test('sees its account and its name', async ({ page, chain }) => {
    await open(page, chain)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'ethereum').request({ method: 'eth_accounts' }))).toEqual([bob])
    await press(page, 'connect')
    await expect(status(page)).toHaveText(`Bob: ${bob}`)
  })
})

test('refuses what a wallet refuses, with the codes of EIP-1193', async ({ page, chain, wallet }) => {
  await open(page, chain)
  const answers = await page.evaluate(
    async ([alice, carol]) => {
      const provider = Reflect.get(globalThis, 'ethereum')
      const answer = (call: unknown) =>
        provider.request(call).catch((error: { code: number; message: string }) => [error.code, error.message])
      const send = (from: unknown) => ({ method: 'eth_sendTransaction', params: [{ from, to: carol, value: '0x1' }] })
      const before = [await answer(send(alice)), await answer({ method: 'eth_accounts' })]
      await provider.request({ method: 'eth_requestAccounts' })
      return [
        ...before,
        await answer(send(carol)),
        await answer(send(undefined)),
        await answer({ method: 'evm_mine' }),
        await answer({ method: 'wallet_sendCalls', params: [] }),
        await answer({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x5' }] }),
        await answer({ method: 'wallet_switchEthereumChain', params: [{ chainId: 5 }] }),
        await answer({ method: 'eth_getBalance', params: {} }),
        await answer('eth_accounts'),
        await answer({ method: 'eth_blockNumber' }),
      ]
    },
    [chain.alice, chain.bob] as const,
  )
  expect(answers).toEqual([
    [4100, expect.stringContaining(chain.alice)],
    [],
    [4100, expect.stringContaining(chain.bob)],
    [-32602, 'eth_sendTransaction: the account is missing'],
    [4200, 'a wallet does not have the method evm_mine'],
    [4200, 'a wallet does not have the method wallet_sendCalls'],
    [4902, 'the wallet does not have chain 5: the test adds it with wallet.addChain({ chainId: 5 })'],
    [-32602, 'wallet_switchEthereumChain: expected {"chainId":"0x…"}, got {"chainId":5}'],
    [-32602, 'eth_getBalance: the parameters are no list'],
    [-32602, 'a request needs a method'],
    '0x1',
  ])
  await expect(wallet.setAccounts([])).rejects.toThrow('a wallet needs an account')
  await expect(wallet.setAccounts(['bob'])).rejects.toThrow('the account "bob" of a wallet is no address')
  await expect(wallet.addChain({ chainId: 31337 })).rejects.toThrow('the wallet has a chain 31337 already')
  await expect(wallet.switchChain(9)).rejects.toThrow('the wallet does not have chain 9')
  expect(() => wallet.rejectNext('eth_call')).toThrow('a wallet does not ask its user about eth_call')
})

test('delivers subscriptions to the page', async ({ page, chain }) => {
  await open(page, chain)
  const next = page.evaluate(async () => {
    const provider = Reflect.get(globalThis, 'ethereum')
    const subscription = await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    Reflect.set(globalThis, 'isSubscribed', true)
    return new Promise((resolve) => {
      provider.on('message', ({ data }: { data: { subscription: string; result: { number: string } } }) => {
        if (data.subscription === subscription) resolve(data.result.number)
      })
    })
  })
  await page.waitForFunction(() => 'isSubscribed' in globalThis)
  await chain.node.mine()
  expect(await next).toBe('0x2')
})

test('attaches to another context, and gives tests without a page a chain', async ({ browser, wallet, chain }) => {
  const context = await browser.newContext()
  await wallet.attach(context)
  const page = await context.newPage()
  await open(page, chain)
  await press(page, 'connect')
  await expect(status(page)).toHaveText(`evmbed: ${chain.alice}`)
  await context.close()
  await wallet.setAccounts([chain.bob])
})

// This one fails, so that its report can be read.
test('explains a failure', async ({ page, chain }) => {
  await open(page, chain)
  await press(page, 'connect')
  await expect(status(page)).toHaveText(/evmbed/)
  await press(page, 'pay')
  await expect(status(page)).toHaveText('success')
  expect(await chain.balanceOf(chain.bob)).toBe(6n)
})
