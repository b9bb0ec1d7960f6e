/** Comparisons of chai with bigint, numbers and number-like text as numbers, and with contracts and signers as their addresses. */
import { bigNumberOf, integerOf, isAddress, isFunction, isObject, isPromise } from '../matchers/index.js'
import { type ChaiAssertion, type ChaiModule, type ChaiTools, type Method, thenable } from './chai-types.js'

type Comparison = (actual: bigint, expected: bigint) => boolean

/** Names of each comparison, its words, and what it compares. */
const COMPARISONS: readonly (readonly [names: readonly string[], words: string, negated: string, compare: Comparison])[] = [
  [['equal', 'equals', 'eq'], 'equal', 'not equal', (actual, expected) => actual === expected],
  [['above', 'gt', 'greaterThan'], 'be above', 'be at most', (actual, expected) => actual > expected],
  [['below', 'lt', 'lessThan'], 'be below', 'be at least', (actual, expected) => actual < expected],
  [['least', 'gte', 'greaterThanOrEqual'], 'be at least', 'be below', (actual, expected) => actual >= expected],
  [['most', 'lte', 'lessThanOrEqual'], 'be at most', 'be above', (actual, expected) => actual <= expected],
]

/** Overwrites the comparisons of a copy of chai. What has no big number and no address in it is compared by chai as before. */
export function compareBigNumbers({ Assertion }: ChaiModule, { flag, eql, inspect }: ChaiTools): void {
  /** Overwrites a method. After `.eventually` of chai-as-promised, it waits for the value, whichever plugin was used first. */
  const overwrite = (name: string, method: (original: Method) => Method) =>
    Assertion.overwriteMethod(name, (original) => {
      const own = method(original)
      return function (...args) {
        if (flag(this, 'eventually') !== true) return own.apply(this, args)
        const promise = isPromise(this) ? this : Promise.resolve(flag(this, 'object'))
        const compared = Promise.resolve(promise).then((value) => {
          flag(this, 'object', value)
          flag(this, 'eventually', false)
          own.apply(this, args)
          flag(this, 'eventually', true)
          return value
        })
        return thenable(this, compared)
      }
    })

  /** Whether the length of the subject is compared, as by `.length.above(2)`: lengths are numbers. */
  const isLength = (assertion: ChaiAssertion) => flag(assertion, 'doLength') === true
  const asNumbers = (args: readonly unknown[]) => args.map((value) => (isBigNumber(value) ? Number(integerOf(value)) : value))
  for (const [names, words, negated, compare] of COMPARISONS) {
    for (const name of names) {
      overwrite(
        name,
        (original) =>
          function (...args) {
            const [expected] = args
            if (isLength(this)) return void original.apply(this, asNumbers(args))
            const actual = flag(this, 'object')
            const isDeep = flag(this, 'deep') === true
            const numbers = isDeep ? undefined : numbersOf(actual, expected)
            if (numbers) {
              const [one, other] = numbers
              this.assert(
                compare(one, other),
                `expected ${one} to ${words} ${other}.`,
                `expected ${one} to ${negated} ${other}.`,
                other,
                one,
              )
              return
            }
            const addresses = words === 'equal' && !isDeep ? addressesOf(actual, expected) : undefined
            if (addresses) {
              const [one, other] = addresses
              const isSame = one.toLowerCase() === other.toLowerCase()
              this.assert(isSame, `expected '${one}' to equal '${other}'.`, `expected '${one}' to not equal '${other}'.`, other, one)
              return
            }
            if (isDeep && words === 'equal' && hasBigNumber([actual, expected])) {
              const isSame = eql(actual, expected, { comparator: compareParts })
              this.assert(
                isSame,
                `expected ${inspect(actual)} to deeply equal ${inspect(expected)}`,
                `expected ${inspect(actual)} to not deeply equal ${inspect(expected)}`,
                expected,
                actual,
              )
              return
            }
            original.call(this, ...args)
          },
      )
    }
  }
  for (const name of ['eql', 'eqls']) {
    overwrite(
      name,
      (original) =>
        function (...args) {
          const actual = flag(this, 'object')
          if (!hasBigNumber([actual, args[0]])) return void original.call(this, ...args)
          const isSame = eql(actual, args[0], { comparator: compareParts })
          this.assert(
            isSame,
            `expected ${inspect(actual)} to deeply equal ${inspect(args[0])}`,
            `expected ${inspect(actual)} to not deeply equal ${inspect(args[0])}`,
          )
        },
    )
  }
  overwrite(
    'within',
    (original) =>
      function (...args) {
        if (isLength(this)) return void original.apply(this, asNumbers(args))
        const [low, high] = args.map(integerOf)
        const actual = integerOf(flag(this, 'object'))
        const isBig = [flag(this, 'object'), args[0], args[1]].some(isBigNumber)
        if (!isBig || low === undefined || high === undefined || actual === undefined) return void original.call(this, ...args)
        const range = `${low}..${high}`
        this.assert(
          actual >= low && actual <= high,
          `expected ${actual} to be within ${range}`,
          `expected ${actual} to not be within ${range}`,
        )
      },
  )
  for (const name of ['closeTo', 'approximately']) {
    overwrite(
      name,
      (original) =>
        function (...args) {
          const [expected, delta] = args.map(integerOf)
          const actual = integerOf(flag(this, 'object'))
          const isBig = [flag(this, 'object'), args[0], args[1]].some(isBigNumber)
          if (!isBig || expected === undefined || delta === undefined || actual === undefined) return void original.call(this, ...args)
          const difference = actual > expected ? actual - expected : expected - actual
          const range = `${expected} +/- ${delta}`
          this.assert(difference <= delta, `expected ${actual} to be close to ${range}`, `expected ${actual} not to be close to ${range}`)
        },
    )
  }
  for (const name of ['length', 'lengthOf']) {
    Assertion.overwriteChainableMethod(
      name,
      (original) =>
        function (...args) {
          const length = isBigNumber(args[0]) ? integerOf(args[0]) : undefined
          original.call(this, ...(length === undefined ? args : [Number(length), ...args.slice(1)]))
        },
      (...[original]) =>
        function () {
          original?.call(this)
        },
    )
  }
}

