// @ts-check
/**
 * Builds the page of `evmbed/page` into static files: `index.html`, and scripts, a style sheet and an icon whose names contain a hash of their contents.
 * Part of `npm run build`.
 *
 *     node scripts/build-page.mjs
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = 'adapters/page/browser'

/**
 * Returns the files of the page, by their names.
 *
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function pageFiles() {
  // What the debugger needs is loaded with the first one that is opened. Splitting would make a file of everything that the core loads later.
  const lazy = await bundled({ debugger: `${source}/debugger/panel.ts` })
  const debuggerName = lazy[0]?.[0]
  /** @type {import('esbuild').Plugin} */
  const importDebugger = {
    name: 'import-debugger',
    setup(context) {
      context.onResolve({ filter: /\/debugger\/panel\.js$/ }, () => ({ path: `./${debuggerName}`, external: true }))
    },
  }
  const entries = { page: `${source}/main.ts`, style: `${source}/style.css`, icon: `${source}/icon.svg` }
  const files = new Map([...lazy, ...(await bundled(entries, [importDebugger]))])
  // The document names the files as they are without their hashes.
  let document = readFileSync(join(root, source, 'index.html'), 'utf8')
  for (const name of files.keys()) document = document.replaceAll(`"page/${name.replace(/-\w+\./, '.')}"`, `"page/${name}"`)
  return files.set('index.html', new TextEncoder().encode(document))
}

/**
 * Returns bundles by the names of their files.
 *
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').Plugin[]} plugins
 * @returns {Promise<[string, Uint8Array][]>}
 */
async function bundled(entryPoints, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    plugins,
    entryNames: '[name]-[hash]',
    loader: { '.svg': 'copy' },
    bundle: true,
    // The policy of the page forbids it, and browsers report an attempt as a violation. Hashes are computed in JavaScript then.
    define: { WebAssembly: 'undefined' },
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    outdir: 'out',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles.map(({ path, contents }) => [basename(path), contents])
}

/** Returns the style sheet, for documents of others that show the page (`evmbed/page/style.css`). */
export async function styleSheet() {
  const [[, contents] = ['', new Uint8Array()]] = await bundled({ style: `${source}/style.css` })
  return contents
}

/** Writes the files of the page into an empty folder. */
export async function writePage(/** @type {string} */ folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, contents] of await pageFiles()) writeFileSync(join(folder, name), contents)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writePage(join(root, 'dist/page'))
  writeFileSync(join(root, 'dist/page-style.css'), await styleSheet())
}
