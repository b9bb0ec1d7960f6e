/**
 * A test file as people have it: starts a chain, deploys ten contracts, and runs sixty tests, each of which begins with a return to a snapshot. In all
 * 200 transactions with receipts, 400 calls and 20 failures whose errors are decoded. Every answer is checked. Prints a line of JSON.
 *
 *     test-file-process.mjs LIBRARY NODE ARTIFACTS
 */
import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { type Artifact, type ContractCall, type LibraryName, type NodeName, openClient } from './test-file-clients.js'

/** Milliseconds from the start of the process. */
export interface TestFileTimes {
  /** The accounts are there: libraries are loaded, and the chain has started. */
  readonly started: number
  readonly deployed: number
  readonly ended: number
  /** Time of this process on processors, of all its threads. */
  readonly processor: number
}

const [library = 'viem', name = 'evmbed', path = ''] = process.argv.slice(2)
const artifacts: Readonly<Record<string, Artifact>> = JSON.parse(readFileSync(path, 'utf8'))

const TESTS = 60
const ONE = 10n ** 18n

function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`wrong answer: ${what}`)
}

const client = await openClient(library as LibraryName, name as NodeName)
const started = performance.now()
const [owner, alice, bob] = client.accounts
assert(client.accounts.length >= 10 && owner !== undefined && alice !== undefined && bob !== undefined, 'ten accounts')

async function deploy(contract: string, ...args: readonly unknown[]) {
  const artifact = artifacts[contract]
  if (artifact === undefined) throw new Error(`there is no contract ${contract}`)
  const address = await client.deploy(artifact, args)
  return (name: string, ...args: readonly unknown[]): ContractCall => ({ artifact, address, name, args })
}
const addressOf = (contract: (name: string) => ContractCall): Hex => contract('').address

const coins = [await deploy('Coin', 'Gold'), await deploy('Coin', 'Silver'), await deploy('Coin', 'Copper')] as const
const arts = [await deploy('Art'), await deploy('Art')] as const
const vault = await deploy('Vault', addressOf(coins[0]))
const council = await deploy('Council', addressOf(coins[0]))
await deploy('Timelock')
const implementation = await deploy('Registry')
const proxy = await deploy('RegistryProxy', addressOf(implementation))
const registry = (name: string, ...args: readonly unknown[]): ContractCall => ({
  ...implementation(name, ...args),
  address: addressOf(proxy),
})
const deployed = performance.now()

/** Libraries write addresses with and without the checksum of EIP-55. */
const expected = async (call: ContractCall, value: bigint | Hex) => {
  const answer = await client.read(call)
  assert(`${answer}`.toLowerCase() === `${value}`.toLowerCase(), `${call.name} is ${answer}`)
}

// The set-up: 20 transactions and 40 calls.
for (const coin of coins) {
  for (const account of [alice, bob]) await client.send(coin('transfer', account, 1_000n * ONE), owner)
  await client.send(coin('delegate', owner), owner)
}
for (let i = 0; i < 10; i++) await client.send(arts[i % 2 === 0 ? 0 : 1]('mint', owner, BigInt(i)), owner)
await client.send(coins[0]('approve', addressOf(vault), 10n ** 30n), owner)
for (let i = 0; i < 10; i++) {
  await expected(arts[i % 2 === 0 ? 0 : 1]('ownerOf', BigInt(i)), owner)
  await expected(coins[i % 3 === 0 ? 0 : 1]('balanceOf', alice), 1_000n * ONE)
  await expected(council('quorum', 0n), ONE)
  await expected(vault('asset'), addressOf(coins[0]))
}

// Each test: three transactions and six calls. Every third also has a failure.
let snapshot = await client.snapshot()
for (let test = 0; test < TESTS; test++) {
  await client.revert(snapshot)
  snapshot = await client.snapshot()
  const coin = coins[test % 3 === 0 ? 0 : test % 3 === 1 ? 1 : 2]
  const value = BigInt(test + 1)
  await expected(coin('balanceOf', bob), 1_000n * ONE)
  await client.send(coin('transfer', bob, value), alice)
  await expected(coin('balanceOf', bob), 1_000n * ONE + value)
  await expected(coin('balanceOf', alice), 1_000n * ONE - value)
  await client.send(registry('write', value, value * 2n), owner)
  await expected(registry('values', value), value * 2n)
  await client.send(test % 2 === 0 ? vault('deposit', value, alice) : arts[0]('transferFrom', owner, bob, 0n), owner)
  await expected(vault('balanceOf', alice), test % 2 === 0 ? value : 0n)
  await expected(arts[0]('ownerOf', 0n), test % 2 === 0 ? owner : bob)
  if (test % 3 !== 0) continue
  const error = await client.failure(coin('transfer', bob, 10n ** 24n), alice)
  assert(error === 'ERC20InsufficientBalance', `the error of a failing transfer is ${error}`)
}
const ended = performance.now()
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ started, deployed, ended, processor: (user + system) / 1000 } satisfies TestFileTimes))
await client.close()
process.exit()
