import { currentTestChain, runOn } from './context.js'
import { OutsideOfTest } from './errors.js'
import { explainFailure } from './failure.js'

/**
 * Wraps a function so that each call runs on a fork of the test's chain, which is closed after it. With fast-check, each case of a property begins
 * with the same state.
 *
 * @example
 * ```ts
 * await fc.assert(
 *   fc.asyncProperty(fc.bigInt(0n, 100n), onFork(async (amount) => {
 *     await coin.write.transfer([bob, amount])
 *     expect(await coin.read.totalSupply()).toBe(100n)
 *   })),
 * )
 * ```
 */
export function onFork<Args extends readonly unknown[], Result>(
  body: (...args: Args) => Promise<Result> | Result,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const around = currentTestChain('onFork')
    if (!around) throw new OutsideOfTest('onFork')
    const chain = around.branch(`a case of ${around.title}`)
    try {
      return await runOn(chain, async () => {
        await chain.open()
        return body(...args)
      })
    } catch (error) {
      await explainFailure(error, chain)
      throw error
    } finally {
      await chain.end()
    }
  }
}
