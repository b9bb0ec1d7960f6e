// Not by name: with an older Vitest, that would end with a text of the module system instead of the sentence below.

import type { TestAPI } from 'vitest'
import * as vitest from 'vitest'
import { type ChainContext, type ChainSetup, setupOf, testName } from '../testing/internal/index.js'

// With `in`, builds keep the import of the whole module.
if (!('aroundEach' in vitest)) throw new Error('evmbed/vitest needs Vitest 4.1 or later')

/**
 * Gives each test of this file or `describe` a fork of what the set-up has prepared, and returns Vitest's `test` with the values of the set-up in the
 * context. Hooks of the tests use the chain of their test, also when tests run concurrently.
 *
 * @param source a set-up, or a function that defines one. Default: an empty chain
 *
 * @example
 * ```ts
 * const test = chainTest(async ({ provider }) => {
 *   const { client, deploy } = await connectViem(provider)
 *   return { client, coin: await deploy('Coin', [100n]) }
 * })
 *
 * test('mints the supply', async ({ coin }) => {
 *   expect(await coin.read.totalSupply()).toBe(100n)
 * })
 * ```
 */
export function chainTest<Values extends object = object>(
  source?: ChainSetup<Values> | ((context: ChainContext) => Promise<Values> | Values),
): TestAPI<ChainContext & Values> {
  const setup = setupOf(source, chainTest)
  setup.retain()
  // The tests report the failure of the set-up. Its time is not that of the first test.
  vitest.beforeAll(async () => void (await setup.ready().catch(() => undefined)), 0)
  vitest.afterAll(() => setup.release())
  vitest.aroundEach(async (runTest, context) => {
    const { task } = context
    const before = task.result?.errors?.length ?? 0
    const failures = () => task.result?.errors?.slice(before) ?? []
    const run = (values: object) => {
      // Its node is a getter: a hook may load a fixture.
      Object.defineProperties(context, Object.getOwnPropertyDescriptors(values))
      return runTest()
    }
    await setup.runTest(testName(task.fullTestName), run, failures)
  }, 0)
  const api: object = vitest.test
  // The hook above adds the values to the context of each test.
  return api as TestAPI<ChainContext & Values>
}
