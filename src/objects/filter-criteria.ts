import type { Log } from '../chain/block.js'
import { type LogQuery, type LogScope, logsOf, matches } from '../chain/log-query.js'
import { ServerError } from '../primitives/errors.js'
import type { Address, Hash, Hex } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { blockNumber } from '../rpc/block-reference.js'
import { InvalidParams } from '../rpc/errors.js'
import { LongWork } from '../rpc/long-work.js'
import { type MethodError, raises } from '../rpc/record.js'
import { address, array, DecodeError, hash, type Schema, string } from '../rpc/schema.js'
import type { Needs } from '../services/context.js'
import type { Filter } from '../wire/query.js'
import { checkOrder, existingHeights, heightOf, rangeErrors } from './block-range.js'
import { charactersOf } from './log.js'

/** No block has the hash of the request. */
export class UnknownBlock extends ServerError {
  constructor() {
    super('unknown block')
  }
}

/** A query finds more logs than the node puts into an answer. */
export class TooManyLogs extends ServerError {
  constructor(cap: number) {
    super(`query returned more than ${cap} results`)
  }
}

const MAX_TOPICS = 4
const MAX_ALTERNATIVES = 1000

/** Which logs are wanted and where from: the argument of `eth_getLogs`, `eth_newFilter` and the `logs` subscription. */
export const filterCriteria: Schema<LogQuery, Filter> = {
  json: {
    title: 'FilterCriteria',
    type: 'object',
    properties: {
      fromBlock: blockNumber.json,
      toBlock: blockNumber.json,
      blockHash: hash.json,
      address: { anyOf: [address.json, array(address).json, { type: 'null' }] },
      topics: {
        type: 'array',
        maxItems: MAX_TOPICS,
        items: { anyOf: [{ type: 'null' }, hash.json, { type: 'array', items: { anyOf: [{ type: 'null' }, hash.json] } }] },
      },
    },
  },
  decode(input) {
    if (!isJsonObject(input)) throw new DecodeError(Array.isArray(input) ? 'array' : typeof input, 'filters.input')
    const scope = decodeScope(input)
    const addresses = decodeAddresses(member(input, 'address') ?? [])
    const topics = decodeTopics(member(input, 'topics') ?? [])
    if (addresses.length > MAX_ALTERNATIVES || topics.some((wanted) => wanted.length > MAX_ALTERNATIVES)) {
      throw new InvalidParams('exceed max addresses or topics per search position')
    }
    return { criteria: { addresses, topics }, scope }
  },
  encode: ({ criteria, scope }) => ({
    ...('blockHash' in scope
      ? { blockHash: scope.blockHash }
      : { fromBlock: blockNumber.encode(referenceOf(scope.from)), toBlock: blockNumber.encode(referenceOf(scope.to)) }),
    address: criteria.addresses,
    topics: criteria.topics,
  }),
}

function referenceOf(height: bigint | 'head') {
  return height === 'head' ? 'latest' : { number: height }
}

function decodeScope(input: JsonObject): LogScope {
  const blockHash = decodeField(input, 'blockHash', hash)
  const fromBlock = decodeField(input, 'fromBlock', blockNumber)
  const toBlock = decodeField(input, 'toBlock', blockNumber)
  if (blockHash !== undefined) {
    if (fromBlock === undefined && toBlock === undefined) return { blockHash }
    throw new DecodeError('cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other')
  }
  if (fromBlock === 'pending' || toBlock === 'pending') throw new InvalidParams('pending logs are not supported')
  const range = { from: heightOf(fromBlock), to: heightOf(toBlock) }
  checkOrder(range)
  return range
}

function decodeField<Value>(input: JsonObject, name: string, schema: Schema<Value, unknown>): Value | undefined {
  const given = member(input, name)
  if (given === undefined || given === null) return undefined
  try {
    return schema.decode(given)
  } catch (error) {
    throw error instanceof DecodeError ? error.within('input', name) : error
  }
}

function decodeAddresses(input: Json): Address[] {
  if (typeof input === 'string') return [decodeAddress(input, 'invalid address')]
  if (!Array.isArray(input)) throw new DecodeError('invalid addresses in query')
  return input.map((entry: Json, index) => {
    if (typeof entry !== 'string') throw new DecodeError(`non-string address at index ${index}`)
    return decodeAddress(entry, `invalid address at index ${index}`)
  })
}

