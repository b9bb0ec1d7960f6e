// @ts-check
/**
 * Bundles the benchmarks and runs the named ones, or all.
 *
 *     npm run bench [-- name [argument…]]
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './reference-file.mjs'

const BENCHMARKS = [
  'test-file',
  'tests',
  'ordinary',
  'engine',
  'coverage',
  'stack-trace',
  'forks',
  'remote-forks',
  'memory',
  'store',
  'state-files',
  'interval-hours',
  'planner',
  'validators',
  'state-sync',
  'page',
]
/** Programs that benchmarks start. */
const PROGRAMS = ['slow-proxy', 'engine-cold', 'contender', 'cold', 'flood', 'test-file-process']
/** Signals that end this process. */
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const outdir = join(root, '.tmp/bench')

/** @type {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outdir,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
}

await build({
  ...shared,
  entryPoints: [...BENCHMARKS, ...PROGRAMS].map((name) => `bench/${name}.ts`),
  alias: { evmbed: join(root, 'src/index.ts') },
})
await build({ ...shared, entryPoints: ['test/validators/validator.ts'] })

const [wanted, ...rest] = process.argv.slice(2)
if (wanted === undefined || wanted === 'test-file' || wanted === 'tests' || (wanted === 'ordinary' && !rest.includes('--draw'))) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/install-peers.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
for (const name of BENCHMARKS) {
  if (wanted !== undefined && wanted !== name) continue
  const child = spawn(process.execPath, ['--expose-gc', join(outdir, `${name}.mjs`), ...rest], { cwd: root, stdio: 'inherit' })
  // A benchmark ends with this process.
  const end = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, end)
  const [status, signal] = await once(child, 'exit')
  for (const each of SIGNALS) process.off(each, end)
  if (status !== 0) process.exitCode = 1
  if (signal !== null) break
}
if (wanted !== undefined && !BENCHMARKS.includes(wanted)) {
  console.error(`bench: there is no ${wanted}; there are ${BENCHMARKS.join(', ')}`)
  process.exitCode = 1
}
