/** Expected arguments of events, errors and calls, compared with decoded ones. */
import {
  type AbiArgument,
  type AbiParameter,
  type AbiType,
  type AbiValue,
  bytesToHex,
  checksumAddress,
  concatBytes,
  type HashedValue,
  hexToBytes,
  keccak256,
  padLeft,
  quoted,
  typeName,
  valueText,
} from '../../../src/internal.js'
import { InvalidAssertion, suggestion } from './invalid-assertion.js'
import { integerOf, isAddress, isFunction, isHexBytes, isList, isObject, isPromise, methodOf } from './objects.js'

/** Expected arguments: all of them in order, or some of them by name. */
export type ExpectedArguments = readonly unknown[] | Readonly<Record<string, unknown>>

/** Matches any value of an argument. */
export function anyValue(): boolean {
  return true
}

/** Matches an unsigned integer. */
export function anyUint(value: unknown): boolean {
  const integer = integerOf(value)
  return integer !== undefined && integer >= 0n
}

/** Throws `InvalidAssertion` unless the expected arguments fit the parameters in number and names. */
export function checkArguments(parameters: readonly AbiParameter[], expected: ExpectedArguments, of: string): void {
  if (isList(expected)) {
    if (expected.length === parameters.length) return
    throw new InvalidAssertion(
      `Error in ${of}: Expected arguments array to have length ${expected.length}, but it has ${parameters.length}`,
    )
  }
  const names = parameters.map(({ name }) => name)
  for (const name of Object.keys(expected)) {
    if (!names.includes(name)) throw new InvalidAssertion(`Error in ${of}: There is no argument named "${name}"${suggestion(name, names)}`)
  }
}

/**
 * Returns what is wrong with the first argument that differs; undefined if there is none.
 *
 * @param parameters - of the decoded arguments, in order
 */
export async function mismatchOf(
  actual: readonly AbiArgument[],
  parameters: readonly AbiParameter[],
  expected: ExpectedArguments,
): Promise<string | undefined> {
  for (const [i, { name, value }] of actual.entries()) {
    const type = parameters[i]?.type
    const isExpected = isList(expected) || name in expected
    if (!type || !isExpected) continue
    const found = await differenceOf(value, type, isList(expected) ? expected[i] : expected[name])
    if (found !== undefined)
      return `Error in ${isList(expected) ? `the ${ordinal(i + 1)} argument` : `the argument "${name}"`} assertion: ${found}`
  }
  return undefined
}

/** `1st`, `2nd`, `11th`. */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return `${number}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`
}

async function differenceOf(actual: AbiValue, type: AbiType, given: unknown): Promise<string | undefined> {
  const expected = untyped(isPromise(given) ? await given : given)
  if (isFunction(expected)) return predicateDifference(actual, type, expected)
  const asymmetric = methodOf(expected, 'asymmetricMatch')
  if (asymmetric)
    return asymmetric(plainValue(actual, type)) === true ? undefined : `expected ${shown(actual, type)} to match ${String(expected)}`
  if (isHashed(actual)) return hashedDifference(actual, type, expected)
  if (isArrayOfValues(actual) && type.kind === 'array')
    return listDifference(
      actual,
      actual.map(() => type.item),
      expected,
      shown(actual, type),
    )
  if (isTuple(actual) && type.kind === 'tuple') return tupleDifference(actual.members, type.members, expected, shown(actual, type))
  return (await isEqual(actual, type, expected)) ? undefined : `expected ${shown(actual, type)} to equal ${shownExpected(expected)}`
}

/** Returns the value in a `Typed` of ethers, such as `Typed.address(token)`. */
function untyped(value: unknown): unknown {
  return isObject(value) && value._typedSymbol === Symbol.for('_ethers_typed') ? value.value : value
}

