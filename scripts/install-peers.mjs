// @ts-check
/**
 * Installs the nodes of other projects into .tmp/peers, once, for benchmarks and for the tests of Hardhat 3. They take half a gigabyte, and nothing else of the
 * project needs them.
 *
 *     node scripts/install-peers.mjs
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './reference-file.mjs'

const [source, target] = [join(root, 'bench/peers/package.json'), join(root, '.tmp/peers/package.json')]
const folder = join(root, '.tmp/peers')

const isInstalled = existsSync(join(folder, 'node_modules')) && existsSync(target) && readFileSync(source).equals(readFileSync(target))
if (!isInstalled) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(source, target)
  console.log('> npm install, in .tmp/peers')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  process.exitCode = status ?? 1
}
