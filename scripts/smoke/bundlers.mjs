// @ts-check
/**
 * Bundlers that make a page of `start.mjs`, each with the settings that it needs. Their packages are not dependencies of the project: `npm run smoke -- --bundlers`
 * installs those that are missing.
 */

/**
 * @typedef {object} Bundler
 * @property {string} title with its version in the table
 * @property {string} name of its folder
 * @property {Readonly<Record<string, string>>} packages exact versions; the first one is the bundler
 * @property {Readonly<Record<string, string>>} files of the project, beside the programs
 * @property {string} settings a sentence for the table: what evmbed needs of the configuration, beyond that of any other package
 * @property {Readonly<Record<string, unknown>>} [fields] of its package.json
 * @property {readonly string[]} command a file in node_modules, and its arguments
 * @property {string} out folder of the built site
 * @property {readonly string[]} places where its programs run
 */

const page = (/** @type {string} */ script) =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body><script type="module" src="${script}"></script></body></html>`

/** @type {readonly Bundler[]} */
export const BUNDLERS = [
  {
    title: 'Vite',
    name: 'vite',
    packages: { vite: '8.3.8' },
    files: { 'index.html': page('/start.mjs'), 'vite.config.mjs': `export default { worker: { format: 'es' } }\n` },
    settings: "`worker: { format: 'es' }` for a worker",
    command: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    out: 'dist',
    places: ['page', 'worker'],
  },
  {
    title: 'webpack',
    name: 'webpack',
    packages: { webpack: '5.113.0', 'webpack-cli': '7.3.1' },
    files: {
      'webpack.config.mjs': `export default { mode: 'production', entry: './start.mjs', performance: { hints: false } }\n`,
      'dist/index.html': page('main.js'),
    },
    settings: 'none',
    command: ['webpack-cli/bin/cli.js', 'build'],
    out: 'dist',
    places: ['page', 'worker'],
  },
  {
    title: 'Rollup',
    name: 'rollup',
    packages: {
      rollup: '4.68.8',
      '@rollup/plugin-node-resolve': '16.0.3',
      '@rollup/plugin-commonjs': '29.0.3',
      '@rollup/plugin-json': '6.1.0',
    },
    files: {
      'rollup.config.mjs': `import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import resolve from '@rollup/plugin-node-resolve'

export default {
  input: 'page.mjs',
  output: { dir: 'dist', format: 'es' },
  plugins: [resolve({ browser: true }), commonjs(), json()],
}
`,
      'dist/index.html': `<!doctype html><meta charset="utf-8"><script type="module">new Worker('page.js', { type: 'module' }); import('./page.js')</script>`,
    },
    settings: 'the plugins node-resolve (`browser: true`), commonjs and json',
    command: ['rollup/dist/bin/rollup', '--config', '--silent'],
    out: 'dist',
    places: ['page', 'worker'],
  },
  {
    title: 'Parcel',
    name: 'parcel',
    packages: { parcel: '2.16.4' },
    files: { 'index.html': page('start.mjs') },
    settings:
      '`"@parcel/resolver-default": { "packageExports": true }` in package.json; for a worker also `"@parcel/bundler-default": { "disableSharedBundles": true }`',
    // Without the second one, a worker runs before a part that it shares with the page is loaded.
    fields: { '@parcel/resolver-default': { packageExports: true }, '@parcel/bundler-default': { disableSharedBundles: true } },
    command: ['parcel/lib/bin.js', 'build', 'index.html', '--no-cache', '--no-source-maps', '--log-level', 'warn'],
    out: 'dist',
    places: ['page', 'worker'],
  },
  {
    title: 'Next.js',
    name: 'next',
    packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    files: {
      'app/layout.jsx': `export default ({ children }) => <html><body>{children}</body></html>\n`,
      'app/page.jsx': `'use client'
import { useEffect } from 'react'

export default function Page() {
  useEffect(() => void import('../start.mjs'), [])
  return null
}
`,
      'next.config.mjs': `export default { output: 'export' }\n`,
    },
    settings: 'none',
    command: ['next/dist/bin/next', 'build'],
    out: 'out',
    places: ['page', 'worker'],
  },
]
