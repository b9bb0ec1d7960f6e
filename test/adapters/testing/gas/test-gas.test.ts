/** A snapshot of gas for each test, recorders on the chains of tests, and changes since a revision of git. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineSetup } from 'evmbed/testing'
import { GasChanged, GasRecorder, GasSnapshotRefused, gasChangesSince, gasOfTests } from 'evmbed/testing/gas'
import { loadFixture } from 'evmbed/testing/network-helpers'
import { connectViem } from 'evmbed/testing/viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuilt, programOf, run, writeFiles } from '../programs.js'
import { writeProject } from '../project.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evmbed-gas-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const project = writeProject('hardhat', 'test-gas')
type Observer = ReturnType<typeof gasOfTests>
const marketWith = (observe: Observer) =>
  defineSetup(
    async ({ provider }) => {
      const { client, deploy, accounts } = await connectViem(provider)
      const [alice, bob] = [accounts[0]!, accounts[1]!]
      const pay = () => client.sendTransaction({ account: alice, to: bob, value: 1n })
      return { client, alice, bob, pay, coin: await deploy('Coin', [100n]) }
    },
    { folder: project, observe },
  )

describe('gasOfTests', () => {
  it('writes the gas of all transactions of a test under its name, and nothing for a test without one', async () => {
    const market = marketWith(gasOfTests({ folder, mode: 'write' }))
    await market.run('pays twice', async ({ pay }) => {
      await pay()
      await pay()
    })
    await market.run('reads', ({ coin }) => coin.read.totalSupply?.([]))
    expect(readFileSync(join(folder, '.gas-snapshot'), 'utf8')).toBe('pays twice (gas: 42000)\n')
    await market.close()
  })

  it('counts transactions that failed', async () => {
    const market = marketWith(gasOfTests({ folder, mode: 'write', group: 'market' }))
    await market.run('fails', async ({ client, alice, coin }) => {
      await client.sendTransaction({ account: alice, to: coin.address, data: '0xdeadbeef', gas: 50_000n })
    })
    const { fails } = JSON.parse(readFileSync(join(folder, 'snapshots/market.json'), 'utf8'))
    expect(Number(fails)).toBeGreaterThan(21_000)
    await market.close()
  })

  it('fails a test whose gas is another, and explains its transactions', async () => {
    writeFileSync(join(folder, '.gas-snapshot'), 'pays (gas: 20000)\n')
    const market = marketWith(gasOfTests({ folder, mode: 'check' }))
    const failure = market.run('pays', ({ pay }) => pay())
    await expect(failure).rejects.toBeInstanceOf(GasChanged)
    await expect(failure).rejects.toThrow('The gas of "pays" is 21,000, but .gas-snapshot has 20,000: +1,000 (+5.00 %).')
    await expect(failure).rejects.toThrow('Transactions and failed calls of pays (1)')
    await market.close()
  })

  it('leaves the failure of a test as it is', async () => {
    const market = marketWith(gasOfTests({ folder, mode: 'check' }))
    const failure = market.run('breaks', async ({ pay }) => {
      await pay()
      throw new Error('broken')
    })
    await expect(failure).rejects.toThrow(/^broken/)
    await market.close()
  })

  it('counts from the fixture on', async () => {
    const market = marketWith(gasOfTests({ folder, mode: 'write' }))
    await market.run('loads', async ({ pay }) => {
      await pay()
      await loadFixture(async function paid() {
        await pay()
      })
      await pay()
    })
    expect(readFileSync(join(folder, '.gas-snapshot'), 'utf8')).toBe('loads (gas: 21000)\n')
    await market.close()
  })

  it.skipIf(!isBuilt)('names tests with their suites, and fails them, in each runner', async () => {
    const tests = `
describe('the market', () => {
  const test = chainTest(defineSetup(async ({ provider }) => {
    const { client, accounts: [account, to] } = await connectViem(provider)
    return { pay: () => client.sendTransaction({ account, to, value: 1n }) }
  }, { observe: gasOfTests({ mode: 'check' }) }))
  test('is as before', ({ pay }) => pay())
  test('is another', ({ pay }) => pay())
})`
    const plain = `
describe('plain', () => {
  const market = defineSetup(async ({ provider }) => {
    const { client, accounts: [account, to] } = await connectViem(provider)
    return { pay: () => client.sendTransaction({ account, to, value: 1n }) }
  }, { observe: gasOfTests({ mode: 'check' }) })
  chainTest(market)
  require('node:test').test('is another too', async () => (await market.values()).pay())
})`
    const imports = (runner: string) => `
const { defineSetup } = require('evmbed/testing')
const { gasOfTests } = require('evmbed/testing/gas')
const { connectViem } = require('evmbed/testing/viem')
const { chainTest } = require('evmbed/${runner}')`
    const snapshot = (separator: string) =>
      `the market${separator}is another (gas: 1)\nthe market${separator}is as before (gas: 21000)\nplain > is another too (gas: 2)\n`
    const esm = (text: string) => text.replaceAll(/const (\{.*\}) = require\((.*)\)/g, 'import $1 from $2')
    const runners = [
      {
        name: 'vitest',
        separator: ' > ',
        files: {
          'a.test.mjs': `${esm(imports('vitest'))}\nimport { describe } from 'vitest'${tests}`,
          'vitest.config.mjs': `export default { test: { include: ['*.test.mjs'] } }`,
        },
        program: [programOf('vitest/vitest.mjs'), 'run'],
        counts: /Tests .*1 failed.*1 passed/,
      },
      {
        name: 'mocha',
        separator: ' ',
        files: { 'a.cjs': `${imports('mocha')}${tests}` },
        program: [programOf('mocha/bin/mocha.js'), 'a.cjs'],
        counts: /1 passing.*1 failing/s,
      },
      {
        name: 'jest',
        separator: ' ',
        files: {
          'a.test.cjs': `${imports('jest')}${tests}`,
          'jest.config.cjs': `module.exports = { testMatch: ['**/*.test.cjs'], transform: {}, moduleFileExtensions: ['js', 'cjs', 'json'] }`,
        },
        program: [programOf('jest/bin/jest.js')],
        counts: /1 failed, 1 passed/,
      },
      {
        name: 'node-test',
        separator: ' > ',
        files: { 'a.cjs': `${imports('node-test')}\nconst { describe } = require('node:test')${tests}${plain}` },
        program: ['--test', '--test-reporter=tap', 'a.cjs'],
        // The last test is not that of `chainTest`, and its hooks fail it.
        counts: /hookFailed.*The gas of "plain > is another too" is 21,000.*# pass 1\n# fail 2/s,
      },
      {
        name: 'playwright',
        separator: ' > ',
        files: {
          'a.spec.mjs': `${esm(imports('playwright'))}\nimport { test as playwright } from '@playwright/test'
const describe = playwright.describe${tests.replaceAll('({ pay })', '({ chain: { pay } })')}`,
          'playwright.config.mjs': `export default { workers: 1, reporter: 'line', outputDir: 'results' }`,
        },
        program: [programOf('@playwright/test/cli.js'), 'test'],
        counts: /1 failed.*1 passed/s,
      },
    ]
    for (const { name, separator, files, program, counts } of runners) {
      const place = writeFiles(`gas-${name}`, { ...files, '.gas-snapshot': snapshot(separator) })
      const { output } = await run(place, ...program)
      expect(output).toMatch(counts)
      expect(output).toContain(`The gas of "the market${separator}is another" is 21,000, but .gas-snapshot has 1`)
    }
  })
})

