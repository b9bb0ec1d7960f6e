// @ts-check
/**
 * Bundles the core for a browser page, sees that nothing of Node is left in it and that it loads where only the web platform's globals
 * exist, and compares its size with scripts/bundle-budget.json.
 *
 *     node scripts/check-bundle.mjs
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What browsers, workers, Node and Electron have in common and the language itself does not bring. */
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

// esbuild itself refuses a module of Node when it builds for a browser.
const { outputFiles } = await build({
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  entryPoints: ['src/index.ts'],
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  globalName: 'evmbed',
  minify: true,
  write: false,
  logLevel: 'warning',
})
const code = outputFiles[0]?.contents ?? new Uint8Array()

const globals = Object.fromEntries(PLATFORM.map((name) => [name, Reflect.get(globalThis, name)]))
const page = createContext(globals)
new Script(Buffer.from(code).toString(), { filename: 'evmbed.min.js' }).runInContext(page)
const names = new Script('Object.keys(evmbed)').runInContext(page)

const size = { minified: code.length, gzipped: gzipSync(code).length }
const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`
console.log(`bundle: ${names.length} exports load without Node`)
for (const kind of /** @type {const} */ (['minified', 'gzipped'])) {
  console.log(`bundle: ${kilobytes(size[kind])} ${kind}, budget ${kilobytes(budget[kind])}`)
  if (size[kind] > budget[kind]) process.exitCode = 1
}
if (process.exitCode) console.error('bundle: over budget (scripts/bundle-budget.json)')
