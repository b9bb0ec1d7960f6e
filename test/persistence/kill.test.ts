/**
 * `EVMBED_KILLS=1000 npx vitest run test/persistence/kill.test.ts` kills a thousand times. `EVMBED_KILLS_SEED` repeats the times of the kills and the changes
 * between them, and `EVMBED_KILLS_LOG` names a file for a line about each kill.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelStore } from '../../adapters/storage/index.js'
import { createNode, type Hex, type Json, type Node } from '../../src/index.js'
import { checkStore } from '../../src/persistence/store-check.js'
import { type Bundle, bundleProgram } from '../support/bundle.js'
import { CHAIN, type Change, type Digest, digestOf, IMPORTED, type KnownSnapshot, MANY, type Report } from './killed-chain.js'

const KILLS = Number(process.env.EVMBED_KILLS ?? 24)
const SEED = Number(process.env.EVMBED_KILLS_SEED ?? Math.floor(Math.random() * 2 ** 31))
const LOG = process.env.EVMBED_KILLS_LOG
let program: Bundle
let directory = ''

beforeAll(async () => {
  program = await bundleProgram('kill', { entry: 'test/persistence/killed-node.ts' })
  directory = join(await mkdtemp(join(tmpdir(), 'evmbed-kill-')), 'chain')
})
afterAll(async () => {
  await program.remove()
  await rm(join(directory, '..'), { recursive: true, force: true })
})

/** A linear congruential generator: a run with the same seed kills after the same times. */
let state = SEED
function random(below: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return Math.floor((state / 2 ** 32) * below)
}

