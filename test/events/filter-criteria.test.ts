import { describe, expect, it } from 'vitest'
import { filterCriteria } from '../../src/objects/filter-criteria.js'
import type { Json } from '../../src/primitives/json.js'
import { errorObject } from '../../src/rpc/errors.js'
import { decodeParams, param } from '../../src/rpc/record.js'
import { addressOf, topicOf } from './blocks.js'

function decode(filter: Json) {
  return decodeParams([param('filter', filterCriteria)] as const, [filter])[0]
}

function refusal(filter: Json): string {
  try {
    decode(filter)
  } catch (error) {
    const { code, message } = errorObject(error)
    return `${code} ${message}`
  }
  throw new Error('was not refused')
}

const [A, B] = [addressOf(0xa), addressOf(0xb)]
const [S, T] = [topicOf(0x5), topicOf(0x7)]

describe('filter criteria', () => {
  it('reads criteria without a block as the head', () => {
    expect(decode({})).toEqual({ criteria: { addresses: [], topics: [] }, scope: { from: 'head', to: 'head' } })
    expect(decode({ fromBlock: null, toBlock: null, blockHash: null, address: null, topics: null })).toEqual(decode({}))
  })

  it('takes blocks by height, by tag or by hash', () => {
    expect(decode({ fromBlock: 'earliest', toBlock: '0x10' }).scope).toEqual({ from: 0n, to: 16n })
    expect(decode({ fromBlock: 'safe', toBlock: 'finalized' }).scope).toEqual({ from: 'head', to: 'head' })
    expect(decode({ blockHash: T }).scope).toEqual({ blockHash: T })
  })

  it('takes one address or several', () => {
    expect(decode({ address: A }).criteria.addresses).toEqual([A])
    expect(decode({ address: [A, B.toUpperCase().replace('X', 'x')] }).criteria.addresses).toEqual([A, B])
  })

  it('takes null and missing topics for any topic', () => {
    expect(decode({ topics: [null, [], S, [S, T]] }).criteria.topics).toEqual([[], [], [S], [S, T]])
    expect(decode({ topics: [[S, null, T]] }).criteria.topics).toEqual([[]])
  })

  it('gives the same criteria after encoding and decoding', () => {
    for (const filter of [{}, { fromBlock: 'earliest', toBlock: '0x10', address: [A], topics: [null, [S, T]] }, { blockHash: T }]) {
      expect(decode(JSON.parse(JSON.stringify(filterCriteria.encode(decode(filter)))))).toEqual(decode(filter))
    }
  })

  it('refuses criteria with the texts of geth', () => {
    const many = Array.from({ length: 1001 }, (_, i) => i)
    const refusals = [
      'latest',
      [],
      { blockHash: T, fromBlock: '0x1' },
      { fromBlock: '0x2', toBlock: '0x1' },
      { toBlock: 'pending' },
      { fromBlock: '1' },
      { fromBlock: '0x01' },
      { blockHash: '0x12' },
      { address: 7 },
      { address: '0x12' },
      { address: 'xyz' },
      { address: [A, '0x1'] },
      { address: [A, null] },
      { address: many.map(addressOf) },
      { topics: 'all' },
      { topics: [7] },
      { topics: [[{}]] },
      { topics: ['0x1234'] },
      { topics: ['0xzz'] },
      { topics: [null, null, null, null, null] },
      { topics: [null, many.map(topicOf)] },
    ].map(refusal)
    expect(refusals).toMatchInlineSnapshot(`
      [
        "-32602 invalid argument 0: json: cannot unmarshal string into Go value of type filters.input",
        "-32602 invalid argument 0: json: cannot unmarshal array into Go value of type filters.input",
        "-32602 invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other",
        "-32602 invalid block range params",
        "-32602 pending logs are not supported",
        "-32602 invalid argument 0: hex string without 0x prefix",
        "-32602 invalid argument 0: hex string with leading zero digits",
        "-32602 invalid argument 0: hex string has length 2, want 64 for common.Hash",
        "-32602 invalid argument 0: invalid addresses in query",
        "-32602 invalid argument 0: invalid address: hex has invalid length 1 after decoding; expected 20 for address",
        "-32602 invalid argument 0: invalid address: hex string without 0x prefix",
        "-32602 invalid argument 0: invalid address at index 1: hex string of odd length",
        "-32602 invalid argument 0: non-string address at index 1",
        "-32602 exceed max addresses or topics per search position",
        "-32602 invalid argument 0: json: cannot unmarshal string into Go struct field input.topics of type []interface {}",
        "-32602 invalid argument 0: invalid topic(s)",
        "-32602 invalid argument 0: invalid topic(s)",
        "-32602 invalid argument 0: hex has invalid length 2 after decoding; expected 32 for topic",
        "-32602 invalid argument 0: invalid hex string",
        "-32602 exceed max topics",
        "-32602 exceed max addresses or topics per search position",
      ]
    `)
  })
})
