/** The cases of viem's assertions with those of Hardhat 3 and with our matchers. The outcomes are the same, except for those that are listed. */
import { setMatcherChain, transactionMatchers } from 'evmbed/testing/expect'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VIEM_CASES, type ViemAssertions, ViemChain } from '../adapters/testing/expect/viem-cases.js'
import { type Base, createBase, World } from '../adapters/testing/matchers/world.js'
import { connectHardhat, missingHardhat3 } from './hardhat-3.js'

/** Cases in which Hardhat's outcome is another one. */
const HARDHATS: Readonly<Record<string, string>> = {
  'balancesHaveChanged: refuses a transaction that has failed': 'Hardhat compares balances only',
  'revert: takes a custom error': 'Hardhat takes texts, panics and no reason only',
  'revert: takes the failure of a called contract': 'the failure is a custom error',
}
const OVERLOADED = 'an overloaded event needs its signature, also when only one has so many arguments'
const PANIC = 'codes of panics have a matcher of their own'
/** Cases in which the outcome of our matchers is another one. */
const OURS: Readonly<Record<string, string>> = {
  'emit: takes an overloaded event': OVERLOADED,
  'emitWithArgs: takes an overloaded event by the number of arguments': OVERLOADED,
  'emitWithArgs: takes an overloaded event by its three arguments': OVERLOADED,
  'revertWith: takes the code of a panic': PANIC,
  'revertWith: takes another code of a panic': PANIC,
}

expect.extend(transactionMatchers)

const ours: ViemAssertions = {
  balancesHaveChanged: (hash, changes) =>
    expect(hash).toChangeEtherBalances(
      changes.map(({ address }) => address),
      changes.map(({ amount }) => amount),
    ),
  emit: (hash, contract, event) => expect(hash).toEmit(contract, event),
  emitWithArgs: (hash, contract, event, args) => expect(hash).toEmit(contract, event, args),
  revert: (call) => expect(call).toBeReverted(),
  revertWith: (call, reason) => expect(call).toBeRevertedWith(reason),
  revertWithCustomError: (call, contract, error) => expect(call).toBeRevertedWithCustomError(contract, error),
  revertWithCustomErrorWithArgs: (call, contract, error, args) => expect(call).toBeRevertedWithCustomError(contract, error, args),
}

let base: Base
let world: World
beforeAll(async () => {
  base = await createBase()
})
beforeEach(async () => {
  world = await World.on(base)
  setMatcherChain(world.node)
})
afterEach(async () => {
  setMatcherChain(undefined)
  await world.close()
})
afterAll(() => base.node.close())

const titles = Object.entries(VIEM_CASES).flatMap(([group, cases]) => cases.map(([title]) => `${group}: ${title}`))
it.each([HARDHATS, OURS])('lists differences of cases that exist', (differences) => {
  expect(titles).toEqual(expect.arrayContaining(Object.keys(differences)))
})

/** Runs the cases with an implementation of the assertions. */
function runCases(assertions: () => ViemAssertions, differences: Readonly<Record<string, string>>): void {
  describe.each(Object.entries(VIEM_CASES))('%s', (group, cases) => {
    it.each(cases.map(([title, assert, outcome]) => ({ title, assert, outcome })))('$title', async ({ title, assert, outcome }) => {
      const failure = await assert(assertions(), new ViemChain(world)).then(
        () => undefined,
        (error: unknown) => error,
      )
      const isSame = (failure === undefined) === (outcome === undefined)
      expect(isSame, `the outcome: ${failure ?? 'right'}`).toBe(!(`${group}: ${title}` in differences))
    })
  })
}

describe('our matchers', () => {
  runCases(() => ours, OURS)
})

describe('the assertions of Hardhat 3', () => {
  const missing = missingHardhat3()
  let hardhats: ViemAssertions
  beforeAll(async () => {
    if (missing !== undefined) return
    const { viem } = await connectHardhat('@nomicfoundation/hardhat-viem', '@nomicfoundation/hardhat-viem-assertions')
    // The chain of the case, in place of the network of the connection.
    viem.getPublicClient = async () => world.publicClient()
    hardhats = viem.assertions as ViemAssertions
  })
  beforeEach(({ skip }) => {
    if (missing !== undefined) skip(missing)
  })
  runCases(() => hardhats, HARDHATS)
})
