const { expect, use } = require('chai')
const { chainTest } = require('evmbed/mocha')
const { transactionMatchers } = require('evmbed/testing/chai')
const { connectEthers } = require('evmbed/testing/ethers')
const { time } = require('evmbed/testing/network-helpers')

use(transactionMatchers)

describe('Coin', () => {
  const it = chainTest(async ({ provider }) => {
    const { deploy, signers } = await connectEthers(provider)
    const [alice, bob] = signers
    return { coin: await deploy('Coin', [100n]), alice, bob }
  })

  it('moves coins', async ({ coin, alice, bob }) => {
    await expect(coin.transfer(bob, 40n)).to.emit(coin, 'Transfer').withArgs(alice, bob, 40n)
    expect(await coin.balanceOf(bob)).to.equal(40)
  })

  it('refuses what nobody has', async ({ coin, alice, bob }) => {
    await expect(coin.transfer(bob, 101n)).to.be.revertedWithCustomError(coin, 'ERC20InsufficientBalance').withArgs(alice, 100n, 101n)
  })

  it('waits a day', async () => {
    const start = await time.latest()
    await time.increase(time.duration.days(1))
    expect(await time.latest()).to.equal(start + 86_400)
  })
})
