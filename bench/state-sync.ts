/**
 * Measures how long a new node takes to join a chain by state sync, through CometBFT. The chain of one validator is made first, which takes minutes. Prints;
 * nothing here can fail.
 *
 *     npm run bench state-sync [blocks] [accounts]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCometbft } from '../adapters/cometbft/index.js'
import { joiningNode } from '../test/validators/joining.js'
import { call, heightOf, loadGenesis } from '../test/validators/load.js'
import { pause, ValidatorNetwork } from '../test/validators/validator-network.js'

const [, , givenBlocks = '10000', givenAccounts = '100000'] = process.argv
const [blocks, accounts] = [Number(givenBlocks), Number(givenAccounts)]

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
const network = await ValidatorNetwork.start({
  ...shared,
  count: 1,
  folder: join(folder, 'network'),
  genesis: { ...genesis, alloc: { ...genesis.alloc, ...Object.fromEntries(filled) } },
  snapshotInterval: blocks / 10,
  // As fast as the engine is.
  configure: (config) =>
    config.replace(/^timeout_commit = .*$/m, 'timeout_commit = "0s"').replace('skip_timeout_commit = false', 'skip_timeout_commit = true'),
})
try {
  const [validator] = network.validators
  if (!validator) throw new RangeError('no validator')
  const start = performance.now()
  while ((await heightOf(validator)) < blocks + 50) await pause(200)
  console.log(`${blocks} blocks and ${accounts} accounts were made in ${((performance.now() - start) / 1000).toFixed(0)} s.`)
  const node = await joiningNode(network, { ...shared, home: join(folder, 'joining') })
  const begin = performance.now()
  const seconds = () => ((performance.now() - begin) / 1000).toFixed(1)
  try {
    await node.start()
    console.log(`- the node answers after ${seconds()} s`)
    while ((await heightOf(node)) < blocks) await pause(50)
    console.log(`- it has the block of a snapshot after ${seconds()} s, of which the engine takes 5 to ask its peers for snapshots`)
    const target = await heightOf(validator)
    while ((await heightOf(node)) < target) await pause(50)
    console.log(`- it has caught up after ${seconds()} s (goal: 30); load average ${(loadavg()[0] ?? 0).toFixed(1)}`)
    const height = `0x${target.toString(16)}`
    const [own, other] = await Promise.all([node, validator].map(({ http }) => call(http, 'eth_getBlockByNumber', [height, false])))
    console.log(`- block ${target} is ${JSON.stringify(own) === JSON.stringify(other) ? 'the same' : '**another one**'} on both`)
  } finally {
    await node.stop()
  }
} finally {
  await network.stop()
  rmSync(folder, { recursive: true, force: true })
}
