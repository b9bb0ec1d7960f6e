/**
 * Measures the memory that blocks keep, by what they contain, and that slots, accounts and codes keep: heap and array buffers for each when nothing more can
 * be collected, and the resident memory of the process. Prints; nothing here can fail. The second argument is a word in the name of one program.
 *
 *     npm run bench memory [count] [word]
 */
import { createNode, type Hex, type Json, type Node } from '../src/index.js'

const count = Number(process.argv[2] ?? 10_000)
/** Hashes of slots and addresses that a process remembers. Beyond them, an entry of a state does not share its key. */
const REMEMBERED = 32_768
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

const padded = (value: number, length: number): Hex => `0x${value.toString(16).padStart(2 * length, '0')}`

/** More blocks than a chain keeps as they were executed, with their states. */
const RECENT = 40

/** Returns a program that writes values of a state, after as many as a process remembers. */
function stateProgram(write: (node: Node, index: number) => Promise<unknown>): Program {
  const range = async (node: Node, from: number, to: number) => {
    for (let i = from; i < to; i++) await write(node, i)
    await node.mine(RECENT)
  }
  return {
    hardfork: 'shanghai',
    prepare: (node) => range(node, 0, REMEMBERED),
    run: (node) => range(node, REMEMBERED, REMEMBERED + count),
  }
}

interface Program {
  /** Blocks of later forks write slots of system contracts. */
  readonly hardfork?: 'shanghai'
  /** Not measured. */
  prepare?(node: Node): Promise<void>
  run(node: Node): Promise<void>
}

const programs: readonly (readonly [name: string, program: Program | Program['run']])[] = [
  ['empty block', (node) => node.mine(count)],
  ['empty block, Shanghai', { hardfork: 'shanghai', run: (node) => node.mine(count) }],
  [
    'block of a transfer, its receipt read',
    async (node) => {
      for (let i = 0; i < count; i++) {
        await node.request('eth_getTransactionReceipt', [await send(node, { to: STRANGER, value: '0x1', gas: '0x5208' })])
      }
    },
  ],
  [
    'block of a transfer of a token',
    async (node) => {
      const to = await token(node)
      // Loading the compiler takes memory, so only the program of tokens does.
      const { transferTokens } = await import('./contracts.js')
      for (let i = 0; i < count; i++) await send(node, { to, data: transferTokens(STRANGER, 1n) })
    },
  ],
  ['slot', stateProgram((node, i) => node.request('hardhat_setStorageAt', [STRANGER, padded(i, 32), padded(i + 2 ** 40, 32)]))],
  ['account', stateProgram((node, i) => node.request('hardhat_setBalance', [padded(i + 2 ** 40, 20), padded(i + 2 ** 40, 8)]))],
  [
    'account with code of 100 bytes',
    stateProgram((node, i) => node.request('hardhat_setCode', [padded(i + 2 ** 40, 20), padded(i + 2 ** 40, 100)])),
  ],
]

const [only] = process.argv.slice(3)
console.log('| | bytes for each | resident before | after | seconds |\n| --- | ---: | ---: | ---: | ---: |')
for (const [name, program] of programs) {
  if (only !== undefined && !name.includes(only)) continue
  const { prepare, run, ...rules }: Program = typeof program === 'function' ? { run: program } : program
  const node = await createNode({ timestamp: 1_700_000_000n, ...rules })
  await send(node, { to: STRANGER, value: '0x1', gas: '0x5208' })
  await prepare?.(node)
  const before = usage()
  const start = performance.now()
  await run(node)
  const seconds = (performance.now() - start) / 1000
  const after = usage()
  const bytes = (after.used - before.used) / count
  const mebibytes = (resident: number) => `${(resident / 2 ** 20).toFixed(0)} MiB`
  console.log(`| ${name} | ${bytes.toFixed(0)} | ${mebibytes(before.resident)} | ${mebibytes(after.resident)} | ${seconds.toFixed(1)} |`)
  await node.close()
}
