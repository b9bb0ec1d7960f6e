import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNode } from '../../src/index.js'
import type { Json } from '../../src/primitives/json.js'
import { writeLong } from '../../src/rpc/long-work.js'
import { array, boolean, either, json, mapOf, nullable, object, optional, type Schema, string } from '../../src/rpc/schema.js'

const PEER = { collect() {}, rest: async () => {}, resultLimit: Number.POSITIVE_INFINITY }

async function textOf<Value>(schema: Schema<Value, unknown>, value: Value): Promise<string> {
  return (await writeLong(PEER, schema, value)).parts.join('')
}

const entry = object('Entry', { name: string, isSet: optional(boolean), parts: array(string), inner: nullable(array(json)) })
const form = array(either(entry, string, { input: (input) => typeof input !== 'string', value: (value) => typeof value !== 'string' }))
const names = fc.string({ unit: 'binary' })
const lists = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(of, { maxLength: 5 }) },
    { weight: 1, arbitrary: of.chain((one) => fc.constant(Array<T>(300).fill(one))) },
  )
const anyJson = fc.jsonValue({ depthSize: 'small' }) as fc.Arbitrary<Json>
const entries = fc.record({
  name: names,
  isSet: fc.option(fc.boolean(), { nil: undefined }),
  parts: lists(names),
  inner: fc.option(lists(anyJson)),
})

test('writes in pieces the text that a value has as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(lists(fc.oneof(entries, names)), async (value) => {
      if (form.isLong?.(value)) expect(await textOf(form, value)).toBe(JSON.stringify(form.encode(value)))
    }),
  )
  await fc.assert(
    fc.asyncProperty(lists(fc.oneof(anyJson, lists(anyJson))), async (value) => {
      if (json.isLong?.(value)) expect(await textOf(json, value)).toBe(JSON.stringify(value))
    }),
  )
  const table = mapOf(string, array(string))
  const rows = new Map([...Array(300).keys()].map((row) => [`"${row}`, [`${row}`, 'ä\n']]))
  expect(await textOf(table, rows)).toBe(JSON.stringify(table.encode(rows)))
})

test('a log query shows one state of the chain, also when the chain goes back and on while it is answered', async () => {
  const node = await createNode()
  const connection = node.connect({ namespaces: 'all', authenticated: true })
  const [sender] = node.accounts
  const logger = `0x${'11'.repeat(20)}` as const
  // Emits 3,000 logs with the block's time as topic.
  await node.request('anvil_setCode', [logger, '0x610bb85b425f5fa16001900380600357'])
  const emit = () => node.request('eth_sendTransaction', [{ from: sender?.address ?? logger, to: logger, gas: '0x5b8d80' }])
  for (let block = 0; block < 3; block++) await emit()
  const snapshot = await node.request('evm_snapshot')
  for (let block = 0; block < 5; block++) await emit()
  const query = '{"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x0","toBlock":"latest"}]}'
  const answering = Array.from({ length: 4 }, () => connection.answer(query))
  await node.request('evm_revert', [snapshot])
  await node.request('evm_increaseTime', ['0x1000'])
  for (let block = 0; block < 5; block++) await emit()
  const hashes = new Set<string>()
  for (let block = 0; block <= 8; block++) {
    const { hash } = (await node.request('eth_getBlockByNumber', [`0x${block.toString(16)}`, false])) ?? {}
    hashes.add(hash ?? '')
  }
  for (const answer of await Promise.all(answering)) {
    const { result } = JSON.parse(answer ?? '') as { result: { blockHash: string; blockNumber: string; logIndex: string }[] }
    const blocks = new Set(result.map(({ blockHash }) => blockHash))
    const heights = new Set(result.map(({ blockNumber }) => blockNumber))
    expect(result.length).toBe(3_000 * heights.size)
    // Before the chain went back all blocks are those of before, afterwards all are those of now.
    expect(blocks.size).toBe(heights.size)
    const later = [...new Set(result.filter(({ blockNumber }) => BigInt(blockNumber) > 3n).map(({ blockHash }) => hashes.has(blockHash)))]
    expect(later.length).toBeLessThan(2)
  }
  await node.close()
})
