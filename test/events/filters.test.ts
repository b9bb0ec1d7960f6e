import { describe, expect, it } from 'vitest'
import type { LogCriteria, LogScope } from '../../src/chain/log-query.js'
import { Filters, type FiltersOptions } from '../../src/events/filters.js'
import { ManualClock } from '../support/manual-clock.js'
import { addressOf, countingBytes, Ledger, makeTransaction, topicOf } from './blocks.js'

const ALL: LogCriteria = { addresses: [], topics: [] }
const ANYWHERE: LogScope = { from: 'head', to: 'head' }
const MINUTE = 60_000

function setUp(options: Partial<FiltersOptions> = {}) {
  const chain = new Ledger()
  const clock = new ManualClock(0)
  const filters = new Filters({ bus: chain.bus, chain, randomBytes: countingBytes(), clock, ...options })
  return { chain, clock, filters }
}

function logIndexes(filters: Filters, id: string): (readonly [number: bigint, logIndex: number, removed: boolean])[] {
  const changes = filters.changes(id)
  if (changes.kind !== 'logs') throw new TypeError(`expected logs, got ${changes.kind}`)
  return changes.logs.map(({ blockNumber, logIndex, removed }) => [blockNumber, logIndex, removed] as const)
}

describe('ids', () => {
  it('are 16 bytes whose first digit is not zero', () => {
    const { filters } = setUp({ randomBytes: (length) => new Uint8Array(length) })
    expect(filters.newBlockFilter()).toBe('0x10000000000000000000000000000000')
  })
})

describe('block filters', () => {
  it('tell each block once', () => {
    const { chain, filters } = setUp()
    chain.mine()
    const id = filters.newBlockFilter()
    expect(filters.changes(id)).toEqual({ kind: 'hashes', hashes: [] })
    const mined = [chain.mine(), chain.mine()]
    expect(filters.changes(id)).toEqual({ kind: 'hashes', hashes: mined.map(({ hash }) => hash) })
    expect(filters.changes(id)).toEqual({ kind: 'hashes', hashes: [] })
  })

  it('tell the head again when the chain went back, and not the blocks that are gone', () => {
    const { chain, filters } = setUp()
    const told = filters.newBlockFilter()
    const first = chain.mine()
    chain.mine()
    filters.changes(told)
    const untold = filters.newBlockFilter()
    chain.mine()
    chain.rewind(1)
    const next = chain.mine()
    expect(filters.changes(told)).toEqual({ kind: 'hashes', hashes: [first.hash, next.hash] })
    expect(filters.changes(untold)).toEqual({ kind: 'hashes', hashes: [first.hash, next.hash] })
  })
})

describe('log filters', () => {
  it('tell matching logs of blocks that came after them', () => {
    const { chain, filters } = setUp()
    chain.mine([[1, 5]])
    const all = filters.newLogFilter({ criteria: ALL, scope: { from: 0n, to: 'head' } })
    const some = filters.newLogFilter({ criteria: { addresses: [addressOf(1)], topics: [[topicOf(5)]] }, scope: ANYWHERE })
    chain.mine([[1, 5]], [[2, 5]])
    chain.mine([[1, 6]], [[1, 5, 6]])
    const expected = [
      [2n, 0, false],
      [2n, 1, false],
      [3n, 0, false],
      [3n, 1, false],
    ]
    expect(logIndexes(filters, all)).toEqual(expected)
    expect(logIndexes(filters, some)).toEqual([expected[0], expected[3]])
    expect(logIndexes(filters, all)).toEqual([])
  })

  it('keep to their range of blocks', () => {
    const { chain, filters } = setUp()
    const id = filters.newLogFilter({ criteria: ALL, scope: { from: 2n, to: 3n } })
    const other = filters.newLogFilter({ criteria: ALL, scope: { blockHash: chain.head.hash } })
    for (let i = 0; i < 4; i++) chain.mine([[1]])
    expect(logIndexes(filters, id)).toEqual([
      [2n, 0, false],
      [3n, 0, false],
    ])
    expect(logIndexes(filters, other)).toEqual([])
  })

  it('take back what they told when the chain went back', () => {
    const { chain, filters } = setUp()
    chain.mine([[1]])
    const id = filters.newLogFilter({ criteria: { addresses: [addressOf(1)], topics: [] }, scope: ANYWHERE })
    chain.mine([[1]], [[2]])
    expect(logIndexes(filters, id)).toEqual([[2n, 0, false]])
    chain.mine([[1]])
    chain.rewind(0)
    chain.mine([[1]])
    expect(logIndexes(filters, id)).toEqual([
      [2n, 0, true],
      [1n, 0, false],
    ])
    chain.rewind(0)
    expect(logIndexes(filters, id)).toEqual([[1n, 0, true]])
  })

  it('say what they ask for; other filters are not found', () => {
    const { filters } = setUp()
    const query = { criteria: ALL, scope: ANYWHERE }
    expect(filters.logQuery(filters.newLogFilter(query))).toBe(query)
    expect(() => filters.logQuery(filters.newBlockFilter())).toThrowErrorMatchingInlineSnapshot(`[FilterNotFound: filter not found]`)
  })
})

