/**
 * Measures a chain in LevelDB: bytes on disk, opening, memory, and transfers with their receipts. Prints; nothing here can fail. Each opening runs in a process of
 * its own. Databases are made in a temporary directory, for a million accounts in minutes.
 *
 *     npm run bench store [blocks] [accounts]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ClassicLevel } from 'classic-level'
import { levelStore } from '../adapters/storage/index.js'
import { createNode, type Hex, type Node, type NodeOptions } from '../src/index.js'
import { type Contender, compare } from './harness.js'

const [, , first = '100000', second = '1000000', directory] = process.argv
const CHAIN = { timestamp: 1_700_000_000n, gasLimit: 2_000_000_000n, transactionGasCap: 0n } as const
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** The first of the accounts that a chain is filled with. */
const FIRST_ACCOUNT = 1n << 64n
/** Accounts that one transaction creates. */
const FILLED = 20_000

const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
const addressOf = (index: number): Hex => `0x${(FIRST_ACCOUNT + BigInt(index)).toString(16).padStart(40, '0')}`
const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

/** Sends a wei to each of `calldata[1]` addresses from `calldata[0]` on. */
const FILLER = '6020356000355b60008080806001856000f15060010190600190039081600657 00'.replace(' ', '')

async function fill(node: Node, accounts: number): Promise<void> {
  const size = (FILLER.length / 2).toString(16).padStart(2, '0')
  const hash = await node.call('eth_sendTransaction', [
    { from: SENDER, data: `0x60${size}600c60003960${size}6000f3${FILLER}`, gas: '0x186a0', value: '0x0' },
  ])
  const receipt = await node.request('eth_getTransactionReceipt', [hash as Hex])
  const to = receipt?.contractAddress ?? '0x'
  await node.call('anvil_setBalance', [to, hex(10n ** 18n)])
  for (let index = 0; index < accounts; index += FILLED) {
    const count = Math.min(FILLED, accounts - index)
    await node.call('eth_sendTransaction', [
      { from: SENDER, to, data: `0x${word(FIRST_ACCOUNT + BigInt(index))}${word(count)}`, gas: hex(50_000 * count + 100_000) },
    ])
  }
}

let sent = 0
async function transfer(node: Node, accounts: number): Promise<void> {
  // Spread over all accounts.
  const to = accounts === 0 ? '0x00000000000000000000000000000000000000aa' : addressOf((sent++ * 7_919) % accounts)
  const hash = await node.call('eth_sendTransaction', [{ from: SENDER, to, value: '0x1', gas: '0x5208' }])
  await node.request('eth_getTransactionReceipt', [hash as Hex])
}

async function extend(node: Node, blocks: number): Promise<void> {
  for (let number = 0; number < blocks; number++) await transfer(node, 0)
}

const bytesIn = (path: string) => readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0)

async function compacted(path: string): Promise<number> {
  const database = new ClassicLevel<Uint8Array, Uint8Array>(path, { keyEncoding: 'view', valueEncoding: 'view' })
  await database.open()
  await database.compactRange(Uint8Array.of(0), Uint8Array.of(255))
  await database.close()
  return bytesIn(path)
}

const started = (path: string | undefined, options: NodeOptions = {}) =>
  createNode({ ...CHAIN, ...(path === undefined ? {} : { store: levelStore(path) }), ...options })

/** Runs a step and says how long it took: with a million accounts, the steps take minutes. */
async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await run()
  console.error(`${step}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`

/** Runs in a process of its own: opens a chain, answers, and then reads a lot. */
async function openOnce(path: string | undefined, accounts: number): Promise<void> {
  const begun = performance.now()
  const node = await started(path)
  await node.request('eth_getBalance', [addressOf(0), 'latest'])
  const milliseconds = performance.now() - begun
  const opened = process.memoryUsage().rss
  const height = Number(await node.request('eth_blockNumber'))
  for (let read = 0; path !== undefined && read < 20_000; read++) {
    await node.request('eth_getBalance', [addressOf((read * 7_919) % Math.max(1, accounts)), 'latest'])
    await node.request('eth_getBlockByNumber', [hex((read * 104_729) % (height + 1)), true])
  }
  const resident = process.memoryUsage().rss
  await node.close()
  console.log(JSON.stringify({ milliseconds, opened, resident }))
}

interface Opening {
  readonly milliseconds: number
  readonly opened: number
  readonly resident: number
}

function opening(path: string | undefined, accounts: number): Opening {
  const args = [fileURLToPath(import.meta.url), 'open', `${accounts}`, ...(path === undefined ? [] : [path])]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(stdout) as Opening
}

function printOpening(name: string, path: string | undefined, accounts: number): void {
  const runs = Array.from({ length: 5 }, () => opening(path, accounts)).sort((a, b) => a.milliseconds - b.milliseconds)
  const middle = runs[2]
  if (!middle) return
  const { milliseconds, opened, resident } = middle
  console.log(`${name}: ${milliseconds.toFixed(0)} ms to the first answer, ${mebibytes(opened)}; after 40,000 reads ${mebibytes(resident)}`)
}

async function compareTransfers(title: string, nodes: readonly (readonly [name: string, node: Node, accounts: number])[]): Promise<void> {
  const contenders = nodes.map(([name, node, accounts]): Contender => ({ name, run: () => transfer(node, accounts) }))
  console.log(title)
  for (const { name, time, ratio } of await compare(contenders, { rounds: 60, batch: 16 })) {
    console.log(
      `  ${name}: ${time.median.toFixed(3)} ms, ratio ${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)} to ${ratio.high.toFixed(2)})`,
    )
  }
}

async function measure(blocks: number, accounts: number): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'evmbed-bench-store-'))
  try {
    const [few, many, long] = ['few', 'many', 'long'].map((name) => join(scratch, name)) as [string, string, string]
    const small = await started(few)
    await timed('1000 accounts', () => fill(small, 1000))
    const large = await started(many)
    await timed(`${accounts} accounts`, () => fill(large, accounts))
    const memory = await started(undefined)
    const empty = await started(join(scratch, 'empty'))
    await compareTransfers('automined transfer with its receipt', [
      ['in memory', memory, 0],
      ['LevelDB', empty, 0],
    ])
    await compareTransfers(`transfers to ${accounts} stored accounts`, [
      ['of 1,000', small, 1000],
      [`of ${accounts}`, large, accounts],
    ])
    await Promise.all([small.close(), memory.close(), empty.close()])
    const chain = await started(long)
    await timed(`${blocks} blocks`, () => extend(chain, blocks))
    await timed('closing', () => chain.close())
    console.log(`a transfer block on disk, of ${blocks}: ${((await compacted(long)) / blocks).toFixed(0)} bytes compacted`)
    // The chain with all accounts, as long as the other.
    await timed(`${blocks} blocks after ${accounts} accounts`, () => extend(large, blocks))
    await timed('closing', () => large.close())
    printOpening('an empty node', undefined, 0)
    printOpening(`${blocks} blocks and ${accounts} accounts`, many, accounts)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (first === 'open') await openOnce(directory, Number(second))
else await measure(Number(first), Number(second))
