// @ts-check
/**
 * Uses ethers with a node in the same process.
 *
 *     node examples/ethers.mjs
 */
import { Contract, ContractFactory, formatEther, isCallException, parseEther } from 'ethers'
import { EmbeddedProvider } from 'evmbed/ethers'
import { compile } from './compile.mjs'

const provider = new EmbeddedProvider()
const [alice, bob] = await Promise.all([provider.getSigner(0), provider.getSigner(1)])

const { abi, bytecode } = compile('Coin')
const factory = new ContractFactory(/** @type {import('ethers').InterfaceAbi} */ (abi), bytecode, alice)
const deployed = await factory.deploy(parseEther('100'))
const coin = new Contract(deployed.target, deployed.interface, alice)
console.log(`deployed at ${coin.target}`)

const sent = await coin.getFunction('transfer').send(bob.address, parseEther('40'))
const receipt = await sent.wait()
console.log(`transfer mined in block ${receipt?.blockNumber} for ${receipt?.gasUsed} gas`)
console.log(`Bob has ${formatEther(await coin.getFunction('balanceOf')(bob.address))} COIN`)

try {
  await coin.getFunction('transfer').staticCall(bob.address, parseEther('61'))
} catch (error) {
  if (!isCallException(error) || !error.revert) throw error
  const [, balance, needed] = error.revert.args
  console.log(`refused: ${error.revert.name}, has ${formatEther(balance)}, needs ${formatEther(needed)}`)
}

await provider.destroy() // and the node with it
