import type { Address, Hash } from '../primitives/hex.js'
import type { Block, Log } from './block.js'
import { type LogCriteria, logsOf } from './log-query.js'
import { compact, type View } from './segments.js'

/** Position of a log in the chain. */
export interface LogPosition {
  readonly blockNumber: bigint
  /** Position in the block, counted over all its transactions. */
  readonly logIndex: number
}

/**
 * Finds logs by emitter and topics without looking at blocks that have none of them.
 *
 * Logs are numbered in chain order; for every address, and for every topic at every position, a posting list holds the numbers of the logs
 * that have it. A query intersects the lists it names, skipping ahead from the shortest one, so its work follows the shortest list and the
 * matches, never the length of the chain.
 *
 * The lists live in segments, of which all but the last may be shared with forks.
 */
export class LogIndex {
  #sealed: readonly View<Segment>[] = []
  #open = new Segment()
  /** Height below which logs were dropped. */
  #floor = 0

  /** Adds the logs of the block after the last one appended. */
  append(block: Block): void {
    const logs = logsOf(block)
    if (logs.length > 0) this.#open.append(Number(block.number), logs)
  }

  /** Forgets all blocks above a height. */
  rewind(toNumber: bigint): void {
    const height = Number(toNumber)
    this.#floor = Math.min(this.#floor, height)
    const cut = this.#views().map(({ segment, size }) => ({ segment, size: Math.min(size, segment.firstAbove(height)) }))
    this.#seal(cut)
  }

  /** Drops the logs of blocks below a height. Their memory follows when nothing else is in their segment. */
  forgetBelow(height: number): void {
    this.#floor = height
    this.#sealed = this.#views().filter(({ segment, size }) => segment.firstAbove(height - 1) < size)
    this.#open = new Segment()
  }

  /** An index that begins with the blocks of this one and goes its own way from here on. */
  fork(): LogIndex {
    this.#seal(this.#views())
    const child = new LogIndex()
    child.#sealed = this.#sealed
    child.#floor = this.#floor
    return child
  }

  /**
   * The positions of the matching logs of the blocks `from` to `to`, both included, in chain order.
   *
   * Matches are found as they are asked for. What is appended or taken back after the call does not show.
   */
  query(criteria: LogCriteria, from: bigint, to: bigint, limit = Number.POSITIVE_INFINITY): Generator<LogPosition, void> {
    return select(this.#views(), criteria, from, to, limit)
  }

  #views(): View<Segment>[] {
    return [...this.#sealed, { segment: this.#open, size: this.#open.size }]
  }

  #seal(views: readonly View<Segment>[]): void {
    this.#sealed = compact(views, (...parts) => joined(this.#floor, parts))
    this.#open = new Segment()
  }
}

function* select(
  views: readonly View<Segment>[],
  criteria: LogCriteria,
  from: bigint,
  to: bigint,
  limit: number,
): Generator<LogPosition, void> {
  let found = 0
  for (const { segment, size } of views) {
    const low = segment.firstAbove(Number(from) - 1)
    const high = Math.min(size, segment.firstAbove(Number(to)))
    for (const log of segment.select(criteria, low, high)) {
      if (found >= limit) return
      found++
      yield segment.position(log)
    }
  }
}

/**
 * The logs at some positions, which must be in chain order.
 *
 * Positions in blocks that are not there are skipped.
 */
export function* logsAt(positions: Iterable<LogPosition>, blockByNumber: (number: bigint) => Block | undefined): Generator<Log, void> {
  let number: bigint | undefined
  let receipts: Iterator<{ readonly logs: readonly Log[] }> = [].values()
  let logs: readonly Log[] = []
  for (const position of positions) {
    if (position.blockNumber !== number) {
      number = position.blockNumber
      receipts = (blockByNumber(number)?.receipts ?? []).values()
      logs = []
    }
    while (position.logIndex > (logs.at(-1)?.logIndex ?? -1)) {
      const next = receipts.next()
      if (next.done) break
      logs = next.value.logs
    }
    const log = logs[position.logIndex - (logs[0]?.logIndex ?? 0)]
    if (log) yield log
  }
}

