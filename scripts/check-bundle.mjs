// @ts-check
/**
 * Bundles the core for a browser page, checks that it imports nothing of Node, runs a chain with only the globals of the web platform, and compares
 * the size of what a page loads at once with scripts/bundle-budget.json. Over budget, it prints which folders and packages have grown. Bounds the size of
 * the page that shows a chain, too.
 *
 *     node scripts/check-bundle.mjs [--write]
 *
 * `--write` sets the budget anew: a quarter more than what is measured.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { pageFiles } from './build-page.mjs'

/** Globals that browsers, workers, Node and Electron share and that are no part of the language. */
const PLATFORM = [
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
]

const budgetFile = new URL('bundle-budget.json', import.meta.url)
/**
 * Bytes. `measured` has the minified bytes of folders and packages when the budget was set.
 *
 * @type {{ minified: number, gzipped: number, measured: Readonly<Record<string, number>> }}
 */
const budget = JSON.parse(readFileSync(budgetFile, 'utf8'))

/** @type {import('esbuild').BuildOptions & { write: false }} */
const options = {
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: ['src/index.ts'],
  bundle: true,
  // esbuild itself refuses a module of Node when it builds for a browser.
  platform: 'browser',
  target: 'es2022',
  minify: true,
  write: false,
  logLevel: 'warning',
}

const { outputFiles } = await build({ ...options, format: 'iife', globalName: 'evmbed' })
const globals = Object.fromEntries(PLATFORM.map((name) => [name, Reflect.get(globalThis, name)]))
const page = createContext(globals)
new Script(outputFiles[0]?.text ?? '', { filename: 'evmbed.min.js' }).runInContext(page)
const height = await new Script(`(async () => {
  const node = await evmbed.createNode()
  const [{ address: from }, { address: to }] = node.accounts
  await node.request('eth_sendTransaction', [{ from, to, value: '0x1' }])
  const height = await node.request('eth_blockNumber')
  await node.close()
  return height
})()`).runInContext(page)
if (height !== '0x1') throw new Error(`a chain in a page is at ${height} after its first transaction`)
console.log('bundle: a chain runs without Node')

const split = await build({ ...options, format: 'esm', splitting: true, metafile: true, outdir: 'out' })
const outputs = split.metafile.outputs
const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === 'src/index.ts') ?? ''

/** Returns the files that a page must load before `file` runs. */
function loadedWith(/** @type {string} */ file, /** @type {Set<string>} */ loaded = new Set()) {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') loadedWith(path, loaded)
  return loaded
}

const atOnce = loadedWith(entry)
/** Source of the registry. Only requests for routes or balances may load it. */
const REGISTRY = 'src/planner/registry/tables.ts'
const registryAtOnce = [...atOnce].filter((file) => REGISTRY in (outputs[file]?.inputs ?? {}))
const registryLater = Object.keys(outputs).filter((file) => REGISTRY in (outputs[file]?.inputs ?? {}) && !atOnce.has(file))
if (registryAtOnce.length > 0 || registryLater.length !== 1) {
  throw new Error(`the registry is not in one file of its own that is loaded later: ${[...registryAtOnce, ...registryLater].join(', ')}`)
}
console.log('bundle: the registry is loaded later')
const isAtOnce = (/** @type {import('esbuild').OutputFile} */ file) => [...atOnce].some((name) => file.path.endsWith(name))
// esbuild splits what is shared into many small files; the package has what is loaded at once in one.
const sizeOf = (/** @type {import('esbuild').OutputFile[]} */ files) => {
  const contents = Buffer.concat(files.map((file) => file.contents))
  return { minified: contents.length, gzipped: gzipSync(contents).length }
}
const size = sizeOf(split.outputFiles.filter(isAtOnce))
const later = sizeOf(split.outputFiles.filter((file) => !isAtOnce(file)))
const measured = sizesByFolder()

if (process.argv.includes('--write')) {
  const withAir = (/** @type {number} */ bytes) => Math.ceil((bytes * 1.25) / 1000) * 1000
  const set = { minified: withAir(size.minified), gzipped: withAir(size.gzipped), measured }
  writeFileSync(budgetFile, `${JSON.stringify(set, null, 2)}\n`)
  Object.assign(budget, set)
}

const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`
for (const kind of /** @type {const} */ (['minified', 'gzipped'])) {
  console.log(
    `bundle: ${kilobytes(size[kind])} ${kind} at once (budget ${kilobytes(budget[kind])}), ${kilobytes(later[kind])} with their first use`,
  )
  if (size[kind] > budget[kind]) process.exitCode = 1
}
if (process.exitCode) {
  console.error('bundle: over budget (scripts/bundle-budget.json). What has grown since it was set:')
  const grown = Object.entries(measured).map(([folder, bytes]) => ({ folder, bytes, more: bytes - (budget.measured[folder] ?? 0) }))
  for (const { folder, bytes, more } of grown.sort((a, b) => b.more - a.more)) {
    if (more > 0) console.error(`  +${more} bytes  ${folder} (now ${bytes})`)
  }
}

/** Gzipped bytes of the page that shows a chain, with all its files. */
const PAGE_BUDGET = 150_000
const pageSize = [...(await pageFiles()).values()].reduce((total, contents) => total + gzipSync(contents).length, 0)
console.log(`bundle: the page is ${kilobytes(pageSize)} gzipped (budget ${kilobytes(PAGE_BUDGET)})`)
if (pageSize > PAGE_BUDGET) {
  console.error('bundle: the page is over its budget')
  process.exitCode = 1
}

/** Returns the minified bytes that a page loads at once, by folder of the sources (`src/chain`, `src/evm/wasm`) and by package. */
function sizesByFolder() {
  /** @type {Map<string, number>} */
  const sizes = new Map()
  for (const file of atOnce) {
    for (const [path, { bytesInOutput }] of Object.entries(outputs[file]?.inputs ?? {})) {
      const folder = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? posix.dirname(path)
      sizes.set(folder, (sizes.get(folder) ?? 0) + bytesInOutput)
    }
  }
  return Object.fromEntries([...sizes].sort(([, a], [, b]) => b - a))
}
