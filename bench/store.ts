/**
 * Measures a chain in LevelDB: bytes on disk, opening, memory, and transfers with their receipts. Prints; nothing here can fail. Each opening runs in a process of
 * its own. Databases are made in a temporary directory: with the numbers of the defaults, that takes a quarter of an hour on a machine with two processors.
 *
 *     npm run bench store [blocks] [accounts]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ClassicLevel } from 'classic-level'
import { levelStore } from '../adapters/storage/index.js'
import { createNode, type Hex, type Node } from '../src/index.js'
import { addressOf, extend, fill, transfer } from './filled-chain.js'
import { type Contender, compare, print } from './harness.js'

const [, , first = '100000', second = '1000000', directory] = process.argv
const CHAIN = { timestamp: 1_700_000_000n, mining: { gasLimit: 5_000_000_000n }, limits: { transactionGasLimit: 0n } } as const
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'

const hex = (value: number): Hex => `0x${value.toString(16)}`

/** Runs a step and says how long it took: with a million accounts, the steps take minutes. */
async function timed(step: string, run: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await run()
  console.error(`${step}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

let sent = 0
/** Returns another account each time, spread over all of them. */
const receiver = (accounts: number): Hex => (accounts === 0 ? STRANGER : addressOf((sent++ * 7_919) % accounts))

const started = (path: string | undefined) => createNode({ ...CHAIN, ...(path === undefined ? {} : { store: levelStore(path) }) })

const bytesIn = (path: string) => readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0)

async function compacted(path: string): Promise<number> {
  const database = new ClassicLevel<Uint8Array, Uint8Array>(path, { keyEncoding: 'view', valueEncoding: 'view' })
  await database.open()
  await database.compactRange(Uint8Array.of(0), Uint8Array.of(255))
  await database.close()
  return bytesIn(path)
}

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`

/** Resident memory of this process. */
interface Memory {
  readonly all: number
  /** Without mapped files, whose pages the system takes back when it needs them: the tables of LevelDB and the program. */
  readonly own: number
}

function memory(): Memory {
  const all = process.memoryUsage().rss
  try {
    return { all, own: 1024 * Number(/RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) }
  } catch {
    return { all, own: Number.NaN }
  }
}

interface Opening {
  readonly milliseconds: number
  readonly opened: Memory
  /** After 20,000 reads of blocks. */
  readonly blocks: Memory
  /** After 20,000 reads of accounts, too. */
  readonly accounts: Memory
}

/** Runs in a process of its own: opens a chain, answers, and then reads a lot. */
async function openOnce(path: string | undefined, accounts: number): Promise<void> {
  const begun = performance.now()
  const node = await started(path)
  await node.request('eth_getBalance', [addressOf(0), 'latest'])
  const milliseconds = performance.now() - begun
  const opened = memory()
  const height = Number(await node.request('eth_blockNumber'))
  const reads = path === undefined ? 0 : 20_000
  for (let read = 0; read < reads; read++) await node.request('eth_getBlockByNumber', [hex((read * 104_729) % (height + 1)), true])
  const afterBlocks = memory()
  for (let read = 0; read < reads; read++) await node.request('eth_getBalance', [addressOf((read * 7_919) % accounts), 'latest'])
  const opening: Opening = { milliseconds, opened, blocks: afterBlocks, accounts: memory() }
  await node.close()
  console.log(JSON.stringify(opening))
}

function openingOf(path: string | undefined, accounts: number, flags: readonly string[]): Opening {
  const args = [...flags, fileURLToPath(import.meta.url), 'open', `${accounts}`, ...(path === undefined ? [] : [path])]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(stdout) as Opening
}

function printOpenings(rows: readonly (readonly [name: string, path: string | undefined, ...flags: string[]])[], accounts: number): void {
  console.log('\n| | first answer, ms | resident then | after 20,000 blocks | after 20,000 accounts |\n| --- | ---: | ---: | ---: | ---: |')
  for (const [name, path, ...flags] of rows) {
    const runs = Array.from({ length: 5 }, () => openingOf(path, accounts, flags)).sort((a, b) => a.milliseconds - b.milliseconds)
    const middle = runs[2]
    if (!middle) continue
    const cells = [middle.opened, middle.blocks, middle.accounts].map(({ all, own }) => `${mebibytes(all)}, own ${mebibytes(own)}`)
    console.log(`| ${name} | ${[middle.milliseconds.toFixed(0), ...cells].join(' | ')} |`)
  }
}

async function compareTransfers(title: string, nodes: readonly (readonly [name: string, node: Node, accounts: number])[]): Promise<void> {
  const contenders = nodes.map(([name, node, accounts]): Contender => ({ name, run: () => transfer(node, receiver(accounts)) }))
  print(title, await compare(contenders, { rounds: 60, batch: 64 }))
}

async function measure(blocks: number, accounts: number): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'evmbed-bench-store-'))
  try {
    const [few, many, fresh] = ['few', 'many', 'fresh'].map((name) => join(scratch, name)) as [string, string, string]
    const [plain, empty, small, large] = await Promise.all([started(undefined), started(fresh), started(few), started(many)])
    await compareTransfers('An automined transfer with its receipt', [
      ['in memory', plain, 0],
      ['LevelDB', empty, 0],
    ])
    await Promise.all([plain.close(), empty.close()])
    await fill(small, 1000)
    await timed(`${accounts} accounts`, () => fill(large, accounts))
    await compareTransfers('A transfer to one of many stored accounts', [
      ['of 1,000', small, 1000],
      [`of ${accounts}`, large, accounts],
    ])
    await Promise.all([small.close(), large.close()])
    const before = await compacted(many)
    // One chain has all blocks and all accounts: a second one would take as long again.
    const chain = await started(many)
    await timed(`${blocks} blocks`, () => extend(chain, blocks))
    await chain.close()
    const after = await compacted(many)
    console.log(
      `\nbytes on disk, compacted: ${(before / accounts).toFixed(0)} an account, ${((after - before) / blocks).toFixed(0)} a transfer block`,
    )
    printOpenings(
      [
        ['an empty node', undefined],
        [`${blocks} blocks and ${accounts} accounts`, many],
        ['the same with `--max-semi-space-size=4`', many, '--max-semi-space-size=4'],
      ],
      accounts,
    )
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

if (first === 'open') await openOnce(directory, Number(second))
else await measure(Number(first), Number(second))
