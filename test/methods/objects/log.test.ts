import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Log } from '../../../src/chain/block.js'
import { LogBytes, RecordedLog } from '../../../src/chain/recorded-log.js'
import { logSchema, plainLogSchema } from '../../../src/objects/log.js'
import { ByteReader, ByteWriter } from '../../../src/primitives/byte-buffer.js'
import { bytesToHex } from '../../../src/primitives/hex.js'
import { writeLong } from '../../../src/rpc/long-work.js'
import { array } from '../../../src/rpc/schema.js'

const PEER = { collect() {}, rest: async () => {}, resultLimit: Number.POSITIVE_INFINITY }
// Few values, so that logs have some in common with the log before them, and some not.
const hex = (length: number) => fc.constantFrom(0, 9, 0xab, 0xff).map((octet) => bytesToHex(new Uint8Array(length).fill(octet)))
const placed = fc.record({
  blockNumber: fc.constantFrom(0n, 1n, 2n ** 63n),
  blockHash: hex(32),
  blockTimestamp: fc.constantFrom(0n, 10n ** 10n),
  transactionHash: hex(32),
  transactionIndex: fc.constantFrom(0, 17),
})
const emitted = fc.record({
  address: hex(20),
  topics: fc.array(hex(32), { maxLength: 4 }),
  data: fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.uint8Array({ maxLength: 200 }),
    fc.constant(new Uint8Array(150_000).map((_, i) => i * 7)),
  ),
})
const log: fc.Arbitrary<Log> = fc
  .tuple(emitted, placed, fc.constantFrom(0, 255, 70_000), fc.boolean())
  .map(([parts, place, logIndex, removed]) => ({ ...parts, ...place, logIndex, removed }))

/** Returns logs as the record of a block has them: never as removed. */
function recorded(logs: readonly Log[]): Log[] {
  const writer = new ByteWriter()
  writer.byte(1)
  for (const { address, topics, data } of logs) {
    writer.hex(address)
    writer.byte(topics.length)
    for (const topic of topics) writer.hex(topic)
    writer.string(data)
  }
  const bytes = writer.finish()
  const reader = new ByteReader(bytes, 1)
  const source = new LogBytes(bytes)
  return logs.map((each) => new RecordedLog(reader, source, each, each.logIndex))
}

const onlyStanding = (logs: readonly Log[]) => logs.map((each) => ({ ...each, removed: false }))

test('a log has the same JSON as an object, as text, and field by field, from a record or not', async () => {
  const list = array(logSchema)
  await fc.assert(
    fc.asyncProperty(fc.array(log, { maxLength: 12 }), async (logs) => {
      const standing = onlyStanding(logs)
      for (const [given, plain] of [[logs, logs] as const, [recorded(standing), standing] as const]) {
        const expected = plain.map((each) => plainLogSchema.encode(each))
        expect(list.encode(given)).toStrictEqual(expected)
        const { parts } = await writeLong(PEER, list, given)
        expect(parts.join('')).toBe(JSON.stringify(expected))
      }
    }),
  )
})

test('an encoded log is a new object, which its receiver may change', () => {
  const [sample] = fc.sample(
    log.filter(({ topics }) => topics.length > 0),
    1,
  )
  const [fromRecord] = recorded(onlyStanding([sample!]))
  for (const each of [sample!, fromRecord!]) {
    const first = logSchema.encode(each)
    const before = structuredClone(first)
    Object.assign(first.topics, { 0: '' })
    Object.assign(first, { address: '', blockHash: '', data: '' })
    expect(logSchema.encode(each)).toEqual(before)
  }
})

test('refuses a log that ends beyond its record', () => {
  const [whole] = fc.sample(emitted, 1)
  const writer = new ByteWriter()
  writer.hex(whole!.address)
  writer.byte(whole!.topics.length)
  for (const topic of whole!.topics) writer.hex(topic)
  writer.string(whole!.data)
  const bytes = writer.finish()
  const [place] = fc.sample(placed, 1)
  for (const length of [0, 10, 20, bytes.length - 1]) {
    const cut = bytes.slice(0, length)
    expect(() => new RecordedLog(new ByteReader(cut), new LogBytes(cut), place!, 0)).toThrow(RangeError)
  }
})
