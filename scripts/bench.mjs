// @ts-check
/**
 * Bundles the benchmarks and runs the named ones, or all.
 *
 *     npm run bench [-- name [argument…]]
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './reference-file.mjs'

const BENCHMARKS = ['engine', 'tracing-off', 'first-answer', 'peers', 'forks', 'memory', 'planner']
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

const WITHOUT_TRACING = 'executor-without-tracing'
await build({
  ...shared,
  entryPoints: [`bench/${WITHOUT_TRACING}.ts`],
  plugins: [
    {
      name: 'no-tracing',
      setup: ({ onResolve }) => onResolve({ filter: /^\.\/tracing\.js$/ }, () => ({ path: join(root, 'bench/no-tracing.ts') })),
    },
  ],
})
await build({
  ...shared,
  entryPoints: [...BENCHMARKS.map((name) => `bench/${name}.ts`), 'bench/server.ts', 'bench/engine-cold.ts'],
  alias: { evmbed: join(root, 'src/index.ts') },
  plugins: [
    {
      name: 'apart',
      setup: ({ onResolve }) =>
        onResolve({ filter: new RegExp(`/${WITHOUT_TRACING}\\.js$`) }, () => ({ path: `./${WITHOUT_TRACING}.mjs`, external: true })),
    },
  ],
})

const [wanted, ...rest] = process.argv.slice(2)
for (const name of BENCHMARKS) {
  if (wanted !== undefined && wanted !== name) continue
  const { status } = spawnSync(process.execPath, ['--expose-gc', join(outdir, `${name}.mjs`), ...rest], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
if (wanted !== undefined && !BENCHMARKS.includes(wanted)) {
  console.error(`bench: there is no ${wanted}; there are ${BENCHMARKS.join(', ')}`)
  process.exitCode = 1
}
