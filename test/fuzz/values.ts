/**
 * Values for the soak test, by a seeded generator. They are those of `arbitraries.ts`, made hundreds of times faster: nothing is kept for shrinking, and the
 * generator of a schema is put together once.
 */
import type { Json, JsonObject } from '../../src/primitives/json.js'
import {
  ADDRESSES,
  CODE_PARTS,
  isObject,
  type Known,
  LIMITS,
  MEMBERS,
  ODD_NUMBERS,
  ODD_TEXTS,
  ORDINARY_AMOUNTS,
  objectOf,
  TRAPS,
} from './arbitraries.js'
import type { Random } from './random.js'

export type Generate = (random: Random, known: Known) => Json

function integer(random: Random): bigint {
  const dice = random.below(9)
  if (dice < 4) return BigInt(random.below(7))
  if (dice < 6) return random.pick(ORDINARY_AMOUNTS)
  if (dice < 8) return random.pick(LIMITS)
  return BigInt(`0x${random.hex(1 + random.below(32))}`)
}

const quantity: Generate = (random) => `0x${integer(random).toString(16)}`
const bytes = (random: Random, most: number): string => `0x${random.hex(random.below(most + 1))}`

function text(random: Random, most: number): string {
  return String.fromCharCode(...Array.from({ length: random.below(most + 1) }, () => random.below(random.oneIn(4) ? 0x10000 : 0x80)))
}

/** Code that does something more often than random bytes would. */
function code(random: Random): string {
  const part = () => (random.oneIn(2) ? random.pick(CODE_PARTS) : random.hex(1 + random.below(2)))
  return `0x${Array.from({ length: random.below(24) }, part).join('')}`
}

const SCALARS: readonly Generate[] = [
  (random) => random.pick(ODD_TEXTS),
  (random) => random.pick(ODD_NUMBERS),
  (random) => (random.uint32() / 2 ** 32) * 10 ** (random.below(40) - 20),
  quantity,
  (random) => random.pick(ADDRESSES),
  (random, known) => random.pick(known.hashes),
  (random) => text(random, 20),
  (random) => bytes(random, 70),
  (random) => String(integer(random)),
]

function memberName(random: Random): string {
  return random.oneIn(4) ? text(random, 8) : random.pick(random.pick([TRAPS, MEMBERS, ADDRESSES]))
}

/** Any JSON, with the values and the names that programs stumble over. */
export function anyJson(random: Random, known: Known, depth = 4): Json {
  const dice = depth === 0 ? 0 : random.below(10)
  if (dice < 6) return random.pick(SCALARS)(random, known)
  const count = random.below(dice < 8 ? 5 : 6)
  if (dice < 8) return Array.from({ length: count }, () => anyJson(random, known, depth - 1))
  return objectOf(Array.from({ length: count }, () => [memberName(random), anyJson(random, known, depth - 1)] as const))
}

function oneOf(...choices: readonly Generate[]): Generate {
  return (random, known) => random.pick(choices)(random, known)
}

const word: Generate = (random) => `0x${random.hex(32)}`
const knownHash: Generate = (random, known) => random.pick(known.hashes)
const BY_TITLE: Readonly<Record<string, Generate>> = {
  Address: (random) => random.pick(ADDRESSES),
  Hash: oneOf(knownHash, knownHash, word),
  Bytes32: oneOf(knownHash, word),
  StorageKey: oneOf(quantity, word),
  LooseInteger: oneOf(
    quantity,
    (random) => String(integer(random)),
    (random) => random.uint32(),
  ),
  LooseAmount: oneOf(quantity, (random) => String(integer(random))),
  SubscriptionId: oneOf((random) => `0x10${random.below(12).toString(16).padStart(30, '0')}`, quantity),
}

function bytesFor(name: string): Generate {
  if (name === 'code' || name === 'data' || name === 'input') return oneOf(code, (random) => bytes(random, 80))
  return (random, known) => (random.oneIn(2) ? bytes(random, 80) : random.pick(known.transactions))
}

function objectFor(properties: JsonObject, required: Json | undefined): Generate {
  const members = Object.entries(properties).map(([name, schema]) => {
    const isRequired = Array.isArray(required) && required.includes(name)
    return { name, generate: generatorOf(schema as JsonObject, name), isRequired }
  })
  return (random, known) =>
    objectOf(
      members.flatMap(({ name, generate, isRequired }) => {
        const isAbsent = isRequired ? random.oneIn(30) : random.oneIn(2)
        return isAbsent ? [] : [[name, generate(random, known)] as const]
      }),
    )
}

function mapFor(names: Json | undefined, values: JsonObject): Generate {
  const nameFor = isObject(names) ? generatorOf(names) : (random: Random) => text(random, 8)
  const valueFor = generatorOf(values)
  return (random, known) =>
    objectOf(Array.from({ length: random.below(4) }, () => [String(nameFor(random, known)), valueFor(random, known)] as const))
}

function byType(type: Json | undefined): Generate {
  if (type === 'null') return () => null
  if (type === 'boolean') return (random) => random.oneIn(2)
  if (type === 'string') return oneOf((random) => text(random, 12), quantity, knownHash)
  if (type === 'integer') return (random) => random.pick([random.below(6), random.uint32(), 2 ** 31, 2 ** 53 - 1])
  if (type === 'number') return (random) => (random.oneIn(2) ? random.below(101) : random.uint32() / 1000)
  return anyJson
}

/** The generator of values that fit a JSON Schema of a method record, with what the chain holds among them. */
export function generatorOf(schema: JsonObject, name = ''): Generate {
  const { title, type, pattern, properties, items, prefixItems, anyOf, additionalProperties, propertyNames } = schema
  if (Array.isArray(schema.enum)) {
    const words = schema.enum
    return (random) => random.pick(words)
  }
  if (title === 'Bytes') return bytesFor(name)
  const titled = BY_TITLE[String(title)]
  if (titled) return titled
  if (Array.isArray(anyOf)) return oneOf(...anyOf.map((each) => generatorOf(each as JsonObject, name)))
  if (typeof pattern === 'string') return quantity
  if (Array.isArray(prefixItems)) {
    const elements = prefixItems.map((each) => generatorOf(each as JsonObject, name))
    return (random, known) => elements.map((element) => element(random, known))
  }
  if (isObject(items)) {
    const element = generatorOf(items, name)
    return (random, known) => Array.from({ length: random.below(4) }, () => element(random, known))
  }
  if (isObject(properties)) return objectFor(properties, schema.required)
  if (isObject(additionalProperties)) return mapFor(propertyNames, additionalProperties)
  return byType(type)
}
