/** `EVMBED_KILLS=1000 npx vitest run test/persistence/kill.test.ts` kills a thousand times. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelStore } from '../../adapters/storage/index.js'
import { createNode, type Node } from '../../src/index.js'
import { type Change, type Digest, digestOf, type Report } from './killed-chain.js'

const KILLS = Number(process.env.EVMBED_KILLS ?? 24)
const root = fileURLToPath(new URL('../..', import.meta.url))
const bundle = join(root, '.tmp', `kill-${process.pid}`, 'node.mjs')
let directory = ''

beforeAll(async () => {
  await build({
    entryPoints: [join(root, 'test/persistence/killed-node.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  directory = join(await mkdtemp(join(tmpdir(), 'evmbed-kill-')), 'chain')
})
afterAll(async () => {
  await rm(join(bundle, '..'), { recursive: true, force: true })
  await rm(join(directory, '..'), { recursive: true, force: true })
})

/** Runs the process until it is killed some milliseconds after its first report. Returns its reports. */
async function killed(seed: number, milliseconds: number): Promise<Report[]> {
  const child = spawn(process.execPath, [bundle, directory, `${seed}`], { stdio: ['ignore', 'pipe', 'inherit'] })
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

/** Whether a chain is what was answered, perhaps with the change that was in progress. */
function isOutcome(now: Digest, before: Digest, begun: Change | undefined, parent: string | undefined): boolean {
  const same = (...names: (keyof Digest)[]) => names.every((name) => now[name] === before[name])
  if (same('height', 'head', 'balance', 'pool', 'automine')) return true
  const isMined = now.height === before.height + 1 && parent === before.head
  if (begun === 'transfer' || begun === 'deploy' || begun === 'mine') {
    return isMined || (same('height', 'head', 'balance', 'automine') && now.pool === before.pool + 1)
  }
  if (begun === 'balance') return same('height', 'head', 'pool', 'automine')
  // Enabling automine mines the transactions that wait.
  if (begun === 'automine') return isMined || same('height', 'head', 'balance', 'pool')
  if (begun === 'pool') return same('height', 'head', 'balance', 'pool')
  return begun === 'revert'
}

/** Reads every account, slot and code of the head, and every block. */
async function readAll(node: Node, height: number): Promise<void> {
  await node.call('debug_dumpBlock', ['latest'])
  const logs = await node.request('eth_getLogs', [{ fromBlock: '0x0' }])
  let counted = 0
  for (let number = Math.max(0, height - 300); number <= height; number++) {
    for (const receipt of (await node.request('eth_getBlockReceipts', [`0x${number.toString(16)}`])) ?? []) {
      expect(await node.request('eth_getTransactionReceipt', [receipt.transactionHash])).toEqual(receipt)
      counted += receipt.logs.length
    }
  }
  if (height <= 300) expect(logs.length).toBe(counted)
}

test(
  `a chain in LevelDB has everything that was answered after each of ${KILLS} kills`,
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const { digest, begun } = lastOf(await killed(kill + 1, Math.floor(Math.random() * 250)))
      const node = await createNode({ store: levelStore(directory), timestamp: 1_700_000_000n })
      try {
        const now = await digestOf(node)
        const head = await node.request('eth_getBlockByNumber', ['latest', false])
        expect(isOutcome(now, digest, begun, head?.parentHash), JSON.stringify({ kill, now, digest, begun })).toBe(true)
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
