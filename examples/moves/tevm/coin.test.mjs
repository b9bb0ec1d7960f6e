import { transactionMatchers } from 'evmbed/testing/expect'
import { connectViem } from 'evmbed/testing/viem'
import { chainTest } from 'evmbed/vitest'
import { expect } from 'vitest'

expect.extend(transactionMatchers)

const test = chainTest(async ({ provider }) => {
  const { deploy, accounts } = await connectViem(provider)
  const coin = await deploy('Coin', [100n]) // the artifact of Foundry or Hardhat
  return { coin, bob: accounts[1], transfer: (amount) => coin.write.transfer([accounts[1], amount]) }
})

test('moves coins', async ({ coin, bob, transfer }) => {
  await expect(transfer(40n)).toEmit(coin, 'Transfer', { to: bob, value: 40n })
  expect(await coin.read.balanceOf([bob])).toBe(40n)
})

test('refuses what nobody has', async ({ coin, transfer }) => {
  await expect(transfer(101n)).toBeRevertedWithCustomError(coin, 'ERC20InsufficientBalance', { balance: 100n, needed: 101n })
})

test('changes balances', async ({ coin, bob, transfer }) => {
  await expect(transfer(40n)).toChangeTokenBalance(coin, bob, 40n)
})