function predicateDifference(actual: AbiValue, type: AbiType, predicate: (value: unknown) => unknown): string | undefined {
  let answer: unknown
  try {
    answer = predicate(plainValue(actual, type))
  } catch (error) {
    return `The predicate threw an error for ${shown(actual, type)}: ${error instanceof Error ? error.message : String(error)}`
  }
  if (isPromise(answer)) return 'The predicate returned a promise: it must return true or false'
  return answer === true ? undefined : `The predicate did not return true for ${shown(actual, type)}`
}

async function isEqual(actual: AbiValue, type: AbiType, expected: unknown): Promise<boolean> {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return integerOf(expected) === actual
    case 'address':
      return (await addressIn(expected)) === actual
    case 'bytes':
    case 'fixedBytes':
      return hexIn(expected) === (actual instanceof Uint8Array ? bytesToHex(actual) : actual)
    default:
      return expected === actual
  }
}

async function listDifference(actual: readonly AbiValue[], types: readonly AbiType[], expected: unknown, text: string) {
  if (!isList(expected)) return `expected ${text} to equal ${shownExpected(expected)}`
  if (expected.length !== actual.length) return `Expected arguments array to have length ${expected.length}, but it has ${actual.length}`
  for (const [i, value] of actual.entries()) {
    const type = types[i]
    const found = type && (await differenceOf(value, type, expected[i]))
    if (found !== undefined) return `Error in the ${ordinal(i + 1)} argument assertion: ${found}`
  }
  return undefined
}

/** Compares a struct with a list of its members, or with an object that has all of them. */
async function tupleDifference(members: readonly AbiArgument[], parameters: readonly AbiParameter[], expected: unknown, text: string) {
  const values = members.map(({ value }) => value)
  const types = parameters.map(({ type }) => type)
  if (isList(expected) || !isObject(expected)) return listDifference(values, types, expected, text)
  const names = members.map(({ name }) => name)
  const stranger = Object.keys(expected).find((name) => !names.includes(name))
  if (stranger !== undefined) return `There is no member named "${stranger}"${suggestion(stranger, names)}`
  const inOrder = names.map((name) => expected[name])
  return listDifference(values, types, inOrder, text)
}

/** Compares the hash in a topic with the hash of the expected value. */
async function hashedDifference({ hash }: HashedValue, type: AbiType, expected: unknown): Promise<string | undefined> {
  const given = hexIn(expected)
  if (given === hash && type.kind !== 'bytes') {
    return `The argument is indexed, and the log has its hash only. Expected the ${typeName(type)} itself, but got its hash ${hash}`
  }
  const encoding = await inPlace(type, expected, true)
  if (!encoding) return `expected the hash of ${shownExpected(expected)}, which is no ${typeName(type)}, to equal ${hash}`
  const wanted = bytesToHex(keccak256(encoding))
  if (wanted === hash) return undefined
  if (given === hash)
    return `The argument is indexed, and the log has its hash only. Expected the ${typeName(type)} itself, but got its hash ${hash}`
  return `expected ${hash} to equal ${wanted}, the hash of ${shownExpected(expected)}`
}

/**
 * Encodes a value as topics hash it: without lengths and offsets. Undefined for a value of another type.
 *
 * @param isWhole - whether it is the whole argument: strings and bytes within others are padded to words
 */
async function inPlace(type: AbiType, value: unknown, isWhole = false): Promise<Uint8Array | undefined> {
  switch (type.kind) {
    case 'string':
      return typeof value === 'string' ? paddedRight(new TextEncoder().encode(value), isWhole) : undefined
    case 'bytes':
    case 'fixedBytes': {
      const hex = hexIn(value)
      return hex === undefined ? undefined : paddedRight(hexToBytes(hex), isWhole)
    }
    case 'bool':
      return typeof value === 'boolean' ? Uint8Array.from({ length: 32 }, (_, i) => (i === 31 && value ? 1 : 0)) : undefined
    case 'address': {
      const address = await addressIn(value)
      return address && padLeft(hexToBytes(address), 32)
    }
    case 'uint':
    case 'int': {
      const integer = integerOf(value)
      return integer === undefined ? undefined : hexToBytes(`0x${BigInt.asUintN(256, integer).toString(16).padStart(64, '0')}`)
    }
    case 'array':
      return isList(value) ? joined(await Promise.all(value.map((item) => inPlace(type.item, item)))) : undefined
    case 'tuple': {
      const members = isList(value) ? value : isObject(value) ? type.members.map(({ name }) => value[name]) : []
      if (members.length !== type.members.length) return undefined
      return joined(await Promise.all(type.members.map((member, i) => inPlace(member.type, members[i]))))
    }
  }
}

