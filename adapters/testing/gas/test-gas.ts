import type { Node } from '../../../src/internal.js'
import type { TestObserver } from '../internal/index.js'
import { isObject } from '../matchers/index.js'
import { type GasSnapshotOptions, gasSnapshot } from './snapshots.js'

/**
 * Compares the gas of each test that passes with a committed snapshot under the name of the test: that of all transactions that the test and the hooks
 * before it have mined, also of those that failed. Tests without a transaction have no snapshot. The test fails if its gas is another, as with `gasSnapshot`.
 * With Vitest and Playwright, those of hooks after the test count, too: other runners call these hooks when the test has already passed.
 *
 * Transactions before `loadFixture` do not count.
 *
 * @example
 * ```ts
 * const market = defineSetup(deployMarket, { observe: gasOfTests({ group: 'market', tolerance: 1 }) })
 * ```
 */
export function gasOfTests(options: GasSnapshotOptions = {}): TestObserver {
  return ({ name, node }) => {
    const before = node.statistics().height
    return async ({ hasPassed }) => {
      if (!hasPassed) return
      const gas = await gasAfter(node, before)
      if (gas !== undefined) await gasSnapshot(name, gas, options)
    }
  }
}

/** Returns the gas of the transactions above a block; undefined if there is none. */
async function gasAfter(node: Node, before: number): Promise<bigint | undefined> {
  let gas: bigint | undefined
  for (let number = before + 1; number <= node.statistics().height; number++) {
    const block = await node.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
    if (!isObject(block) || !Array.isArray(block.transactions) || block.transactions.length === 0) continue
    gas = (gas ?? 0n) + BigInt(String(block.gasUsed))
  }
  return gas
}
