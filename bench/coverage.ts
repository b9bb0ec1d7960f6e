/**
 * The price of counting code: the programs and small calls of the engine's benchmark, not counted and counted in turn, by one node. Answers are compared.
 *
 *     npm run bench coverage [rounds]
 */
import type { Hex } from 'viem'
import { CodeCounter, setCodeCounter } from '../src/evm/code-counter.js'
import { createNode, type Json } from '../src/index.js'
import { computeCode, programs } from './compute.js'
import { deployToken, tokensOf } from './contracts.js'
import { compare, print } from './harness.js'

const rounds = Number(process.argv[2] ?? 15)
const COMPUTE: Hex = '0x00000000000000000000000000000000c0ffee00'
const HOLDER: Hex = '0x00000000000000000000000000000000000000aa'

const node = await createNode()
const counter = new CodeCounter()
await node.call('anvil_setCode', [COMPUTE, computeCode])

async function counted<T>(run: () => Promise<T>): Promise<T> {
  setCodeCounter(counter)
  try {
    return await run()
  } finally {
    setCodeCounter(undefined)
  }
}

async function measure(title: string, call: () => Promise<unknown>, batch = 1): Promise<number> {
  const [plain, other] = [await call(), await counted(call)]
  if (plain !== other) throw new Error(`${title}: answers differ`)
  const contenders = [
    { name: 'not counted', run: call },
    { name: 'counted', run: () => counted(call) },
  ]
  const results = await compare(contenders, { rounds, batch })
  print(title, results)
  return results.at(-1)?.ratio.median ?? Number.NaN
}

const ratios: number[] = []
for (const { name, data } of programs) {
  ratios.push(await measure(name, () => node.call('eth_call', [{ to: COMPUTE, data, gas: '0x1c9c380' }, 'latest'])))
}
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)
console.log(
  `\nGeometric mean of the ratios of ${ratios.length} programs: ${mean.toFixed(2)} (goal: at most 1.30); the worst: ${Math.max(...ratios).toFixed(2)}`,
)

const from = node.accounts[0]?.address ?? '0x'
const hash = await node.call('eth_sendTransaction', [{ from, data: deployToken(), gas: '0x1e8480' }])
const receipt = (await node.call('eth_getTransactionReceipt', [hash as Json])) as { contractAddress: Hex }
const small = () => node.call('eth_call', [{ to: receipt.contractAddress, data: tokensOf(HOLDER) }, 'latest'])
await measure('ERC-20 balanceOf', small, 2_000)
await node.close()