function isBigNumber(value: unknown): boolean {
  return typeof value === 'bigint' || bigNumberOf(value) !== undefined
}

/** Returns two values as integers if one is a big number. */
function numbersOf(one: unknown, other: unknown): readonly [bigint, bigint] | undefined {
  if (!isBigNumber(one) && !isBigNumber(other)) return undefined
  const [a, b] = [integerOf(one), integerOf(other)]
  return a === undefined || b === undefined ? undefined : [a, b]
}

/** Returns two values as addresses if one is a contract or a signer. */
function addressesOf(one: unknown, other: unknown): readonly [string, string] | undefined {
  if (!isAddressable(one) && !isAddressable(other)) return undefined
  const [a, b] = [addressOf(one), addressOf(other)]
  return a === undefined || b === undefined ? undefined : [a, b]
}

function isAddressable(value: unknown): boolean {
  return isObject(value) && isFunction(value.getAddress)
}

function addressOf(value: unknown): string | undefined {
  if (isAddress(value)) return value
  return isObject(value) && isAddressable(value) ? [value.target, value.address].find(isAddress) : undefined
}

/** Decides over two parts of deeply compared values; null leaves them to chai. */
function compareParts(one: unknown, other: unknown): boolean | null {
  const numbers = numbersOf(one, other)
  if (numbers) return numbers[0] === numbers[1]
  const addresses = addressesOf(one, other)
  return addresses ? addresses[0].toLowerCase() === addresses[1].toLowerCase() : null
}

function hasBigNumber(value: unknown, seen = new Set<unknown>()): boolean {
  if (isBigNumber(value)) return true
  if (!isObject(value) || seen.has(value)) return false
  seen.add(value)
  return Object.values(value).some((member) => hasBigNumber(member, seen))
}
