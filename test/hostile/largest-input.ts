/**
 * The largest input that a client without a credential may send to a method, from the schemas of its parameters.
 *
 * Where sizes alone do not say what costs most, a table by kind of parameter does; a method whose worst input is a matter of its own has more
 * inputs in a table by name.
 */

import { isJsonObject, type Json, type JsonObject } from '../../src/primitives/json.js'
import { methods } from '../support/all-methods.js'
import type { Facts } from './support.js'
import { callOf } from './support.js'

type Name = (typeof methods)[number]['name']

/** Characters of a message, with room for what is around the parameters: the limit is 5 MiB. */
const CHARACTERS = 5_000_000
/** Values of a message, of 200,000. */
const VALUES = 90_000

const ADDRESS = `0x${'c0'.repeat(20)}`
const word = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
const address = (index: number) => `0x${(index + 1_000).toString(16).padStart(40, '0')}`
const bytes = (characters: number) => `0x${'ab'.repeat(Math.max(0, Math.floor(characters / 2) - 2))}`
const list = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, index) => item(index))

/** Room for a value: characters of text, and values within it. */
interface Room {
  readonly characters: number
  readonly values: number
}

/** The largest values of parameters by the title of their schema; `index` tells those of a list apart. */
const KINDS: Readonly<Record<string, (facts: Facts, room: Room, index: number) => Json>> = {
  Address: (_facts, _room, index) => address(index),
  Hash: (facts) => facts.fullBlock,
  BlockNumber: () => 'latest',
  BlockReference: () => 'latest',
  StorageKey: (_facts, _room, index) => word(index),
  Bytes: (_facts, { characters }) => bytes(characters),
  Bytes32: (_facts, _room, index) => word(index),
  Uint64: () => '0xffffffffffffffff',
  Uint256: () => `0x${'f'.repeat(64)}`,
}

/** The largest value that a schema takes in some room. */
function largest(schema: JsonObject, facts: Facts, room: Room, index = 0): Json {
  const { title, type, anyOf, items, properties, additionalProperties, propertyNames } = schema
  const kind = typeof title === 'string' ? KINDS[title] : undefined
  if (kind) return kind(facts, room, index)
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null
  if (Array.isArray(anyOf)) return largerOf(anyOf.filter(isJsonObject).map((one) => largest(one, facts, room, index)))
  if (isJsonObject(items)) return fill(room, (inner, at) => largest(items, facts, inner, at))
  if (isJsonObject(properties)) {
    const entries = Object.entries(properties)
    const inner = { characters: room.characters / entries.length - 20, values: room.values / entries.length - 2 }
    return Object.fromEntries(entries.map(([name, one]) => [name, isJsonObject(one) ? largest(one, facts, inner, index) : null]))
  }
  if (isJsonObject(additionalProperties)) {
    const entries = fill(room, (inner, at) => [
      isJsonObject(propertyNames) ? String(largest(propertyNames, facts, inner, at)) : word(at),
      largest(additionalProperties, facts, inner, at),
    ])
    return Object.fromEntries(entries as [string, Json][])
  }
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return index
  if (type === 'string') return 'x'.repeat(Math.max(0, room.characters - 2))
  return null
}

/** As many items as there is room for, each with its share of the room: a thousandth of it, or what it needs. */
function fill(room: Room, item: (inner: Room, index: number) => Json): Json[] {
  const inner = { characters: room.characters / 1_000 - 4, values: room.values / 1_000 - 1 }
  const text = JSON.stringify(item(inner, 0))
  const values = text.split(/[[{,:]/).length
  return list(Math.floor(Math.min(room.characters / (text.length + 1), room.values / (values + 1))), (index) => item(inner, index))
}

function largerOf(values: readonly Json[]): Json {
  return values.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one))
}