const MAX_TOPICS = 4

/** Posting lists over a stretch of the chain. Logs are numbered from 0 within the segment. */
class Segment {
  /** Number of logs. */
  size = 0
  /** The heights of the blocks that have logs, and the number of each one's first log. */
  readonly #heights: number[] = []
  readonly #starts: number[] = []
  readonly #addresses = new Map<Address, number[]>()
  /** By position, then by topic. */
  readonly #topics = Array.from({ length: MAX_TOPICS }, () => new Map<Hash, number[]>())
  /** By the number of topics a log has: what criteria that end with an empty position ask for. */
  readonly #topicCounts = Array.from({ length: MAX_TOPICS + 1 }, (): number[] => [])

  append(height: number, logs: readonly Log[]): void {
    this.#heights.push(height)
    this.#starts.push(this.size)
    for (const log of logs) {
      const number = this.size++
      listOf(this.#addresses, log.address).push(number)
      this.#topicCounts[log.topics.length]?.push(number)
      for (const [position, lists] of this.#topics.entries()) {
        const topic = log.topics[position]
        if (topic !== undefined) listOf(lists, topic).push(number)
      }
    }
  }

  /** Appends the logs that a view shows, without those of blocks below a height. */
  appendView({ segment, size }: View<Segment>, floor: number): void {
    const low = Math.min(size, segment.firstAbove(floor - 1))
    const offset = this.size - low
    const copy = (from: readonly number[], to: number[]) => {
      for (let i = firstNotBelow(from, low), end = firstNotBelow(from, size); i < end; i++) to.push(at(from, i) + offset)
    }
    const copyAll = <Key>(from: ReadonlyMap<Key, readonly number[]>, to: Map<Key, number[]>) => {
      for (const [key, list] of from) if (at(list, firstNotBelow(list, low)) < size) copy(list, listOf(to, key))
    }
    const blocks = firstNotBelow(segment.#starts, size)
    for (let i = firstNotBelow(segment.#starts, low); i < blocks; i++) this.#heights.push(at(segment.#heights, i))
    copy(segment.#starts, this.#starts)
    copyAll(segment.#addresses, this.#addresses)
    for (const [position, lists] of this.#topics.entries()) copyAll(segment.#topics[position] ?? new Map(), lists)
    for (const [count, list] of this.#topicCounts.entries()) copy(segment.#topicCounts[count] ?? [], list)
    this.size += size - low
  }

  /** The number of the first log above a height. */
  firstAbove(height: number): number {
    return this.#starts[firstNotBelow(this.#heights, height + 1)] ?? this.size
  }

  /** The numbers of the matching logs, from `low` to before `high`. */
  *select(criteria: LogCriteria, low: number, high: number): Generator<number, void> {
    const conditions: (readonly (readonly number[])[])[] = []
    if (criteria.addresses.length > 0) conditions.push(listsOf(this.#addresses, criteria.addresses))
    for (const [position, wanted] of criteria.topics.entries()) {
      if (wanted.length > 0) conditions.push(listsOf(this.#topics[position], wanted))
    }
    if (criteria.topics.at(-1)?.length === 0) conditions.push(this.#topicCounts.slice(criteria.topics.length))
    if (conditions.length > 0) yield* intersect(conditions, low, high)
    else for (let log = low; log < high; log++) yield log
  }

  position(log: number): LogPosition {
    const block = firstNotBelow(this.#starts, log + 1) - 1
    return { blockNumber: BigInt(at(this.#heights, block)), logIndex: log - at(this.#starts, block) }
  }
}

function joined(floor: number, views: readonly View<Segment>[]): Segment {
  const segment = new Segment()
  for (const view of views) segment.appendView(view, floor)
  return segment
}

function listOf<Key>(lists: Map<Key, number[]>, key: Key): number[] {
  let list = lists.get(key)
  if (!list) {
    list = []
    lists.set(key, list)
  }
  return list
}

function listsOf<Key>(lists: ReadonlyMap<Key, readonly number[]> | undefined, keys: readonly Key[]): (readonly number[])[] {
  return [...new Set(keys)].map((key) => lists?.get(key) ?? [])
}

/**
 * The numbers from `low` to before `high` that satisfy every condition, ascending. A condition is satisfied by the numbers on any of its
 * lists, which ascend too.
 *
 * Whichever condition is behind skips ahead to the others (a leapfrog join): the shortest is read once, of the others little more than what
 * it points at.
 */
export function* intersect(conditions: readonly (readonly (readonly number[])[])[], low: number, high: number): Generator<number, void> {
  const unions = conditions.map((lists) => new Union(lists, low, high)).sort((a, b) => a.size - b.size)
  const shortest = unions[0]
  if (!shortest) return
  let candidate = shortest.head
  while (candidate !== END) {
    const ahead = unions.find((union) => union.skipTo(candidate) > candidate)
    if (!ahead) yield candidate
    candidate = shortest.skipTo(ahead ? ahead.head : candidate + 1)
  }
}

/** End mark of a list of numbers. */
const END = Number.POSITIVE_INFINITY

/** Several posting lists read as one: a heap of cursors, the one with the lowest number on top. */
class Union {
  readonly size: number
  readonly #heap: Cursor[]

  constructor(lists: readonly (readonly number[])[], low: number, high: number) {
    // Sorted, an array is a heap.
    this.#heap = lists.map((list) => new Cursor(list, low, high)).sort((a, b) => (a.head < b.head ? -1 : Number(a.head > b.head)))
    this.size = this.#heap.reduce((total, cursor) => total + cursor.size, 0)
  }

  get head(): number {
    return this.#heap[0]?.head ?? END
  }

  /** Passes over what is below `target` and returns the new head. */
  skipTo(target: number): number {
    for (let top = this.#heap[0]; top && top.head < target; top = this.#heap[0]) {
      top.skipTo(target)
      this.#sink(top)
    }
    return this.head
  }

  #sink(cursor: Cursor): void {
    const heap = this.#heap
    let hole = 0
    for (;;) {
      const left = heap[2 * hole + 1]
      const right = heap[2 * hole + 2]
      const child = right && left && right.head < left.head ? right : left
      if (!child || cursor.head <= child.head) break
      heap[hole] = child
      hole = 2 * hole + (child === left ? 1 : 2)
    }
    heap[hole] = cursor
  }
}

/** A place in a posting list, between two bounds. */
class Cursor {
  head: number
  readonly #list: readonly number[]
  #next: number
  readonly #end: number

  constructor(list: readonly number[], low: number, high: number) {
    this.#list = list
    this.#next = firstNotBelow(list, low)
    this.#end = firstNotBelow(list, high, this.#next)
    this.head = this.#read()
  }

  get size(): number {
    return this.#end - this.#next
  }

  /** Looks ahead in doubling steps, then between the last two: a near target is found at once, a far one in logarithmic time. */
  skipTo(target: number): void {
    let step = 1
    while (this.#next + step < this.#end && at(this.#list, this.#next + step) < target) {
      this.#next += step
      step *= 2
    }
    this.#next = firstNotBelow(this.#list, target, this.#next, Math.min(this.#next + step, this.#end))
    this.head = this.#read()
  }

  #read(): number {
    return this.#next < this.#end ? at(this.#list, this.#next) : END
  }
}

/** The index of the first number of an ascending list that is not below a bound, or `end`. */
function firstNotBelow(list: readonly number[], bound: number, start = 0, end = list.length): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (at(list, middle) < bound) low = middle + 1
    else high = middle
  }
  return low
}

/** An entry that is known to be there. */
function at(list: readonly number[], index: number): number {
  return list[index] ?? END
}
