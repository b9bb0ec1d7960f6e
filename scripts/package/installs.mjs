// @ts-check
/**
 * Installs the packed package as users do: with each package manager into an empty project, and with npm beside clients of older versions. Needs a registry; where
 * none can be reached, it says so.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Maximum packages that an install of evmbed alone adds, and their bytes. */
const BUDGET = { packages: 30, bytes: 40e6 }
/** Milliseconds for one command. A network that swallows packets must not hold the gate. */
const PATIENCE = 120_000

/** Versions that projects have and adapters of evmbed do not work with, or not with all. */
const OLDER = ['ethers@5.8.0', 'viem@1.21.4', '@types/node@18.19.130', 'classic-level@2.0.0', 'vitest@3.2.4', 'chai@4.5.0']

const SEND = `
import { createNode } from 'evmbed'
const node = await createNode()
const [from] = node.accounts
await node.request('eth_sendTransaction', [{ from: from.address, to: from.address, value: '0x1' }])
if ((await node.request('eth_blockNumber')) !== '0x1') throw new Error('no block')
await node.close()
`

/** Program that shows which adapters work beside them, and the sentences of those that do not. */
const BESIDE_OLDER = `
${SEND}
import { NodeProvider } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { embedded } from 'evmbed/viem'
import { ethers } from 'ethers'
import { createPublicClient } from 'viem'
import assert from 'node:assert/strict'

const provider = new NodeProvider()
const signer = new ethers.providers.Web3Provider(provider).getSigner(0)
const sent = await signer.sendTransaction({ to: await signer.getAddress(), value: 1 })
assert.equal((await sent.wait()).status, 1)
assert.equal(await createPublicClient({ transport: embedded(provider) }).getBlockNumber(), 1n)
await provider.close()

const refusal = (promise) => promise.then(() => 'none', ({ message }) => message)
// A text of Node: a look at the version would cost pages the exports of ethers that they do not use.
assert.match(await refusal(import('evmbed/ethers')), /The requested module 'ethers'/)
assert.match(await refusal(createNode({ store: levelStore('chain') })), /needs classic-level 3 or later/)
`

/** Package managers: the package on npm that has each, and how it adds a tarball and runs a program. */
const MANAGERS = [
  { name: 'pnpm', package: 'pnpm@10', add: ['pnpm', 'add', '--ignore-scripts'], run: ['node'] },
  {
    name: "Yarn with Plug'n'Play",
    package: '@yarnpkg/cli-dist@4',
    add: ['yarn', 'add'],
    run: ['yarn', 'node'],
    files: { 'yarn.lock': '', '.yarnrc.yml': 'nodeLinker: pnp\nenableTelemetry: false\n' },
  },
  { name: 'Bun', package: 'bun@1', add: ['bun', 'add', '--ignore-scripts'], run: ['node'] },
]

/** @param {string} tarball */
export function checkInstalls(tarball) {
  /** @type {string[]} */
  const complaints = []
  inProject((folder) => {
    const install = spawn(folder, 'npm', 'install', '--no-audit', '--no-fund', tarball)
    if (isOffline(install)) {
      console.log('package: no registry can be reached: installs of the package were not tried')
      return
    }
    complaints.push(...npmComplaints(folder, install), ...resultOf('npm', folder, ['node'], SEND))
    complaints.push(...besideOlder(tarball))
    for (const manager of MANAGERS) complaints.push(...withManager(tarball, manager))
  })
  return complaints
}

/**
 * @param {string} folder
 * @param {Result} install
 */
function npmComplaints(folder, install) {
  if (install.status !== 0) return [`npm install fails:\n${install.output}`]
  const packages = spawn(folder, 'npm', 'ls', '--all', '--parseable').output.trim().split('\n').length - 1
  const bytes = sizeOf(join(folder, 'node_modules'))
  console.log(
    `package: npm installs ${packages} packages of ${Math.round(bytes / 1e6)} MB (budget ${BUDGET.packages}, ${BUDGET.bytes / 1e6} MB)`,
  )
  const list = spawn(folder, 'npm', 'ls', '--all')
  return [
    ...(packages > BUDGET.packages ? [`npm installs ${packages} packages`] : []),
    ...(bytes > BUDGET.bytes ? [`npm installs ${bytes} bytes`] : []),
    ...(/npm warn/i.test(install.output) ? [`npm install warns:\n${install.output}`] : []),
    ...(list.status === 0 ? [] : [`npm ls complains:\n${list.output}`]),
  ]
}

