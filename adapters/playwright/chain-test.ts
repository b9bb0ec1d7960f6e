import {
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
  test,
} from '@playwright/test'
import { type ChainContext, type ChainSetup, enter, leave, setupOf, testName } from '../testing/internal/index.js'
import { type PageWallet, TestWallet, type WalletOptions } from './page-wallet.js'

/** Fixtures of a test with a chain and a wallet. */
export interface ChainFixtures<Values extends object> {
  /** The node and the provider of this test, with what the set-up has returned. */
  readonly chain: ChainContext & Values
  /** The wallet of the pages of this test. */
  readonly wallet: PageWallet
  /** The wallet with which the test begins. */
  readonly walletOptions: WalletOptions
}

/** Playwright's `test` with the fixtures `chain` and `wallet`. */
export type ChainTest<Values extends object> = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & ChainFixtures<Values>,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/**
 * Returns Playwright's `test`, each with a fork of what the set-up has prepared, and with pages that have a wallet on it: `window.ethereum`, announced by
 * EIP-6963. The set-up runs once in each worker.
 *
 * @param source a set-up, or a function that defines one. Default: an empty chain
 *
 * @example
 * ```ts
 * const test = chainTest(market)
 *
 * test('shows a rejected payment', async ({ page, wallet, chain: { coin, bob } }) => {
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect' }).click()
 *   wallet.rejectNext('eth_sendTransaction')
 *   await page.getByRole('button', { name: 'Pay' }).click()
 *   await expect(page.getByText('You rejected the payment')).toBeVisible()
 * })
 * ```
 */
export function chainTest<Values extends object = object>(
  source?: ChainSetup<Values> | ((context: ChainContext) => Promise<Values> | Values),
): ChainTest<Values> {
  const setup = setupOf(source, chainTest)
  const suite = { begun: [] }
  interface WorkerFixtures {
    readonly preparedSetup: typeof setup
  }
  const extended = test.extend<ChainFixtures<Values>, WorkerFixtures>({
    preparedSetup: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
      async ({}, use) => {
        setup.retain()
        // The tests report the failure of the set-up.
        await setup.ready().catch(() => undefined)
        await use(setup)
        await setup.release()
      },
      // The time of the set-up is not that of the first test.
      { scope: 'worker', timeout: 0 },
    ],
    chain: [
      async ({ preparedSetup }, use, testInfo) => {
        const { chain, context } = await preparedSetup.begin(testName(testInfo.titlePath.slice(1).join(' > ')))
        // Playwright runs the test outside of this function.
        enter(suite, chain)
        await use(context)
        leave(suite, chain)
        for (const error of testInfo.errors) await preparedSetup.explain(error, chain)
        try {
          await chain.observed(testInfo.errors.length === 0)
        } finally {
          await chain.end()
        }
      },
      { auto: true },
    ],
    walletOptions: [{}, { option: true }],
    wallet: async ({ chain, walletOptions }, use) => {
      const { node, provider } = chain
      const accounts = node.accounts.map(({ address }) => address)
      const wallet = new TestWallet({ chainId: node.chainId, accounts, provider }, walletOptions)
      await use(wallet)
      await wallet.close()
    },
    context: async ({ wallet, context }, use) => {
      await wallet.attach(context)
      await use(context)
    },
  })
  return extended
}
