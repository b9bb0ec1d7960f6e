import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { expect, use } from 'chai'
import { chainTest } from 'evmbed/node-test'
import { transactionMatchers } from 'evmbed/testing/chai'
import { time } from 'evmbed/testing/network-helpers'
import { connectViem } from 'evmbed/testing/viem'

use(transactionMatchers)

describe('Coin', () => {
  const it = chainTest(async ({ provider }) => {
    const { deploy, accounts } = await connectViem(provider)
    const [alice, bob] = accounts
    return { coin: await deploy('Coin', [100n]), alice, bob }
  })

  it('moves coins', async ({ coin, alice, bob }) => {
    await expect(coin.write.transfer([bob, 40n]))
      .to.emit(coin, 'Transfer')
      .withArgs(alice, bob, 40n)
    assert.equal(await coin.read.balanceOf([bob]), 40n)
  })

  it('refuses what nobody has', async ({ coin, alice, bob }) => {
    await expect(coin.write.transfer([bob, 101n]))
      .to.be.revertedWithCustomError(coin, 'ERC20InsufficientBalance')
      .withArgs(alice, 100n, 101n)
  })

  it('waits a day', async () => {
    const start = await time.latest()
    await time.increase(86_400)
    assert.equal(await time.latest(), start + 86_400)
  })
})
