// @ts-check
/** The set-up of ten deployments and the tests of the benchmark `tests`, through viem. Each project of the benchmark has this file beside its own. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { BaseError, ContractFunctionRevertedError, getContract, TransactionReceiptNotFoundError } from 'viem'

const ONE = 10n ** 18n
/** Tests of a file. */
const TESTS = Number(process.env.BENCH_TESTS ?? 75)

/** @type {Readonly<Record<string, { readonly abi: import('viem').Abi, readonly bytecode: import('viem').Hex }>>} */
const artifacts = JSON.parse(readFileSync(process.env.BENCH_ARTIFACTS ?? '', 'utf8'))

/**
 * Deploys the contracts, and sends 20 transactions.
 *
 * @param {import('viem').WalletClient & import('viem').PublicActions} client
 * @param {readonly import('viem').Address[]} accounts
 */
export async function setUp(client, accounts) {
  const [owner, alice, bob] = accounts
  assert(owner && alice && bob)
  const deploy = async (/** @type {string} */ name, /** @type {unknown[]} */ ...args) => {
    const { abi, bytecode } = artifacts[name] ?? assert.fail(name)
    const hash = await client.deployContract({ abi, bytecode, args, account: owner, chain: null })
    const { contractAddress } = await receiptOf(client, hash)
    assert(contractAddress)
    return getContract({ abi, address: contractAddress, client })
  }
  const coins = [await deploy('Coin', 'Gold'), await deploy('Coin', 'Silver'), await deploy('Coin', 'Copper')]
  const arts = [await deploy('Art'), await deploy('Art')]
  const [gold] = coins
  assert(gold)
  const vault = await deploy('Vault', gold.address)
  await deploy('Council', gold.address)
  await deploy('Timelock')
  const { address, abi } = await deploy('Registry')
  const proxy = await deploy('RegistryProxy', address)
  const registry = getContract({ abi, address: proxy.address, client })
  /** Sends a transaction, and waits for its block. */
  const send = async (/** @type {Contract} */ contract, /** @type {string} */ name, /** @type {unknown[]} */ args, account = owner) => {
    const hash = await contract.write[name]?.(args, { account, chain: null })
    assert(hash)
    await receiptOf(client, hash)
  }
  for (const coin of coins) {
    for (const account of [alice, bob]) await send(coin, 'transfer', [account, 1_000n * ONE])
    await send(coin, 'delegate', [owner])
  }
  for (let i = 0; i < 10; i++) await send(arts[i % 2] ?? gold, 'mint', [owner, BigInt(i)])
  await send(gold, 'approve', [vault.address, 10n ** 30n])
  return { coins, vault, registry, alice, bob, send }
}

/**
 * Asks for a receipt until it is there: Anvil returns a hash before. viem's `waitForTransactionReceipt`, which asks once for each block, has waited without end once.
 *
 * @param {import('viem').PublicActions} client
 * @param {import('viem').Hex} hash
 */
async function receiptOf(client, hash) {
  for (;;) {
    const receipt = await client.getTransactionReceipt({ hash }).catch((/** @type {unknown} */ error) => {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    })
    if (receipt) return receipt
  }
}

/** @typedef {import('viem').GetContractReturnType<import('viem').Abi, import('viem').WalletClient & import('viem').PublicClient>} Contract */
/** @typedef {Awaited<ReturnType<typeof setUp>>} Market */

/**
 * Returns the tests of a file: three transactions and five calls each, and every third has a failure.
 *
 * @returns {readonly (readonly [title: string, body: (market: Market) => Promise<void>])[]}
 */
export function testsOfFile() {
  return Array.from({ length: TESTS }, (_, i) => [`moves coins: ${i}`, (market) => moveCoins(market, i)])
}

/**
 * @param {Market} market
 * @param {number} i
 */
async function moveCoins({ coins, vault, registry, alice, bob, send }, i) {
  const coin = coins[i % 3]
  assert(coin)
  const value = BigInt(i + 1)
  assert.equal(await coin.read.balanceOf?.([bob]), 1_000n * ONE)
  await send(coin, 'transfer', [bob, value], alice)
  assert.equal(await coin.read.balanceOf?.([bob]), 1_000n * ONE + value)
  assert.equal(await coin.read.balanceOf?.([alice]), 1_000n * ONE - value)
  await send(registry, 'write', [value, value * 2n])
  assert.equal(await registry.read.values?.([value]), value * 2n)
  await send(vault, 'deposit', [value, alice])
  assert.equal(await vault.read.balanceOf?.([alice]), value)
  if (i % 3 !== 0) return
  const error = await coin.simulate.transfer?.([bob, 10n ** 24n], { account: alice }).then(
    () => assert.fail('the transfer succeeds'),
    (/** @type {unknown} */ reason) => reason,
  )
  assert(error instanceof BaseError)
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  assert(reverted instanceof ContractFunctionRevertedError)
  assert.equal(reverted.data?.errorName, 'ERC20InsufficientBalance')
}
