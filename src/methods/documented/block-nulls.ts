import { blockFields } from '../../objects/block.js'
import { isJsonObject, type Json, type JsonObject } from '../../primitives/json.js'
import type { MethodRecord } from '../../rpc/record.js'
import { blockNonce, data, encodedAs, nullable, object, quantity, uint64, word } from '../../rpc/schema.js'
import type { Context } from '../../services/context.js'

const schema = nullable(
  object('Block', {
    ...blockFields,
    difficulty: nullable(quantity),
    nonce: nullable(blockNonce),
    sha3Uncles: nullable(word),
    totalDifficulty: nullable(quantity),
    gasUsed: nullable(uint64),
    transactionsRoot: data,
    receiptsRoot: data,
  }),
)

const METHODS: readonly string[] = ['eth_getBlockByNumber', 'eth_getBlockByHash']

/**
 * The methods, with blocks as the samples of the interface document show them: "Several fields (difficulty, nonce, sha3Uncles, totalDifficulty,
 * sometimes gasUsed) come back null, and root fields can be `0x`". Sometimes is here: in blocks without transactions, of which the samples are.
 */
export function withBlockNulls(records: readonly MethodRecord<Context>[]): MethodRecord<Context>[] {
  return records.map((record) => (METHODS.includes(record.name) ? showingNulls(record) : record))
}

function showingNulls(record: MethodRecord<Context>): MethodRecord<Context> {
  const encode = (value: unknown) => {
    // Result schemas encode to JSON.
    const block = record.result.encode(value) as Json
    return isJsonObject(block) ? withNulls(block) : block
  }
  return { ...record, result: { ...encodedAs(record.result, encode), json: schema.json } }
}

function withNulls(block: JsonObject): JsonObject {
  const { transactions } = block
  const isEmpty = Array.isArray(transactions) && transactions.length === 0
  return {
    ...block,
    difficulty: null,
    nonce: null,
    sha3Uncles: null,
    totalDifficulty: null,
    ...(isEmpty ? { gasUsed: null, transactionsRoot: '0x', receiptsRoot: '0x' } : {}),
  }
}
