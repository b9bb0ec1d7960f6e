// @ts-check
/**
 * Explains the effects of a transaction and the failure of another one, with the names of contracts, functions and errors.
 *
 *     node examples/explain.mjs
 */
import { createNode, formatExplanation } from 'evmbed'
import { encodeDeployData, encodeFunctionData, parseEther } from 'viem'
import { compile } from './compile.mjs'

const node = await createNode()
const [alice, bob] = node.accounts
if (!alice || !bob) throw new Error('the node has no accounts')

/**
 * Sends a transaction with a gas limit. Without one, the gas estimation of a transaction that fails would reject it.
 *
 * @param {{ from: `0x${string}`, to?: `0x${string}`, data: `0x${string}` }} transaction
 */
const send = (transaction) => node.request('eth_sendTransaction', [{ ...transaction, gas: '0xf4240' }])

const { abi, bytecode } = compile('Coin')
const deployment = await send({ from: alice.address, data: encodeDeployData({ abi, bytecode, args: [parseEther('1000')] }) })
const receipt = await node.request('eth_getTransactionReceipt', [deployment])
const coin = receipt?.contractAddress
if (!coin) throw new Error('the receipt names no contract')

// Artifacts of Hardhat and Foundry and the output of solc are recognised by their code, and need no address.
node.artifacts.add(abi, { name: 'Coin', address: coin })

/** @param {bigint} value */
const transfer = (value) => encodeFunctionData({ abi, functionName: 'transfer', args: [bob.address, value] })
const good = await send({ from: alice.address, to: coin, data: transfer(parseEther('250')) })
console.log(formatExplanation(await node.explain(good)))

const bad = await send({ from: alice.address, to: coin, data: transfer(parseEther('800')) })
const explanation = await node.explain(bad)
console.log(`\n${formatExplanation(explanation, { color: process.stdout.isTTY })}`)
if (explanation.failure?.kind !== 'custom-error') throw new Error('the second transfer failed in another way than expected')

await node.close()
