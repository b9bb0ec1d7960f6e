/** `evmbed coverage` with the built package, around programs of test runners. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { availableCompilers } from '../../contracts/solc.js'
import { buildOf } from '../../source/positions.js'
import { isBuilt, type Outcome, programOf, run, writeFiles } from '../testing/programs.js'
import { SOURCES } from '../testing/project.js'

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))
const compiler = availableCompilers().find((one) => one.compiler === 'solc')!
const build = buildOf(compiler, { name: 'legacy', settings: {} }, SOURCES)

const SETUP = `
const { defineSetup } = require('evmbed/testing')
const { connectViem } = require('evmbed/testing/viem')
exports.market = defineSetup(async ({ provider }) => {
  const { deploy, accounts: [alice, bob] } = await connectViem(provider)
  return { alice, bob, coin: await deploy('Coin', [100n]) }
})`

/** Two tests a file: one moves coins, one fails to. */
const TESTS = `
describe('the market', () => {
  const test = chainTest(market)
  test('moves coins', async ({ coin, bob }) => {
    await coin.write.move([bob, 1n, ''])
  })
  test('does not move too many', async ({ coin, bob }) => {
    await coin.write.move([bob, 1000n, '']).catch(() => {})
  })
})`

const common = (adapter: string) => `const { market } = require('./setup.cjs')\nconst { chainTest } = require('${adapter}')\n`

