// @ts-check
/** Opens a page in a browser without a window, and collects the results that its programs send. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join, sep } from 'node:path'

/** Browsers, and how each opens a page without a window. */
export const BROWSERS = [
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

/** @typedef {Readonly<Record<string, string>>} Results of the parts by their names */

/**
 * Returns the results by place. Undefined if the browser is not on the PATH.
 *
 * @param {(typeof BROWSERS)[number]} browser
 * @param {string} folder of the site
 * @param {readonly string[]} places programs that send results
 * @param {number} patience milliseconds for the start of the browser, and all parts
 * @returns {Promise<readonly { readonly place: string, readonly results: Results }[] | undefined>}
 */
export async function runInBrowser({ programs, args }, folder, places, patience) {
  const file = programs
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((place) => join(place, name)))
    .find((candidate) => existsSync(candidate))
  if (file === undefined) return undefined
  const profile = mkdtempSync(join(tmpdir(), 'evmbed-smoke-'))
  /** @type {Map<string, Results>} */
  const received = new Map()
  await new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      if (!pathname.startsWith('/results/')) return void serve(folder, pathname, response)
      let text = ''
      for await (const piece of request) text += piece
      received.set(decodeURIComponent(pathname.slice('/results/'.length)), JSON.parse(text))
      response.end()
      if (places.every((place) => received.has(place))) end()
    })
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let browser
    const limit = setTimeout(() => end(), patience)
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
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  } catch {}
  return places.map((place) => ({ place, results: received.get(place) ?? { start: 'no results' } }))
}

/** Content types, without which browsers refuse module scripts and `WebAssembly.compileStreaming`. */
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.wasm', 'application/wasm'],
])

/**
 * @param {string} folder
 * @param {string} pathname
 * @param {import('node:http').ServerResponse} response
 */
function serve(folder, pathname, response) {
  const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
  if (!file.startsWith(folder + sep) || !existsSync(file) || statSync(file).isDirectory()) return void response.writeHead(404).end()
  const type = TYPES.get(/\.\w+$/.exec(file)?.[0] ?? '') ?? 'application/octet-stream'
  response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
}
