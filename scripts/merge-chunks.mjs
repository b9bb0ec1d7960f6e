// @ts-check
/**
 * Merges the files of the build. What `dist/index.js` loads at once becomes one file, the engine and the signatures, which the first transaction loads, become one file each, and what `evmbed dev` loads beside them two: esbuild splits what is shared
 * into some hundred files, and Node takes longer to find and link a file than to run it. Writes the same files as CommonJS, which esbuild cannot split: so
 * both formats load rarely used parts later, and have one copy of the core in a process. Part of `npm run build`.
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

/** The import of esbuild's helpers, which it adds to an entry that uses none of them, too. */
const HELPERS = /^import"\.\/chunk-\w+\.js";/m

/**
 * Reads a file with its source map, which then leads to the sources. The command line gets no helpers: they are in the core, which it loads after it has told
 * Node to keep compiled code. Spaces in their place leave the columns as they are.
 *
 * @type {import('rollup').Plugin}
 */
const withSourceMap = {
  name: 'with-source-map',
  load(id) {
    const code = readFileSync(id, 'utf8')
    return {
      code: id === inDist('cli') ? code.replace(HELPERS, (statement) => ' '.repeat(statement.length)) : code,
      map: readFileSync(`${id}.map`, 'utf8'),
    }
  },
}

const files = [
  // The command line is started, not required.
  ...(await merge('es', 'js', [...entries, 'cli'])),
  ...(await merge('cjs', 'cjs', entries)),
]
const early = files
  .flatMap((file) => (file.fileName === 'cli.js' && file.type === 'chunk' ? file.imports : []))
  .filter((name) => !name.startsWith('node:'))
if (early.length > 0) throw new Error(`cli.js loads ${early.join(', ')} before Node keeps compiled code`)
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
  /** @type {ReturnType<typeof groupsOf> | undefined} */
  let groups
  const { output } = await bundle.generate({
    format,
    // Source maps are relative to the folder of their files.
    dir: dist,
    exports: 'named',
    sourcemap: true,
    compact: true,
    entryFileNames: `[name].${extension}`,
    // The names of esbuild end with a hash already.
    chunkFileNames: ({ name }) => `${name.replace(/-[A-Z0-9]{8}$/, '')}-[hash].${extension}`,
    hoistTransitiveImports: false,
    onlyExplicitManualChunks: true,
    minifyInternalExports: false,
    manualChunks(id, { getModuleInfo }) {
      groups ??= groupsOf(names, getModuleInfo)
      return groups.find(({ files }) => files.has(id))?.name
    },
  })
  return output
}

/**
 * Returns the files that are merged, by the name of the file that they become.
 *
 * @param {readonly string[]} names of entries
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function groupsOf(names, getModuleInfo) {
  const loaded = (/** @type {readonly string[]} */ files) =>
    new Set(files.flatMap((file) => [...loadedWith(join(dist, file), getModuleInfo)]))
  const core = loaded(['index.js'])
  const libraries = loaded(names.filter((name) => name !== 'cli').map((name) => `${name}.js`))
  // Modules of the command line are loaded with import(), so esbuild named their files after them.
  const built = readdirSync(dist).filter((file) => names.includes('cli') && /^(?:cli|dev)-\w+\.js$/.test(file))
  const withTheirImports = (/** @type {RegExp} */ names) => {
    const roots = readdirSync(dist).filter((file) => names.test(file))
    return new Set([...roots.map((file) => join(dist, file)), ...loaded(roots)].filter((file) => !core.has(file)))
  }
  const everyCommand = loaded(built.filter((file) => file.startsWith('cli-')))
  const dev = [...loaded(built.filter((file) => file.startsWith('dev-')))].filter((file) => !everyCommand.has(file))
  return [
    { name: 'core', files: core },
    { name: 'engine', files: withTheirImports(/^(?:wasm-executor|module|binary)-\w+\.js$/) },
    { name: 'signatures', files: withTheirImports(/^secp256k1[.-](?:wasm|base64)-\w+\.js$/) },
    { name: 'servers', files: new Set(dev.filter((file) => libraries.has(file))) },
    { name: 'dev', files: new Set(dev) },
  ]
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
