/**
 * Measures the cost of the bundled registry: its files, the time of the first request, its memory. Prints; nothing here can fail.
 *
 *     npx esbuild bench/registry.ts --bundle --splitting --minify --platform=node --format=esm --packages=external --outdir=.tmp/bench-registry
 *     node --expose-gc .tmp/bench-registry/registry.js
 */

import { parseSnapshot } from '../src/planner/document/parse-snapshot.js'
import { bundledRegistry } from '../src/planner/registry/bundled.js'
import { SnapshotIndex } from '../src/planner/snapshot/snapshot-index.js'

const HOME = { chainId: '31337' }

function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** Milliseconds of the clock, and of the processor. */
async function timed<Value>(name: string, run: () => Value | Promise<Value>): Promise<Value> {
  const [clock, processor] = [performance.now(), process.cpuUsage()]
  const value = await run()
  const { user, system } = process.cpuUsage(processor)
  console.log(
    `${name.padEnd(22)} ${(performance.now() - clock).toFixed(0).padStart(5)} ms, ${((user + system) / 1000).toFixed(0)} ms of processors`,
  )
  return value
}

const before = heap()
for (const round of ['first', 'second', 'third']) {
  const document = await timed(`${round}: load and decode`, () => bundledRegistry(HOME))
  const snapshot = await timed(`${round}: check`, () => parseSnapshot(document))
  await timed(`${round}: index`, () => new SnapshotIndex(snapshot))
}
const index = new SnapshotIndex(parseSnapshot(await bundledRegistry(HOME)))
const { chains, assets, transfers } = index.snapshot
console.log(`${chains.length} chains, ${assets.length} assets, ${transfers.length} ways: ${((heap() - before) / 1e6).toFixed(1)} MB`)
