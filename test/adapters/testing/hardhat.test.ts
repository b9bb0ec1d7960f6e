import { type Contract, ContractFactory } from 'ethers'
import { createNetwork, processNetwork } from 'evmbed/testing/hardhat'
import { loadFixture, time } from 'evmbed/testing/network-helpers'
import { afterAll, expect, it } from 'vitest'
import { writeProject } from './project.js'

const folder = writeProject('hardhat', 'hardhat-network')
const network = createNetwork({ folder })
afterAll(() => network.close())

it('deploys contracts by name, with the arguments that Hardhat takes', async () => {
  const { ethers } = await network.create()
  const [alice, bob] = await ethers.getSigners()
  const coin = await ethers.deployContract('Coin', [100n], bob)
  expect(await coin.balanceOf!(bob)).toBe(100n)
  const market = await ethers.deployContract('Market')
  expect(await market.quote!(2n)).toBe(9n)
  const priced = await ethers.deployContract('Market', { signer: bob!, gasLimit: 2_000_000n })
  expect(priced.deploymentTransaction()).toMatchObject({ from: bob!.address, gasLimit: 2_000_000n })
  const factory = await ethers.getContractFactory('Coin', { signer: bob! })
  const same = new ContractFactory(factory.interface, factory.bytecode, alice)
  for (const made of [factory, await ethers.getContractFactory(factory.interface, factory.bytecode, alice), same]) {
    expect(await ((await made.deploy(7n)) as Contract).totalSupply!()).toBe(7n)
  }
  const found = await ethers.getContractAt('Coin', coin)
  expect(found.runner).toMatchObject({ address: alice!.address })
  expect(await found.totalSupply!()).toBe(100n)
  expect(await (await ethers.getContractAt(coin.interface, coin.target as string)).totalSupply!()).toBe(100n)
  await expect(ethers.deployContract('Coin', [100n, 1n])).rejects.toThrow('incorrect number of arguments to constructor')
  await expect(ethers.deployContract('IMarket')).rejects.toThrow('IMarket of src/IMarket.sol has no bytecode')
  await expect(ethers.deployContract('Nothing')).rejects.toThrow('there is no contract Nothing among')
})

it('signs for an account without its key', async () => {
  const { ethers, networkHelpers } = await network.create()
  const address = ethers.getAddress(`0x${'a1'.repeat(20)}`)
  await networkHelpers.setBalance(address, ethers.parseEther('1'))
  const signer = await ethers.getImpersonatedSigner(address)
  expect(await signer.sendTransaction({ to: address })).toMatchObject({ from: address })
  expect(await ethers.getSigner(address)).toMatchObject({ address })
})

it('signs authorizations with the keys of the node', async () => {
  const { ethers, networkHelpers } = await network.create()
  const [alice, bob] = await ethers.getSigners()
  const coin = await ethers.deployContract('Coin', [100n])
  const authorization = await bob!.authorize({ address: coin })
  await alice!.sendTransaction({ to: ethers.ZeroAddress, authorizationList: [authorization] })
  expect(await ethers.provider.getCode(bob!)).toBe(`0xef0100${(coin.target as string).slice(2).toLowerCase()}`)
  const stranger = await ethers.getImpersonatedSigner(`0x${'a1'.repeat(20)}`)
  await networkHelpers.mine()
  await expect(stranger.authorize({ address: coin.target })).rejects.toThrow('authorization not implemented for this signer')
})

it('has a chain for each connection', async () => {
  const [one, other] = [await network.create(), await network.connect()]
  await one.networkHelpers.mine(3)
  expect(await Promise.all([one, other].map(({ ethers }) => ethers.provider.getBlockNumber()))).toEqual([3, 0])
  expect(await one.provider.request({ method: 'eth_blockNumber' })).toBe('0x3')
  expect(await network.getOrCreate()).toBe(await network.getOrCreate())
  await other.networkHelpers.time.increase(other.networkHelpers.time.duration.days(1))
  expect(await other.networkHelpers.time.latest()).toBeGreaterThan((await one.networkHelpers.time.latest()) + 86_000)
})

it('loads fixtures and restores snapshots on the chain of the connection', async () => {
  const [one, other] = [await network.create(), await network.create()]
  let runs = 0
  async function deployCoin() {
    runs++
    const [, bob] = await one.ethers.getSigners()
    return { coin: await one.ethers.deployContract('Coin', [100n]), bob: bob! }
  }
  const { coin, bob } = await one.networkHelpers.loadFixture(deployCoin)
  await coin.move!(bob, 40n, '')
  const snapshot = await one.networkHelpers.takeSnapshot()
  await coin.move!(bob, 10n, '')
  await snapshot.restore()
  expect(await coin.balanceOf!(bob)).toBe(40n)
  await one.networkHelpers.loadFixture(deployCoin)
  expect(await coin.balanceOf!(bob)).toBe(0n)
  expect(runs).toBe(1)
  expect(await other.ethers.provider.getCode(coin.target)).toBe('0x')
})

it('rejects arguments of a connection', async () => {
  const create: (...args: string[]) => Promise<unknown> = network.create
  await expect(create('sepolia')).rejects.toThrow(
    'network.create takes no arguments: there is no configuration of networks. Options of the chain belong to createNetwork',
  )
})

it('shares a connection until it is closed, whatever else was requested', async () => {
  const own = createNetwork({ folder })
  const getOrCreate: (...args: string[]) => ReturnType<typeof own.getOrCreate> = own.getOrCreate
  await expect(getOrCreate('sepolia')).rejects.toThrow('network.getOrCreate takes no arguments')
  const first = await own.getOrCreate()
  await expect(getOrCreate('sepolia')).rejects.toThrow('network.getOrCreate takes no arguments')
  expect(await own.getOrCreate()).toBe(first)
  await first.close()
  const second = await own.getOrCreate()
  expect(await second.ethers.provider.getBlockNumber()).toBe(0)
  const third = await own.create()
  await third.close()
  expect(await own.getOrCreate()).toBe(second)
  await own.close()
})

it('has one chain for a process, as Hardhat 2, and fixtures on it', async () => {
  const { ethers, network: shared, close } = processNetwork({ folder, chain: { dialect: 'hardhat' } })
  async function deployCoin() {
    const [alice, bob] = await ethers.getSigners()
    return { coin: await ethers.deployContract('Coin', [100n]), alice: alice!, bob: bob! }
  }
  const { coin, bob } = await loadFixture(deployCoin)
  await coin.move!(bob, 40n, '')
  await time.increase(60)
  expect(await shared.provider.request({ method: 'eth_blockNumber' })).toBe('0x3')
  await loadFixture(deployCoin)
  expect(await coin.balanceOf!(bob)).toBe(0n)
  expect(await ethers.provider.getBlockNumber()).toBe(1)
  await expect(coin.move!(bob, 101n, '')).rejects.toThrow('execution reverted')
  await close()
  await expect(time.latest()).rejects.toThrow('was called outside of a test')
})
