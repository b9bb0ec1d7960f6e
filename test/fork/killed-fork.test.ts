/** `EVMBED_KILLS=100 npx vitest run test/fork/killed-fork.test.ts` kills a hundred times. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { levelStore } from '../../adapters/storage/index.js'
import { type Bundle, bundleProgram } from '../support/bundle.js'
import { RemoteServer } from './remote-server.js'

const KILLS = Number(process.env.EVMBED_KILLS ?? 8)
const FORK_BLOCK = 2
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'

let program: Bundle
let directory = ''
let remote: Node
let server: RemoteServer

beforeAll(async () => {
  program = await bundleProgram('killed-fork', { entry: 'test/fork/killed-fork.ts' })
  directory = join(await mkdtemp(join(tmpdir(), 'evmbed-killed-fork-')), 'chain')
  remote = await createNode({ chainId: 4242 })
  await remote.mine(5)
  server = await RemoteServer.start(() => remote)
})
afterAll(async () => {
  await Promise.all([program.remove(), server.close(), remote.close()])
  await rm(join(directory, '..'), { recursive: true, force: true })
})

interface Report {
  readonly height: number
  readonly balance: number
  readonly read: Hex
}

/** Runs the process until it is killed some milliseconds after its first report. Returns its reports. */
async function killed(milliseconds: number): Promise<Report[]> {
  const child = spawn(process.execPath, [program.path, directory, server.url, `${FORK_BLOCK}`], { stdio: ['ignore', 'pipe', 'inherit'] })
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

test(
  `a fork in LevelDB has every transfer that was answered after each of ${KILLS} kills`,
  async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const reports = await killed(Math.floor(Math.random() * 250))
      const last = reports.at(-1) ?? expect.fail('the fork reported nothing')
      server.forget()
      const node = await createNode({ store: levelStore(directory), fork: { url: server.url } })
      try {
        const height = Number(await node.request('eth_blockNumber'))
        // The last transfer may have been written and not answered.
        expect([last.height, last.height + 1]).toContain(height)
        expect(Number(await node.request('eth_getBalance', [STRANGER]))).toBe(height - FORK_BLOCK)
        for (let number = FORK_BLOCK; number < height; number++) {
          expect(Number(await node.request('eth_getBalance', [STRANGER, `0x${number.toString(16)}`]))).toBe(number - FORK_BLOCK)
        }
        // Only the last facts may be lost.
        const [first] = reports
        if (reports.length > 3) await node.request('eth_getBalance', [first!.read])
        expect(server.calls).toEqual([])
        // A block of this process, which is no transfer.
        await node.mine()
        await node.request('anvil_rollback', [1])
      } finally {
        await node.close()
      }
    }
  },
  60_000 + KILLS * 10_000,
)
