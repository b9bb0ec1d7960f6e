/**
 * Measures 1,000 mixed reads of a fork whose remote chain is 50 ms away, beside `anvil --fork-url`: cold, and again with what was read before. Prints; nothing here
 * can fail, except that the answers of both must be those of the remote chain.
 *
 *     npm run bench remote-forks [reads] [milliseconds]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { levelStore } from '../adapters/storage/index.js'
import { createNode, type Hex, type Json } from '../src/index.js'
import { type Anvil, anvilProgram, startAnvil } from '../test/peers/anvil.js'
import { deployToken, tokensOf, transferTokens } from './contracts.js'

const [, , first = '1000', second = '50'] = process.argv
const READS = Number(first)
const LATENCY = Number(second)
const ROUNDS = 3
const ACCOUNTS = 100
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const PAID = { gas: '0x7a1200', maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const

type Read = readonly [method: string, ...params: Json[]]

/** A node whose chain is a fork. */
interface Fork {
  request(method: string, params: readonly Json[]): Promise<unknown>
  close(): Promise<unknown>
}

interface Contender {
  readonly name: string
  fork(url: string): Promise<Fork>
}

interface Receipt {
  readonly contractAddress: Hex
  readonly blockNumber: Hex
  readonly transactionHash: Hex
}

/** Reads, and their answers by the remote chain. */
interface Plan {
  readonly reads: readonly Read[]
  readonly expected: readonly string[]
}

interface Calls {
  readonly calls: number
  readonly repeated: number
}

const hex = (value: number): Hex => `0x${value.toString(16)}`
const accountOf = (index: number): Hex => `0x${(0xacc0000 + index).toString(16).padStart(40, '0')}`

/** Draws numbers in an order that is the same each time. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Makes a chain with a token that 100 accounts have, and returns reads of it. */
async function readsOf(remote: Anvil): Promise<Read[]> {
  const send = async (fields: { readonly [name: string]: Json }) =>
    (await remote.request('eth_sendTransactionSync', [{ from: SENDER, ...PAID, ...fields }])) as Receipt
  const { contractAddress: token } = await send({ data: deployToken() })
  const receipts: Receipt[] = []
  for (let index = 0; index < ACCOUNTS; index++) {
    await send({ to: accountOf(index), value: hex(1 + index) })
    receipts.push(await send({ to: token, data: transferTokens(accountOf(index), BigInt(1 + index)) }))
  }
  await remote.request('anvil_mine', ['0x2'])
  const draw = drawing(1)
  const account = () => accountOf(draw(ACCOUNTS))
  const receipt = () => receipts[draw(ACCOUNTS)]
  const kinds: (() => Read)[] = [
    () => ['eth_getBalance', account(), 'latest'],
    () => ['eth_getTransactionCount', account(), 'latest'],
    () => ['eth_getCode', draw(2) === 0 ? token : account(), 'latest'],
    () => ['eth_getStorageAt', token, hex(draw(20)), 'latest'],
    () => ['eth_call', { to: token, data: tokensOf(account()) }, 'latest'],
    () => ['eth_getBlockByNumber', receipt()?.blockNumber ?? '0x0', false],
    () => ['eth_getTransactionReceipt', receipt()?.transactionHash ?? '0x'],
    () => ['eth_getTransactionByHash', receipt()?.transactionHash ?? '0x'],
  ]
  return Array.from({ length: READS }, (): Read => kinds[draw(kinds.length)]?.() ?? ['eth_chainId'])
}

/** The proxy in front of the remote chain. */
interface Source {
  readonly url: string
  /** Returns what has arrived since the last time. */
  calls(): Promise<Calls>
  close(): void
}

/** Starts the proxy. */
async function slowly(target: string): Promise<Source> {
  const program = fileURLToPath(new URL('./slow-proxy.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, target, `${LATENCY}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the proxy has ended')))
    createInterface({ input: child.stdout }).on('line', (line) => resolve(`http://${/127\.0\.0\.1:\d+/.exec(line)?.[0]}`))
  })
  return {
    url,
    calls: async () => (await (await fetch(url)).json()) as Calls,
    close: () => child.kill(),
  }
}