/** @param {string} tarball */
function besideOlder(tarball) {
  return inProject((folder) => {
    // The older clients first: npm checks what is there.
    for (const wanted of [OLDER, [tarball]]) {
      const install = spawn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted)
      if (install.status !== 0) return [`npm install ${wanted.join(' ')} fails beside older clients:\n${install.output}`]
    }
    // An older Vitest can be imported under its runner only.
    writeFileSync(join(folder, 'older.test.mjs'), "import 'evmbed/vitest'\n")
    const { output } = spawn(folder, 'npx', 'vitest', 'run', 'older.test.mjs')
    const isNamed = output.includes('evmbed/vitest needs Vitest 4.1 or later')
    return [
      ...resultOf(`npm, beside ${OLDER.join(', ')}`, folder, ['node'], BESIDE_OLDER),
      ...(isNamed ? [] : [`evmbed/vitest does not say which Vitest it needs:\n${output}`]),
    ]
  })
}

/**
 * @param {string} tarball
 * @param {{ name: string, package: string, add: readonly string[], run: readonly string[], files?: Readonly<Record<string, string>> }} manager
 */
function withManager(tarball, manager) {
  return inProject((folder) => {
    for (const [name, text] of Object.entries(manager.files ?? {})) writeFileSync(join(folder, name), text)
    const npx = ['npx', '--yes', `--package=${manager.package}`, '--']
    if (spawn(folder, ...npx, manager.add[0] ?? '', '--version').status !== 0) {
      console.log(`package: ${manager.name} is not to be had here: an install with it was not tried`)
      return []
    }
    const install = spawn(folder, ...npx, ...manager.add, `evmbed@file:${tarball}`)
    if (install.status !== 0) return [`${manager.name} does not install the package:\n${install.output}`]
    return resultOf(manager.name, folder, manager.run.length > 1 ? [...npx, ...manager.run] : manager.run, SEND)
  })
}

/**
 * Runs a program in a project.
 *
 * @param {string} title
 * @param {string} folder
 * @param {readonly string[]} command
 * @param {string} program
 */
function resultOf(title, folder, command, program) {
  writeFileSync(join(folder, 'program.mjs'), program)
  const { status, output } = spawn(folder, ...command, 'program.mjs')
  console.log(`package: installed by ${title}: ${status === 0 ? 'ok' : 'wrong'}`)
  return status === 0 ? [] : [`installed by ${title}, a program fails:\n${output}`]
}

/**
 * Calls a function with an empty project, outside of this one.
 *
 * @template T
 * @param {(folder: string) => T} use
 * @returns {T}
 */
function inProject(use) {
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-install-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @typedef {{ readonly status: number | null, readonly output: string }} Result */

/**
 * Runs a command to its end.
 *
 * @param {string} folder
 * @param {...(string | { readonly env: Readonly<Record<string, string>> })} command its words, and at the end variables of its environment
 * @returns {Result}
 */
export function spawn(folder, ...command) {
  const [name = '', ...args] = command.filter((word) => typeof word === 'string')
  const variables = command.find((word) => typeof word !== 'string')?.env
  // npm tells the programs that it starts where it is itself, and they would work there.
  const env = { ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key))), ...variables }
  // Windows starts npm and npx with a shell only.
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: PATIENCE,
    shell: process.platform === 'win32',
  })
  return { status, output: `${stdout}${stderr}` }
}

/** @param {Result} install */
export function isOffline({ status, output }) {
  // Without a status, its time was over.
  return (
    status === null ||
    (status !== 0 && /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EHOSTUNREACH)\b/.test(output))
  )
}

/** @param {string} folder */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0)
}
