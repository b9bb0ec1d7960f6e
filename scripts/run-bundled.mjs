// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './reference-file.mjs'

/**
 * Bundles a program of the tests and runs it with the arguments of this process. Its exit code becomes that of this process.
 *
 * @param {string} name folder in .tmp for the bundle
 * @param {readonly [main: string, ...others: string[]]} sources the program, and the sources of its workers, in one folder
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function runBundled(name, sources, options = {}) {
  const outdir = join(root, '.tmp', name)
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      sources.map((source, index) => [index === 0 ? 'main' : source.replace(/^.*\/(.*)\.ts$/, '$1'), source]),
    ),
    alias: { evmbed: join(root, 'src/index.ts') },
    bundle: true,
    splitting: sources.length > 1,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    ...options,
  })
  const { status } = spawnSync(process.execPath, [join(outdir, 'main.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
