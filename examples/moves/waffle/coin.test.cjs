const { expect, use } = require('chai')
const { ContractFactory, providers } = require('ethers')
const { chainTest } = require('evmbed/mocha')
const { transactionMatchers } = require('evmbed/testing/chai')
const Coin = require('../build/Coin.json')

use(transactionMatchers)

describe('Coin', () => {
  const it = chainTest(async (context) => {
    const provider = new providers.Web3Provider(context.provider)
    const [alice, bob] = (await provider.listAccounts()).map((address) => Object.assign(provider.getSigner(address), { address }))
    return { ethers: provider, coin: await new ContractFactory(Coin.abi, Coin.bytecode, alice).deploy(100), alice, bob }
  })

  it('moves coins', async ({ coin, alice, bob }) => {
    await expect(coin.transfer(bob.address, 40)).to.emit(coin, 'Transfer').withArgs(alice.address, bob.address, 40)
    expect(await coin.balanceOf(bob.address)).to.equal(40)
  })

  it('pays ether', async ({ alice, bob }) => {
    await expect(() => alice.sendTransaction({ to: bob.address, value: 5 })).to.changeEtherBalance(bob, 5)
  })

  it('refuses what nobody has', async ({ coin, bob }) => {
    await expect(coin.transfer(bob.address, 101)).to.be.reverted
  })

  it('waits a day', async ({ ethers }) => {
    await ethers.send('evm_increaseTime', [86_400])
    await ethers.send('evm_mine', [])
  })
})