function decodeAddress(input: string, complaint: string): Address {
  try {
    return decodeHex(input, 20, 'address')
  } catch (error) {
    throw error instanceof DecodeError ? new DecodeError(`${complaint}: ${error.reason}`) : error
  }
}

function decodeTopics(input: Json): Hash[][] {
  if (!Array.isArray(input)) throw new DecodeError(typeof input, '[]interface {}').within('input', 'topics')
  if (input.length > MAX_TOPICS) throw new InvalidParams('exceed max topics')
  return input.map((position: Json) => {
    if (position === null) return []
    if (!Array.isArray(position)) return [decodeTopic(position)]
    // Null stands for any topic, and makes its alternatives pointless.
    const end = position.indexOf(null)
    const topics = position.slice(0, end === -1 ? undefined : end).map(decodeTopic)
    return end === -1 ? topics : []
  })
}

function decodeTopic(input: Json): Hash {
  if (typeof input !== 'string') throw new DecodeError('invalid topic(s)')
  return decodeHex(input, 32, 'topic')
}

/** geth has texts of its own for the addresses and topics of criteria. */
function decodeHex(input: string, length: number, what: string): Hex {
  if (input === '') throw new DecodeError('empty hex string')
  if (!/^0x/i.test(input)) throw new DecodeError('hex string without 0x prefix')
  if (input.length % 2 !== 0) throw new DecodeError('hex string of odd length')
  const digits = input.slice(2).toLowerCase()
  if (!/^[0-9a-f]*$/.test(digits)) throw new DecodeError('invalid hex string')
  if (digits.length !== 2 * length) {
    throw new DecodeError(`hex has invalid length ${digits.length / 2} after decoding; expected ${length} for ${what}`)
  }
  return `0x${digits}`
}

/** The logs that match are more text than an answer can be. */
export class LogsTooLong extends ServerError {
  constructor(limit: number) {
    super(`query exceeds max length of logs ${limit}`)
  }
}

/** JavaScript has no texts of four times this length, and an answer is one. */
const MAX_CHARACTERS = 2 ** 27

export const logErrors: readonly MethodError[] = [
  raises('no block has this hash', new UnknownBlock()),
  ...rangeErrors,
  raises('more logs match than an answer may contain', new TooManyLogs(10_000)),
]

/** The id of a filter or a subscription. Ids that cannot be are unknown ones, not malformed ones. */
export const subscriptionId: Schema<string> = {
  json: { title: 'SubscriptionId', description: 'The id of a filter or a subscription.', type: 'string' },
  decode(input) {
    if (typeof input !== 'string') throw new DecodeError(typeof input === 'boolean' ? 'bool' : typeof input, 'rpc.ID')
    return input
  },
  encode: string.encode,
}

/**
 * Returns the logs of the chain that a query wants, in chain order.
 *
 * Throws `InvalidParams` for a range that `existingHeights` refuses, `UnknownBlock`, `BlockRangeTooWide`, `TooManyLogs`.
 */
export async function findLogs(context: Needs<'chain' | 'options' | 'request'>, query: LogQuery): Promise<readonly Log[]> {
  const { logLimit } = context.options.limits
  const work = new LongWork(context.request)
  const logs: Log[] = []
  let characters = 0
  for (const log of matchingLogs(context, query)) {
    if (log !== undefined) {
      logs.push(log)
      characters += charactersOf(log)
    }
    if (logLimit > 0 && logs.length > logLimit) throw new TooManyLogs(logLimit)
    if (characters > MAX_CHARACTERS) throw new LogsTooLong(MAX_CHARACTERS)
    const turn = work.turn(characters)
    if (turn !== undefined) await turn
  }
  return logs
}

/** Finds the logs of a query as they are asked for, with undefined between them, as `Chain.readLogs` does. */
function matchingLogs(context: Needs<'chain' | 'options'>, { criteria, scope }: LogQuery): Iterable<Log | undefined> {
  const { chain, options } = context
  const { logLimit } = options.limits
  if ('blockHash' in scope) {
    const block = chain.blockByHash(scope.blockHash)
    if (!block) throw new UnknownBlock()
    return logsOf(block).filter((log) => matches(criteria, log))
  }
  const heights = existingHeights(context, scope)
  if (!heights) return []
  return chain.readLogs(criteria, heights.from, heights.to, logLimit > 0 ? logLimit + 1 : undefined)
}
