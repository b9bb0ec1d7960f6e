import {
  anyUint,
  anyValue,
  type Check,
  calledFunction,
  changedEther,
  changedEtherOfAll,
  changedTokens,
  changedTokensOfAll,
  type EtherOptions,
  type ExpectedEvent,
  emitted,
  emittedInOrder,
  expectedArguments,
  InvalidAssertion,
  isEthers,
  isHexEqual,
  isProperAddress,
  isProperHex,
  isProperPrivateKey,
  reverted,
  revertedWith,
  revertedWithCustomError,
  revertedWithoutReason,
  revertedWithPanic,
} from '../matchers/index.js'
import type { ChaiAssertion, ChaiModule, ChaiTools } from './chai-types.js'
import { type Link, Links } from './links.js'
import { compareBigNumbers } from './numbers.js'

export { anyUint, anyValue }

/** Matchers without refinements, by their names. Hardhat 3 passes `ethers` first to some of them. */
const MATCHERS: Readonly<Record<string, (args: readonly unknown[]) => Check>> = {
  revert: () => reverted(),
  revertedWith: ([reason]) => revertedWith(reason),
  revertedWithPanic: ([code]) => revertedWithPanic(code),
  revertedWithoutReason: () => revertedWithoutReason(),
  changeEtherBalance: ([account, change, options]) => changedEther(account, change, etherOptions(options)),
  changeEtherBalances: ([accounts, changes, options]) => changedEtherOfAll(accounts, changes, etherOptions(options)),
  changeTokenBalance: ([token, account, change]) => changedTokens(token, account, change),
  changeTokenBalances: ([token, accounts, changes]) => changedTokensOfAll(token, accounts, changes),
  emitInOrder: (events) => emittedInOrder(events.map(expectedEvent)),
}

/**
 * A plugin of chai 4, 5 and 6 with the matchers of Hardhat under their names, in both their forms: `.to.be.revertedWith('text')`,
 * `.to.emit(contract, 'Transfer').withArgs(from, to, 5n)`, `.to.changeEtherBalance(account, 5n)`.
 *
 * Every link of a chain is checked. `chai-as-promised` may be used beside it.
 *
 * @example
 * ```ts
 * use(transactionMatchers)
 * await expect(token.transfer(bob, 5n)).to.emit(token, 'Transfer').withArgs(alice, bob, 5n).and.to.changeTokenBalance(token, bob, 5n)
 * ```
 */
export function transactionMatchers(chai: ChaiModule, tools: ChaiTools): void {
  const { Assertion } = chai
  const links = new Links(chai, tools)
  const method = (name: string, link: (...args: readonly unknown[]) => Link) =>
    Assertion.addMethod(name, function (...args) {
      return links.add(this, link(...args))
    })

  for (const [name, check] of Object.entries(MATCHERS)) {
    method(name, (...args) => {
      const [first, ...rest] = args
      const own = isEthers(first) ? rest : args
      return { takes: [], check: () => withSource(check(own), isEthers(first) ? first : undefined) }
    })
  }
  Assertion.addProperty('reverted', function () {
    return links.add(this, { takes: [], check: reverted })
  })
  method('revertedWithCustomError', (contract, error, ...rest) => ({
    takes: ['expected'],
    check({ expected }) {
      if (rest.length > 0) {
        throw new InvalidAssertion(
          '`.revertedWithCustomError` takes a contract and the name of an error: use `.withArgs` for its arguments',
        )
      }
      return revertedWithCustomError(contract, error, expected)
    },
  }))
  method('emit', (contract, event, ...rest) => ({
    takes: ['expected', 'times'],
    check({ expected, times }) {
      if (rest.length > 0)
        throw new InvalidAssertion('`.emit` takes a contract and the name of an event: use `.withArgs` for its arguments')
      return emitted(contract, event, expected, times)
    },
  }))
  method('callFunction', (contract, name) => ({
    takes: ['expected'],
    check: ({ expected }) => calledFunction(contract, name, expected),
  }))
  Assertion.addMethod('withArgs', function (...args) {
    return links.refine(this, 'withArgs', { expected: args })
  })
  Assertion.addMethod('withNamedArgs', function (args) {
    const expected = expectedArguments(args)
    if (expected === undefined || Array.isArray(expected))
      throw new InvalidAssertion('withNamedArgs expects an object of arguments by name')
    return links.refine(this, 'withNamedArgs', { expected })
  })
  Assertion.addMethod('times', function (times) {
    if (typeof times !== 'number')
      throw new InvalidAssertion(`Expected the number of events to be a whole number, but got ${String(times)}`)
    return links.refine(this, 'times', { times })
  })
  addTextMatchers(chai, tools)
  compareBigNumbers(chai, tools)
}

function addTextMatchers({ Assertion }: ChaiModule, { flag }: ChaiTools): void {
  const assert = (assertion: ChaiAssertion, isMet: boolean, what: string) => {
    const shown = JSON.stringify(flag(assertion, 'object'))
    assertion.assert(isMet, `Expected ${shown} to be ${what}`, `Expected ${shown} NOT to be ${what}`)
  }
  Assertion.addProperty('properAddress', function () {
    assert(this, isProperAddress(flag(this, 'object')), 'a proper address')
  })
  Assertion.addProperty('properPrivateKey', function () {
    assert(this, isProperPrivateKey(flag(this, 'object')), 'a proper private key')
  })
  Assertion.addMethod('properHex', function (length) {
    if (typeof length !== 'number') throw new InvalidAssertion(`Expected the number of digits, but got ${String(length)}`)
    assert(this, isProperHex(flag(this, 'object'), length), `a proper hex string of length ${length}`)
  })
  Assertion.addMethod('hexEqual', function (other) {
    assert(this, isHexEqual(flag(this, 'object'), other), `hex equal to "${String(other)}"`)
  })
}

function withSource(check: Check, source: unknown): Check {
  return source === undefined ? check : { ...check, sources: [source, ...check.sources] }
}

function etherOptions(options: unknown): EtherOptions {
  return typeof options === 'object' && options !== null && 'includeFee' in options ? { includeFee: options.includeFee === true } : {}
}

function expectedEvent(value: unknown): ExpectedEvent {
  if (!Array.isArray(value)) throw new InvalidAssertion('Expected events in the form [contract, name] or [contract, name, arguments]')
  const [contract, name, args]: readonly unknown[] = value
  if (typeof name !== 'string') throw new InvalidAssertion('Expected the event name to be a string')
  const expected = expectedArguments(args)
  return expected ? [contract, name, expected] : [contract, name]
}
