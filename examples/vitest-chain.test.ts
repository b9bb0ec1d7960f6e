/**
 * Tests a contract with a chain for each test: the contract object is made once, and works in every test on the chain of that test.
 *
 *     npx vitest run --root examples
 */
import { onFork } from 'evmbed/testing'
import { connectViem } from 'evmbed/testing/viem'
import { chainTest } from 'evmbed/vitest'
import fc from 'fast-check'
import { parseAbi } from 'viem'
import { expect } from 'vitest'
import { compile } from './compile.mjs'

const abi = parseAbi([
  'constructor(uint256 supply)',
  'function balanceOf(address account) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
])

// Runs once. A project of Foundry or Hardhat deploys by name: deploy('Coin', [100n]).
const test = chainTest(async ({ provider }) => {
  const { deploy, accounts } = await connectViem(provider)
  const [alice, bob] = accounts as [`0x${string}`, `0x${string}`]
  return { coin: await deploy({ ...compile('Coin'), abi }, [100n]), alice, bob }
})

test.concurrent('a transfer moves coins', async ({ coin, bob }) => {
  await coin.write.transfer([bob, 40n])
  expect(await coin.read.balanceOf([bob])).toBe(40n)
})

test.concurrent('another test sees nothing of that', async ({ coin, bob }) => {
  expect(await coin.read.balanceOf([bob])).toBe(0n)
})

test('transfers lose no coins', async ({ coin, alice, bob }) => {
  const losesNone = onFork(async (amount: bigint) => {
    await coin.write.transfer([bob, amount])
    expect((await coin.read.balanceOf([alice])) + (await coin.read.balanceOf([bob]))).toBe(100n)
  })
  await fc.assert(fc.asyncProperty(fc.bigInt(0n, 100n), losesNone), { numRuns: 20 })
})
