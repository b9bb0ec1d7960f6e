import { createPublicClient, createWalletClient, getCreate2Address, type Hex, keccak256, parseAbi } from 'viem'
import { foundry } from 'viem/chains'
import { expect, it } from 'vitest'
import { embedded } from '../../adapters/viem/index.js'
import { TOOL_CONTRACTS } from '../../src/chain/tool-contracts.js'
import { createNode } from '../../src/index.js'
import { artifact } from '../contracts/compile.js'

it('predeploys the contracts of public networks, byte for byte', async () => {
  const node = await createNode()
  const hashes: Record<string, Hex> = {}
  for (const [name, { address }] of Object.entries(TOOL_CONTRACTS)) {
    hashes[name] = keccak256(await node.request('eth_getCode', [address, 'latest']))
  }
  expect(hashes).toEqual({
    create2Deployer: '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989',
    multicall3: '0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891',
  })
})

it('serves the multicalls of viem', async () => {
  const node = await createNode()
  const client = createPublicClient({
    chain: { ...foundry, contracts: { multicall3: { address: TOOL_CONTRACTS.multicall3.address } } },
    transport: embedded(node),
  })
  const abi = parseAbi(['function getEthBalance(address) view returns (uint256)', 'function getBlockNumber() view returns (uint256)'])
  const { address } = TOOL_CONTRACTS.multicall3
  const [owner] = node.accounts
  const results = await client.multicall({
    allowFailure: false,
    contracts: [
      { abi, address, functionName: 'getEthBalance', args: [owner!.address] },
      { abi, address, functionName: 'getBlockNumber' },
    ],
  })
  expect(results).toEqual([10_000n * 10n ** 18n, 0n])
})

it('deploys to addresses that are derived from the code', async () => {
  const node = await createNode()
  const [account] = node.accounts
  const wallet = createWalletClient({ account: account!.address, chain: foundry, transport: embedded(node) })
  const salt = `0x${'07'.repeat(32)}` as const
  const { bytecode } = artifact('Greeter')
  const { address: from } = TOOL_CONTRACTS.create2Deployer
  await wallet.sendTransaction({ to: from, data: `${salt}${bytecode.slice(2)}` })
  expect(await node.request('eth_getCode', [getCreate2Address({ from, salt, bytecode }), 'latest'])).not.toBe('0x')
})

it('predeploys nothing when the list is empty', async () => {
  const node = await createNode({ predeploys: ['multicall3'] })
  expect(await node.request('eth_getCode', [TOOL_CONTRACTS.create2Deployer.address, 'latest'])).toBe('0x')
  await expect(createNode({ predeploys: ['weth' as never] })).rejects.toThrow(
    'option \'predeploys\': expected an array with some of create2Deployer, multicall3, got ["weth"]',
  )
})
