import { connectViem } from 'evmbed/testing/viem'
import { chainTest } from 'evmbed/vitest'
import { testActions } from 'viem'
import { expect } from 'vitest'

const test = chainTest(async ({ provider }) => {
  const { client, deploy, accounts } = await connectViem(provider)
  const [alice, bob] = accounts
  return { client: client.extend(testActions({ mode: 'anvil' })), coin: await deploy('Coin', [100n]), alice, bob }
})

test('moves coins', async ({ coin, bob }) => {
  await coin.write.transfer([bob, 40n])
  expect(await coin.read.balanceOf([bob])).toBe(40n)
})

test('refuses what nobody has', async ({ coin, alice, bob }) => {
  await expect(coin.simulate.transfer([bob, 101n], { account: alice })).rejects.toThrow(/ERC20InsufficientBalance/)
})

test('waits a day', async ({ client }) => {
  const { timestamp } = await client.getBlock()
  await client.increaseTime({ seconds: 86_400 })
  await client.mine({ blocks: 1 })
  expect((await client.getBlock()).timestamp - timestamp).toBeGreaterThanOrEqual(86_400n)
})
