/** The cases of our matchers with the matchers of Hardhat 2. The outcomes are the same, except for those that are listed. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import type {} from '@nomicfoundation/hardhat-chai-matchers'
import { expect as hardhatExpect } from 'chai'
import { NodeProvider } from 'evmbed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CASES } from '../adapters/testing/chai/cases.js'
import { type Base, createBase, World } from '../adapters/testing/matchers/world.js'

const NO_MATCHER = 'Hardhat 2 has no such matcher'
const HARDHAT_3 = 'the form of Hardhat 3'
const REJECTED = "Hardhat's network rejects a transaction that fails, so that there is no response"
const NO_CALL = 'Hardhat does not call functions'
const ONLY_RESPONSES = 'Hardhat takes responses only'
const NO_NAMES = 'Hardhat has no arguments by name'
const NO_CHAIN = 'Hardhat refuses the chain'
const SPELLING = 'Hardhat compares the spelling'
const NO_DATA = "ethers' error has no data, and Hardhat rethrows it"

/** Cases in which Hardhat's outcome is another one, with the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'reverted: takes an invalid opcode in a call': NO_DATA,
  'reverted: takes the form of Hardhat 3': HARDHAT_3,
  'reverted: takes a hash': REJECTED,
  'reverted: takes a response': REJECTED,
  'reverted: takes a receipt': REJECTED,
  'reverted: takes the error of wait': REJECTED,
  'reverted: takes a function': NO_CALL,
  'reverted: takes an error': 'Hardhat takes an error as the result of a call',
  'reverted: refuses a number': 'Hardhat takes any value as the result of a call',
  'revertedWith: takes a pattern with a state twice': 'Hardhat continues a search with the flag g',
  'revertedWithoutReason: takes an invalid opcode': NO_DATA,
  'revertedWithCustomError: takes arguments by name': NO_NAMES,
  'revertedWithCustomError: takes a struct by names': NO_NAMES,
  "emit: takes ethers' typed values": 'Hardhat takes typed addresses only',
  'emit: takes a function': NO_CALL,
  'emit: takes an anonymous event': 'Hardhat finds events by their first topic',
  'emit: takes arguments by name': NO_NAMES,
  'emit: takes an address without a checksum': SPELLING,
  'emit: takes a contract for an address': SPELLING,
  'emit: takes bytes as hex of any case': SPELLING,
  'emit: takes the content of an indexed list': 'Hardhat hashes indexed strings and bytes only',
  'emit: takes a struct by names': NO_NAMES,
  'emit: counts events': NO_MATCHER,
  'emit: counts events with arguments': NO_MATCHER,
  'emit: takes events in order': NO_MATCHER,
  'callFunction: takes the function': NO_MATCHER,
  'callFunction: takes arguments': NO_MATCHER,
  'callFunction: takes arguments by name': NO_MATCHER,
  'callFunction: takes a call by a contract': NO_MATCHER,
  'callFunction: negated: takes another function': NO_MATCHER,
  'changeEtherBalance: takes the form of Hardhat 3': HARDHAT_3,
  'changeEtherBalance: takes a hash': ONLY_RESPONSES,
  'changeEtherBalance: takes a receipt': ONLY_RESPONSES,
  'changeEtherBalance: counts the fee if it is asked to': ONLY_RESPONSES,
  'changeEtherBalance: takes a chain': NO_CHAIN,
  'changeEtherBalances: takes the form of Hardhat 3': HARDHAT_3,
  'changeEtherBalances: takes a condition for one': 'Hardhat takes one condition for all accounts',
  'changeTokenBalance: takes the form of Hardhat 3': HARDHAT_3,
  'changeTokenBalance: takes all accounts in the form of Hardhat 3': HARDHAT_3,
  'changeTokenBalance: takes a chain with an event': NO_CHAIN,
  'numbers: takes a range of a length': 'Hardhat takes the list for a number',
  'numbers: leaves fractions to chai': 'Hardhat refuses fractions',
  'numbers: compares with eql': 'Hardhat compares with deep.equal only',
}

let base: Base
/** Hardhat goes on with requests after an assertion has failed: they belong to the chain of their case, and not to that of the next one. */
const running = new AsyncLocalStorage<NodeProvider>()
beforeAll(async () => {
  base = await createBase({ dialect: 'hardhat' })
  const current: Pick<NodeProvider, 'request'> = { request: (call) => (running.getStore() ?? new NodeProvider(base.node)).request(call) }
  Reflect.set(globalThis, 'evmbedProvider', current)
  process.env.HARDHAT_CONFIG = fileURLToPath(new URL('hardhat.config.cjs', import.meta.url))
  await import('hardhat')
})
/** Closed at the end, for the same reason. */
const worlds: World[] = []
afterAll(async () => {
  for (const world of worlds) await world.close()
  await base.node.close()
})

it('lists differences of cases that exist', () => {
  const titles = Object.entries(CASES).flatMap(([group, cases]) => cases.map(([title]) => `${group}: ${title}`))
  expect(titles).toEqual(expect.arrayContaining(Object.keys(DIFFERENCES)))
})

/** Hardhat refuses the chain, and leaves the failure of its first link unhandled, which the test runner reports. */
const LEFT_OUT = 'refuses a chain whose first link is wrong'

describe.each(Object.entries(CASES))('%s', (group, cases) => {
  it.each(cases.filter(([title]) => title !== LEFT_OUT).map(([title, assert, message]) => ({ title, assert, message })))(
    '$title',
    async ({ title, assert, message }) => {
      const world = await World.on(base)
      const subjects: unknown[] = []
      // Hardhat leaves a subject alone when it refuses the assertion.
      const expectOf = ((subject: unknown, ...rest: readonly [string?]) => {
        subjects.push(subject)
        return hardhatExpect(subject, ...rest)
      }) as Chai.ExpectStatic
      let isRight = true
      try {
        await running.run(new NodeProvider(world.node), () => assert(expectOf, world))
      } catch {
        isRight = false
      }
      await Promise.allSettled(subjects)
      worlds.push(world)
      const isSame = isRight === (message === undefined)
      expect(isSame).toBe(!(`${group}: ${title}` in DIFFERENCES))
    },
  )
})
