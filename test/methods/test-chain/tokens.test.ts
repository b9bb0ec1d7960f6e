import type { Node } from 'evmbed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { artifact } from '../../contracts/compile.js'
import { contractAt, type DeployedContract, Deployer } from '../../contracts/deployer.js'
import { periphery } from '../../contracts/uniswap-v2.js'
import { CHAIN_ORIGINS } from '../../support/origins.js'

const HOLDER = '0x00000000000000000000000000000000000000aa'
const SPENDER = '0x00000000000000000000000000000000000000bb'
const MAX = `0x${'f'.repeat(64)}` as const

describe.each(CHAIN_ORIGINS)('balances of tokens, on $name', ({ create }) => {
  let node: Node
  let owner: Deployer

  beforeEach(async () => {
    node = await create()
    owner = new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address)
  })
  afterEach(() => node.close())

  const token = () => owner.deploy(artifact('Token'), ['Token', 'TKN', 1_000n])
  const tokens: readonly (readonly [string, () => Promise<DeployedContract>])[] = [
    ['an ERC-20', token],
    ['wrapped ether', () => owner.deploy(periphery('WETH9'))],
    [
      'a token behind a proxy',
      async () => {
        const { address, abi } = await token()
        return contractAt((await owner.deploy(artifact('Proxy'), [address])).address, abi)
      },
    ],
    ['a token that asks another contract', () => owner.deploy(artifact('Front'))],
  ]

  it.each(tokens)('sets balances of tokens in %s', async (_, deploy) => {
    const contract = await deploy()
    for (const amount of ['0x0', '0x3039', 7, MAX, '0x0', '0x0'] as const) {
      expect(await node.request('anvil_dealERC20', [HOLDER, contract.address, amount])).toBe(null)
      expect(await owner.read(contract, 'balanceOf', [HOLDER])).toBe(BigInt(amount))
    }
    expect(await owner.read(contract, 'balanceOf', [SPENDER])).toBe(0n)
  })

  it('lets set balances be spent', async () => {
    const contract = await token()
    await node.request('tenderly_setErc20Balance', [contract.address, [HOLDER, SPENDER], '0x64'])
    await node.request('anvil_setERC20Allowance', [HOLDER, owner.address, contract.address, '0x5a'])
    expect(await owner.read(contract, 'allowance', [HOLDER, owner.address])).toBe(90n)
    await owner.send(contract, 'transferFrom', [HOLDER, owner.address, 90n])
    expect(await owner.read(contract, 'balanceOf', [HOLDER])).toBe(10n)
    expect(await owner.read(contract, 'balanceOf', [SPENDER])).toBe(100n)
  })

  it('refuses to set balances that no slot holds', async () => {
    const shares = await owner.deploy(artifact('Shares'))
    const root = async () => (await node.request('eth_getProof', [shares.address, [], 'latest'])).storageHash
    const before = await root()
    // The current amount is no exception.
    for (const amount of ['0x0', '0x9', '0x5'] as const) {
      await expect(node.request('hardhat_dealERC20', [HOLDER, shares.address, amount])).rejects.toMatchObject({
        code: -32000,
        message: 'Unable to set ERC20 balance, no slot found',
      })
    }
    await expect(node.request('anvil_dealERC20', [HOLDER, SPENDER, '0x1'])).rejects.toThrow('no slot found')
    await expect(node.request('anvil_setERC20Allowance', [HOLDER, SPENDER, shares.address, '0x1'])).rejects.toThrow(
      'Unable to set ERC20 allowance, no slot found',
    )
    expect(await root()).toBe(before)
  })
})
