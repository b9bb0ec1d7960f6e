// @ts-check
/**
 * Compiles small programs against the packed package with TypeScript, for each module resolution of users.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {{
 *   readonly title: string
 *   readonly module: string
 *   readonly moduleResolution: string
 *   readonly isCommonJs?: boolean
 *   readonly skipLibCheck: boolean
 *   readonly installed: readonly string[]
 *   readonly without?: readonly string[]
 * }} Consumer `installed` beside evmbed and its dependencies; `without` the entries that need more
 */

/** Entries whose declarations need the types of Node. */
const SERVERS = ['evmbed/http', 'evmbed/websocket', 'evmbed/metrics', 'evmbed/routes', 'evmbed/page', 'evmbed/node-test']
/** Entries whose declarations need the types of a client library, or of a test runner. */
const CLIENTS = ['evmbed/viem', 'evmbed/ethers', 'evmbed/testing/viem', 'evmbed/testing/ethers', 'evmbed/testing/hardhat', 'evmbed/vitest', 'evmbed/playwright']
const NODE = ['@types/node', 'undici-types']
const ALL = [...NODE, 'viem', 'abitype', 'ox', 'ethers']

/** @type {readonly Consumer[]} */
const CONSUMERS = [
  {
    title: 'nothing else installed, libraries checked',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    skipLibCheck: false,
    installed: [],
    without: [...SERVERS, ...CLIENTS],
  },
  {
    title: 'nothing else installed, CommonJS, libraries checked',
    module: 'node16',
    moduleResolution: 'node16',
    isCommonJs: true,
    skipLibCheck: false,
    installed: [],
    without: [...SERVERS, ...CLIENTS],
  },
  {
    title: 'nothing else installed, a bundler, libraries checked',
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: false,
    installed: [],
    without: [...SERVERS, ...CLIENTS],
  },
  {
    title: 'the types of Node installed, CommonJS, libraries checked',
    module: 'node16',
    moduleResolution: 'node16',
    isCommonJs: true,
    skipLibCheck: false,
    installed: NODE,
    without: CLIENTS,
  },
  {
    title: 'the types of Node installed, libraries checked',
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: false,
    installed: NODE,
    without: CLIENTS,
  },
  { title: 'ES modules', module: 'node16', moduleResolution: 'node16', skipLibCheck: true, installed: ALL },
  { title: 'CommonJS', module: 'node16', moduleResolution: 'node16', isCommonJs: true, skipLibCheck: true, installed: ALL },
  {
    title: 'CommonJS with the resolution of old projects',
    module: 'commonjs',
    moduleResolution: 'node10',
    isCommonJs: true,
    skipLibCheck: true,
    installed: ALL,
  },
]

/** Program that does not compile if a name is missing or a type is `any`. */
const PROGRAM = `
import { createNode } from 'evmbed'

export async function main(): Promise<bigint> {
  const node = await createNode({ chainId: 1337 })
  const height: \`0x\${string}\` = await node.request('eth_blockNumber')
  // @ts-expect-error there is no such method
  await node.request('eth_nope')
  // @ts-expect-error a quantity is a string on the wire
  const wrong: number = await node.request('eth_gasPrice')
  return BigInt(height) + BigInt(wrong)
}
`

/**
 * Checks that every consumer compiles.
 *
 * @param {string} root the project's root, with the dependencies
 * @param {string} unpacked the packed package
 * @param {readonly string[]} entries
 * @returns {readonly string[]} the errors, a text for each consumer
 */
export function checkConsumers(root, unpacked, entries) {
  return CONSUMERS.flatMap((consumer) => {
    // Not inside the project: there, everything that the project has would be found.
    const folder = mkdtempSync(join(tmpdir(), 'evmbed-consumer-'))
    try {
      install(root, unpacked, folder, consumer.installed)
      const imported = entries.filter((entry) => !consumer.without?.includes(entry))
      const output = compile(root, folder, consumer, imported)
      console.log(`package: types for ${consumer.title} (${imported.length} entries): ${output === '' ? 'ok' : 'wrong'}`)
      return output === '' ? [] : [`${consumer.title}:\n${output}`]
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
}

/**
 * Copies the declarations of the package, of its dependencies and of some other packages.
 *
 * @param {string} root
 * @param {string} unpacked
 * @param {string} folder
 * @param {readonly string[]} others
 */
function install(root, unpacked, folder, others) {
  /** @type {Record<string, { dev?: boolean }>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const isWanted = (/** @type {string} */ path) =>
    path !== '' && (!locked[path]?.dev || others.some((name) => path === `node_modules/${name}`))
  for (const path of Object.keys(locked).filter(isWanted)) copyDeclarations(join(root, path), join(folder, path))
  copyDeclarations(unpacked, join(folder, 'node_modules/evmbed'))
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyDeclarations(from, to) {
  mkdirSync(to, { recursive: true })
  const isDeclaration = (/** @type {string} */ name) => /(?:\.d\.[cm]?ts|package\.json)$/.test(name) || !/\.\w+$/.test(name)
  cpSync(from, to, {
    recursive: true,
    filter: (path) => isDeclaration(path.slice(from.length)) && !path.slice(from.length).includes('node_modules'),
  })
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {Consumer} consumer
 * @param {readonly string[]} entries
 * @returns {string} the errors of TypeScript
 */
function compile(root, folder, { module, moduleResolution, isCommonJs = false, skipLibCheck }, entries) {
  const compilerOptions = { module, moduleResolution, skipLibCheck, target: 'es2022', strict: true, noEmit: true }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: isCommonJs ? 'commonjs' : 'module' }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts', 'entries.ts'] }))
  writeFileSync(join(folder, 'main.ts'), PROGRAM)
  writeFileSync(join(folder, 'entries.ts'), entries.map((entry, i) => `export * as entry${i} from '${entry}'\n`).join(''))
  const typescript = createRequire(join(root, 'package.json')).resolve('typescript/bin/tsc')
  return spawnSync(process.execPath, [typescript, '-p', folder], { encoding: 'utf8' }).stdout
}