it('records the gas of tests, also after a fixture', async () => {
  const recorder = new GasRecorder()
  const market = marketWith(({ node }) => recorder.watch(node))
  const move = (amount: bigint) =>
    market.run('moves', async ({ coin, bob }) => {
      await coin.write.move?.([bob, amount, ''])
    })
  await move(1n)
  await market.run('loads', async ({ coin, bob }) => {
    await coin.write.move?.([bob, 1n, ''])
    await loadFixture(async function nothing() {})
    await coin.write.move?.([bob, 1n, ''])
  })
  const { contracts } = await recorder.report()
  expect(contracts.flatMap(({ functions }) => functions.map(({ signature, calls }) => [signature, calls]))).toEqual([
    ['move(address,uint256,string)', 3],
  ])
  await market.close()
})

describe('gasChangesSince', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })

  it('lists what changed in all files since a revision', async () => {
    git('init', '-q')
    mkdirSync(join(folder, 'snapshots'))
    writeFileSync(join(folder, '.gas-snapshot'), 'pays (gas: 20000)\n')
    writeFileSync(join(folder, 'snapshots/same.json'), '{ "a": "1" }\n')
    writeFileSync(join(folder, 'snapshots/gone.json'), '{ "b": "2" }\n')
    git('add', '.')
    git('commit', '-q', '-m', 'a')
    expect(await gasChangesSince('HEAD', folder)).toBe('No gas changed.\n')
    writeFileSync(join(folder, '.gas-snapshot'), 'pays (gas: 21000)\n')
    writeFileSync(join(folder, 'snapshots/new.json'), '{ "c": "3" }\n')
    rmSync(join(folder, 'snapshots/gone.json'))
    expect(await gasChangesSince('HEAD', folder)).toMatchInlineSnapshot(`
      "### .gas-snapshot

      | | before | after | change |
      | --- | ---: | ---: | ---: |
      | \`pays\` | 20,000 | 21,000 | +1,000 (+5.00 %) |

      ### snapshots/gone.json

      | | before | after | change |
      | --- | ---: | ---: | ---: |
      | \`b\` | 2 |  | removed |

      ### snapshots/new.json

      | | before | after | change |
      | --- | ---: | ---: | ---: |
      | \`c\` |  | 3 | new |
      "
    `)
  })

  it('refuses a revision that git does not know, and one that looks like an option', async () => {
    git('init', '-q')
    await expect(gasChangesSince('main~3', folder)).rejects.toThrow('git knows no revision "main~3" here: a shallow clone')
    await expect(gasChangesSince('--output=x', folder)).rejects.toBeInstanceOf(GasSnapshotRefused)
    rmSync(join(folder, '.git'), { recursive: true })
    await expect(gasChangesSince('HEAD', folder)).rejects.toThrow(/not a git repository/)
  })
})
