import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { network } from 'hardhat'

const { viem } = await network.create()

describe('Counter', () => {
  const deployCounter = async () => ({ counter: await viem.deployContract('Counter'), clients: await viem.getWalletClients() })

  it('counts', async () => {
    const { counter, clients } = await deployCounter()
    await viem.assertions.emitWithArgs(counter.write.count([2n]), counter, 'Counted', [clients[0].account.address, 2n])
    assert.equal(await counter.read.number(), 2n)
  })

  it('counts for its owner only', async () => {
    const { counter, clients } = await deployCounter()
    await viem.assertions.revertWithCustomError(counter.write.count([1n], { account: clients[1].account }), counter, 'NotOwner')
  })
})
