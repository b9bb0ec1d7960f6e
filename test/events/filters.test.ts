import { describe, expect, it } from 'vitest'
import type { LogCriteria, LogScope } from '../../src/chain/log-query.js'
import { Filters, type FiltersOptions } from '../../src/events/filters.js'
import { asReading, type Reading } from '../../src/primitives/missing-state.js'
import { ManualClock } from '../support/manual-clock.js'
import { addressOf, countingBytes, Ledger, makeTransaction, topicOf } from './blocks.js'

const ALL: LogCriteria = { addresses: [], topics: [] }
const ANYWHERE: LogScope = { from: 'head', to: 'head' }
const MINUTE = 60_000

const LIMITS = { idleTimeout: 5 * MINUTE, sweepInterval: MINUTE / 2, limit: 200 }

function setUp(options: Partial<FiltersOptions> = {}) {
  const chain = new Ledger()
  const clock = new ManualClock(0)
  const filters = asReading(new Filters({ bus: chain.bus, chain, randomBytes: countingBytes(), clock, ...LIMITS, ...options }))
  return { chain, clock, filters }
}

function logIndexes(filters: Reading<Filters>, id: string): (readonly [number: bigint, logIndex: number, removed: boolean])[] {
  const changes = filters.changes(id)
  if (changes.kind !== 'logs') throw new TypeError(`expected logs, got ${changes.kind}`)
  return changes.logs.map(({ blockNumber, logIndex, removed }) => [blockNumber, logIndex, removed] as const)
}

describe('ids', () => {
  it('makes ids of 16 bytes whose first digit is not zero', () => {
    const { filters } = setUp({ randomBytes: (length) => new Uint8Array(length) })
    expect(filters.newBlockFilter()).toBe('0x10000000000000000000000000000000')
  })
})

describe('block filters', () => {
  it('returns each block once', () => {
    const { chain, filters } = setUp()
    chain.mine()
    const id = filters.newBlockFilter()
    expect(filters.changes(id)).toEqual({ kind: 'hashes', hashes: [] })
    const mined = [chain.mine(), chain.mine()]
    expect(filters.changes(id)).toEqual({ kind: 'hashes', hashes: mined.map(({ hash }) => hash) })
    expect(filters.changes(id)).toEqual({ kind: 'hashes', hashes: [] })
  })

  it('returns the head again after a rewind, and not the removed blocks', () => {
    const { chain, filters } = setUp()
    const polled = filters.newBlockFilter()
    const first = chain.mine()
    chain.mine()
    filters.changes(polled)
    const unpolled = filters.newBlockFilter()
    chain.mine()
    chain.rewind(1)
    const next = chain.mine()
    expect(filters.changes(polled)).toEqual({ kind: 'hashes', hashes: [first.hash, next.hash] })
    expect(filters.changes(unpolled)).toEqual({ kind: 'hashes', hashes: [first.hash, next.hash] })
  })
})

describe('log filters', () => {
  it('returns matching logs of the blocks after the creation of the filter', () => {
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

  it('returns only logs of the range of blocks', () => {
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

  it('returns logs again with removed: true after a rewind', () => {
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

  it('gives the criteria of a log filter, and finds no filter of another kind', () => {
    const { filters } = setUp()
    const query = { criteria: ALL, scope: ANYWHERE }
    expect(filters.logQuery(filters.newLogFilter(query))).toBe(query)
    expect(() => filters.logQuery(filters.newBlockFilter())).toThrowErrorMatchingInlineSnapshot(`[FilterNotFound: filter not found]`)
  })
})

describe('pending transaction filters', () => {
  it('returns hashes or transactions', () => {
    const { chain, filters } = setUp()
    const hashes = filters.newPendingTransactionFilter(false)
    const full = filters.newPendingTransactionFilter(true)
    const transaction = makeTransaction()
    chain.bus.emit('pendingTransaction', transaction)
    expect(filters.changes(hashes)).toEqual({ kind: 'hashes', hashes: [transaction.hash] })
    expect(filters.changes(hashes)).toEqual({ kind: 'hashes', hashes: [] })
    expect(filters.changes(full)).toEqual({ kind: 'transactions', transactions: [transaction] })
  })

  it('removes a filter for which too much waits, instead of dropping entries', () => {
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
  it('uninstalls a filter once', () => {
    const { filters } = setUp()
    const id = filters.newBlockFilter()
    expect(filters.uninstall(id)).toBe(true)
    expect(filters.uninstall(id)).toBe(false)
    expect(() => filters.changes(id)).toThrowErrorMatchingInlineSnapshot(`[FilterNotFound: filter not found]`)
  })

  it('removes a filter five minutes after its last use', async () => {
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

  it('measures the idle time of filters by monotonic time', async () => {
    const { clock, filters } = setUp()
    const id = filters.newBlockFilter()
    clock.jump(60 * MINUTE)
    await clock.advance(4 * MINUTE)
    filters.changes(id)
    clock.jump(-120 * MINUTE)
    await clock.advance(5 * MINUTE)
    expect(() => filters.changes(id)).toThrow('filter not found')
  })

  it('finds idle filters until the sweep', async () => {
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

  it('sweeps only while there are filters', async () => {
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

  it('limits the number of filters, and removes idle ones for new ones', async () => {
    const { clock, filters } = setUp({ idleTimeout: 1000, sweepInterval: 10_000 })
    for (let i = 0; i < 200; i++) filters.newBlockFilter()
    expect(() => filters.newBlockFilter()).toThrowErrorMatchingInlineSnapshot(`[TooManyFilters: error creating filter: max limit reached]`)
    await clock.advance(1000)
    filters.newBlockFilter()
    expect(filters.size).toBe(1)
  })

  it('delivers nothing after close', () => {
    const { chain, filters } = setUp()
    const id = filters.newPendingTransactionFilter(false)
    filters.close()
    expect(chain.bus.listenerCount('pendingTransaction')).toBe(0)
    expect(() => filters.changes(id)).toThrow('filter not found')
  })
})
