import type { BlockNumberReference, BlockReference } from '../chain/block-reference.js'
import type { Hash, Hex } from '../primitives/hex.js'
import { toQuantity } from '../primitives/hex.js'
import { isJsonObject, type Json, member } from '../primitives/json.js'
import type * as wire from '../wire/block.js'
import { boolean, DecodeError, hash, type Schema, uint64 } from './schema.js'

const TAGS: readonly string[] = ['earliest', 'latest', 'safe', 'finalized', 'pending'] satisfies wire.BlockTag[]
const MAX_HEIGHT = 2n ** 63n - 1n

function isTag(input: Json): input is wire.BlockTag {
  return typeof input === 'string' && TAGS.includes(input)
}

function decodeNumber(input: Json): BlockNumberReference {
  if (isTag(input)) return input
  if (typeof input !== 'string') throw new DecodeError('hex string without 0x prefix')
  let height: bigint
  try {
    height = uint64.decode(input)
  } catch (error) {
    throw error instanceof DecodeError ? new DecodeError(error.reason) : error
  }
  if (height > MAX_HEIGHT) throw new DecodeError('block number larger than int64')
  return { number: height }
}

const TAG_JSON = { title: 'BlockTag', type: 'string', enum: TAGS }

/** The hash of a block. */
export const blockHash: Schema<Hash, Hex> = { ...hash, names: 'blockHash' }

/** The hash of a transaction. */
export const transactionHash: Schema<Hash, Hex> = { ...hash, names: 'transaction' }

/** A height or a tag. */
export const blockNumber: Schema<BlockNumberReference, wire.BlockNumberOrTag> = {
  names: 'block',
  json: { title: 'BlockNumber', description: 'A height or a tag.', anyOf: [uint64.json, TAG_JSON] },
  decode: decodeNumber,
  encode: (reference) => (typeof reference === 'string' ? reference : toQuantity(reference.number)),
}

/** A height, a tag, a block hash, or an EIP-1898 object. */
export const blockReference: Schema<BlockReference, wire.BlockReference> = {
  names: 'block',
  json: {
    title: 'BlockReference',
    description: 'A height, a tag, a block hash, or an object that says which of them it holds (EIP-1898).',
    anyOf: [
      uint64.json,
      TAG_JSON,
      hash.json,
      { type: 'object', properties: { blockNumber: blockNumber.json } },
      { type: 'object', properties: { blockHash: hash.json, requireCanonical: boolean.json }, required: ['blockHash'] },
    ],
  },
  decode(input) {
    if (isJsonObject(input)) {
      const number = member(input, 'blockNumber')
      const givenHash = member(input, 'blockHash')
      if (number != null && givenHash != null) {
        throw new DecodeError('cannot specify both BlockHash and BlockNumber, choose one or the other')
      }
      if (number != null) return decodeNumber(number)
      if (givenHash == null) throw new DecodeError('invalid arguments; neither block nor hash specified')
      return { hash: hash.decode(givenHash), requireCanonical: boolean.decode(member(input, 'requireCanonical') ?? false) }
    }
    if (typeof input !== 'string') throw new DecodeError(Array.isArray(input) ? 'array' : typeof input, 'string')
    if (input.length === 66) return { hash: hash.decode(input), requireCanonical: false }
    return decodeNumber(input)
  },
  encode(reference) {
    if (typeof reference === 'string') return reference
    return 'hash' in reference ? { blockHash: reference.hash, requireCanonical: reference.requireCanonical } : toQuantity(reference.number)
  },
}