function paddedRight(bytes: Uint8Array, isWhole: boolean): Uint8Array {
  if (isWhole) return bytes
  const padded = new Uint8Array(Math.ceil(bytes.length / 32) * 32)
  padded.set(bytes)
  return padded
}

function joined(parts: readonly (Uint8Array | undefined)[]): Uint8Array | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? concatBytes(...known) : undefined
}

/** Returns the address of a value: text, a contract or a signer of ethers, an account or a client of viem. */
export async function addressIn(value: unknown): Promise<`0x${string}` | undefined> {
  if (isAddress(value)) return `0x${value.slice(2).toLowerCase()}`
  if (!isObject(value)) return undefined
  const known = [value.target, value.address, isObject(value.account) ? value.account.address : undefined].find(isAddress)
  const address: unknown = known ?? (await methodOf(value, 'getAddress')?.())
  return isAddress(address) ? `0x${address.slice(2).toLowerCase()}` : undefined
}

function hexIn(value: unknown): `0x${string}` | undefined {
  if (value instanceof Uint8Array) return bytesToHex(value)
  return isHexBytes(value) ? `0x${value.slice(2).toLowerCase()}` : undefined
}

/** Returns a decoded value as clients have it: checksummed addresses, hex for bytes, lists with names for structs. */
export function plainValue(value: AbiValue, type: AbiType): unknown {
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (isHashed(value)) return value.hash
  if (isTuple(value) && type.kind === 'tuple') {
    const list = value.members.map((member, i) => plainValue(member.value, type.members[i]?.type ?? type))
    const named = Object.fromEntries(value.members.map(({ name }, i) => [name, list[i]]).filter(([name]) => name !== ''))
    return Object.assign(list, named)
  }
  if (isArrayOfValues(value) && type.kind === 'array') return value.map((item) => plainValue(item, type.item))
  if (type.kind === 'address' && typeof value === 'string') return checksumAddress(`0x${value.slice(2)}`)
  return value
}

function isHashed(value: AbiValue): value is HashedValue {
  return typeof value === 'object' && 'hash' in value
}

function isTuple(value: AbiValue): value is { readonly members: readonly AbiArgument[] } {
  return typeof value === 'object' && 'members' in value
}

function isArrayOfValues(value: AbiValue): value is readonly AbiValue[] {
  return Array.isArray(value)
}

function shown(value: AbiValue, type: AbiType): string {
  return valueText(value, typeName(type))
}

/** Formats an expected value for a message. */
export function shownExpected(value: unknown): string {
  if (isAddress(value)) return checksumAddress(`0x${value.slice(2).toLowerCase()}`)
  if (isHexBytes(value)) return value
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Uint8Array) return bytesToHex(value)
  if (isList(value)) return `[${value.map(shownExpected).join(', ')}]`
  if (isFunction(value)) return value.name === '' ? 'a predicate' : `the predicate ${value.name}`
  const integer = integerOf(value)
  if (integer !== undefined) return String(integer)
  if (!isObject(value)) return String(value)
  const address = [value.target, value.address].find(isAddress)
  if (address) return shownExpected(address)
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}: ${shownExpected(member)}`)
    .join(', ')}}`
}

/** Formats expected arguments for a message. */
export function argumentsShown(expected: ExpectedArguments): string {
  return isList(expected)
    ? expected.map(shownExpected).join(', ')
    : Object.entries(expected)
        .map(([name, value]) => `${name}: ${shownExpected(value)}`)
        .join(', ')
}
