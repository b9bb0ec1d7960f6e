// @ts-check
/**
 * Brings a fresh clone, or one whose files have changed, to the point where it runs: installs the dependencies when node_modules is not what
 * package-lock.json says, and builds when dist is not newer than the sources. Does nothing when nothing has changed.
 *
 *     node scripts/install-and-build.mjs [--install-only]
 *
 * It runs before anything is installed, so it uses Node only.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

if (!isInstalled()) npm('ci')
if (!process.argv.includes('--install-only') && !isBuilt()) npm('run', 'build')

/** npm keeps a record of what it has put into node_modules; optional packages of other platforms are missing from it. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json')
  const locked = packagesOf('package-lock.json')
  if (!installed || !locked) return false
  const names = new Set([...Object.keys(installed), ...Object.keys(locked)])
  names.delete('')
  return [...names].every((name) => {
    if (!installed[name]) return locked[name]?.optional === true
    return installed[name].version === locked[name]?.version
  })
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }> | undefined}
 */
function packagesOf(lockFile) {
  const path = join(root, lockFile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

function isBuilt() {
  const sources = ['src', 'adapters', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsup.config.ts'].map((path) =>
    join(root, path),
  )
  const outputs = builtFiles().map((path) => join(root, path))
  if (!outputs.every((path) => existsSync(path))) return false
  return Math.max(...sources.map(lastChange)) < Math.min(...outputs.map(lastChange))
}

/** Every file of dist that package.json promises. */
function builtFiles() {
  const { bin, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [...JSON.stringify([bin, exports]).matchAll(/"(\.\/dist\/[^"]+)"/g)].map(([, path]) => path ?? '')
}

/**
 * The newest modification time under a path, in milliseconds. A folder's own time tells of files removed from it.
 *
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))))
}

/** @param {...string} args */
function npm(...args) {
  console.log(`> npm ${args.join(' ')}`)
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
