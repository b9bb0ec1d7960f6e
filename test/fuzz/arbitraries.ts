import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/primitives/json.js'

/** Names that mean something to objects of JavaScript. */
export const TRAPS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', 'toJSON', 'then', '0', '']
/** Names of members that methods read. */
export const MEMBERS = [
  'from',
  'to',
  'gas',
  'data',
  'value',
  'nonce',
  'blockHash',
  'blockNumber',
  'fromBlock',
  'toBlock',
  'address',
  'topics',
  'blocks',
]

export const ADDRESSES = [
  '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  '0x15d34aaf54267db7d7c367839aaf71a00a2c6a65',
  '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  '0x0000f90827f1c53a10cb7a02335b175320002935',
  '0x0000000000000000000000000000000000000000',
  ...Array.from({ length: 17 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`),
  '0x0000000000000000000000000000000000000100',
  '0xffffffffffffffffffffffffffffffffffffffff',
]

/** Limits of counters and clocks. */
export const LIMITS = [2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n, 2n ** 128n, 2n ** 256n].flatMap((limit) => [
  limit - 1n,
  limit,
])

/** Amounts of gas and wei, times and a chain id, as calls hold them. */
export const ORDINARY_AMOUNTS = [21_000n, 100_000n, 30_000_000n, 1_000_000_000n, 1_700_000_010n, 10n ** 18n, 31_337n]

/** Texts that programs stumble over. */
export const ODD_TEXTS = [
  null,
  true,
  false,
  '',
  '0x',
  '0X1',
  '0x01',
  '0xg',
  'latest',
  'pending',
  'earliest',
  'finalized',
  '\ud800',
  '\u0000',
  'NaN',
]
/** Numbers that programs stumble over. */
export const ODD_NUMBERS = [0, -0, -1, 1.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 5e-324, Number.MAX_SAFE_INTEGER]

/** Pieces of code that do something. */
export const CODE_PARTS = [
  '5f',
  '6001',
  '60ff',
  '5b',
  '5f56',
  '5f5f5f5f5f5af1',
  '5f5ffd',
  '3d',
  '5f54',
  '5f55',
  '5fa0',
  '5ff0',
  '5fff',
  '20',
  '3c',
  '37',
  '40',
  '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
]

const integer = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt({ min: 0n, max: 6n }) },
  { weight: 2, arbitrary: fc.constantFrom(...ORDINARY_AMOUNTS) },
  { weight: 2, arbitrary: fc.constantFrom(...LIMITS) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }) },
)
const quantity = integer.map((value) => `0x${value.toString(16)}`)
const bytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((octets) => `0x${Buffer.from(octets).toString('hex')}`)
/** Code that does something more often than random bytes would. */
const code = fc
  .array(
    fc.oneof(
      fc.constantFrom(...CODE_PARTS),
      fc.uint8Array({ minLength: 1, maxLength: 2 }).map((octets) => Buffer.from(octets).toString('hex')),
    ),
    { maxLength: 24 },
  )
  .map((parts) => `0x${parts.join('')}`)

/** Values that the chain of a test holds. */
export interface Known {
  /** Hashes of blocks and transactions. */
  readonly hashes: readonly string[]
  /** Signed transactions, encoded. */
  readonly transactions: readonly string[]
}

/** Any JSON, with the values and the names that programs stumble over. */
export function anyJson(known: Known): fc.Arbitrary<Json> {
  const scalar: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom(...ODD_TEXTS),
    fc.constantFrom(...ODD_NUMBERS),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    quantity,
    fc.constantFrom(...ADDRESSES),
    fc.constantFrom(...known.hashes),
    fc.string({ unit: 'binary', maxLength: 20 }),
    bytes(70),
    integer.map(String),
  )
  const name = fc.oneof(fc.constantFrom(...TRAPS), fc.constantFrom(...MEMBERS), fc.constantFrom(...ADDRESSES), fc.string({ maxLength: 8 }))
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'json' },
      { weight: 6, arbitrary: scalar },
      { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 4, depthIdentifier: 'json' }) },
      { weight: 2, arbitrary: fc.array(fc.tuple(name, tie('value')), { maxLength: 5, depthIdentifier: 'json' }).map(objectOf) },
    ),
  }))
  return value
}

/** An object as `JSON.parse` makes it: `__proto__` is a member like any other. */
export function objectOf(members: readonly (readonly [string, Json])[]): JsonObject {
  const object: Record<string, Json> = {}
  for (const [name, value] of members) Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true })
  return object
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Values that a JSON Schema of a method record describes, with what the chain really holds among them. */
export function fitting(schema: JsonObject, known: Known, name = ''): fc.Arbitrary<Json> {
  const { title, type, pattern, properties, items, anyOf, additionalProperties, propertyNames } = schema
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as Json[]))
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one) => fitting(one as JsonObject, known, name)))
  if (title === 'Address') return fc.constantFrom(...ADDRESSES)
  if (title === 'Hash' || title === 'Bytes32') return fc.oneof(fc.constantFrom(...known.hashes), fc.stringMatching(/^0x[0-9a-f]{64}$/))
  if (title === 'Bytes') {
    if (name === 'code' || name === 'data' || name === 'input') return fc.oneof(code, bytes(80))
    return fc.oneof(bytes(80), fc.constantFrom(...known.transactions))
  }
  if (title === 'StorageKey') return fc.oneof(quantity, fc.stringMatching(/^0x[0-9a-f]{64}$/))
  if (title === 'LooseInteger') return fc.oneof(quantity, integer.map(String), fc.nat())
  if (typeof pattern === 'string') return /Uint/.test(String(title)) ? quantity : fc.stringMatching(new RegExp(pattern))
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return fc.oneof(fc.string({ maxLength: 12 }), quantity, fc.constantFrom(...known.hashes))
  if (type === 'integer') return fc.oneof(fc.nat({ max: 5 }), fc.nat(), fc.constantFrom(2 ** 31, 2 ** 53 - 1))
  if (type === 'number') return fc.oneof(fc.nat({ max: 100 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  if (isObject(items)) return fc.array(fitting(items, known, name), { maxLength: 3 })
  if (isObject(properties)) {
    const members = Object.entries(properties).map(([member, one]) => {
      const value = fitting(one as JsonObject, known, member)
      const isNeeded = Array.isArray(schema.required) && schema.required.includes(member)
      return fc.option(
        value.map((given) => [member, given] as const),
        { nil: undefined, freq: isNeeded ? 30 : 1 },
      )
    })
    return fc.tuple(...members).map((given) => objectOf(given.filter((entry) => entry !== undefined)))
  }
  if (isObject(additionalProperties)) {
    const names = isObject(propertyNames) ? fitting(propertyNames, known) : fc.string()
    return fc.array(fc.tuple(names.map(String), fitting(additionalProperties, known, name)), { maxLength: 3 }).map(objectOf)
  }
  return anyJson(known)
}

type Mutation = (value: Json, random: Json, dice: number) => Json

/** Changes one place of a value, some way down. */
export const mutate: Mutation = (value, random, dice) => {
  const next = Math.floor(dice / 7)
  if (Array.isArray(value) && value.length > 0) {
    const at = next % value.length
    const copy = [...value]
    if (dice % 7 === 0) copy.splice(at, 1)
    else if (dice % 7 === 1) copy.splice(at, 0, copy[at] as Json)
    else if (dice % 7 === 2) copy[at] = random
    else copy[at] = mutate(copy[at] as Json, random, Math.floor(next / value.length))
    return copy
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    const entries = Object.entries(value) as [string, Json][]
    const at = next % entries.length
    const [name, inner] = entries[at] as [string, Json]
    if (dice % 7 === 0) entries.splice(at, 1)
    else if (dice % 7 === 1) entries.push([`${name} `, inner])
    else if (dice % 7 === 2) entries[at] = [name, random]
    else entries[at] = [name, mutate(inner, random, Math.floor(next / entries.length))]
    return objectOf(entries)
  }
  if (typeof value === 'string' && value.length > 2) {
    const at = 2 + (next % (value.length - 2))
    if (dice % 7 === 0) return value.slice(0, at)
    if (dice % 7 === 1) return value + value.slice(2)
    if (dice % 7 === 2) return `${value.slice(0, at)}f${value.slice(at + 1)}`
    if (dice % 7 === 3) return `${value.slice(0, at)}0${value.slice(at + 1)}`
    if (dice % 7 === 4) return `${value.slice(0, at)}${value.slice(at + 2)}`
  }
  return random
}

/** One of some values, with one place of it dropped, doubled, or put into another form. */
export function mutationOf<Value extends Json>(values: readonly Value[], known: Known): fc.Arbitrary<Json> {
  return fc.tuple(fc.constantFrom(...values), anyJson(known), fc.nat()).map(([value, random, dice]) => mutate(value, random, dice))
}
