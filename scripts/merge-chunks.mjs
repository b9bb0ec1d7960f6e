// @ts-check
/**
 * Merges the files that `dist/index.js` loads at once into one, and those of the command line into another. esbuild splits the modules into some thirty
 * files, and Node takes longer to find and link thirty files than to run them. Part of `npm run build`.
 *
 *     node scripts/merge-chunks.mjs
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
/** Data that both module systems load from the same file, by its name. */
const REGISTRY = 'registry-tables.js'

const { exports, bin } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const entries = [...JSON.stringify([exports, bin]).matchAll(/"\.\/dist\/([\w-]+)\.js"/g)].map(([, name = '']) => name)
const inDist = (/** @type {string} */ name) => join(dist, `${name}.js`)

/** @type {import('rollup').Plugin} Reads a file with its source map, which then leads to the sources. */
const withSourceMap = {
  name: 'with-source-map',
  load: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
}

const bundle = await rollup({
  input: Object.fromEntries(entries.map((name) => [name, inDist(name)])),
  // esbuild has removed what is unused.
  treeshake: false,
  plugins: [withSourceMap],
  external: (id) => id.endsWith(REGISTRY) || !/^[./]|^[A-Z]:/.test(id),
})
/** @type {Set<string> | undefined} */
let core
const { output } = await bundle.generate({
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  hoistTransitiveImports: false,
  minifyInternalExports: false,
  manualChunks(id, { getModuleInfo }) {
    core ??= loadedWith(inDist('index'), getModuleInfo)
    return core.has(id) ? 'core' : undefined
  },
})

for (const file of readdirSync(dist)) if (/\.js(?:\.map)?$/.test(file) && file !== REGISTRY) rmSync(join(dist, file))
for (const file of output) writeFileSync(join(dist, file.fileName), file.type === 'chunk' ? file.code : file.source)

/**
 * Returns the files that an entry imports, without the entry itself.
 *
 * @param {string} entry
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function loadedWith(entry, getModuleInfo) {
  const loaded = new Set([entry])
  for (const id of loaded) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) if (!getModuleInfo(imported)?.isExternal) loaded.add(imported)
  }
  loaded.delete(entry)
  return loaded
}
