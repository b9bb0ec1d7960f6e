// @ts-check
/**
 * Writes each project of `evmbed init` with the packed package, as users do: into a fresh folder, with packages from a registry. Runs it. Where a program that a
 * project needs cannot be had, or no registry can be reached, it says so.
 */
import { spawn as start } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { isOffline, spawn } from './installs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * How each project is tried: a function that returns the output of a failure, `undefined` for success, or an object that says what is missing.
 *
 * @type {Readonly<Record<string, (folder: string) => Promise<string | undefined | { missing: string }>>>}
 */
const TRIALS = {
  vitest: async (folder) => failureOf(spawn(folder, 'npm', 'test')),
  jest: async (folder) => failureOf(spawn(folder, 'npm', 'test')),
  mocha: async (folder) => failureOf(spawn(folder, 'npm', 'test')),
  page: tryPage,
  electron: async (folder) => {
    const { status, output } = spawn(folder, 'node', 'node_modules/electron/install.js')
    return status === 0 && existsSync(join(folder, 'node_modules/electron/dist'))
      ? failureOf({ status, output })
      : { missing: 'the program of Electron' }
  },
  foundry: async (folder) => {
    const forge = join(root, 'node_modules/.bin/forge')
    if (!existsSync(forge)) return { missing: 'forge' }
    // npm has no native solc, which forge would download.
    const env = { PATH: `${dirname(forge)}${delimiter}${process.env.PATH}`, FOUNDRY_SOLC: join(root, 'test/clients/forge/solc.mjs') }
    return failureOf(spawn(folder, 'npm', 'test', { env }))
  },
  hardhat: async (folder) => {
    const { status, output } = spawn(folder, 'npm', 'test')
    return output.includes('which is not supported by Hardhat')
      ? { missing: 'a Node that Hardhat 3 accepts' }
      : failureOf({ status, output })
  },
}

/**
 * @param {string} tarball
 * @param {readonly string[]} names templates to try
 */
export async function checkTemplates(tarball, names = Object.keys(TRIALS)) {
  /** @type {string[]} */
  const complaints = []
  for (const name of names) {
    const folder = mkdtempSync(join(tmpdir(), `evmbed-init-${name}-`))
    try {
      const outcome = await tryTemplate(name, folder, tarball)
      if (typeof outcome === 'string') complaints.push(`evmbed init ${name}: ${outcome}`)
      console.log(
        `package: evmbed init ${name}: ${outcome === undefined ? 'ok' : typeof outcome === 'string' ? 'wrong' : `not tried, because ${outcome.missing} is not to be had here`}`,
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return complaints
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} tarball
 */
async function tryTemplate(name, folder, tarball) {
  const written = spawn(folder, 'npx', '--yes', `--package=${tarball}`, '--', 'evmbed', 'init', name)
  if (isOffline(written)) return { missing: 'a registry' }
  if (written.status !== 0) return written.output
  const manifest = join(folder, 'package.json')
  // The version that is tried is on no registry.
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/("evmbed": )"[^"]+"/, `$1"file:${tarball}"`))
  const installed = spawn(folder, 'npm', 'install', '--no-audit', '--no-fund')
  if (isOffline(installed)) return { missing: 'a registry' }
  return installed.status === 0 ? TRIALS[name]?.(folder) : installed.output
}

/** @param {import('./installs.mjs').Result} result */
function failureOf({ status, output }) {
  return status === 0 ? undefined : output
}

/**
 * Builds the page, serves it with Vite, counts in it, and reloads it: the chain goes on.
 *
 * @param {string} folder
 */
async function tryPage(folder) {
  const built = spawn(folder, 'npm', 'run', 'build')
  if (built.status !== 0) return built.output
  const program = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((place) => ['chromium', 'google-chrome'].map((name) => join(place, name)))
    .find(existsSync)
  if (program === undefined) return { missing: 'Chromium' }
  const server = start(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  })
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const page = await browser.newPage()
    /** @type {string[]} */
    const errors = []
    page.on('pageerror', ({ message }) => errors.push(message))
    for await (const line of createInterface({ input: server.stdout })) {
      const url = /http:\S+/.exec(line)?.[0]
      if (url === undefined) continue
      await page.goto(url)
      break
    }
    const counter = page.locator('output')
    const reads = async (/** @type {string} */ text) => counter.filter({ hasText: text }).waitFor({ timeout: 30_000 })
    await reads('0')
    await page.getByRole('button').click()
    await reads('1')
    await page.reload()
    await reads('1')
    return errors.length === 0 ? undefined : errors.join('\n')
  } catch (error) {
    return String(error)
  } finally {
    await browser.close()
    server.kill()
    await once(server, 'close')
  }
}
