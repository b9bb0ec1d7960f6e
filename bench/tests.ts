/**
 * Test suites as people have them: 300 tests in four files over one set-up of ten deployments, the runner in a fresh process. evmbed with Vitest and Mocha,
 * Vitest with an Anvil for each worker, Hardhat 3 with `loadFixture` and Mocha; then evmbed with a gas report and without explanations. Also what a test pays for its own
 * chain, and what a matcher costs above the same check by hand. Prints Markdown.
 *
 *     npm run bench tests [rounds] [-- --suites | --parts]
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'expect'
import { type Abi, BaseError, ContractFunctionRevertedError, type Hex, parseEventLogs } from 'viem'
import { foundryProgram } from '../test/peers/foundry.js'
import { type Contender, compare, compareReports, print, type Reporter } from './harness.js'
import { whyLeftOut } from './peer-nodes.js'
import { writeArtifacts } from './test-file-contracts.js'

const rounds = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 5)
const FILES = 4
const TESTS = 300
const SOURCES = resolve('bench/test-suite')
const ARTIFACTS = writeArtifacts()

/** The runner of a suite, and how many tests pass. */
interface Suite {
  readonly folder: string
  readonly program: string
  readonly args: readonly string[]
  readonly passed: RegExp
}

/** Writes the project of a suite. Its folder decides which packages it finds. */
function writeSuite(parent: string, name: string, tests: string): string {
  const folder = resolve(parent, `suite-${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, tests), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  for (const file of readdirSync(SOURCES).filter((file) => file.endsWith('market.mjs')))
    cpSync(join(SOURCES, file), join(folder, tests, file))
  for (let file = 0; file < FILES; file++) cpSync(join(SOURCES, `${name}.test.mjs`), join(folder, tests, `${file}.test.mjs`))
  return folder
}

function vitestSuite(name: string): Suite {
  const folder = writeSuite('.tmp/bench', name, '.')
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { testTimeout: 60_000, hookTimeout: 60_000 } }')
  return { folder, program: resolve('node_modules/vitest/vitest.mjs'), args: ['run'], passed: /Tests .*?(\d+) passed/ }
}

function mochaSuite(name: string): Suite {
  const folder = writeSuite('.tmp/bench', name, '.')
  return {
    folder,
    program: resolve('node_modules/mocha/bin/mocha.js'),
    args: ['--timeout', '60000', '*.test.mjs'],
    passed: /(\d+) passing/,
  }
}

/** Copies the built package, because Vitest transforms files outside of `node_modules`. */
function installPackage(folder: string): void {
  const target = join(folder, 'node_modules/evmbed')
  cpSync('package.json', join(target, 'package.json'))
  for (const file of readdirSync('dist').filter((file) => /\.js$/.test(file))) cpSync(join('dist', file), join(target, 'dist', file))
}

const HARDHAT_CONFIGURATION = `
import mocha from '@nomicfoundation/hardhat-mocha'
import networkHelpers from '@nomicfoundation/hardhat-network-helpers'
import viem from '@nomicfoundation/hardhat-viem'
export default { plugins: [mocha, networkHelpers, viem] }
`

function hardhatSuite(): Suite {
  const folder = writeSuite('.tmp/peers', 'hardhat', 'test')
  writeFileSync(join(folder, 'hardhat.config.js'), HARDHAT_CONFIGURATION)
  const files = Array.from({ length: FILES }, (_, file) => `test/${file}.test.mjs`)
  const program = resolve('.tmp/peers/node_modules/hardhat/dist/src/cli.js')
  return { folder, program, args: ['test', 'mocha', '--no-compile', ...files], passed: /(\d+) passing/ }
}

/** Runs a suite in a process of its own. Returns its wall time, and the time of the processor of it and of all that it starts. */
async function run(suite: Suite, variables: NodeJS.ProcessEnv): Promise<readonly number[]> {
  const env = { ...process.env, BENCH_ARTIFACTS: ARTIFACTS, NO_COLOR: '1', HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true', ...variables }
  // A shell counts the time of all processes that a program has waited for.
  const shell = ['-c', 'TIMEFORMAT="%R %U %S"; time "$@"', 'bash', process.execPath, suite.program, ...suite.args]
  const child = spawn('bash', shell, { cwd: suite.folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  await new Promise((resolve) => child.once('close', resolve))
  const passed = Number(suite.passed.exec(output)?.[1])
  if (passed !== TESTS) throw new Error(`${suite.folder}: ${passed} tests passed\n${`${output}${errors}`.slice(0, 3000)}`)
  const [wall = 0, user = 0, system = 0] = errors.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  return [wall * 1000, (user + system) * 1000]
}

async function compareSuites(title: string, suites: Readonly<Record<string, readonly [Suite, NodeJS.ProcessEnv?]>>): Promise<void> {
  const contenders = Object.entries(suites).map(
    ([name, [suite, variables = {}]]): Reporter => ({ name, measure: () => run(suite, variables) }),
  )
  const [wall = [], processor = []] = await compareReports(contenders, rounds)
  print(`${title}: wall time`, wall)
  print(`${title}: time of the processor, with that of servers`, processor)
}

const built = (name: string) => import(pathToFileURL(resolve(`dist/${name}.js`)).href)

/** A token of the suite, through viem. */
interface Coin {
  readonly abi: Abi
  readonly address: Hex
  readonly write: Readonly<Record<string, (args: readonly unknown[], options: object) => Promise<Hex>>>
  readonly simulate: Readonly<Record<string, (args: readonly unknown[], options: object) => Promise<unknown>>>
}

/** The market of the suite in this process. */
async function openMarket() {
  const { defineSetup } = (await built('testing')) as typeof import('../adapters/testing/index.js')
  const { connectViem } = (await built('testing-viem')) as typeof import('../adapters/testing/viem/index.js')
  process.env.BENCH_ARTIFACTS = ARTIFACTS
  const { setUp } = (await import(pathToFileURL(join(SOURCES, 'market.mjs')).href)) as {
    setUp(client: unknown, accounts: readonly Hex[]): Promise<{ readonly coins: readonly Coin[] }>
  }
  return defineSetup(async ({ provider }) => {
    const { client, accounts } = await connectViem(provider)
    const [coin] = (await setUp(client, accounts)).coins
    const [owner, , bob] = accounts
    if (coin === undefined || owner === undefined || bob === undefined) throw new Error('no market')
    return { coin, client, owner, bob, from: { account: owner, chain: null } }
  })
}

/** Milliseconds of the processor that this process has used. */
const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Compares an empty test on a chain of its own with an empty function. */
async function compareForks(): Promise<void> {
  const market = await openMarket()
  await market.run('first', () => {})
  const results = await compare(
    [
      { name: 'a test without a chain', run: async () => {} },
      { name: 'a test with its own chain', run: () => market.run('empty', () => {}) },
    ],
    { rounds: rounds * 3, batch: 200, clock: processor },
  )
  print('What a test pays for its own chain', results)
  await market.close()
}

/** Compares matchers with the same checks by hand, each on one transaction that is mined. */
async function compareMatchers(): Promise<void> {
  const { setMatcherChain, transactionMatchers } = (await built('testing-expect')) as typeof import('../adapters/testing/expect/index.js')
  expect.extend(transactionMatchers)
  const market = await openMarket()
  await market.run('matchers', async ({ coin, client, owner, bob, from, node }) => {
    setMatcherChain(node)
    const { abi, address } = coin
    const matched = (subject: unknown) => expect(subject) as unknown as Record<string, (...args: readonly unknown[]) => Promise<void>>
    const hash = await coin.write.transfer?.([bob, 5n], from)
    if (hash === undefined) throw new Error('no transfer')
    const refused = () => coin.simulate.transfer?.([bob, 10n ** 30n], from)
    const pairs: Readonly<Record<string, readonly [byHand: () => Promise<unknown>, byMatcher: () => Promise<unknown>]>> = {
      'an event with its arguments': [
        async () => {
          const { logs } = await client.getTransactionReceipt({ hash })
          const own = logs.filter((log) => log.address === address.toLowerCase())
          const [event] = parseEventLogs({ abi, eventName: 'Transfer', logs: own }) as unknown as {
            readonly args: { readonly to: Hex; readonly value: bigint }
          }[]
          assert(event?.args.to === bob && event.args.value === 5n)
        },
        async () => matched(hash).toEmit?.(coin, 'Transfer', { to: bob, value: 5n }),
      ],
      'a custom error with an argument': [
        async () => {
          const error = await refused()?.catch((reason: unknown) => reason)
          assert(error instanceof BaseError)
          const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
          assert(reverted instanceof ContractFunctionRevertedError)
          assert(reverted.data?.errorName === 'ERC20InsufficientBalance' && reverted.data.args?.[2] === 10n ** 30n)
        },
        async () => matched(refused()).toBeRevertedWithCustomError?.(coin, 'ERC20InsufficientBalance', { needed: 10n ** 30n }),
      ],
      'changed balances of a token': [
        async () => {
          const { blockNumber } = await client.getTransactionReceipt({ hash })
          for (const [account, change] of [
            [owner, -5n],
            [bob, 5n],
          ] as const) {
            const at = (block: bigint) =>
              client.readContract({ abi, address, functionName: 'balanceOf', args: [account], blockNumber: block })
            assert(((await at(blockNumber)) as bigint) - ((await at(blockNumber - 1n)) as bigint) === change)
          }
        },
        async () => matched(hash).toChangeTokenBalances?.(coin, [owner, bob], [-5n, 5n]),
      ],
      'the changed balance of a sender in ether': [
        async () => {
          const { blockNumber, gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
          const at = (block: bigint) => client.getBalance({ address: owner, blockNumber: block })
          assert((await at(blockNumber)) - (await at(blockNumber - 1n)) + gasUsed * effectiveGasPrice === 0n)
        },
        async () => matched(hash).toChangeEtherBalance?.(owner, 0n),
      ],
    }
    for (const [title, [byHand, byMatcher]] of Object.entries(pairs)) {
      const contenders: readonly Contender[] = [
        { name: 'by hand', run: byHand },
        { name: 'a matcher', run: byMatcher },
      ]
      const results = await compare(contenders, { rounds: rounds * 3, batch: 50, clock: processor })
      print(`A matcher: ${title}`, results)
      const [hand, matcher] = results
      console.log(`\nabove the check by hand: ${((matcher?.time.median ?? Number.NaN) - (hand?.time.median ?? Number.NaN)).toFixed(3)} ms`)
    }
    setMatcherChain(undefined)
  })
  await market.close()
}

if (!process.argv.includes('--suites')) {
  await compareForks()
  await compareMatchers()
}
if (process.argv.includes('--parts')) process.exit()

const evmbed = vitestSuite('evmbed')
const shared = { ...evmbed, args: [...evmbed.args, '--no-isolate'] }
const mocha = mochaSuite('evmbed-mocha')
for (const { folder } of [evmbed, mocha]) installPackage(folder)
const anvil = foundryProgram('anvil')
if (anvil === undefined) console.log('Anvil is left out: npm has none for this platform')
const leftOut = whyLeftOut('hardhat')
if (leftOut !== undefined) console.log(`Hardhat is left out: ${leftOut}`)
await compareSuites('300 tests in four files', {
  'evmbed, Vitest': [evmbed],
  'evmbed, Vitest with `isolate: false`': [shared],
  'evmbed, Mocha': [mocha],
  ...(anvil !== undefined && { 'an Anvil for each worker, Vitest': [vitestSuite('anvil'), { BENCH_ANVIL: anvil }] }),
  ...(leftOut === undefined && { 'Hardhat 3 with loadFixture, Mocha': [hardhatSuite()] }),
})
await compareSuites('300 tests with reports', {
  'without reports': [evmbed, { BENCH_EXPLAIN: 'off' }],
  'explanations, the default': [evmbed],
  'explanations and a gas report': [evmbed, { BENCH_GAS: '1' }],
})
