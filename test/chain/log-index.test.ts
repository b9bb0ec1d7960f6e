import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Log } from '../../src/chain/block.js'
import { intersect, LogIndex, logsAt } from '../../src/chain/log-index.js'
import { type LogCriteria, logsOf, matches } from '../../src/chain/log-query.js'
import { addressOf, type LogSketch, makeBlock, topicOf } from '../events/blocks.js'

const ALL: LogCriteria = { addresses: [], topics: [] }

function find(index: LogIndex, blocks: readonly Block[], criteria: LogCriteria, from: bigint, to: bigint, limit?: number): Log[] {
  return [...logsAt(index.query(criteria, from, to, limit), (number) => blocks.find((block) => block.number === number))]
}

function scan(blocks: readonly Block[], criteria: LogCriteria, from: bigint, to: bigint): Log[] {
  return blocks
    .filter(({ number }) => from <= number && number <= to)
    .flatMap((block) => logsOf(block).filter((log) => matches(criteria, log)))
}

const FEW = fc.nat(3)
const sketch = fc.tuple(FEW, fc.array(FEW, { maxLength: 4 })).map(([address, topics]): LogSketch => [address, ...topics])
const blockLogs = fc.array(fc.array(sketch, { maxLength: 3 }), { maxLength: 3 })
const criteria = fc.record<LogCriteria>({
  addresses: fc.array(FEW.map(addressOf), { maxLength: 3 }),
  topics: fc.array(fc.array(FEW.map(topicOf), { maxLength: 3 }), { maxLength: 4 }),
})

type Step =
  | { readonly kind: 'append'; readonly on: number; readonly gap: number; readonly logs: LogSketch[][] }
  | { readonly kind: 'rewind'; readonly on: number; readonly share: number }
  | { readonly kind: 'fork'; readonly on: number }

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('append' as const), on: fc.nat(9), gap: fc.nat(2), logs: blockLogs }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rewind' as const), on: fc.nat(9), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fork' as const), on: fc.nat(9) }) },
)

/** An index and the blocks it should know. */
interface Branch {
  readonly index: LogIndex
  blocks: Block[]
}

function take(branches: Branch[], step: Step): void {
  const branch = branches[step.on % branches.length]!
  const height = branch.blocks.at(-1)?.number ?? 0n
  switch (step.kind) {
    case 'append': {
      const block = makeBlock(height + 1n + BigInt(step.gap), ...step.logs)
      branch.index.append(block)
      branch.blocks.push(block)
      break
    }
    case 'rewind': {
      const to = BigInt(Math.floor(step.share * Number(height)))
      branch.index.rewind(to)
      branch.blocks = branch.blocks.filter(({ number }) => number <= to)
      break
    }
    case 'fork':
      branches.push({ index: branch.index.fork(), blocks: [...branch.blocks] })
  }
}

