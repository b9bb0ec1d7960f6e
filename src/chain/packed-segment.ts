import type { Hash } from '../primitives/hex.js'
import type { Block } from './block.js'
import type { BlockPage } from './block-page.js'
import { HashTable } from './hash-table.js'
import type { View } from './segments.js'

/** The place of a transaction. */
export interface TransactionPlace {
  readonly height: number
  readonly index: number
}

/** Pages that follow each other, and the ways to find their blocks and transactions. */
export class PackedSegment {
  /** Height of the first block. */
  readonly first: number
  #size = 0
  readonly #pages: BlockPage[] = []
  /** Heights relative to the first, by the hashes of the blocks. */
  readonly #blocks = new HashTable()
  /** Numbers of the transactions, counted over all blocks, by their hashes. */
  readonly #transactions = new HashTable()
  /** For each block that has transactions, its height relative to the first, and the number of its first transaction. */
  readonly #filled: number[] = []
  readonly #starts: number[] = []
  #transactionCount = 0

  constructor(first: number) {
    this.first = first
  }

  /** Number of blocks. */
  get size(): number {
    return this.#size
  }

  /** The height of the block after the last one. */
  get end(): number {
    return this.first + this.#size
  }

  /** Returns the page of a height, which may be beyond the end of the segment's view. */
  pageAt(height: number): BlockPage | undefined {
    return height < this.end ? this.#pages[lastNotAbove(this.#pages, height, (page) => page.first)] : undefined
  }

  at(height: number): Block | undefined {
    const page = this.pageAt(height)
    return page?.block(height - page.first)
  }

  /**
   * Returns the height of a block, or undefined.
   *
   * @param size of how many blocks, counted from the first
   */
  heightOf(hash: Hash, size = this.#size): number | undefined {
    const position = this.#blocks.newest(hash, size, (found) => {
      const page = this.pageAt(this.first + found)
      return page?.hash(this.first + found - page.first) === hash
    })
    return position < 0 ? undefined : this.first + position
  }

  /**
   * Returns the place of a transaction, the newest if it is in several blocks, or undefined.
   *
   * @param size of how many blocks, counted from the first
   */
  placeOf(transaction: Hash, size = this.#size): TransactionPlace | undefined {
    const number = this.#transactions.newest(transaction, this.#transactionsBefore(size), (found) => {
      const { height, index } = this.#placeAt(found)
      const page = this.pageAt(height)
      return page?.transactionHash(height - page.first, index) === transaction
    })
    return number < 0 ? undefined : this.#placeAt(number)
  }

  /**
   * Appends the blocks of a page.
   *
   * @param count number of its blocks that the segment contains
   */
  append(page: BlockPage, count = page.count): void {
    this.#pages.push(page)
    for (let index = 0; index < count; index++) {
      this.#blocks.add(page.hash(index), this.#size)
      const transactions = page.transactionCount(index)
      if (transactions > 0) {
        this.#filled.push(this.#size)
        this.#starts.push(this.#transactionCount)
      }
      for (let i = 0; i < transactions; i++) this.#transactions.add(page.transactionHash(index, i), this.#transactionCount++)
      this.#size++
    }
  }

  /** Appends the blocks that a view shows. */
  appendView(view: View<PackedSegment>): void {
    this.#appendFrom(view, view.segment.first)
  }

  /** Returns a segment with the blocks that a view shows, without pages that end before a height. */
  static above(floor: number, { segment, size }: View<PackedSegment>): PackedSegment {
    const first = segment.pageAt(floor)?.first ?? segment.first
    const tail = new PackedSegment(first)
    tail.#appendFrom({ segment, size }, first)
    return tail
  }

  #appendFrom({ segment, size }: View<PackedSegment>, first: number): void {
    const end = segment.first + size
    for (const [i, page] of segment.#pages.entries()) {
      if (page.first >= end) break
      const next = segment.#pages[i + 1]?.first ?? end
      if (page.first < first) continue
      this.append(page, Math.min(next, end, page.first + page.count) - page.first)
    }
  }

  /** Removes the blocks from a height on. */
  trim(end: number): void {
    if (end >= this.end) return
    this.#size = end - this.first
    while ((this.#pages.at(-1)?.first ?? -1) >= end) this.#pages.pop()
    while ((this.#filled.at(-1) ?? -1) >= this.#size) {
      this.#filled.pop()
      this.#transactionCount = this.#starts.pop() ?? 0
    }
  }

  #transactionsBefore(size: number): number {
    const block = lastNotAbove(this.#filled, size - 1, (height) => height)
    return this.#starts[block + 1] ?? this.#transactionCount
  }

  #placeAt(number: number): TransactionPlace {
    const block = lastNotAbove(this.#starts, number, (start) => start)
    return { height: this.first + (this.#filled[block] ?? 0), index: number - (this.#starts[block] ?? 0) }
  }
}

/** Returns the index of the last entry of an ascending list that is not above a bound, or -1. */
function lastNotAbove<Entry>(list: readonly Entry[], bound: number, numberOf: (entry: Entry) => number): number {
  let low = -1
  let high = list.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const entry = list[middle]
    if (entry !== undefined && numberOf(entry) <= bound) low = middle
    else high = middle - 1
  }
  return low
}

/** Returns a segment with the blocks that views show, in their order, without pages that end before a height. */
export function joinSegments(floor: number, first: View<PackedSegment>, ...others: readonly View<PackedSegment>[]): PackedSegment {
  const segment = PackedSegment.above(floor, first)
  for (const view of others) segment.appendView(view)
  return segment
}
