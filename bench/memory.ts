/**
 * Measures the memory that blocks keep, by what they contain: heap and array buffers per block when nothing more can be collected, and the resident
 * memory of the process. Prints; nothing here can fail. The second argument is a word in the name of one program.
 *
 *     npm run bench memory [blocks] [word]
 */
import { createNode, type Hex, type Json, type Node } from '../src/index.js'

const blocks = Number(process.argv[2] ?? 10_000)
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const FEES = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const

interface Usage {
  /** Bytes in use after a collection, on the heap and in array buffers. */
  readonly used: number
  readonly resident: number
}

function usage(): Usage {
  const { rss: resident } = process.memoryUsage()
  for (let i = 0; i < 4; i++) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { used: heapUsed + arrayBuffers, resident }
}

const send = async (node: Node, fields: { readonly [name: string]: Json }) =>
  (await node.call('eth_sendTransaction', [{ from: SENDER, gas: '0x30d40', ...FEES, ...fields }])) as Hex

async function token(node: Node): Promise<Hex> {
  const { deployToken } = await import('./contracts.js')
  const receipt = await node.request('eth_getTransactionReceipt', [await send(node, { data: deployToken(), gas: '0x7a1200' })])
  return receipt?.contractAddress ?? STRANGER
}

const programs: readonly (readonly [name: string, run: (node: Node) => Promise<void>])[] = [
  ['empty', (node) => node.mine(blocks)],
  [
    'a transfer, its receipt read',
    async (node) => {
      for (let i = 0; i < blocks; i++) {
        await node.request('eth_getTransactionReceipt', [await send(node, { to: STRANGER, value: '0x1', gas: '0x5208' })])
      }
    },
  ],
  [
    'a transfer of a token',
    async (node) => {
      const to = await token(node)
      // Loading the compiler takes memory, so only the program of tokens does.
      const { transferTokens } = await import('./contracts.js')
      for (let i = 0; i < blocks; i++) await send(node, { to, data: transferTokens(STRANGER, 1n) })
    },
  ],
]

const [only] = process.argv.slice(3)
console.log('| block | kB a block | resident before | after | seconds |\n| --- | ---: | ---: | ---: | ---: |')
for (const [name, run] of programs) {
  if (only !== undefined && !name.includes(only)) continue
  const node = await createNode({ timestamp: 1_700_000_000n })
  await send(node, { to: STRANGER, value: '0x1', gas: '0x5208' })
  const before = usage()
  const start = performance.now()
  await run(node)
  const seconds = (performance.now() - start) / 1000
  const after = usage()
  const kilobytes = (after.used - before.used) / blocks / 1000
  const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`
  console.log(
    `| ${name} | ${kilobytes.toFixed(2)} | ${mebibytes(before.resident)} | ${mebibytes(after.resident)} | ${seconds.toFixed(1)} |`,
  )
  await node.close()
}
