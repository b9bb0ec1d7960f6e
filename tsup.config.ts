import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Entries: the subpaths of `exports` in package.json. `.` is the core, `./http` is `adapters/http/index.ts`. All files are in one folder, so that they find
 * each other: that of `./testing/viem` is `testing-viem`.
 * An entry whose source is missing is not built, and `npm run package` reports it.
 */
const entry: Record<string, string> = {}
for (const subpath of Object.keys(manifest.exports)) {
  if (/\.(?:json|css)$/.test(subpath)) continue
  const name = subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-')
  const source = subpath === '.' ? 'src/index.ts' : `adapters/${subpath.slice(2)}/index.ts`
  if (existsSync(source)) entry[name] = source
}

/**
 * The declarations of the entries, which `npm run build` emits before. To bundle them takes seconds; tsup would take minutes to infer the types of the
 * sources, once for each format.
 */
const declarations = Object.fromEntries(
  Object.entries(entry).map(([name, source]) => [name, `.tmp/declarations/${source.replace(/\.ts$/, '.d.ts')}`]),
)

/** The data of the bundled registry. It is one ES module without a source map, because both formats load it with `import()`. */
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

/**
 * Dependencies that are part of the built files, because they are loaded before the first answer or in many small files: Node takes longer to find and
 * link the files of a dependency than to run them. `npm run build` writes their licences.
 */
const BUNDLED = [
  /^@noble\//,
  /^@scure\//,
  '@bitauth/libauth',
  '@ethereumjs/rlp',
  /^ethereum-cryptography/,
  'eventemitter3',
  /^micro-eth-signer/,
  'micro-packed',
  /^protobufjs/,
  'smol-toml',
]

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

// Three builds fill the folder at the same time: none of them may empty it.
rmSync('dist', { recursive: true, force: true })

export default defineConfig([
  {
    name: 'sources',
    entry: { ...entry, cli: 'adapters/cli/main.ts' },
    format: 'esm',
    splitting: true,
    target: 'es2022',
    // The core names no platform; adapters may import Node's modules, which stay as they are.
    platform: 'neutral',
    external: [/^node:/],
    // `node:test` has no other name.
    removeNodeProtocol: false,
    noExternal: BUNDLED,
    esbuildPlugins: [shareWithReference, readCryptoLater, importRegistry],
    esbuildOptions(options) {
      options.mainFields = ['module', 'main']
      // A process compiles what it loads, comments and indentation included. Names stay, so that stack traces can be read.
      options.minifyWhitespace = true
      options.minifySyntax = true
      // Node prints the line of an uncaught error.
      options.lineLimit = 160
      // `npm run build` writes the licences into a file of their own.
      options.legalComments = 'none'
    },
    sourcemap: true,
    outDir: 'dist',
  },
  { name: 'registry', entry: { [REGISTRY.name]: REGISTRY.source }, format: 'esm', target: 'es2022', platform: 'neutral', outDir: 'dist' },
  { name: 'types', entry: declarations, format: ['esm', 'cjs'], dts: { only: true }, outDir: 'dist' },
])
