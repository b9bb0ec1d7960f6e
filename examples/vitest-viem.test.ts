/**
 * A contract's tests with viem and vitest: a chain for every test, no port, no process.
 *
 *     npx vitest run --root examples
 */
import { createNode, type Node } from 'evmbed'
import { embedded } from 'evmbed/viem'
import { ContractFunctionRevertedError, createWalletClient, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compile } from './compile.mjs'

const coin = compile('Coin')
let node: Node

beforeEach(async () => {
  node = await createNode()
})
afterEach(() => node.close())

const clientOf = (account: `0x${string}`) =>
  createWalletClient({ account, chain: foundry, transport: embedded(node) }).extend(publicActions)

async function deployCoin(client: ReturnType<typeof clientOf>, supply: bigint) {
  const hash = await client.deployContract({ ...coin, args: [supply] })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('not deployed')
  return { address: contractAddress, abi: coin.abi }
}

test('a transfer moves coins', async () => {
  const [alice, bob] = node.accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]
  const client = clientOf(alice)
  const contract = await deployCoin(client, 100n)
  await client.writeContract({ ...contract, functionName: 'transfer', args: [bob, 40n] })
  expect(await client.readContract({ ...contract, functionName: 'balanceOf', args: [bob] })).toBe(40n)
  expect(await client.getContractEvents({ ...contract, eventName: 'Transfer', fromBlock: 'earliest' })).toHaveLength(2)
})

test('nobody sends what they do not have', async () => {
  const [alice, bob] = node.accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]
  const contract = await deployCoin(clientOf(alice), 100n)
  const attempt = clientOf(bob).writeContract({ ...contract, functionName: 'transfer', args: [alice, 1n] })
  const error = await attempt.catch((thrown) => thrown.walk((cause: unknown) => cause instanceof ContractFunctionRevertedError))
  expect(error.data).toMatchObject({ errorName: 'ERC20InsufficientBalance', args: [expect.any(String), 0n, 1n] })
})

test('a chain goes back to a snapshot', async () => {
  const [alice, bob] = node.accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]
  const client = clientOf(alice)
  const snapshot = await node.request('evm_snapshot')
  await client.sendTransaction({ to: bob, value: 1n })
  expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(1n)
  await node.request('evm_revert', [snapshot])
  expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(0n)
})
