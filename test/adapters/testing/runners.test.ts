/** The adapters of test runners, in the runners. */
import { describe, expect, it } from 'vitest'
import { isBuilt, type Outcome, programOf, run, writeFiles } from './programs.js'

const SETUPS = `
const { defineSetup } = require('evmbed/testing')
const { connectViem } = require('evmbed/testing/viem')
exports.market = defineSetup(async ({ provider }) => {
  const { deploy, accounts: [alice, bob] } = await connectViem(provider)
  return { alice, bob, coin: await deploy('Coin', [100n]) }
})
exports.spent = exports.market.extend(async ({ coin, bob }) => {
  await coin.write.move([bob, 60n, ''])
  return { left: 40n }
})`

/** Tests in the words that all runners have: `describe`, `it`, `beforeEach`, and `chainTest` of the adapter. */
const TESTS = `
describe('the market', () => {
  const test = chainTest(market)
  for (const amount of [1n, 2n]) {
    test('gives each test its chain: ' + amount, async ({ coin, bob, node, alice }) => {
      await coin.write.move([bob, amount, ''])
      assert.equal(await coin.read.balanceOf([bob]), amount)
      assert.equal(await node.request('eth_blockNumber'), '0x2')
    })
  }
  describe('continued', () => {
    const test = chainTest(spent)
    let objects
    beforeEach(async () => {
      objects = await spent.values()
      await objects.coin.write.move([objects.bob, 5n, ''])
    })
    test('runs hooks on the chain of the test', async ({ coin, bob, left }) => {
      assert.equal(await coin.read.balanceOf([bob]), 65n)
      assert.equal(left, 40n)
    })
    it('gives a chain to tests that are not wrapped', async () => {
      assert.equal(await objects.coin.read.balanceOf([objects.bob]), 65n)
    })
    test('fails with its transactions', async ({ coin, bob }) => {
      await coin.write.move([bob, 7n, ''])
      await coin.write.move([bob, 1000n, '']).catch(() => {})
      assert.equal(await coin.read.balanceOf([bob]), 0n)
    })
  })
})
describe('a set-up that throws', () => {
  const test = chainTest(async () => {
    throw new Error('no market today')
  })
  test('fails one test', () => {})
  test('fails another test', () => {})
  it('fails a test that is not wrapped', () => market.provider.request({ method: 'eth_chainId' }))
})`

const PRELUDE = `const assert = require('node:assert/strict')
const { market, spent } = require('./setups.cjs')
`

function expectOutcome({ code, output }: Outcome): void {
  expect(code, output).not.toBe(0)
  expect(output).toMatch(/Transactions and failed calls of the test ".*fails with its transactions" \(3\), failures first:/)
  expect(output).toMatch(
    /1\. eth_sendTransaction after block 4: failed: Coin\.move at 0x\w+ reverted with TooFew\(balance: 28, wanted: 1000\)\./,
  )
  expect(output).toMatch(/event Moved\(to: 0x\w+, amount: 7, note: ""\)/)
  // Vitest prints an error once that several tests have.
  expect(output).toContain('the set-up of this test has failed: no market today')
  expect(output).not.toContain('outside of a test')
}

/** The number that a runner prints beside a word. */
const counts = ({ output }: Outcome, passed: RegExp, failed: RegExp) => [passed, failed].map((pattern) => Number(pattern.exec(output)?.[1]))

