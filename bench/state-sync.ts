/**
 * Measures how long a new node takes to join a chain by state sync, through CometBFT, and how long a call of it waits meanwhile. The chain of one validator is
 * made first, as fast as the engine can, which takes minutes; then the validator has the configuration of `evmbed testnet`. Prints; nothing here can fail.
 *
 *     npm run bench state-sync [blocks] [accounts]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCometbft } from '../adapters/cometbft/index.js'
import { joiningNode } from '../test/validators/joining.js'
import { call, heightOf, loadGenesis } from '../test/validators/load.js'
import { pause, ValidatorNetwork, type ValidatorProcess } from '../test/validators/validator-network.js'

const [, , givenBlocks = '10000', givenAccounts = '100000'] = process.argv
const [blocks, accounts] = [Number(givenBlocks), Number(givenAccounts)]
/** Heights between two snapshots. After its snapshot, a new node executes as many blocks, and those that are decided meanwhile. */
const INTERVAL = 100

const PACE = /^timeout_commit = .*\nskip_timeout_commit = .*$/m
const FULL_SPEED = 'timeout_commit = "0s"\nskip_timeout_commit = true'

const engine = await findCometbft().catch((error: Error) => {
  console.log(`Nothing is measured: ${error.message}`)
  process.exit(0)
})
const folder = mkdtempSync(join(tmpdir(), 'evmbed-state-sync-'))
const shared = { program: fileURLToPath(new URL('./validator.mjs', import.meta.url)), engine }
const genesis = loadGenesis(1)
const filled = Array.from({ length: accounts }, (_, index) => [
  `0x${(2n ** 64n + BigInt(index)).toString(16).padStart(40, '0')}`,
  { balance: '0x1' },
])
let written = ''
const network = await ValidatorNetwork.start({
  ...shared,
  count: 1,
  folder: join(folder, 'network'),
  genesis: { ...genesis, alloc: { ...genesis.alloc, ...Object.fromEntries(filled) } },
  snapshotInterval: INTERVAL,
  configure(config) {
    written = config
    return config.replace(PACE, FULL_SPEED)
  },
})
try {
  const [validator] = network.validators
  const [place] = network.places
  if (!validator || !place) throw new RangeError('no validator')
  const since = stopwatch()
  await reached(validator, blocks)
  console.log(`${blocks} blocks and ${accounts} accounts were made in ${since()} s.`)
  await validator.stop()
  writeFileSync(join(place.home, 'config/config.toml'), written)
  await validator.start()
  // The snapshots of before ended with the process.
  await reached(validator, INTERVAL * (Math.floor(blocks / INTERVAL) + 1) + INTERVAL / 2)
  const node = await joiningNode(network, { ...shared, home: join(folder, 'joining') })
  await joinWith(node, validator).finally(() => node.stop())
} finally {
  await network.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function joinWith(node: ValidatorProcess, validator: ValidatorProcess): Promise<void> {
  const target = await heightOf(validator)
  const since = stopwatch()
  let longest = 0
  const height = async () => {
    const start = performance.now()
    const answer = await heightOf(node)
    longest = Math.max(longest, performance.now() - start)
    return answer
  }
  await node.start()
  console.log(`- the node answers after ${since()} s: it has the genesis`)
  while ((await height()) === 0) await pause(20)
  console.log(`- it has the block of a snapshot after ${since()} s, of which the engine waits 5 s for its peers to name their snapshots`)
  while ((await height()) < target) await pause(20)
  console.log(`- it has block ${target}, the last one when it began, after ${since()} s (goal: 30)`)
  while ((await height()) < (await heightOf(validator)) - 1) await pause(20)
  console.log(`- it follows the chain after ${since()} s; load average ${(loadavg()[0] ?? 0).toFixed(1)}`)
  console.log(`- a call waited ${longest.toFixed(0)} ms for its answer at most`)
  // The snapshot may be of a later block than the target, and then the node has none before it.
  const last = await heightOf(node)
  const number = `0x${last.toString(16)}`
  const [own, other] = await Promise.all([node, validator].map(({ http }) => call(http, 'eth_getBlockByNumber', [number, false])))
  console.log(`- block ${last} is ${JSON.stringify(own) === JSON.stringify(other) ? 'the same' : '**another one**'} on both`)
}

async function reached(validator: ValidatorProcess, height: number): Promise<void> {
  while ((await heightOf(validator)) < height) await pause(200)
}

/** Returns a function that returns the seconds since now. */
function stopwatch(): () => string {
  const start = performance.now()
  return () => ((performance.now() - start) / 1000).toFixed(1)
}