/** Code that never ends. */
const ENDLESS = callOf('0x5b5f56') as Json[]
const endlessCall = ENDLESS[0] as JsonObject
const endlessState = ENDLESS[2] as JsonObject
const simulation = (...blocks: Json[]): Json[] => [{ blockStateCalls: blocks }]
/** Each of them makes an answer as large as it may be. */
const WHOLE_CHAIN = { fromBlock: '0x0', toBlock: 'latest' }
const AN_ORDERLY_TOPIC_LIST = list(4, () => list(1_000, word))
const LONG_FILTER = { ...WHOLE_CHAIN, address: list(1_000, address), topics: AN_ORDERLY_TOPIC_LIST }
const longCode = `0x${'5b'.repeat(524_286)}00`

const calls = (): Json[][] => [
  ENDLESS,
  // Cold slots, hashes, and code that is as long as it may be.
  callOf('0x5f5b805450600101600156') as Json[],
  callOf('0x5b622dc6c05f20505f56') as Json[],
  callOf(longCode) as Json[],
  [{ to: ADDRESS, data: bytes(1_500_000), gas: '0x17d7840' }],
  [{ to: ADDRESS, gas: '0x17d7840', accessList: list(100, (i) => ({ address: address(i), storageKeys: list(100, word) })) }],
  [
    endlessCall,
    'latest',
    Object.fromEntries(list(1_000, (i) => [address(i), { stateDiff: Object.fromEntries(list(10, (j) => [word(j), word(1)])) }])),
  ],
]

/** Permitted inputs that cost more than the largest does. */
const WORST: Readonly<Partial<Record<Name, (facts: Facts) => Json[][]>>> = {
  eth_call: () => [...calls(), callOf('0x622000005ff3') as Json[], callOf('0x5b5f5f60805f60115afa505f56') as Json[]],
  eth_estimateGas: calls,
  eth_createAccessList: calls,
  eth_simulateV1: () => [
    simulation({ stateOverrides: endlessState, calls: [endlessCall] }),
    simulation({ blockOverrides: { number: '0x100' } }),
    simulation(...list(2, () => ({ calls: list(400, () => ({ from: ADDRESS, to: ADDRESS })) }))),
    // 9,900 logs.
    simulation({ stateOverrides: { [ADDRESS]: { code: '0x6126ac5b5f5fa06001900380600357' } }, calls: [{ to: ADDRESS }] }),
  ],
  eth_feeHistory: () => [['0x64', 'latest', list(100, (i) => i)]],
  eth_getProof: () => [[ADDRESS, list(1_024, word), 'latest']],
  eth_getStorageValues: () => [[{ [ADDRESS]: list(1_024, word) }, 'latest']],
  eth_getLogs: () => [[WHOLE_CHAIN], [LONG_FILTER]],
  eth_newFilter: () => [[LONG_FILTER]],
  eth_subscribe: () => [['newHeads'], ['logs', LONG_FILTER]],
  eth_getTransactionReceipt: ({ loggingTransaction }) => [[loggingTransaction]],
  eth_getTransactionLogs: ({ loggingTransaction }) => [[loggingTransaction]],
  eth_getTransactionByHash: ({ transaction }) => [[transaction]],
  eth_getRawTransactionByHash: ({ transaction }) => [[transaction]],
  eth_getBlockReceipts: ({ fullBlock }) => [[fullBlock]],
  eth_getBlockByHash: ({ fullBlock }) => [[fullBlock, true]],
}

/** The methods that a client without a credential may call, each once. */
export const openMethods = methods.filter(({ requiresAuth, aliasOf }) => !requiresAuth && aliasOf === undefined)

/** The inputs with which a method costs most. */
export function largestInputs({ name, params }: (typeof openMethods)[number], facts: Facts): Json[][] {
  const room = { characters: CHARACTERS / Math.max(1, params.length), values: VALUES / Math.max(1, params.length) }
  return [params.map(({ schema }) => largest(schema.json, facts, room)), ...(WORST[name]?.(facts) ?? [])]
}
