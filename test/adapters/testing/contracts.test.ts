import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChainContext, defineSetup } from 'evmbed/testing'
import { connectEthers } from 'evmbed/testing/ethers'
import { connectViem, type ViemConnection } from 'evmbed/testing/viem'
import { describe, expect, it } from 'vitest'
import { writeProject } from './project.js'

const viem = async ({ provider }: ChainContext) => connectViem(provider)

/** Runs a function on the chain of a set-up whose contracts are those of a folder. */
async function inProject<Result>(
  folder: string,
  body: (connection: ViemConnection) => Promise<Result>,
  artifacts?: string,
): Promise<Result> {
  const setup = defineSetup(viem, { folder, ...(artifacts === undefined ? {} : { artifacts }) })
  try {
    return await setup.run('a test', body)
  } finally {
    await setup.close()
  }
}

describe.each(['foundry', 'hardhat', 'build info', 'solc'] as const)('contracts of %s', (layout) => {
  const folder = writeProject(layout)
  const artifacts = layout === 'solc' ? '../../compiled.json' : undefined

  it('finds a contract upwards from the folder of the test, and deploys it', async () => {
    await inProject(
      folder,
      async ({ deploy, contractAt, client }) => {
        const coin = await deploy('Coin', [100n])
        expect(await coin.read.totalSupply!()).toBe(100n)
        const again = await contractAt('Coin', coin.address)
        expect(await again.read.balanceOf!([client.account.address])).toBe(100n)
      },
      artifacts,
    )
  })

  it('deploys the libraries of a contract, and those of its libraries', async () => {
    await inProject(folder, async ({ deploy }) => expect(await (await deploy('Market')).read.quote!([10n])).toBe(41n), artifacts)
  })

  it('uses the addresses of libraries that are given', async () => {
    await inProject(
      folder,
      async ({ deploy, client }) => {
        const [prices, fees] = [await deploy('Prices'), await deploy('Fees')]
        const before = await client.getBlockNumber()
        const libraries = { Prices: prices.address, 'src/Market.sol:Fees': fees.address }
        expect(await (await deploy('Market', [], { libraries })).read.quote!([1n])).toBe(5n)
        expect(await client.getBlockNumber()).toBe(before + 1n)
        await expect(deploy('Market', [], { libraries: { Rates: prices.address } })).rejects.toThrow(
          'Market does not use a library Rates; it uses Fees, Prices',
        )
      },
      artifacts,
    )
  })

  it('names the contracts of one name, and how to choose one', async () => {
    await inProject(
      folder,
      async ({ deploy }) => {
        await expect(deploy('Box')).rejects.toThrow(
          /^2 contracts are named Box: src\/(one|two)\/Box\.sol:Box \(\S+\.json\), src\/(one|two)\/Box\.sol:Box \(\S+\.json\)\. Name one with its source: 'src\/(one|two)\/Box\.sol:Box'$/,
        )
        expect(await (await deploy('src/two/Box.sol:Box')).read.number!()).toBe(2n)
        expect(await (await deploy('one/Box.sol:Box')).read.number!()).toBe(1n)
      },
      artifacts,
    )
  })

  it('refuses an interface', async () => {
    await inProject(
      folder,
      async ({ deploy }) =>
        await expect(deploy('IMarket')).rejects.toThrow(
          'IMarket of src/IMarket.sol has no bytecode: it is an interface or an abstract contract, or the compiler was not asked for bytecode',
        ),
      artifacts,
    )
  })
})

it('names contracts that there are, where there is none of the name', async () => {
  const folder = writeProject('hardhat', 'unknown name')
  await inProject(folder, ({ deploy }) =>
    expect(deploy('Koin')).rejects.toThrow('there is no contract Koin among Box, Coin, Fees, IMarket, Loop, Market, Prices'),
  )
})

it('says where it has looked, where no project is', async () => {
  await inProject('/', ({ deploy }) =>
    expect(deploy('Coin')).rejects.toThrow(
      'there is no contract Coin: no folder from / upwards has an output of Foundry (out/) or Hardhat (artifacts/). Compile the project, or name the output in the option artifacts',
    ),
  )
  await inProject('/', ({ deploy }) => expect(deploy('Coin')).rejects.toThrow('there are no artifacts at /nowhere.json'), 'nowhere.json')
})

it('names a file that is not JSON', async () => {
  const folder = writeProject('hardhat', 'cut file')
  writeFileSync(join(folder, '../../artifacts/src/Coin.sol/Coin.json'), '{"abi": [')
  await inProject(folder, ({ deploy }) => expect(deploy('Coin')).rejects.toThrow(/Coin\.json is not JSON: /))
})

it('explains failures without the files that are broken, names each once, and reads them when they are whole', async () => {
  const folder = writeProject('build info', 'half written')
  const [info, other] = ['3f2a', '4b'].map((name) => join(folder, '../../artifacts/build-info', `${name}.json`)) as [string, string]
  const whole = readFileSync(info, 'utf8')
  const { object } = JSON.parse(whole).output.contracts['src/Loop.sol'].Loop.evm.bytecode
  const warnings: string[] = []
  const listen = (warning: Error) => void warnings.push(warning.message)
  process.on('warning', listen)
  const failures = async (between: () => void) => {
    const setup = defineSetup(viem, { folder })
    const failure = () =>
      setup.run('a test', async ({ client, node }) => {
        const hash = await client.deployContract({ abi: [], bytecode: `0x${object}` })
        const { contractAddress } = (await node.request('eth_getTransactionReceipt', [hash]))!
        await client.call({ to: contractAddress!, data: '0xa9cc4718' })
      })
    const messages: string[] = []
    for (const change of [between, () => {}]) {
      messages.push((await failure().catch((error: Error) => error.message)) ?? '')
      change()
    }
    await setup.close()
    return messages
  }
  const named = expect.stringMatching(/Loop\.fail at/)

  writeFileSync(other, whole.slice(0, 1000))
  expect(await failures(() => {})).toEqual([named, named])
  expect(warnings).toEqual([expect.stringMatching(/^Explanations of failing tests lack contracts: .*4b\.json is not JSON: /)])

  rmSync(info)
  expect(await failures(() => writeFileSync(other, whole))).toEqual([expect.not.stringMatching(/Loop\.fail at/), named])
  process.off('warning', listen)
})

it('refuses code that is not linked and does not say where the libraries belong', async () => {
  const code = `0x6000__$${'3'.repeat(34)}$__00`
  await inProject('/', ({ deploy }) =>
    expect(deploy({ abi: [], bytecode: code, contractName: 'Market' })).rejects.toThrow(
      'the bytecode of Market is not linked, and its artifact does not say where the libraries belong (linkReferences)',
    ),
  )
})

it('deploys with ethers', async () => {
  const setup = defineSetup(({ provider }) => connectEthers(provider), { folder: writeProject('foundry', 'ethers') })
  await setup.run('a test', async ({ deploy, contractAt, signers }) => {
    const coin = await deploy('Coin', [100n])
    expect(await coin.totalSupply!()).toBe(100n)
    const bobs = await contractAt('Coin', await coin.getAddress(), signers[1])
    await expect(bobs.move!(signers[0], 1n, '')).rejects.toThrow(/^execution reverted/)
    expect(await (await deploy('Market')).quote!(10n)).toBe(41n)
  })
  await setup.close()
})
