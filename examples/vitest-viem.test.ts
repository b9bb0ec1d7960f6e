/**
 * Tests a contract with viem and vitest. Every test has its own chain with the contract, without a port or another process.
 *
 *     npx vitest run --root examples
 */
import { createNode, type Node } from 'evmbed'
import { embedded } from 'evmbed/viem'
import { ContractFunctionRevertedError, createWalletClient, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { compile } from './compile.mjs'

const coin = compile('Coin')
const clientOf = (node: Node, account: `0x${string}`) =>
  createWalletClient({ account, chain: foundry, transport: embedded(node) }).extend(publicActions)

// The state with which all tests begin is created once.
const fixture = await createNode()
const [alice, bob] = fixture.accounts.map(({ address }) => address) as [`0x${string}`, `0x${string}`]
const contract = await deployCoin(clientOf(fixture, alice), 100n)
afterAll(() => fixture.close())

// Each goes on from there on a chain of its own.
let node: Node
beforeEach(async () => {
  node = await fixture.fork()
})
afterEach(() => node.close())

async function deployCoin(client: ReturnType<typeof clientOf>, supply: bigint) {
  const hash = await client.deployContract({ ...coin, args: [supply] })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('not deployed')
  return { address: contractAddress, abi: coin.abi }
}

test('a transfer moves coins', async () => {
  const client = clientOf(node, alice)
  await client.writeContract({ ...contract, functionName: 'transfer', args: [bob, 40n] })
  expect(await client.readContract({ ...contract, functionName: 'balanceOf', args: [bob] })).toBe(40n)
  expect(await client.getContractEvents({ ...contract, eventName: 'Transfer', fromBlock: 'earliest' })).toHaveLength(2)
})

test('nobody sends what they do not have', async () => {
  const attempt = clientOf(node, bob).writeContract({ ...contract, functionName: 'transfer', args: [alice, 1n] })
  const error = await attempt.catch((thrown) => thrown.walk((cause: unknown) => cause instanceof ContractFunctionRevertedError))
  expect(error.data).toMatchObject({ errorName: 'ERC20InsufficientBalance', args: [expect.any(String), 0n, 1n] })
})

test('a chain goes back to a snapshot', async () => {
  const client = clientOf(node, alice)
  const snapshot = await node.request('evm_snapshot')
  await client.sendTransaction({ to: bob, value: 1n })
  expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(2n)
  await node.request('evm_revert', [snapshot])
  expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(1n)
})
