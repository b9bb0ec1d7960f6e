/**
 * The time of an explanation with a Solidity stack: a proposal that does not exist is executed by a governor of OpenZeppelin, compiled with the optimizer.
 *
 *     npm run bench stack-trace [explanations]
 */
import { readFileSync } from 'node:fs'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex, keccak256, toHex } from 'viem'
import { createNode } from '../src/index.js'
import { writeOpenZeppelinProject } from '../test/openzeppelin/project.js'

const count = Number(process.argv[2] ?? 101)
const build = JSON.parse(readFileSync(`${writeOpenZeppelinProject()}/artifacts/build-info/1.json`, 'utf8'))
const contracts = build.output.contracts['contracts/Contracts.sol']
const abiOf = (name: string): Abi => contracts[name].abi

const node = await createNode()
const [{ address: from } = { address: '0x' as Hex }] = node.accounts

async function deploy(name: string, args: readonly unknown[]): Promise<Hex> {
  const data = encodeDeployData({ abi: abiOf(name), bytecode: `0x${contracts[name].evm.bytecode.object}`, args })
  const hash = await node.request('eth_sendTransaction', [{ from, data, gas: '0x1000000' }])
  const receipt = await node.request('eth_getTransactionReceipt', [hash])
  return receipt?.contractAddress ?? '0x'
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const house = await deploy('House', [await deploy('Share', [100n])])
const data = encodeFunctionData({
  abi: abiOf('House'),
  functionName: 'execute',
  args: [[house], [0n], ['0x'], keccak256(toHex('nothing'))],
})
const registration = await timed(async () => node.artifacts.add(build))
const times: number[] = []
for (let i = 0; i < count; i++) {
  const hash = await node.request('eth_sendTransaction', [{ from, to: house, data, gas: '0x100000' }])
  times.push(await timed(() => node.explain(hash)))
}
const [first = 0, ...later] = times
const sorted = later.toSorted((one, other) => one - other)
const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN).toFixed(2)
console.log(`registration of the build info ${registration.toFixed(1)} ms; first explanation ${first.toFixed(1)} ms`)
console.log(`${later.length} later ones, ms: median ${at(0.5)}, 90th percentile ${at(0.9)}, slowest ${at(1)} (goal: at most 5)`)
await node.close()