function project(name: string, files: Readonly<Record<string, string>>): string {
  const folder = writeFiles(`coverage-${name}`, { 'setup.cjs': SETUP, ...files })
  const sources = Object.entries(SOURCES).map(([file, text]): [string, string] => [file, text])
  for (const [file, text] of [...sources, ['artifacts/build-info/1.json', JSON.stringify(build)] as const]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

function covered(folder: string, flags: readonly string[], command: readonly string[]): Promise<Outcome> {
  return run(folder, cli, 'coverage', ...flags, '--', process.execPath, ...command)
}

/** Lines of an LCOV file about a source. */
function lcov(folder: string, file = 'src/Coin.sol'): string[] {
  const text = readFileSync(join(folder, 'coverage/lcov.info'), 'utf8')
  return text
    .slice(text.indexOf(`SF:${file}\n`))
    .split('end_of_record')[0]!
    .split('\n')
}

const COMMANDS: readonly (readonly [name: string, command: readonly string[], files: Readonly<Record<string, string>>])[] = [
  ['Mocha', [programOf('mocha/bin/mocha.js'), 'one.cjs', 'two.cjs'], twice('cjs', common('evmbed/mocha') + TESTS)],
  [
    'Mocha, in parallel',
    [programOf('mocha/bin/mocha.js'), '--parallel', 'one.cjs', 'two.cjs'],
    twice('cjs', common('evmbed/mocha') + TESTS),
  ],
  [
    'Jest',
    [programOf('jest/bin/jest.js'), '--maxWorkers=2'],
    {
      ...twice('test.cjs', common('evmbed/jest') + TESTS),
      'jest.config.cjs': `module.exports = { testMatch: ['**/*.test.cjs'], transform: {}, moduleFileExtensions: ['js', 'cjs', 'mjs', 'json'] }`,
    },
  ],
  [
    'node:test',
    ['--test', 'one.cjs', 'two.cjs'],
    twice('cjs', `const { describe } = require('node:test')\n${common('evmbed/node-test')}${TESTS}`),
  ],
  ...(['forks', 'threads'] as const).map(
    (pool) =>
      [
        `Vitest, in ${pool}`,
        [programOf('vitest/vitest.mjs'), 'run', `--pool=${pool}`],
        {
          ...twice(
            'test.mjs',
            `import { chainTest } from 'evmbed/vitest'\nimport { describe } from 'vitest'\nimport { market } from './setup.cjs'\n${TESTS}`,
          ),
          'vitest.config.mjs': `export default { test: { include: ['*.test.mjs'] } }`,
        },
      ] as const,
  ),
]

function twice(extension: string, text: string): Record<string, string> {
  return { [`one.${extension}`]: text, [`two.${extension}`]: text }
}

describe.skipIf(!isBuilt)(
  'evmbed coverage',
  () => {
    it.each(COMMANDS)('adds up the processes of %s', async (name, command, files) => {
      const folder = project(name.replaceAll(/\W+/g, '-').toLowerCase(), files)
      const { code, output } = await covered(folder, [], command)
      expect(code, output).toBe(0)
      const lines = lcov(folder)
      expect(lines).toContain('FNDA:4,move')
      // The check of each test, and the transfers of the two that pass it.
      expect(lines).toEqual(expect.arrayContaining(['DA:8,4', 'DA:9,2', 'DA:11,2', 'BRDA:8,0,0,2', 'BRDA:8,0,1,2']))
      expect(output).toContain('statements')
    })

    const passing = twice('cjs', `const { describe } = require('node:test')\n${common('evmbed/node-test')}${TESTS}`)
    const command = ['--test', 'one.cjs']

    it('writes the reports of Istanbul from the text that was compiled', async () => {
      const folder = project('reports', passing)
      const { code, output } = await covered(
        folder,
        ['--reporter', 'html,cobertura,markdown,json', '--skip', 'src/one,src/two/Box.sol'],
        command,
      )
      expect(code, output).toBe(0)
      const read = (file: string) => readFileSync(join(folder, 'coverage', file), 'utf8')
      expect(read('Coin.sol.html')).toContain('balanceOf[to]')
      expect(read('cobertura-coverage.xml')).toContain('Coin.sol')
      expect(read('coverage.md')).toMatch(/\| src\/Coin\.sol \| 100\.00 % \(\d+\/\d+\) \|/)
      expect(
        Object.keys(JSON.parse(read('coverage-final.json')))
          .map((path) => path.slice(folder.length + 1))
          .sort(),
      ).toEqual(['src/Coin.sol', 'src/Loop.sol', 'src/Market.sol'])
    })

    it.each(COMMANDS)('tells which tests of %s ran a line', async (name, command, files) => {
      const folder = project(`tests-${name.replaceAll(/\W+/g, '-').toLowerCase()}`, files)
      const { code, output } = await covered(folder, ['--reporter', 'tests'], command)
      expect(code, output).toBe(0)
      const lines = JSON.parse(readFileSync(join(folder, 'coverage/coverage-tests.json'), 'utf8'))['src/Coin.sol']
      const names = (line: string) => lines[line].map((test: string) => test.replaceAll(/\W+/g, ' ').trim())
      expect(names('8')).toEqual(['the market does not move too many', 'the market moves coins'])
      expect(names('9')).toEqual(['the market moves coins'])
      // Only the set-up, which is no test, runs the constructor.
      expect(Object.values(lines)).toContainEqual(['the set-up'])
    })

    it('fails below a threshold, and says which', async () => {
      const { code, output } = await covered(project('threshold', passing), ['--lines', '90', '--functions', '1'], command)
      expect(code).toBe(1)
      expect(output).toMatch(/evmbed: lines: \d+\.\d\d % is below the threshold of 90 %/)
      expect(output).not.toContain('functions: ')
    })

    it('fails if the command fails, after the report', async () => {
      const folder = project('failing', passing)
      const { code, output } = await covered(
        folder,
        [],
        ['-e', "require('./setup.cjs').market.run('one', async ({ coin }) => { await coin.read.totalSupply(); process.exit(3) })"],
      )
      expect([code, output.includes('has ended with 3')], output).toEqual([1, true])
      expect(lcov(folder)).toContain('FNH:1')
    })

    it('says what is missing', async () => {
      const folder = project('missing', passing)
      expect(await covered(folder, [], ['-e', '0'])).toMatchObject({ code: 1, output: expect.stringContaining('no node has run code') })
      const elsewhere = await covered(folder, ['--artifacts', 'src/Coin.sol'], command)
      expect(elsewhere).toMatchObject({ code: 1, output: expect.stringContaining('there is no build info') })
      expect(await covered(folder, ['--reporter', 'nothing'], command)).toMatchObject({
        code: 1,
        output: expect.stringContaining('there is no report nothing'),
      })
      expect(await run(folder, cli, 'coverage')).toMatchObject({ code: 2, output: expect.stringContaining('expected a command after --') })
    })
  },
  120_000,
)