describe('pending transaction filters', () => {
  it('tell hashes or transactions', () => {
    const { chain, filters } = setUp()
    const hashes = filters.newPendingTransactionFilter(false)
    const full = filters.newPendingTransactionFilter(true)
    const transaction = makeTransaction()
    chain.bus.emit('pendingTransaction', transaction)
    expect(filters.changes(hashes)).toEqual({ kind: 'hashes', hashes: [transaction.hash] })
    expect(filters.changes(hashes)).toEqual({ kind: 'hashes', hashes: [] })
    expect(filters.changes(full)).toEqual({ kind: 'transactions', transactions: [transaction] })
  })

  it('are gone, rather than incomplete, when too much waits for them', () => {
    const { chain, filters } = setUp({ backlog: 2 })
    const polled = filters.newPendingTransactionFilter(false)
    const forgotten = filters.newPendingTransactionFilter(true)
    const logs = filters.newLogFilter({ criteria: ALL, scope: ANYWHERE })
    for (let i = 0; i < 2; i++) chain.bus.emit('pendingTransaction', makeTransaction())
    filters.changes(polled)
    chain.bus.emit('pendingTransaction', makeTransaction())
    expect(filters.changes(polled)).toMatchObject({ hashes: { length: 1 } })
    expect(() => filters.changes(forgotten)).toThrow('filter not found')
    expect(logIndexes(filters, logs)).toEqual([])
  })
})

describe('Filters', () => {
  it('uninstall once', () => {
    const { filters } = setUp()
    const id = filters.newBlockFilter()
    expect(filters.uninstall(id)).toBe(true)
    expect(filters.uninstall(id)).toBe(false)
    expect(() => filters.changes(id)).toThrowErrorMatchingInlineSnapshot(`[FilterNotFound: filter not found]`)
  })

  it('are swept away five minutes after their last use', async () => {
    const { clock, filters } = setUp()
    const polled = filters.newBlockFilter()
    const asked = filters.newLogFilter({ criteria: ALL, scope: ANYWHERE })
    const idle = filters.newBlockFilter()
    await clock.advance(4 * MINUTE)
    filters.changes(polled)
    filters.logQuery(asked)
    await clock.advance(1 * MINUTE)
    expect(() => filters.changes(idle)).toThrow('filter not found')
    await clock.advance(4 * MINUTE - 1)
    filters.changes(polled)
    await clock.advance(1)
    expect(() => filters.logQuery(asked)).toThrow('filter not found')
    expect(filters.uninstall(polled)).toBe(true)
  })

  it('are idle by the time that passes, whatever is done to the wall clock', async () => {
    const { clock, filters } = setUp()
    const id = filters.newBlockFilter()
    clock.jump(60 * MINUTE)
    await clock.advance(4 * MINUTE)
    filters.changes(id)
    clock.jump(-120 * MINUTE)
    await clock.advance(5 * MINUTE)
    expect(() => filters.changes(id)).toThrow('filter not found')
  })

  it('are found until the sweep, however idle they are', async () => {
    const { clock, filters } = setUp({ idleTimeout: 1000, sweepInterval: 10_000 })
    const late = filters.newBlockFilter()
    const never = filters.newBlockFilter()
    await clock.advance(9_999)
    expect(filters.size).toBe(2)
    filters.changes(late)
    await clock.advance(1)
    expect(() => filters.changes(never)).toThrow('filter not found')
    // Used a moment ago, so it is the turn of the next sweep.
    expect(filters.size).toBe(1)
    await clock.advance(10_000)
    expect(() => filters.changes(late)).toThrow('filter not found')
  })

  it('are swept only while there are some', async () => {
    const { clock, filters } = setUp({ idleTimeout: 1000, sweepInterval: 10_000 })
    filters.newBlockFilter()
    expect(clock.waiting).toBe(1)
    await clock.advance(10_000)
    expect(clock.waiting).toBe(0)
    filters.newBlockFilter()
    expect(clock.waiting).toBe(1)
    filters.close()
    expect(clock.waiting).toBe(0)
  })

  it('are limited in number; idle ones make room', async () => {
    const { clock, filters } = setUp({ idleTimeout: 1000, sweepInterval: 10_000 })
    for (let i = 0; i < 200; i++) filters.newBlockFilter()
    expect(() => filters.newBlockFilter()).toThrowErrorMatchingInlineSnapshot(`[TooManyFilters: error creating filter: max limit reached]`)
    await clock.advance(1000)
    filters.newBlockFilter()
    expect(filters.size).toBe(1)
  })

  it('hear nothing any more once closed', () => {
    const { chain, filters } = setUp()
    const id = filters.newPendingTransactionFilter(false)
    filters.close()
    expect(chain.bus.listenerCount('pendingTransaction')).toBe(0)
    expect(() => filters.changes(id)).toThrow('filter not found')
  })
})
