/** A hash leads to no chain: matchers take that of the running test. */
import { defineSetup } from 'evmbed/testing'
import { InvalidAssertion, transactionMatchers } from 'evmbed/testing/expect'
import { connectViem } from 'evmbed/testing/viem'
import { afterAll, expect, it } from 'vitest'
import { writeProject } from '../project.js'

expect.extend(transactionMatchers)

const market = defineSetup(
  async ({ provider }) => {
    const { deploy, accounts } = await connectViem(provider)
    return { coin: await deploy('Coin', [100n]), bob: accounts[1]! }
  },
  { folder: writeProject('hardhat', 'current-chain') },
)
afterAll(() => market.close())

it('finds the hash of a transaction on the chain of each of several tests at the same time', async () => {
  const moved = await Promise.all(
    [10n, 20n, 30n].map((amount) =>
      market.run(`moves ${amount}`, async ({ coin, bob }) => {
        const hash = await coin.write.move!([bob, amount, 'note'])
        await expect(hash).toEmit(coin, 'Moved', [bob, amount, 'note'])
        await expect(expect(hash).toEmit(coin, 'Moved', [bob, amount + 1n, 'note'])).rejects.toThrow(String(amount))
        return hash
      }),
    ),
  )
  expect(new Set(moved).size).toBe(3)
})

it('knows no chain outside of tests', async () => {
  await expect(expect(`0x${'11'.repeat(32)}`).toBeReverted()).rejects.toThrow(InvalidAssertion)
})
