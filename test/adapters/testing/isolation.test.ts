/** A thousand tests at the same time, in random order: each sees its own chain, and nothing of it stays. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Node } from 'evmbed'
import { defineSetup } from 'evmbed/testing'
import { connectViem } from 'evmbed/testing/viem'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { writeProject } from './project.js'

const market = defineSetup(
  async ({ provider }) => {
    const { client, deploy, accounts } = await connectViem(provider)
    return { client, coin: await deploy('Coin', [1_000_000n]), accounts }
  },
  { folder: writeProject('hardhat', 'isolation') },
)
afterAll(() => market.close())

/** A step of a test; all of them use clients and contracts of the set-up. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), amount: fc.bigInt(1n, 100n) }),
  fc.record({ kind: fc.constant('mine' as const), blocks: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('wait' as const), turns: fc.integer({ min: 1, max: 5 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

it('gives each of 1,000 tests in random order its own chain', async () => {
  const nodes: Node[] = []
  const test = (steps: readonly Step[]) =>
    market.run('a test', async ({ coin, client, accounts, node }) => {
      nodes.push(node)
      let [moved, height] = [0n, 1n]
      for (const one of steps) {
        if (one.kind === 'move') {
          await coin.write.move!([accounts[1], one.amount, ''])
          moved += one.amount
          height++
        }
        if (one.kind === 'mine') {
          await client.mine({ blocks: one.blocks })
          height += BigInt(one.blocks)
        }
        if (one.kind === 'wait') for (let turn = 0; turn < one.turns; turn++) await new Promise((resolve) => setImmediate(resolve))
      }
      expect([await coin.read.balanceOf!([accounts[1]]), await client.getBlockNumber()]).toEqual([moved, height])
    })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 3 }), { minLength: 500, maxLength: 500 }), async (tests) => {
      await Promise.all(tests.map(test))
    }),
    { numRuns: 2, endOnFailure: true },
  )
  expect(nodes).toHaveLength(1_000)
  const answers = await Promise.allSettled(nodes.map((node) => node.request('eth_chainId')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([])
})

it('keeps nothing of a test that has ended', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const nodes: WeakRef<Node>[] = []
  for (let i = 0; i < 200; i++) {
    await market.run('a test', async ({ coin, accounts, node }) => {
      nodes.push(new WeakRef(node))
      await coin.write.move!([accounts[1], 1n, ''])
    })
  }
  // A reference stays until the end of the turn in which it was made.
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  expect(nodes.filter((node) => node.deref() !== undefined).length).toBeLessThan(10)
})
