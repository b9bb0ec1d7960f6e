// @ts-check
/**
 * Bundles the core for a browser page, checks that it imports nothing of Node, runs a chain with only the globals of the web platform, and compares
 * the size of the files that a page loads at once with scripts/bundle-budget.json.
 *
 *     node scripts/check-bundle.mjs
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

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

/** @type {{ minified: number, gzipped: number }} bytes */
const budget = JSON.parse(readFileSync(new URL('bundle-budget.json', import.meta.url), 'utf8'))

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
const sizeOf = (/** @type {import('esbuild').OutputFile[]} */ files) => ({
  minified: files.reduce((sum, { contents }) => sum + contents.length, 0),
  gzipped: files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0),
})
const size = sizeOf(split.outputFiles.filter(isAtOnce))
const later = sizeOf(split.outputFiles.filter((file) => !isAtOnce(file)))

const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`
for (const kind of /** @type {const} */ (['minified', 'gzipped'])) {
  console.log(
    `bundle: ${kilobytes(size[kind])} ${kind} at once (budget ${kilobytes(budget[kind])}), ${kilobytes(later[kind])} when a blob, a script tracer or a route needs them`,
  )
  if (size[kind] > budget[kind]) process.exitCode = 1
}
if (process.exitCode) console.error('bundle: over budget (scripts/bundle-budget.json)')