describe.skipIf(!isBuilt).concurrent(
  'chainTest',
  () => {
    it('works in Mocha', async () => {
      const adapter = `const { chainTest } = require('evmbed/mocha')\n`
      const folder = writeFiles('mocha', { 'setups.cjs': SETUPS, 'tests.cjs': `${PRELUDE}${adapter}${TESTS}` })
      const outcome = await run(folder, programOf('mocha/bin/mocha.js'), 'tests.cjs')
      expectOutcome(outcome)
      expect(counts(outcome, /(\d+) passing/, /(\d+) failing/), outcome.output).toEqual([4, 4])
    })

    it('works in Jest, also with concurrent tests', async () => {
      const adapter = `const { chainTest } = require('evmbed/jest')\n`
      const concurrent = `
describe('at the same time', () => {
  const test = chainTest(market)
  for (const amount of [1n, 2n, 3n]) {
    test.concurrent('has its chain: ' + amount, async ({ coin, bob }) => {
      await coin.write.move([bob, amount, ''])
      assert.equal(await coin.read.balanceOf([bob]), amount)
    })
  }
})`
      const folder = writeFiles('jest', {
        'setups.cjs': SETUPS,
        'tests.test.cjs': `${PRELUDE}${adapter}${TESTS}${concurrent}`,
        'jest.config.cjs': `module.exports = { testMatch: ['**/*.test.cjs'], transform: {}, moduleFileExtensions: ['js', 'cjs', 'mjs', 'json'] }`,
      })
      const outcome = await run(folder, programOf('jest/bin/jest.js'))
      expectOutcome(outcome)
      expect(counts(outcome, /^Tests:.* (\d+) passed/m, /^Tests:.* (\d+) failed/m), outcome.output).toEqual([7, 4])
    })

    it('works in Jest with ES modules', async () => {
      const tests = `
import assert from 'node:assert/strict'
import { chainTest } from 'evmbed/jest'
import { connectViem } from 'evmbed/testing/viem'
describe('the market', () => {
  const test = chainTest(async ({ provider }) => {
    const { deploy, accounts } = await connectViem(provider)
    return { coin: await deploy('Coin', [100n]), bob: accounts[1] }
  })
  for (const define of [test, test, test.concurrent, test.concurrent]) {
    define('has its chain', async ({ coin, bob }) => {
      await coin.write.move([bob, 1n, ''])
      assert.equal(await coin.read.balanceOf([bob]), 1n)
    })
  }
})`
      const folder = writeFiles('jest-esm', {
        'tests.test.mjs': tests,
        'jest.config.mjs': `export default { testMatch: ['**/*.test.mjs'], transform: {}, moduleFileExtensions: ['js', 'cjs', 'mjs', 'json'] }`,
      })
      const outcome = await run(folder, '--experimental-vm-modules', programOf('jest/bin/jest.js'))
      expect(outcome.output).toMatch(/^Tests: +4 passed, 4 total/m)
    })

    it('works in node:test, also with concurrent tests', async () => {
      const adapter = `const { chainTest } = require('evmbed/node-test')
      const { beforeEach, describe, it } = require('node:test')\n`
      const concurrent = `
describe('at the same time', { concurrency: true }, () => {
  const test = chainTest(market)
  for (const amount of [1n, 2n, 3n]) {
    test('has its chain: ' + amount, async ({ coin, bob }, context) => {
      await coin.write.move([bob, amount, ''])
      assert.equal(await coin.read.balanceOf([bob]), amount)
      assert.equal(context.name, 'has its chain: ' + amount)
    })
  }
})`
      const plain = `
describe('without the function of chainTest', () => {
  chainTest(market)
  it('fails with its transactions, too', async () => {
    const { coin, bob } = await market.values()
    await coin.write.move([bob, 8n, ''])
    assert.equal(await coin.read.balanceOf([bob]), 0n)
  })
})`
      const folder = writeFiles('node-test', { 'setups.cjs': SETUPS, 'tests.cjs': `${PRELUDE}${adapter}${TESTS}${concurrent}${plain}` })
      const outcome = await run(folder, '--test', '--test-reporter=tap', 'tests.cjs')
      expectOutcome(outcome)
      expect(counts(outcome, /^# pass (\d+)/m, /^# fail (\d+)/m), outcome.output).toEqual([7, 5])
      expect(outcome.output).toMatch(/Transactions and failed calls of the test ".*fails with its transactions, too" \(1\)/)
      expect(outcome.output).toMatch(/event Moved\(to: 0x\w+, amount: 8, note: ""\)/)
    })

    it('works in Vitest, also with concurrent tests and their hooks', async () => {
      const adapter = `import assert from 'node:assert/strict'
      import { chainTest } from 'evmbed/vitest'
      import { beforeEach, describe, it } from 'vitest'
      import { market, spent } from './setups.cjs'\n`
      const concurrent = `
describe.concurrent('at the same time', () => {
  const test = chainTest(market)
  beforeEach(async ({ coin, bob }) => void (await coin.write.move([bob, 10n, ''])))
  for (const amount of [1n, 2n, 3n]) {
    test('has its chain: ' + amount, async ({ coin, bob, expect }) => {
      await coin.write.move([bob, amount, ''])
      expect(await coin.read.balanceOf([bob])).toBe(10n + amount)
    })
  }
  test.for([4n, 5n])('has its chain: %s', async (amount, { coin, bob, expect }) => {
    await coin.write.move([bob, amount, ''])
    expect(await coin.read.balanceOf([bob])).toBe(10n + amount)
  })
})`
      const folder = writeFiles('vitest', {
        'setups.cjs': SETUPS,
        'tests.test.mjs': `${adapter}${TESTS}${concurrent}`,
        'vitest.config.mjs': `export default { test: { include: ['*.test.mjs'] } }`,
      })
      const outcome = await run(folder, programOf('vitest/vitest.mjs'), 'run')
      expectOutcome(outcome)
      expect(counts(outcome, /Tests .*?(\d+) passed/, /Tests .*?(\d+) failed/), outcome.output).toEqual([9, 4])
    })
  },
  120_000,
)
