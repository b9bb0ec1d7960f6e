import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Bundle, bundleProgram } from '../support/bundle.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { joiningNode } from './joining.js'
import { call, heightOf, LOGGER, loadGenesis, Sender } from './load.js'
import { ValidatorNetwork } from './validator-network.js'

const INTERVAL = 20
const PATIENCE = { timeout: 90_000, interval: 100 }

let program: Bundle
let folder = ''

beforeAll(async () => {
  program = await bundleProgram('joining', { entry: 'test/validators/validator.ts' })
  folder = await mkdtemp(join(tmpdir(), 'evmbed-joining-'))
})
afterAll(async () => {
  await program.remove()
  await rm(folder, { recursive: true, force: true })
})

test('a new node joins by state sync from a snapshot, goes on with the chain, and keeps it over a restart', async (context) => {
  if (!engineProgram) return context.skip(ENGINE_MISSING)
  const shared = { program: program.path, engine: engineProgram }
  const network = await ValidatorNetwork.start({
    ...shared,
    count: 1,
    folder: join(folder, 'network'),
    genesis: loadGenesis(2),
    snapshotInterval: INTERVAL,
  })
  onTestFinished(() => network.stop())
  const validator = network.validators[0]!
  const senders = [0, 1].map((index) => new Sender(validator.http, index, 50))
  onTestFinished(async () => {
    await Promise.all(senders.map((each) => each.stop()))
  })
  await expect.poll(() => heightOf(validator), PATIENCE).toBeGreaterThan(2 * INTERVAL + 5)

  const node = await joiningNode(network, { ...shared, home: join(folder, 'joining') })
  onTestFinished(() => node.stop())
  await node.start()
  await expect.poll(() => heightOf(node), PATIENCE).toBeGreaterThan(2 * INTERVAL)
  await Promise.all(senders.map((each) => each.stop()))
  const sent = senders.flatMap((each) => each.hashes)
  await expect.poll(() => call(validator.http, 'eth_getTransactionReceipt', [sent.at(-1)]), PATIENCE).not.toBeNull()
  const reached = await heightOf(validator)
  await expect.poll(() => heightOf(node), PATIENCE).toBeGreaterThanOrEqual(reached)

  const height = `0x${reached.toString(16)}`
  for (const [method, params] of [
    ['eth_getBlockByNumber', [height, true]],
    ['eth_getBlockReceipts', [height]],
    ['eth_getBlockByNumber', ['0x0', false]],
    ['eth_getCode', [LOGGER, height]],
    ['eth_getTransactionCount', [((await call(node.http, 'eth_getTransactionByHash', [sent.at(-1)])) as { from: string }).from, height]],
  ] as const) {
    expect(await call(node.http, method, params)).toEqual(await call(validator.http, method, params))
  }
  // It did not execute the first blocks.
  await expect(call(node.http, 'eth_getBlockByNumber', ['0x1', false])).rejects.toThrow('pruned history unavailable')

  await node.kill('both')
  await expect.poll(() => node.starts).toBe(2)
  await expect.poll(() => heightOf(node).catch(() => 0), PATIENCE).toBeGreaterThan(reached + 3)
  expect(node.faults.concat(validator.faults)).toEqual([])
}, 300_000)
