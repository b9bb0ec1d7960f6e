import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { defineConfig, type Options } from 'tsup'

const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Entries: the subpaths of `exports` in package.json. `.` is the core, `./http` is `adapters/http/index.ts`, and `./testing/gas`
 * is `adapters/testing/gas/index.ts`, which is built as `dist/testing-gas.js`.
 * An entry whose source is missing is not built, and `npm run package` reports it.
 */
const entry: Record<string, string> = {}
for (const subpath of Object.keys(manifest.exports)) {
  if (subpath.endsWith('.json')) continue
  const name = subpath === '.' ? 'index' : subpath.slice(2)
  const source = subpath === '.' ? 'src/index.ts' : `adapters/${name}/index.ts`
  if (existsSync(source)) entry[name.replaceAll('/', '-')] = source
}

/**
 * The declarations of the entries, which `npm run build` emits before. To bundle them takes seconds; tsup would take minutes to infer the types of the
 * sources, once for each format.
 */
const declarations = Object.fromEntries(
  Object.entries(entry).map(([name, source]) => [name, `.tmp/declarations/${source.replace(/\.ts$/, '.d.ts')}`]),
)

/** The data of the bundled registry. It is one ES module without a source map, because both formats can load it with `import()`. */
const REGISTRY = { name: 'registry-tables', source: 'src/planner/registry/tables.ts' }

/** Loads the registry from its own file instead of including it. */
const importRegistry: Plugin = {
  name: 'import-registry',
  setup(build) {
    build.onResolve({ filter: /\/tables\.js$/ }, ({ path, importer }) => {
      const isRegistry = importer !== '' && resolve(dirname(importer), path.replace(/\.js$/, '.ts')) === resolve(REGISTRY.source)
      return isRegistry ? { path: `./${REGISTRY.name}.js`, external: true } : undefined
    })
  },
}

const { index, ...adapters } = entry
/** Sources that adapters share: the internal interface of the core, the parts of servers, and the checks of matchers. They are files of the package, but no entries. */
const CORE = 'src/internal-planner.ts'
const internal: Record<string, string> = {
  internal: CORE,
  server: 'adapters/server/index.ts',
  'testing-matchers': 'adapters/testing/matchers/index.ts',
}

/**
 * Keeps one copy of the core in a process. ESM output is split and shares its chunks; esbuild cannot split CommonJS, so there an entry
 * requires the file of another entry instead of including it.
 */
const requireOtherEntries: Plugin = {
  name: 'require-other-entries',
  setup(build) {
    const outputs = new Map(Object.entries({ ...adapters, ...internal }).map(([name, source]) => [resolve(source), `./${name}.cjs`]))
    outputs.set(resolve('src/internal.ts'), './internal.cjs')
    const core = resolve(CORE)
    build.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer }) => {
      const target = resolve(dirname(importer), path.replace(/\.js$/, '.ts'))
      const output = outputs.get(target)
      return output && importer && importer !== core ? { path: output, external: true } : undefined
    })
  },
}

/** Makes the public API a selection of the names that the core exports: it requires the core instead of including it. */
const requireCore: Plugin = {
  name: 'require-core',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, ({ importer }) => (importer ? { path: './internal.cjs', external: true } : undefined))
  },
}

/**
 * Dependencies that are part of the built files, because they are loaded before the first answer or in many small files: Node takes longer to find and
 * link the files of a dependency than to run them. `npm run build` writes their licences.
 */
const BUNDLED = [/^@noble\//, /^@scure\//, '@bitauth/libauth', '@ethereumjs/rlp', /^ethereum-cryptography/, 'eventemitter3', 'smol-toml']

/** Leaves the libraries of the reference engine where EthereumJS finds them, so that both use one copy. */
const shareWithReference: Plugin = {
  name: 'share-with-reference',
  setup(build) {
    build.onResolve({ filter: /^@noble\// }, ({ path, importer }) =>
      /[\\/]evm[\\/]ethereumjs[\\/]/.test(importer) ? { path, external: true } : undefined,
    )
  },
}

/** Reads the global `crypto` when random bytes are needed. @noble/hashes reads it at once, and Node loads all of its cryptography with it. */
const readCryptoLater: Plugin = {
  name: 'read-crypto-later',
  setup(build) {
    build.onResolve({ filter: /^@noble\/hashes\/crypto$/ }, ({ path }) => ({ path, namespace: 'crypto' }))
    build.onLoad({ filter: /./, namespace: 'crypto' }, () => ({
      contents: 'export const crypto = { getRandomValues: (array) => globalThis.crypto.getRandomValues(array) }',
    }))
  },
}

const shared: Options = {
  target: 'es2022',
  // The core names no platform; adapters may import Node's modules, which stay as they are.
  platform: 'neutral',
  external: [/^node:/],
  noExternal: BUNDLED,
  esbuildOptions(options) {
    options.mainFields = ['module', 'main']
  },
  sourcemap: true,
  outDir: 'dist',
}

// Five builds fill the folder at the same time: none of them may empty it.
rmSync('dist', { recursive: true, force: true })

export default defineConfig([
  {
    ...shared,
    name: 'esm',
    format: 'esm',
    entry: { ...entry, cli: 'adapters/cli/main.ts' },
    splitting: true,
    esbuildPlugins: [shareWithReference, readCryptoLater, importRegistry],
  },
  {
    ...shared,
    name: 'cjs',
    format: 'cjs',
    entry: { ...adapters, ...internal },
    splitting: false,
    esbuildPlugins: [shareWithReference, readCryptoLater, importRegistry, requireOtherEntries],
  },
  { ...shared, name: 'cjs, public API', format: 'cjs', entry: { index: index ?? '' }, splitting: false, esbuildPlugins: [requireCore] },
  { ...shared, name: 'registry', format: 'esm', entry: { [REGISTRY.name]: REGISTRY.source }, sourcemap: false },
  { ...shared, name: 'types', format: ['esm', 'cjs'], entry: declarations, dts: { only: true } },
])
