// @ts-check
/**
 * Prepares a fresh or changed clone to run: installs the dependencies if node_modules differs from package-lock.json, and builds if dist is not newer
 * than the sources. Does nothing if nothing has changed.
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

/** Checks node_modules against package-lock.json, by the lock file that npm writes there. It lacks optional packages of other platforms. */
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
  const sources = [
    'src',
    'adapters',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.declarations.json',
    'tsup.config.ts',
  ].map((path) => join(root, path))
  const outputs = builtFiles().map((path) => join(root, path))
  if (!outputs.every((path) => existsSync(path))) return false
  return Math.max(...sources.map(lastChange)) < Math.min(...outputs.map(lastChange))
}

/** Returns every file of dist that package.json refers to. */
function builtFiles() {
  const { bin, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [...JSON.stringify([bin, exports]).matchAll(/"(\.\/dist\/[^"]+)"/g)].map(([, path]) => path ?? '')
}

/**
 * Returns the newest modification time under a path, in milliseconds. The time of a folder changes when a file is removed from it.
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
