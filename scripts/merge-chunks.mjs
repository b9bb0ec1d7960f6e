// @ts-check
/**
 * Merges the files of the build: what `dist/index.js` loads at once becomes one file. esbuild splits the modules into some thirty files, and Node takes longer
 * to find and link thirty files than to run them. Writes the same files as CommonJS, which esbuild cannot split: so both formats load rarely used parts
 * later, and have one copy of the core in a process. Part of `npm run build`.
 *
 *     node scripts/merge-chunks.mjs
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
/** Data that both formats load from one ES module with `import()`. It is 750 kB of text, and a source map would double it. */
const REGISTRY = 'registry-tables.js'

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const entries = [...JSON.stringify(exports).matchAll(/"\.\/dist\/([\w-]+)\.js"/g)].map(([, name = '']) => name)
const inDist = (/** @type {string} */ name) => join(dist, `${name}.js`)

/** @type {import('rollup').Plugin} Reads a file with its source map, which then leads to the sources. */
const withSourceMap = {
  name: 'with-source-map',
  load: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
}

const files = [
  // The command line is started, not required.
  ...(await merge('es', 'js', [...entries, 'cli'])),
  ...(await merge('cjs', 'cjs', entries)),
]
for (const file of readdirSync(dist)) if (/\.js(?:\.map)?$/.test(file) && file !== REGISTRY) rmSync(join(dist, file))
for (const file of files) writeFileSync(join(dist, file.fileName), file.type === 'chunk' ? file.code : file.source)

/**
 * @param {'es' | 'cjs'} format
 * @param {string} extension
 * @param {readonly string[]} names
 */
async function merge(format, extension, names) {
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [name, inDist(name)])),
    // esbuild has removed what is unused.
    treeshake: false,
    plugins: [withSourceMap],
    external: (id) => id.endsWith(REGISTRY) || !/^[./]|^[A-Z]:/.test(id),
  })
  /** @type {Set<string> | undefined} */
  let core
  const { output } = await bundle.generate({
    format,
    exports: 'named',
    sourcemap: true,
    compact: true,
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
    hoistTransitiveImports: false,
    minifyInternalExports: false,
    manualChunks(id, { getModuleInfo }) {
      core ??= loadedWith(inDist('index'), getModuleInfo)
      return core.has(id) ? 'core' : undefined
    },
  })
  return output
}

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
