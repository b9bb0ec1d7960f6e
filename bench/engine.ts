/**
 * Code that runs: programs that compute, small calls, and traces, in this process and by anvil behind a local socket. Every answer is compared. Prints
 * milliseconds and ratios to anvil, and at its end what was to be reached; nothing here can fail but an answer that differs. Without anvil, ratios are 1.
 *
 *     npm run bench engine [rounds]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import { createNode, type Json } from '../src/index.js'
import { anvilProgram, startAnvil } from '../test/peers/anvil.js'
import { computeCode, programs } from './compute.js'
import { deployToken, tokensOf } from './contracts.js'
import { compare, type Effort, estimate, print, type Result } from './harness.js'
import { overIpc } from './ipc.js'

const rounds = Number(process.argv[2] ?? 15)
const COMPUTE: Hex = '0x00000000000000000000000000000000c0ffee00'
const HOLDER: Hex = '0x00000000000000000000000000000000000000aa'
const GAS = '0x1c9c380'

interface Peer {
  readonly name: string
  request(method: string, params?: readonly Json[]): Promise<unknown>
  close(): unknown
}

const node = await createNode()
const embedded: Peer = { name: 'evmbed', request: (method, params) => node.call(method, params), close: () => node.close() }
const peers: Peer[] = [...(await anvil()), embedded]

/** Anvil comes first: ratios are to it. */
async function anvil(): Promise<Peer[]> {
  const program = anvilProgram()
  if (!program) {
    console.log('anvil is left out: npm has none for this platform')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-bench-'))
  const path = join(folder, 'anvil.ipc')
  const server = await startAnvil(program, ['--ipc', path])
  const { request, close } = await overIpc(path)
  return [
    {
      name: 'anvil, over IPC',
      request,
      async close() {
        close()
        await server.close()
        rmSync(folder, { recursive: true })
      },
    },
  ]
}

/** Throws unless all peers answer alike. */
async function agree(title: string, ask: (peer: Peer) => Promise<unknown>): Promise<void> {
  const answers = await Promise.all(peers.map(async (peer) => JSON.stringify(await ask(peer))))
  if (new Set(answers).size > 1) throw new Error(`${title}: answers differ: ${answers.map((answer) => answer.slice(0, 80)).join(' and ')}`)
}

async function measure(title: string, ask: (peer: Peer) => Promise<unknown>, effort: Effort): Promise<Result | undefined> {
  const results = await compare(
    peers.map((peer) => ({ name: peer.name, run: () => ask(peer) })),
    effort,
  )
  print(title, results)
  return results.at(-1)
}

function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
}

interface Goal {
  readonly row: string
  readonly goal: string
  readonly measured: string
  readonly isReached: boolean
}
const goals: Goal[] = []

/** Notes a goal for what is better the less it is. */
function noteMost(row: string, most: number, measured: number, show = (value: number) => value.toFixed(2)): void {
  goals.push({ row, goal: `at most ${show(most)}`, measured: show(measured), isReached: measured <= most })
}

const callOf = (data: Hex) => [{ to: COMPUTE, data, gas: GAS }, 'latest']
for (const peer of peers) await peer.request('anvil_setCode', [COMPUTE, computeCode])

console.log('## Programs, warm: eth_call')
const ratios: number[] = []
for (const { name, data } of programs) {
  await agree(name, (peer) => peer.request('eth_call', callOf(data)))
  const trace = (await node.call('debug_traceCall', [...callOf(data), { tracer: 'callTracer' }])) as { gasUsed: Hex }
  const result = await measure(
    `${name}, ${(Number(trace.gasUsed) / 1e6).toFixed(1)} Mgas`,
    (peer) => peer.request('eth_call', callOf(data)),
    {
      rounds,
    },
  )
  if (result) ratios.push(result.ratio.median)
}
const worst = Math.max(...ratios)
console.log(
  `\nGeometric mean of the ratios of ${ratios.length} programs: ${geometricMean(ratios).toFixed(2)}; the worst: ${worst.toFixed(2)}`,
)

noteMost('programs, warm: geometric mean of the ratios', 1 / 1.2, geometricMean(ratios))
noteMost('programs, warm: the worst ratio', 1 / 0.8, worst)

