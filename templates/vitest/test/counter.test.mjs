import { transactionMatchers } from 'evmbed/testing/expect'
import { connectViem } from 'evmbed/testing/viem'
import { chainTest } from 'evmbed/vitest'
import { expect } from 'vitest'

expect.extend(transactionMatchers)

// Runs once. Each test has a fork of this chain.
const test = chainTest(async ({ provider }) => {
  const { deploy, accounts } = await connectViem(provider)
  return { counter: await deploy('Counter'), accounts }
})

test('counts', async ({ counter, accounts }) => {
  await expect(counter.write.count([2n])).toEmit(counter, 'Counted', { by: accounts[0], number: 2n })
  expect(await counter.read.number()).toBe(2n)
})

test('counts for its owner only', async ({ counter, accounts }) => {
  const attempt = counter.write.count([1n], { account: accounts[1] })
  await expect(attempt).toBeRevertedWithCustomError(counter, 'NotOwner', { caller: accounts[1] })
})

test('begins at zero', async ({ counter }) => {
  expect(await counter.read.number()).toBe(0n)
})