describe('LogIndex', () => {
  it('finds what a scan of all logs finds, after appending, rewinding and forking', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.array(fc.tuple(criteria, fc.bigInt(0n, 60n), fc.bigInt(0n, 60n)), { minLength: 5, maxLength: 10 }),
        (steps, queries) => {
          const branches: Branch[] = [{ index: new LogIndex(), blocks: [] }]
          for (const step of steps) take(branches, step)
          for (const { index, blocks } of branches) {
            expect(find(index, blocks, ALL, 0n, 1_000n)).toEqual(scan(blocks, ALL, 0n, 1_000n))
            for (const [criteria, from, to] of queries) {
              const expected = scan(blocks, criteria, from, to)
              expect(find(index, blocks, criteria, from, to)).toEqual(expected)
              expect(find(index, blocks, criteria, from, to, 2)).toEqual(expected.slice(0, 2))
            }
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('asks for a topic at every position named, as geth does', () => {
    const index = new LogIndex()
    const blocks = [makeBlock(1, [[1], [1, 5], [1, 5, 6]])]
    index.append(blocks[0]!)
    const indexes = (topics: LogCriteria['topics']) => find(index, blocks, { addresses: [], topics }, 0n, 9n).map((log) => log.logIndex)
    expect(indexes([])).toEqual([0, 1, 2])
    expect(indexes([[]])).toEqual([1, 2])
    expect(indexes([[], []])).toEqual([2])
    expect(indexes([[topicOf(5)], []])).toEqual([2])
    expect(indexes([[], [topicOf(6), topicOf(7)]])).toEqual([2])
    expect(indexes([[], [], []])).toEqual([])
  })

  it('completes a query that began before the chain was rewound', () => {
    const index = new LogIndex()
    for (let number = 1; number <= 4; number++) index.append(makeBlock(number, [[1]]))
    const running = index.query(ALL, 0n, 9n)
    expect(running.next().value).toEqual({ blockNumber: 1n, logIndex: 0 })
    index.rewind(2n)
    index.append(makeBlock(3, [[1], [1]]))
    expect([...running]).toHaveLength(3)
    expect([...index.query(ALL, 0n, 9n)]).toHaveLength(4)
  })

  it('finds 100 logs among 10,000 blocks', () => {
    const index = new LogIndex()
    const blocks: Block[] = []
    for (let number = 0; number < 10_000; number++) {
      const block = makeBlock(number, [[1, 7]], [[number % 100 === 0 ? 2 : 3, 7]])
      blocks.push(block)
      index.append(block)
    }
    const positions = [...index.query({ addresses: [addressOf(2)], topics: [[topicOf(7)]] }, 0n, 10_000n)]
    expect(positions).toHaveLength(100)
    expect(positions[1]).toEqual({ blockNumber: 100n, logIndex: 1 })
    expect([...logsAt(positions, (number) => blocks[Number(number)])].every((log) => log.address === addressOf(2))).toBe(true)
  })
})

describe('intersect', () => {
  /** A list that counts how often it is read. */
  function counted(list: readonly number[]): { readonly list: readonly number[]; reads(): number } {
    let reads = 0
    const proxy = new Proxy(list, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) reads++
        return Reflect.get(target, name)
      },
    })
    return { list: proxy, reads: () => reads }
  }

  const every = (gap: number, length: number) => Array.from({ length }, (_, i) => i * gap)

  it('reads in proportion to the shortest list, not to the length of the chain', () => {
    for (const length of [10_000, 1_000_000]) {
      const common = counted(every(1, length))
      const rare = counted(every(length / 100, 100))
      expect([...intersect([[common.list], [rare.list]], 0, length)]).toEqual(every(length / 100, 100))
      expect(rare.reads()).toBeLessThan(100 * 5)
      // Between two matches the common list is crossed in doubling steps and then halved: twice the logarithm of the gap.
      expect(common.reads()).toBeLessThan(100 * (2 * Math.log2(length / 100) + 5))
    }
  })

  it('reads next to nothing when the limit is reached early', () => {
    const common = counted(every(1, 1_000_000))
    const other = counted(every(1, 1_000_000))
    const found = intersect([[common.list], [other.list]], 0, 1_000_000)
    expect([found.next().value, found.next().value]).toEqual([0, 1])
    expect(common.reads() + other.reads()).toBeLessThan(150)
  })

  it('skips through many alternatives as through one list', () => {
    // 1000 emitters with 1000 logs each, in turn, and 20 logs with the topic.
    const emitters = every(1, 1000).map((first) => counted(every(1000, 1000).map((number) => number + first)))
    const topic = counted(every(50_001, 20))
    const found = [...intersect([emitters.map(({ list }) => list), [topic.list]], 0, 1_000_000)]
    expect(found).toHaveLength(20)
    const reads = emitters.reduce((total, { reads }) => total + reads(), 0)
    // Every skip takes each emitter a few steps on; reading all of their lists would take a million.
    expect(reads).toBeLessThan(1000 * 20 * 20)
  })
})
