// @ts-check
/**
 * Bundles the runner of the public suites, test/conformance/main.ts, and runs it.
 *
 *     npm run conformance -- DIR
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './reference-file.mjs'

const outdir = join(root, '.tmp/conformance')
await build({
  absWorkingDir: root,
  entryPoints: ['test/conformance/main.ts', 'test/conformance/worker.ts'],
  alias: { evmbed: join(root, 'src/index.ts') },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outdir,
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [join(outdir, 'main.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
