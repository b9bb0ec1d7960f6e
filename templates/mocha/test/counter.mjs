import { expect, use } from 'chai'
import { chainTest } from 'evmbed/mocha'
import { transactionMatchers } from 'evmbed/testing/chai'
import { connectEthers } from 'evmbed/testing/ethers'

use(transactionMatchers)

describe('Counter', () => {
  // Runs once. Each test has a fork of this chain.
  const it = chainTest(async ({ provider }) => {
    const { deploy, signers } = await connectEthers(provider)
    return { counter: await deploy('Counter'), signers }
  })

  it('counts', async ({ counter, signers }) => {
    await expect(counter.count(2n)).to.emit(counter, 'Counted').withArgs(signers[0], 2n)
    expect(await counter.number()).to.equal(2n)
  })

  it('counts for its owner only', async ({ counter, signers }) => {
    await expect(counter.connect(signers[1]).count(1n)).to.be.revertedWithCustomError(counter, 'NotOwner').withArgs(signers[1])
  })

  it('begins at zero', async ({ counter }) => {
    expect(await counter.number()).to.equal(0n)
  })
})
