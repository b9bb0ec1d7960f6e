// @ts-check
/** Builds the playground into static files. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { samples } from './samples.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = 'site/playground'

/** Modules that samples import, and their entries. */
const MODULES = {
  evmbed: { name: 'evmbed', entry: `${here}/evmbed.ts` },
  'evmbed/viem': { name: 'evmbed-viem', entry: `${here}/viem-adapter.ts` },
  'evmbed/ethers': { name: 'evmbed-ethers', entry: `${here}/ethers-adapter.ts` },
  'playground/solc': { name: 'solc', entry: `${here}/solc.ts` },
  viem: { name: 'viem', entry: 'viem' },
  'viem/chains': { name: 'viem-chains', entry: 'viem/chains' },
  'viem/accounts': { name: 'viem-accounts', entry: 'viem/accounts' },
  ethers: { name: 'ethers', entry: 'ethers' },
}

/** @param {string} folder */
export async function buildPlayground(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: `${here}/main.ts`,
      'sample-worker': `${here}/sample-worker.ts`,
      style: `${here}/style.css`,
      ...Object.fromEntries(Object.values(MODULES).map(({ name, entry }) => [name, entry])),
    },
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    outdir: folder,
    logLevel: 'warning',
  })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, here, 'solc-worker.js'), join(folder, 'solc-worker.js'))
  cpSync(createRequire(import.meta.url).resolve('solc/soljson.js'), join(folder, 'soljson.js'))
  const modules = Object.fromEntries(Object.entries(MODULES).map(([specifier, { name }]) => [specifier, `./${name}.js`]))
  const page = readFileSync(join(root, here, 'index.html'), 'utf8')
    .replace('<!-- modules -->', () => `<script type="application/json" id="modules">${JSON.stringify(modules)}</script>`)
    // A script element ends with the first </script> in it.
    .replace(
      '<!-- samples -->',
      () => `<script type="application/json" id="samples">${JSON.stringify(samples()).replaceAll('<', '\\u003c')}</script>`,
    )
  writeFileSync(join(folder, 'index.html'), page)
}
