import * as hardhat from '@nomicfoundation/hardhat-network-helpers'
import { defineSetup } from 'evmbed/testing'
import * as helpers from 'evmbed/testing/network-helpers'
import { connectViem } from 'evmbed/testing/viem'
import { afterAll, describe, expect, it } from 'vitest'
import { writeProject } from './project.js'

const { loadFixture, mine, mineUpTo, takeSnapshot, time } = helpers
const address = `0x${'a1'.repeat(20)}`

const setup = defineSetup(async ({ provider }) => connectViem(provider), { folder: writeProject('hardhat', 'helpers') })
afterAll(() => setup.close())

it("has the names of Hardhat's package", () => {
  const ours = new Set(Object.keys(helpers))
  expect(Object.keys(hardhat).filter((name) => !ours.has(name) && !name.startsWith('__'))).toEqual([])
  expect(Object.keys(hardhat.time).filter((name) => !(name in time))).toEqual([])
  expect(Object.keys(hardhat.time.duration).filter((name) => !(name in time.duration))).toEqual([])
})

it('changes the chain of the test', async () => {
  await setup.run('a test', async ({ client, node }) => {
    await helpers.setBalance(address, 5n)
    await helpers.setNonce(address, 7)
    await helpers.setCode(address, '0x6000')
    await helpers.setStorageAt(address, 1, '0x2a')
    expect(await client.getBalance({ address: `0x${'a1'.repeat(20)}` })).toBe(5n)
    expect(await node.request('eth_getTransactionCount', [`0x${'a1'.repeat(20)}`, 'latest'])).toBe('0x7')
    expect(await helpers.getStorageAt(address, 1)).toBe(`0x${'2a'.padStart(64, '0')}`)
    await helpers.setBlockGasLimit(20_000_000)
    await helpers.setCoinbase(address)
    await helpers.setNextBlockBaseFeePerGas(2_000_000_000n)
    await helpers.setPrevRandao(9)
    await mine()
    expect(await client.getBlock()).toMatchObject({
      gasLimit: 20_000_000n,
      miner: address,
      baseFeePerGas: 2_000_000_000n,
      mixHash: `0x${'9'.padStart(64, '0')}`,
    })
    await helpers.setBalance(address, 10n ** 18n)
    await helpers.setCode(address, '0x')
    await helpers.impersonateAccount(address)
    const hash = await client.sendTransaction({ account: `0x${'a1'.repeat(20)}`, to: address as `0x${string}`, value: 1n })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    await helpers.stopImpersonatingAccount(address)
  })
})

it('mines, and lets time pass', async () => {
  await setup.run('a test', async () => {
    await mine(3, { interval: 10 })
    expect(await time.latestBlock()).toBe(3)
    await mineUpTo(7)
    expect(await time.latestBlock()).toBe(7)
    await expect(mineUpTo(7)).rejects.toThrow('Invalid block number 7 is not larger than current block number 7')
    const before = await time.latest()
    expect(await time.increase(time.duration.days(1))).toBe(before + 86_400)
    await time.increaseTo(new Date((before + 100_000) * 1000))
    expect(await time.latest()).toBe(before + 100_000)
    await time.setNextBlockTimestamp(BigInt(before + 200_000))
    expect([await time.advanceBlock(1), await time.latest()]).toEqual([10, before + 200_000])
  })
})

it('goes back to a snapshot several times', async () => {
  await setup.run('a test', async () => {
    const snapshot = await takeSnapshot()
    for (const blocks of [1, 2]) {
      await mine(blocks)
      await snapshot.restore()
      expect(await time.latestBlock()).toBe(0)
    }
    const outer = await takeSnapshot()
    const inner = await takeSnapshot()
    await outer.restore()
    await expect(inner.restore()).rejects.toThrow('Trying to restore an invalid snapshot.')
  })
})