console.log('\n## Programs, the first call in a process that has served other calls')
const reference = peers[0] as Peer
const firsts: number[] = []
const coldProgram = fileURLToPath(new URL('./engine-cold.mjs', import.meta.url))
console.log('\n| | anvil, over IPC | evmbed | ratio |\n| --- | ---: | ---: | ---: |')
for (const { name, data } of programs) {
  const own: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < Math.max(3, rounds / 3); round++) {
    own.push(Number(execFileSync(process.execPath, [coldProgram, name], { encoding: 'utf8' })))
    // Code at a new address is code that anvil has not seen.
    const address = `0x${(0xc01d0000 + firsts.length * 100 + round).toString(16).padStart(40, '0')}`
    await reference.request('anvil_setCode', [address, computeCode])
    const began = performance.now()
    await reference.request('eth_call', [{ to: address, data, gas: GAS }, 'latest'])
    theirs.push(performance.now() - began)
  }
  const [ours, anvils] = [estimate(own).median, estimate(theirs).median]
  firsts.push(ours / anvils)
  console.log(`| ${name} | ${anvils.toFixed(1)} ms | ${ours.toFixed(1)} ms | ${(ours / anvils).toFixed(2)} |`)
}
console.log(`\nGeometric mean of the ratios: ${geometricMean(firsts).toFixed(2)}`)
noteMost('programs, first call: geometric mean of the ratios', 1, geometricMean(firsts))

console.log('\n## Small calls')
const from = node.accounts[0]?.address ?? '0x'
let token: Json = null
for (const peer of peers) {
  const hash = (await peer.request('eth_sendTransaction', [{ from, data: deployToken(), gas: '0x1e8480' }])) as Hex
  let receipt: { contractAddress: Hex } | null = null
  while (!receipt) receipt = (await peer.request('eth_getTransactionReceipt', [hash])) as { contractAddress: Hex } | null
  token = receipt.contractAddress
}
// Encoded once: the encoder of viem takes as long as the call.
const balanceOf = tokensOf(HOLDER)
const small = (peer: Peer) => peer.request('eth_call', [{ to: token, data: balanceOf }, 'latest'])
await agree('balanceOf', small)
const single = await measure('ERC-20 balanceOf, one by one', small, { rounds, batch: 2_000 })
const AT_ONCE = 64
const together = (peer: Peer) => Promise.all(Array.from({ length: AT_ONCE }, () => small(peer)))
const many = await measure(`ERC-20 balanceOf, ${AT_ONCE} at once`, together, { rounds, batch: 40 })
noteMost('ERC-20 balanceOf, one by one', 0.015, single?.time.median ?? Number.NaN, (value) => `${(1000 * value).toFixed(1)} µs`)
const rate = (1000 * AT_ONCE) / (many?.time.median ?? Number.NaN)
goals.push({
  row: `ERC-20 balanceOf, ${AT_ONCE} at once`,
  goal: 'at least 60000/s',
  measured: `${rate.toFixed(0)}/s`,
  isReached: rate >= 60_000,
})
const estimated = (peer: Peer) => peer.request('eth_estimateGas', [{ from, to: HOLDER, value: '0x1' }])
await measure('eth_estimateGas of a transfer', estimated, { rounds, batch: 500 })

console.log('\n## Traces')
for (const [name, title, config] of [
  ['callsOfItself', 'call tracer', { tracer: 'callTracer' }],
  ['matrices', 'call tracer', { tracer: 'callTracer' }],
  // Of few steps: anvil takes a minute for the struct logs of 4,000 calls.
  ['writes', 'struct logs', {}],
] as const) {
  const { data } = programs.find((known) => known.name === name) ?? { data: '0x' }
  const trace = (peer: Peer) => peer.request('debug_traceCall', [...callOf(data), config])
  const result = await measure(`${title}, ${name}`, trace, { rounds: Math.max(3, Math.floor(rounds / 3)) })
  noteMost(`${title}, ${name}: ratio`, 1, result?.ratio.median ?? Number.NaN)
}

console.log('\n## Goals\n\nRatios are those of time to anvil. The engine has no cache of hashes: every number is without one.\n')
console.log('| | goal | measured | |\n| --- | ---: | ---: | --- |')
for (const { row, goal, measured, isReached } of goals)
  console.log(`| ${row} | ${goal} | ${measured} | ${isReached ? 'reached' : 'missed'} |`)

for (const peer of peers) await peer.close()
