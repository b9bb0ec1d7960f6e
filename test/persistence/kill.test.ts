/** `EVMBED_KILLS=1000 npx vitest run test/persistence/kill.test.ts` kills a thousand times. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelStore } from '../../adapters/storage/index.js'
import { createNode, type Hex, type Node } from '../../src/index.js'
import { type Bundle, bundleProgram } from '../support/bundle.js'
import { CHAIN, type Change, type Digest, digestOf, IMPORTED, MANY, type Report } from './killed-chain.js'

const KILLS = Number(process.env.EVMBED_KILLS ?? 24)
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

/** Runs the process until it is killed some milliseconds after its first report. Returns its reports. */
async function killed(seed: number, milliseconds: number): Promise<Report[]> {
  const child = spawn(process.execPath, [program.path, directory, `${seed}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (text === '') setTimeout(() => child.kill('SIGKILL'), milliseconds)
    text += chunk
  })
  await once(child, 'close')
  // A line may be cut.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Report)
}

/** The last digest that was reported, and the change that had begun since. */
function lastOf(reports: readonly Report[]): { digest: Digest; begun: Change | undefined } {
  const digest = reports.findLast((report) => 'digest' in report)?.digest
  const last = reports.at(-1)
  if (!digest || !last) return expect.fail('the node reported nothing')
  return { digest, begun: 'begins' in last ? last.begins : undefined }
}

/**
 * Whether a chain is what was answered, perhaps with the change that was in progress.
 *
 * @param ancestor hash of the block at the height of the digest before
 */
function isOutcome(now: Digest, before: Digest, begun: Change | undefined, ancestor: string | undefined): boolean {
  const same = (...names: (keyof Digest)[]) => names.every((name) => now[name] === before[name])
  if (same('height', 'head', 'balance', 'pool', 'automine')) return true
  const mined = ancestor === before.head ? now.height - before.height : -1
  const isMined = mined === 1
  if (begun === 'transfer' || begun === 'deploy' || begun === 'mine') {
    return isMined || (same('height', 'head', 'balance', 'automine') && now.pool === before.pool + 1)
  }
  if (begun === 'mine many') return mined >= 0 && mined <= MANY
  if (begun === 'import') return mined >= 0 && mined <= IMPORTED && same('automine')
  if (begun === 'rollback') return same('automine') && now.height < before.height && now.height >= before.height - 3
  if (begun === 'slots' || begun === 'snapshot') return false
  if (begun === 'balance') return same('height', 'head', 'pool', 'automine')
  // Enabling automine mines the transactions that wait.
  if (begun === 'automine') return isMined || same('height', 'head', 'balance', 'pool')
  if (begun === 'pool') return same('height', 'head', 'balance', 'pool')
  return begun === 'revert' && now.height <= before.height
}

/** Reads every account, slot and code of the head and of some states before it, and every block of the history. */
async function readAll(node: Node, height: number): Promise<void> {
  const first = Math.max(0, height + 1 - CHAIN.history)
  for (let number = height; number > first; number -= 1 + ((height - number) >> 1)) await node.call('debug_dumpBlock', [hex(number)])
  let counted = 0
  for (let number = first; number <= height; number++) {
    // A chain that went back has fewer blocks than its history.
    const receipts = await node.request('eth_getBlockReceipts', [hex(number)]).catch(({ code }: { code: number }) => {
      expect(code).toBe(4444)
      return []
    })
    for (const receipt of receipts ?? []) {
      expect(await node.request('eth_getTransactionReceipt', [receipt.transactionHash])).toEqual(receipt)
      counted += receipt.logs.length
    }
  }
  const logs = await node.request('eth_getLogs', [{ fromBlock: hex(height), toBlock: 'latest' }])
  expect(logs.length).toBeLessThanOrEqual(counted)
}

const hex = (value: number): Hex => `0x${value.toString(16)}`

test(
  `a chain in LevelDB has everything that was answered after each of ${KILLS} kills`,
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const { digest, begun } = lastOf(await killed(kill + 1, Math.floor(Math.random() * 250)))
      const node = await createNode({ store: levelStore(directory), ...CHAIN })
      try {
        const now = await digestOf(node)
        const ancestor = await node.request('eth_getBlockByNumber', [`0x${digest.height.toString(16)}`, false])
        expect(isOutcome(now, digest, begun, ancestor?.hash ?? undefined), JSON.stringify({ kill, now, digest, begun })).toBe(true)
        await readAll(node, now.height)
        await node.request('evm_mine')
        expect((await digestOf(node)).height).toBe(now.height + 1)
      } finally {
        await node.close()
      }
    }
  },
  60_000 + KILLS * 10_000,
)