it('refuses numbers that are none', async () => {
  await setup.run('a test', async () => {
    await expect(helpers.setBalance(address, '12')).rejects.toThrow('expected a number, a bigint or hex with 0x, got "12"')
    await expect(helpers.setBalance(address, 1.5)).rejects.toThrow('expected an integer that a number can hold exactly, got 1.5')
    await expect(helpers.setBalance(address, -1n)).rejects.toThrow('expected a number that is not negative, got -1')
  })
})

it('says where there is no chain', async () => {
  await expect(mine()).rejects.toThrow('hardhat_mine was called outside of a test')
  await expect(loadFixture(async function nothing() {})).rejects.toThrow('loadFixture was called outside of a test')
})

describe('loadFixture', () => {
  /** A fixture, and how often it has run. */
  function counted(deploy: () => Promise<unknown>) {
    let runs = 0
    async function fixture() {
      runs++
      return deploy()
    }
    return { fixture, runs: () => runs }
  }

  it('runs a fixture once for all tests, also for those that run at the same time', async () => {
    const { fixture, runs } = counted(() => mine(4))
    const test = (blocks: number) =>
      setup.run('a test', async () => {
        await loadFixture(fixture)
        await mine(blocks)
        expect(await time.latestBlock()).toBe(4 + blocks)
      })
    await Promise.all([1, 2, 3].map(test))
    await test(5)
    expect(runs()).toBe(1)
  })

  it('goes back to the fixture each time that a test loads it', async () => {
    const { fixture } = counted(() => mine(4))
    await setup.run('a test', async () => {
      await loadFixture(fixture)
      await mine()
      await loadFixture(fixture)
      expect(await time.latestBlock()).toBe(4)
    })
  })

  it('returns objects of the fixture that work in each test', async () => {
    await setup.run('first', async ({ deploy, accounts }) => {
      async function deployCoin() {
        return { coin: await deploy('Coin', [100n]), bob: accounts[1]! }
      }
      const test = (amount: bigint) => async () => {
        const { coin, bob } = await loadFixture(deployCoin)
        await coin.write.move!([bob, amount, ''])
        expect(await coin.read.balanceOf!([bob])).toBe(amount)
      }
      await test(5n)()
      await Promise.all([setup.run('second', test(7n)), setup.run('third', test(9n))])
    })
  })

  it('loads fixtures that load others, in any order', async () => {
    const inner = counted(() => mine(2))
    const outer = counted(async () => {
      await loadFixture(inner.fixture)
      await mine(3)
    })
    const heights: number[] = []
    for (const fixture of [outer.fixture, inner.fixture, outer.fixture, inner.fixture]) {
      await setup.run('a test', async () => {
        await loadFixture(fixture)
        heights.push(await time.latestBlock())
      })
    }
    expect({ heights, runs: [inner.runs(), outer.runs()] }).toEqual({ heights: [5, 2, 5, 2], runs: [1, 1] })
  })

  it('loads a fixture after the chain was reset, or has gone back behind it', async () => {
    const { fixture, runs } = counted(() => mine(4))
    await setup.run('a test', async () => {
      const before = await takeSnapshot()
      await loadFixture(fixture)
      await helpers.reset()
      expect(await time.latestBlock()).toBe(0)
      await loadFixture(fixture)
      expect(await time.latestBlock()).toBe(4)
      await expect(before.restore().then(() => time.latestBlock())).resolves.toBe(0)
      await loadFixture(fixture)
      expect(await time.latestBlock()).toBe(4)
    })
    expect(runs()).toBe(1)
  })

  it('runs a fixture again that has failed, or was cleared', async () => {
    let isBroken = true
    const { fixture, runs } = counted(async () => {
      if (isBroken) throw new Error('not yet')
    })
    await setup.run('a test', async () => {
      await expect(loadFixture(fixture)).rejects.toThrow('not yet')
      isBroken = false
      await loadFixture(fixture)
      await helpers.clearSnapshots()
      await loadFixture(fixture)
    })
    expect(runs()).toBe(3)
  })

  it('refuses functions without a name', async () => {
    await setup.run('a test', async () => {
      await expect(loadFixture(async () => {})).rejects.toThrow('Anonymous functions cannot be used as fixtures')
    })
  })
})