/** Runs the process until it is killed some milliseconds after its start, or after its first report. Returns its reports. */
async function killed(seed: number, from: 'start' | 'first report', milliseconds: number): Promise<Report[]> {
  const child = spawn(process.execPath, [program.path, directory, `${seed}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  const kill = () => void setTimeout(() => child.kill('SIGKILL'), milliseconds)
  if (from === 'start') kill()
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (text === '' && from === 'first report') kill()
    text += chunk
  })
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  // A line may be cut.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Report)
}

/** The last state that a process reported, and what it did when it was killed. */
interface Last {
  readonly digest: Digest
  readonly snapshot: KnownSnapshot | undefined
  /** The change that had begun since. */
  readonly begun: Change | undefined
  /** The answer to it. */
  readonly answer: Json | undefined
  readonly wasPruning: boolean
}

/** @param before the digest before the process began */
function lastOf(reports: readonly Report[], before: Digest): Last {
  const last: { -readonly [Name in keyof Last]: Last[Name] } = {
    ...{ digest: before, snapshot: undefined, begun: undefined, answer: undefined, wasPruning: false },
  }
  for (const report of reports) {
    if ('digest' in report) Object.assign(last, { begun: undefined, answer: undefined, snapshot: undefined }, report)
    else if ('begins' in report) last.begun = report.begins
    else if ('answered' in report) last.answer = report.answered
    else last.wasPruning = report.prunes
  }
  return last
}

/**
 * Whether a chain is what was answered, perhaps with the change that was in progress.
 *
 * @param ancestor hash of the block at the height of the digest before
 */
function isOutcome(now: Digest, { digest: before, begun }: Last, ancestor: string | undefined): boolean {
  const isSamePool = now.pool.join() === before.pool.join()
  const same = (...names: ('height' | 'head' | 'balance' | 'automine')[]) => names.every((name) => now[name] === before[name])
  if (isSamePool && same('height', 'head', 'balance', 'automine')) return true
  const mined = ancestor === before.head ? now.height - before.height : -1
  const isMined = mined === 1
  if (begun === 'transfer' || begun === 'deploy' || begun === 'mine') {
    return isMined || (same('height', 'head', 'balance', 'automine') && now.pool.length === before.pool.length + 1)
  }
  if (begun === 'mine many') return mined >= 0 && mined <= MANY
  if (begun === 'import') return mined >= 0 && mined <= IMPORTED && same('automine')
  if (begun === 'rollback') return same('automine') && now.height < before.height && now.height >= before.height - 3
  if (begun === 'reset') return now.height === 0
  if (begun === 'slots' || begun === 'snapshot') return false
  if (begun === 'balance') return isSamePool && same('height', 'head', 'automine')
  // Enabling automine mines the transactions that wait.
  if (begun === 'automine') return isMined || (isSamePool && same('height', 'head', 'balance'))
  if (begun === 'pool') return isSamePool && same('height', 'head', 'balance')
  return begun === 'revert' && now.height <= before.height
}

/** Checks that transactions are in the pool or in the last blocks, unless the change in progress may have removed them. */
async function findPool(node: Node, now: Digest, { digest: before, begun, answer }: Last): Promise<void> {
  const isSent = begun === 'transfer' || begun === 'deploy'
  if (isSent && answer !== undefined) expect(await node.call('eth_getTransactionByHash', [answer])).not.toBeNull()
  // An imported block may have a transaction of the same nonce.
  if (begun === 'import' || begun === 'rollback' || begun === 'revert' || begun === 'reset') return
  const found = new Set(now.pool)
  for (let number = before.height + 1; number <= now.height; number++) {
    const block = await node.request('eth_getBlockByNumber', [hex(number), false])
    for (const hash of block?.transactions ?? []) found.add(`${hash}`)
  }
  expect(before.pool.filter((hash) => !found.has(hash))).toEqual([])
}

/** Reverts to the last snapshot that was answered, if its block is one of the chain and of its history. */
async function revert(node: Node, { height }: Digest, { snapshot, begun }: Last): Promise<boolean> {
  if (!snapshot || snapshot.height > height || snapshot.height < height - CHAIN.storage.history / 2) return false
  const block = await node.request('eth_getBlockByNumber', [hex(snapshot.height), false])
  if (block?.hash !== snapshot.head) return false
  const isReverted = await node.call('evm_revert', [snapshot.id])
  // The change in progress may have used up the snapshot, or discarded all of them.
  if (isReverted === false && (begun === 'revert' || begun === 'reset')) return false
  expect(isReverted).toBe(true)
  const { head, balance } = await digestOf(node)
  expect({ head, balance }).toEqual({ head: snapshot.head, balance: snapshot.balance })
  return true
}

/** Reads every account, slot and code of the head and of some states before it, and every block of the history. */
async function readAll(node: Node, height: number): Promise<void> {
  const first = Math.max(1, height + 1 - CHAIN.storage.history)
  const expected: unknown[] = []
  let kept: number | undefined
  for (let number = first; number <= height; number++) {
    // A chain that went back has fewer blocks than its history.
    const receipts = await node.request('eth_getBlockReceipts', [hex(number)]).catch(({ code }: { code: number }) => {
      expect([code, kept]).toEqual([4444, undefined])
      return undefined
    })
    if (!receipts) continue
    kept ??= number
    for (const receipt of receipts) {
      expect(await node.request('eth_getTransactionReceipt', [receipt.transactionHash])).toEqual(receipt)
      expected.push(...receipt.logs)
    }
  }
  if (kept !== undefined) {
    expect(await node.request('eth_getLogs', [{ fromBlock: hex(kept), toBlock: 'latest' }])).toEqual(expected)
  }
  for (let number = height; number >= (kept ?? height); number -= 1 + ((height - number) >> 1)) {
    await node.call('debug_dumpBlock', [hex(number)])
  }
}

const hex = (value: number): Hex => `0x${value.toString(16)}`

/** Number of kills by what they interrupted. */
const interrupted = new Map<string, number>()

async function note(kill: number, { begun, wasPruning }: Last, isOpening: boolean): Promise<void> {
  for (const name of [isOpening ? 'opening' : (begun ?? 'nothing'), ...(wasPruning ? ['a write of pruning'] : [])]) {
    interrupted.set(name, (interrupted.get(name) ?? 0) + 1)
  }
  if (LOG) await appendFile(LOG, `${JSON.stringify({ kill: kill + 1, seed: SEED, ...Object.fromEntries(interrupted) })}\n`)
}

test(
  `a chain in LevelDB has everything that was answered after each of ${KILLS} kills`,
  async () => {
    let before: Digest = { height: 0, head: '0x', balance: '0x0', pool: [], automine: true }
    for (let kill = 0; kill < KILLS; kill++) {
      const from = kill > 0 && random(6) === 0 ? 'start' : 'first report'
      const reports = await killed(SEED + kill, from, random(from === 'start' ? 500 : 250))
      const last = lastOf(reports, before)
      await note(kill, last, reports.length === 0)
      const round = `kill ${kill} of seed ${SEED}`
      const { problems } = await checkStore(levelStore(directory))
      expect(problems, round).toEqual([])
      const node = await createNode({ store: levelStore(directory), ...CHAIN })
      try {
        const now = await digestOf(node)
        const ancestor = await node.request('eth_getBlockByNumber', [hex(last.digest.height), false])
        expect(isOutcome(now, last, ancestor?.hash ?? undefined), JSON.stringify({ round, now, last })).toBe(true)
        await findPool(node, now, last)
        await readAll(node, now.height)
        const height = random(8) === 0 && (await revert(node, now, last)) ? last.snapshot!.height : now.height
        await node.request('evm_mine')
        before = await digestOf(node)
        expect(before.height).toBe(height + 1)
      } catch (error) {
        throw new Error(`${round}: ${JSON.stringify(last)}`, { cause: error })
      } finally {
        await node.close()
      }
    }
  },
  60_000 + KILLS * 10_000,
)
