// @ts-check
/**
 * Bundles the soak test, test/fuzz/main.ts, and runs it.
 *
 *     npm run fuzz -- [--calls N] [--seed S] [--slice K]
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './reference-file.mjs'

const outfile = join(root, '.tmp/fuzz/main.mjs')
await build({
  absWorkingDir: root,
  entryPoints: ['test/fuzz/main.ts'],
  // The transcripts are found beside the sources, not beside the bundle.
  define: { 'import.meta.dirname': JSON.stringify(join(root, 'test/fuzz')) },
  alias: { evmbed: join(root, 'src/index.ts') },
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
