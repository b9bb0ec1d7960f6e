// @ts-check
/**
 * Packs the package as for publishing and checks the tarball: its fields and files with publint, the types of each module system with attw, the
 * names in its declarations, programs that import it with TypeScript, and its behaviour at run time in a separate process. Requires a fresh build.
 *
 *     node scripts/check-package.mjs
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkCommands } from './package/commands.mjs'
import { checkConsumers } from './package/consumers.mjs'
import { checkDeclarations } from './package/declarations.mjs'
import { checkGuides } from './package/guides.mjs'
import { checkInstalls } from './package/installs.mjs'
import { brokenLinks } from './package/links.mjs'
import { checkTemplates } from './package/templates.mjs'
import { NOTICES, noticesOf } from './write-notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// Inside the project, so that the unpacked package finds its dependencies in the project's node_modules.
const folder = join(root, '.tmp/package')
const unpacked = join(folder, 'node_modules/evmbed')

const { name, version, exports, dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const tarball = join(folder, `${name}-${version}.tgz`)
/** First entry of the registry's data. It identifies the file of the registry. */
const REGISTRY_MARK = 'aaronetwork'
const entries = Object.keys(exports)
  .filter((subpath) => !/\.(?:json|css)$/.test(subpath))
  .map((subpath) => name + subpath.slice(1))

rmSync(folder, { recursive: true, force: true })
mkdirSync(join(folder, 'node_modules'), { recursive: true })
run('npm', 'pack', root, '--ignore-scripts', '--silent', '--pack-destination', folder)
run('tar', '-xzf', tarball, '-C', folder)
renameSync(join(folder, 'package'), unpacked)

run('npx', '--no-install', 'publint', '--strict', tarball)
// A style sheet has no types.
run('npx', '--no-install', 'attw', '--profile', 'strict', '--no-emoji', tarball, '--exclude-entrypoints', 'page/style.css')

for (const complaint of checkDeclarations(join(unpacked, 'dist'))) fail(complaint)
for (const complaint of [...checkConsumers(root, unpacked, entries), ...brokenLinks(unpacked)]) fail(complaint)

run('node', '--input-type=module', '--eval', `await Promise.all(${JSON.stringify(entries)}.map((entry) => import(entry)))`)
// Vitest refuses `require`, and transforms the tests that import it.
const required = entries.filter((entry) => entry !== 'evmbed/vitest')
run('node', '--input-type=commonjs', '--eval', `${JSON.stringify(required)}.map((entry) => require(entry))`)
run('node', join(unpacked, 'dist/cli.js'), '--help')
for (const extension of ['.js', '.cjs']) checkOneCore(extension)
checkOneRegistry()
checkNotices()
checkDependencies()
for (const complaint of [
  ...checkInstalls(tarball),
  ...checkGuides(tarball),
  ...(await checkTemplates(tarball)),
  ...(await checkCommands(tarball)),
])
  fail(complaint)

/**
 * Checks that no source is in two files of one module system. With two copies of a class in one process, `instanceof` is false for objects of the
 * other copy.
 *
 * @param {string} extension
 */
function checkOneCore(extension) {
  /** @type {Map<string, string>} */
  const home = new Map()
  // The maps of CommonJS are not in the package.
  const maps = join(extension === '.cjs' ? root : unpacked, 'dist')
  for (const file of readdirSync(maps).filter((file) => file.endsWith(`${extension}.map`))) {
    for (const source of JSON.parse(readFileSync(join(maps, file), 'utf8')).sources) {
      const other = home.get(source)
      if (other && /^\.\.\/(?:src|adapters)\//.test(source)) fail(`${source} is in ${other} and in ${file}`)
      home.set(source, file)
    }
  }
  console.log(`package: ${home.size} sources, each once in dist/*${extension}`)
}

/** Checks that one file has the data of the bundled registry, the largest part of the package, and that both module formats load this file. */
function checkOneRegistry() {
  const dist = join(unpacked, 'dist')
  const files = readdirSync(dist).filter((file) => extname(file) !== '' && readFileSync(join(dist, file), 'utf8').includes(REGISTRY_MARK))
  if (files.length !== 1) fail(`the data of the registry is in ${files.join(', ') || 'no file'}, and not in one`)
  const ask = `createPlanner().chains().then(({ chains }) => { if (chains.length < 100) throw new Error('no registry') })`
  run('node', '--input-type=module', '--eval', `import { createPlanner } from 'evmbed/planner'; await ${ask}`)
  run('node', '--input-type=commonjs', '--eval', `require('evmbed/planner').${ask}`)
  console.log(`package: both formats load the registry from dist/${files[0]}`)
}

/** Checks that the package has the licences of all packages whose code it contains. */
function checkNotices() {
  const dist = join(unpacked, 'dist')
  if (readFileSync(join(dist, NOTICES), 'utf8') !== noticesOf(dist)) fail(`dist/${NOTICES} is not that of the built files`)
  console.log(`package: dist/${NOTICES} has the licences of bundled packages`)
}

/**
 * Checks that the built files import the dependencies and the optional peers, each of them and nothing else.
 */
function checkDependencies() {
  const dist = join(unpacked, 'dist')
  const texts = readdirSync(dist)
    .filter((file) => /\.(?:c?js|d\.c?ts)$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
  // The types of Node are used by name, matchers extend the chai that they are given, and the reports of Istanbul are those of the project that is measured.
  const reporters = ['istanbul-lib-coverage', 'istanbul-lib-report', 'istanbul-reports']
  const imported = new Set(['@types/node', 'chai', ...reporters, ...texts.flatMap(packagesIn)])
  const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
  const undeclared = [...imported].filter((name) => !declared.includes(name))
  const unused = declared.filter((name) => !imported.has(name))
  if (undeclared.length > 0) fail(`the built files import ${undeclared}, which package.json does not declare`)
  if (unused.length > 0) fail(`no built file imports ${unused}`)
  const bounded = Object.entries(peerDependencies).filter(([, range]) => range !== '*')
  if (bounded.length > 0) fail(`npm would refuse to install ${name} beside other versions of ${bounded.map(([peer]) => peer)}`)
  console.log(`package: dist imports each of its ${Object.keys(dependencies).length} dependencies, and nothing that is not declared`)
}

/** @param {string} text of a built file */
function packagesIn(text) {
  // Rollup writes require('u' + 'rl') for import.meta.url.
  const specifiers = [
    ...text.matchAll(/(?:\bfrom|\bimport\(|\brequire\()\s*(')((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?\1(?!\s*\+)/g),
  ].map(([, , name = '']) => name)
  return specifiers.filter((name) => !isBuiltin(name) && name !== 'evmbed')
}

/**
 * @param {string} command
 * @param {...string} args
 */
function run(command, ...args) {
  console.log(`> ${[command, ...args].join(' ')}`)
  try {
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  } catch {
    fail(`${command} failed`)
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`package: ${message}`)
  process.exit(1)
}