/** Returns the milliseconds of the beginning and of the reads, which are made `together` at a time. */
async function test({ fork }: Contender, url: string, { reads, expected }: Plan, together: number): Promise<number[]> {
  const begun = performance.now()
  const node = await fork(url)
  // A node may begin to listen before it has a chain.
  await node.request('eth_blockNumber', [])
  const started = performance.now()
  for (let index = 0; index < reads.length; index += together) {
    const some = reads.slice(index, index + together)
    const answers = await Promise.all(some.map(([method, ...params]) => node.request(method, params)))
    for (const [i, answer] of answers.entries()) {
      if (comparable(answer) !== expected[index + i]) throw new Error(`${some[i]}: ${comparable(answer)} instead of ${expected[index + i]}`)
    }
  }
  const done = performance.now()
  await node.close()
  return [started - begun, done - started]
}

/** Nodes write the members of an object in different orders. */
function comparable(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  )
}

const middle = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function compareTests(title: string, contenders: readonly Contender[], source: Source, plan: Plan, together: number): Promise<void> {
  const samples = contenders.map((): { times: number[]; calls: Calls }[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const index = (turn + round) % contenders.length
      const contender = contenders[index]
      if (!contender) continue
      await source.calls()
      const times = await test(contender, source.url, plan, together)
      samples[index]?.push({ times, calls: await source.calls() })
    }
  }
  console.log(
    `\n### ${title}\n\n| | start, s | reads, s | both, ratio | calls to the remote chain | of these repeated |\n| --- | ---: | ---: | ---: | ---: | ---: |`,
  )
  const totals = samples.map((rows) => middle(rows.map(({ times }) => times.reduce((sum, part) => sum + part, 0))))
  for (const [index, { name }] of contenders.entries()) {
    const rows = samples[index] ?? []
    const [start = 0, read = 0] = [0, 1].map((part) => middle(rows.map(({ times }) => times[part] ?? Number.NaN)))
    const ratio = (totals[index] ?? Number.NaN) / (totals.at(-1) ?? Number.NaN)
    const { calls, repeated } = rows.at(-1)?.calls ?? { calls: 0, repeated: 0 }
    console.log(`| ${name} | ${(start / 1000).toFixed(2)} | ${(read / 1000).toFixed(2)} | ${ratio.toFixed(2)} | ${calls} | ${repeated} |`)
  }
}

const program = anvilProgram()
if (!program) throw new Error('npm has no anvil for this platform')
const scratch = mkdtempSync(join(tmpdir(), 'evmbed-bench-remote-forks-'))
// Anvil keeps what it has read there.
process.env.HOME = scratch
const remote = await startAnvil(program, ['--chain-id', '4242', '--timestamp', '1700000000'])
const anvilOf =
  (...options: string[]) =>
  async (url: string): Promise<Fork> =>
    startAnvil(program, ['--fork-url', url, ...options])
const ours =
  (path?: string) =>
  async (url: string): Promise<Fork> => {
    const node = await createNode({ fork: { url }, ...(path === undefined ? {} : { store: levelStore(path) }) })
    return { request: (method, params) => node.call(method, params), close: () => node.close() }
  }
let source: Source | undefined
try {
  const reads = await readsOf(remote)
  const expected: string[] = []
  for (const [method, ...params] of reads) expected.push(comparable(await remote.request(method, params)))
  const plan: Plan = { reads, expected }
  source = await slowly(remote.url)
  console.log(
    `${READS} reads, of which ${new Set(expected.map((_, i) => JSON.stringify(reads[i]))).size} are different; ${LATENCY} ms to the remote chain`,
  )
  const cold: Contender[] = [
    { name: 'evmbed', fork: ours() },
    { name: 'anvil', fork: anvilOf('--no-storage-caching', '--no-rate-limit') },
  ]
  await compareTests('One after the other', cold, source, plan, 1)
  await compareTests('25 at once', cold, source, plan, 25)
  const kept: Contender[] = [
    { name: 'evmbed, with a store', fork: ours(join(scratch, 'store')) },
    { name: 'anvil, with its cache', fork: anvilOf('--no-rate-limit') },
  ]
  for (const contender of kept) await test(contender, source.url, plan, 25)
  await compareTests('25 at once, with what a process before has read', kept, source, plan, 25)
} finally {
  source?.close()
  await remote.close()
  rmSync(scratch, { recursive: true, force: true })
}
